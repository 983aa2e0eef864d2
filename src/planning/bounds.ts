/** What no plan can beat: the volume that can be loaded, and the containers that all cargo needs. */
import type { Cargo, Container, LoadProblem } from '../domain/problem.js';
import { ceiling, dualFeasibleBound } from './dual-feasible.js';
import { fits, MOST_CONTAINERS, stockOf, volumeCapacity, weightCapacity } from './room.js';

/** The smaller of cargo volume (of what fits a container at all) and container volume; cubic scaled units. */
export function volumeBound(problem: LoadProblem): number {
  const capacities = problem.containers.map(
    (container) => stockOf(container) * Math.max(0, volumeCapacity(container, problem)),
  );
  const containers = problem.rules.isMultiContainerTypesEnabled
    ? capacities.reduce((sum, capacity) => sum + capacity, 0)
    : Math.max(0, ...capacities);
  return Math.min(
    total(loadable(problem), (cargo) => cargo.volume),
    containers,
  );
}

/**
 * A number of containers below which not all cargo can be loaded; null when it cannot be loaded at all: a cargo fits
 * none, or there are too few containers.
 */
export function containerBound(problem: LoadProblem): number | null {
  const cargoes = loadable(problem);
  if (cargoes.length < problem.cargoes.length) return null;
  const bound = boundOf(problem, cargoes);
  const available = problem.containers.reduce((sum, container) => sum + stockOf(container), 0);
  return bound > Math.min(available, MOST_CONTAINERS) ? null : bound;
}

/** Containers that a plan will fill at least, as far as there are so many; at least 1. */
export function containersExpected(problem: LoadProblem): number {
  const available = problem.containers.reduce((sum, container) => sum + stockOf(container), 0);
  return Math.max(1, Math.min(boundOf(problem, loadable(problem)), available, MOST_CONTAINERS));
}

function loadable(problem: LoadProblem): Cargo[] {
  return problem.cargoes.filter((cargo) => problem.containers.some((container) => fits(cargo, container, problem)));
}

function total(cargoes: readonly Cargo[], figure: (cargo: Cargo) => number): number {
  return cargoes.reduce((sum, cargo) => sum + cargo.quantity * figure(cargo), 0);
}

function boundOf(problem: LoadProblem, cargoes: readonly Cargo[]): number {
  if (cargoes.length === 0) return 0;
  const volume = total(cargoes, (cargo) => cargo.volume);
  const weight = total(cargoes, (cargo) => cargo.weight);
  return Math.max(
    1,
    containersFor(volume, problem, volumeCapacity),
    containersFor(weight, problem, weightCapacity),
    dualFeasibleBound(problem, cargoes),
  );
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
    const used = Math.min(stock, ceiling(left / capacity));
    containers += used;
    left -= used * capacity;
  }
  return left > amount * 1e-9 ? containers + 1 : containers;
}
