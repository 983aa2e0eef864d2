/**
 * A lower bound on containers by dual-feasible functions. Such a function gives every size in a room a share, so that
 * the shares of whatever fits side by side sum to at most 1. The products over the three axes of all cuboids in one
 * container then sum to at most 1 too (Fekete and Schepers 2004), whatever the functions; the best triple is the bound.
 */
import { maskAllows, ORIENTATIONS, orientedSize, type Size } from '../../domain/geometry.js';
import type { Cargo, LoadProblem } from '../../domain/problem.js';
import { usableSize } from './capacity.js';
import { shrunkRoom } from './reachable.js';

/** A whole number at least `value`, with room for the rounding of sums. */
export function ceiling(value: number): number {
  return Math.ceil(value - 1e-9 * Math.max(1, value));
}

/** Sizes are whole numbers, so that every comparison and every floor is exact. */
type DualFeasible = (size: number, room: number) => number;

const identity: DualFeasible = (size, room) => size / room;

/** u^k of Fekete and Schepers 2004. */
function rounding(k: number): DualFeasible {
  return (size, room) => {
    const scaled = (k + 1) * size;
    return scaled % room === 0 ? size / room : Math.floor(scaled / room) / k;
  };
}

/** U^epsilon of Fekete and Schepers 2004: what leaves less than `least` beside it counts as the whole room. */
function withoutSmall(least: number): DualFeasible {
  return (size, room) => {
    if (2 * least > room) return size / room;
    return size > room - least ? 1 : size < least ? 0 : size / room;
  };
}

/** f_2^k of Carlier, Clautiaux and Moukrim 2007. */
function complement(unit: number): DualFeasible {
  return (size, room) => {
    if (2 * unit > room) return size / room;
    const units = Math.floor(room / unit);
    if (2 * size > room) return (units - Math.floor((room - size) / unit)) / units;
    return 2 * size === room ? 0.5 : Math.floor(size / unit) / units;
  };
}

/** Products computed at most, so that the bound stays a matter of milliseconds. */
const MOST_PRODUCTS = 1e6;
/** Shares of one way to lie in a room computed at most, for the same reason. */
const MOST_SHARES = 1e6;

/** One way in which a cargo may lie in one container type. */
interface Lying {
  readonly size: Size;
  readonly room: Size;
}

/** Containers that all cargo needs at least, as far as sizes alone tell; 0 when they tell nothing. */
export function dualFeasibleBound(problem: LoadProblem, cargoes: readonly Cargo[]): number {
  let bound = 0;
  eachShares(problem, cargoes, (shares) => {
    let sum = 0;
    for (const [place, { quantity }] of cargoes.entries()) {
      if (shares[place] !== Number.POSITIVE_INFINITY) sum += quantity * shares[place]!;
    }
    bound = Math.max(bound, ceiling(sum));
  });
  return bound;
}

/**
 * Tells for each triple what share of a container one piece of each cargo takes at least. What goes into a container
 * takes 1 at most.
 * @param tell the same array every time; infinite where a cargo goes into no container
 */
export function eachShares(
  problem: LoadProblem,
  cargoes: readonly Cargo[],
  tell: (shares: readonly number[]) => void,
): void {
  // The bounding boxes of interlocking rolls may overlap.
  if (problem.cargoes.some((cargo) => cargo.style === 'Roll')) return;
  const rooms = problem.containers.map((container) => shrunkRoom(usableSize(container), container, cargoes));
  const lying = cargoes.map((cargo) => rooms.flatMap((room) => waysToLie(cargo, room)));
  const ways = lying.flat();
  const starts = [0];
  for (const of of lying) starts.push(starts.at(-1)! + of.length);
  const functions = functionsFor(cargoes);
  const along = sharesOf(functions, ways, 'length');
  const across = sharesOf(functions, ways, 'width');
  const up = sharesOf(functions, ways, 'height');
  const shares = cargoes.map(() => 0);
  for (const lengths of along) {
    for (const widths of across) {
      for (const heights of up) {
        for (const place of shares.keys()) {
          let least = Number.POSITIVE_INFINITY;
          for (let way = starts[place]!; way < starts[place + 1]!; way++) {
            const share = lengths[way]! * widths[way]! * heights[way]!;
            if (share < least) least = share;
          }
          shares[place] = least;
        }
        tell(shares);
      }
    }
  }
}

function waysToLie(cargo: Cargo, room: Size): Lying[] {
  return ORIENTATIONS.filter((orientation) => maskAllows(cargo.orientations, orientation))
    .map((orientation) => orientedSize(cargo.size, orientation))
    .filter(({ length, width, height }) => length <= room.length && width <= room.width && height <= room.height)
    .map((size) => ({ size, room }));
}

/**
 * What each function makes of the ways to lie along one axis: the first functions, those left out that tell the same
 * as an earlier one, and as many as the number of products allows.
 */
function sharesOf(functions: readonly DualFeasible[], ways: readonly Lying[], axis: keyof Size): Float64Array[] {
  const rows: Float64Array[] = [];
  for (const f of functions.slice(0, Math.ceil(MOST_SHARES / ways.length))) {
    const kept = rows.length + 1;
    if (kept * kept * kept * ways.length > MOST_PRODUCTS && kept > 1) break;
    const row = Float64Array.from(ways, ({ size, room }) => f(size[axis], room[axis]));
    if (!rows.some((other) => row.every((share, way) => share === other[way]))) rows.push(row);
  }
  return rows;
}

/** Best first. */
function functionsFor(cargoes: readonly Cargo[]): DualFeasible[] {
  const sides = cargoes.flatMap(({ size }) => [size.length, size.width, size.height]);
  // Just above a side, so that it counts for nothing and what blocks it counts for more.
  const units = new Set(sides.flatMap((side) => [side, side + 1]));
  return [
    identity,
    rounding(1),
    rounding(2),
    rounding(3),
    ...[...units].flatMap((unit) => [complement(unit), withoutSmall(unit)]),
    ...[4, 5, 6, 7].map(rounding),
  ];
}
