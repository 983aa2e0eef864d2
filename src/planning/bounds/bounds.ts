/** What no plan can beat: the volume that can be loaded, and the containers that all cargo needs. */
import { volumeOf } from '../../domain/geometry.js';
import type { Cargo, Container, LoadProblem } from '../../domain/problem.js';
import { plainValues } from '../goals/piece-values.js';
import { fits, MOST_CONTAINERS, stockOf, usableSize, volumeCapacity, weightCapacity } from './capacity.js';
import { ceiling, dualFeasibleBound } from './dual-feasible.js';
import { shrunkRoom } from './reachable.js';

/** The smaller of cargo volume (of what fits a container at all) and container volume; cubic scaled units. */
export function volumeBound(problem: LoadProblem): number {
  return volumeBoundOver(problem, (container) => volumeCapacity(container, problem));
}

/** The same with each container only as large as sums of sides reach: tighter, but a matter of milliseconds. */
export function tightVolumeBound(problem: LoadProblem): number {
  const cargoes = loadable(problem);
  // The bounding boxes of interlocking rolls may overlap.
  if (cargoes.some((cargo) => cargo.style === 'Roll')) return volumeBound(problem);
  return volumeBoundOver(problem, (container) =>
    Math.min(volumeCapacity(container, problem), volumeOf(shrunkRoom(usableSize(container), container, cargoes))),
  );
}

function volumeBoundOver(problem: LoadProblem, capacityOf: (container: Container) => number): number {
  const capacities = problem.containers.map((container) => stockOf(container) * Math.max(0, capacityOf(container)));
  const containers = problem.rules.isMultiContainerTypesEnabled
    ? capacities.reduce((sum, capacity) => sum + capacity, 0)
    : Math.max(0, ...capacities);
  return Math.min(
    total(loadable(problem), (cargo) => cargo.volume),
    containers,
  );
}

/** No plan loads more value than that of all cargo that fits a container at all. */
export function valueBound(problem: LoadProblem): number {
  const values = plainValues(problem);
  const fitting = new Set(loadable(problem));
  return problem.cargoes.reduce(
    (sum, cargo, place) => sum + (fitting.has(cargo) ? cargo.quantity * values[place]! : 0),
    0,
  );
}

/** Containers that can be filled at all. */
export function containersAvailable(problem: LoadProblem): number {
  const stock = problem.containers.reduce((sum, container) => sum + stockOf(container), 0);
  return Math.min(stock, MOST_CONTAINERS);
}

/** Containers that all loadable cargo needs at least, by volume and weight; at least 1. */
export function quickContainerBound(problem: LoadProblem): number {
  const cargoes = loadable(problem);
  const volume = total(cargoes, (cargo) => cargo.volume);
  const weight = total(cargoes, (cargo) => cargo.weight);
  return Math.max(1, containersFor(volume, problem, volumeCapacity), containersFor(weight, problem, weightCapacity));
}

/** The same by sizes too: tighter, but a matter of milliseconds. */
export function tightContainerBound(problem: LoadProblem): number {
  return Math.max(quickContainerBound(problem), dualFeasibleBound(problem, loadable(problem)));
}

/** True when every cargo fits some container. */
export function isAllLoadable(problem: LoadProblem): boolean {
  return loadable(problem).length === problem.cargoes.length;
}

function loadable(problem: LoadProblem): Cargo[] {
  return problem.cargoes.filter((cargo) => problem.containers.some((container) => fits(cargo, container, problem)));
}

function total(cargoes: readonly Cargo[], figure: (cargo: Cargo) => number): number {
  return cargoes.reduce((sum, cargo) => sum + cargo.quantity * figure(cargo), 0);
}

/** Containers for an amount, the most spacious taken first, as many as there are. */
function containersFor(
  amount: number,
  problem: LoadProblem,
  capacityOf: (container: Container, problem: LoadProblem) => number,
): number {
  const offers = problem.containers
    .map((container) => ({ capacity: capacityOf(container, problem), stock: stockOf(container) }))
    .sort((a, b) => b.capacity - a.capacity);
  let left = amount;
  let containers = 0;
  for (const { capacity, stock } of offers) {
    if (left <= 0) break;
    if (capacity <= 0) continue;
    if (capacity === Number.POSITIVE_INFINITY) return containers + 1;
    const used = Math.min(stock, ceiling(left / capacity));
    containers += used;
    left -= used * capacity;
  }
  return left > amount * 1e-9 ? containers + 1 : containers;
}
