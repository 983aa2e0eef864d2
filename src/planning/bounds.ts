/** What no plan can beat: the volume that can be loaded, and the containers that all cargo needs. */
import { maskAllows, ORIENTATIONS, orientedSize } from '../domain/geometry.js';
import type { Cargo, Container, LoadProblem } from '../domain/problem.js';
import { fits, MOST_CONTAINERS, stockOf, usableSize, volumeCapacity, weightCapacity } from './room.js';

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

/** A whole number at least `value`, with room for the rounding of sums. */
function ceiling(value: number): number {
  return Math.ceil(value - 1e-9 * Math.max(1, value));
}

/**
 * A dual-feasible function of a size in a room: whatever sizes fit side by side, their values sum to at most 1.
 */
type DualFeasible = (size: number, room: number) => number;

const identity: DualFeasible = (size, room) => size / room;

/** u^k of Fekete and Schepers 2004. */
function rounding(k: number): DualFeasible {
  return (size, room) => {
    const scaled = (k + 1) * size;
    return scaled % room === 0 ? size / room : Math.floor(scaled / room) / k;
  };
}

/** Best first: when the input is large only the first ones are tried. */
const FUNCTIONS: readonly DualFeasible[] = [identity, rounding(1), rounding(2), rounding(3), rounding(4), rounding(5)];

/** Products computed at most, so that the bound stays a matter of milliseconds. */
const MOST_PRODUCTS = 5e6;

/**
 * Over triples of dual-feasible functions, one for each axis (Fekete and Schepers 2004): the products of a cargo,
 * least over its orientations and over the container types, sum to at most 1 in every container.
 */
function dualFeasibleBound(problem: LoadProblem, cargoes: readonly Cargo[]): number {
  // The bounding boxes of interlocking rolls may overlap.
  const cuboids = cargoes.filter((cargo) => cargo.style !== 'Roll');
  const rooms = problem.containers.map(usableSize);
  const lying = cuboids.map((cargo) => {
    const sizes = ORIENTATIONS.filter((orientation) => maskAllows(cargo.orientations, orientation)).map((orientation) =>
      orientedSize(cargo.size, orientation),
    );
    return { quantity: cargo.quantity, sizes };
  });
  const pairs = lying.reduce((sum, cargo) => sum + cargo.sizes.length, 0) * rooms.length;
  const functions = FUNCTIONS.filter((_, place) => (place + 1) ** 3 * pairs <= MOST_PRODUCTS);
  let bound = 0;
  for (const f of functions) {
    for (const g of functions) {
      for (const h of functions) {
        let sum = 0;
        for (const { quantity, sizes } of lying) {
          let least = Number.POSITIVE_INFINITY;
          for (const room of rooms) {
            for (const { length, width, height } of sizes) {
              if (length > room.length || width > room.width || height > room.height) continue;
              least = Math.min(least, f(length, room.length) * g(width, room.width) * h(height, room.height));
            }
          }
          if (least !== Number.POSITIVE_INFINITY) sum += quantity * least;
        }
        bound = Math.max(bound, ceiling(sum));
      }
    }
  }
  return bound;
}
