/**
 * How far out all that pieces wait for lies: what precedence.ts says of them, where there are no rolls. Every plan that is
 * compared asks it of all its pieces, so not these are compared but their arrangements: inside one a piece waits for those
 * behind and below it, and of two only the layers that face each other need to be looked at.
 */
import { orientedSize, overlaps } from '../../../domain/geometry.js';
import { forEachPairSeen, type Sight } from '../../../domain/pairs-seen.js';
import { type Arrangement, extentOf, piecesIn } from '../../../domain/plan.js';
import type { Cargo } from '../../../domain/problem.js';

/** Pieces one after the other along a side: `count` of `size` from `start`, `stride` places apart. */
interface Line {
  readonly start: number;
  readonly size: number;
  readonly count: number;
  readonly stride: number;
}

/** The pieces of an arrangement, in the order of `placementsOf`. */
interface PieceGrid {
  /** Place of its first piece. */
  readonly first: number;
  readonly x: Line;
  readonly y: Line;
  readonly z: Line;
}

/** What stands directly before an arrangement along an axis. */
interface Before {
  readonly place: number;
  readonly axis: Sight;
}

/**
 * @param faces outer face of each piece; @param ranks loading rank of each arrangement
 * @param depth how far a top may lie below a base that it carries, scaled units
 * @returns by piece; null where arrangements wait for each other or lie inside each other, whatever their pieces do
 */
export function outermostOfGrids(
  arrangements: readonly Arrangement[],
  cargoes: readonly Cargo[],
  faces: Float64Array,
  ranks: readonly number[],
  sight: Sight,
  depth: number,
): Float64Array | null {
  const before = whatIsBefore(arrangements, cargoes, ranks, sight, depth);
  const order = before === null ? null : inTurn(before);
  if (before === null || order === null) return null;
  const grids = gridsOf(arrangements, cargoes);
  const most = Float64Array.from(faces);
  for (const place of order) {
    const grid = grids[place]!;
    for (const { place: other, axis } of before[place]!) heedFacing(most, grids[other]!, grid, axis);
    heedInside(most, grid, sight);
  }
  return most;
}

/** By arrangement; null where some lie inside each other that are not single pieces. */
function whatIsBefore(
  arrangements: readonly Arrangement[],
  cargoes: readonly Cargo[],
  ranks: readonly number[],
  sight: Sight,
  depth: number,
): readonly (readonly Before[])[] | null {
  const cuboids = arrangements.map((one) => extentOf(one, cargoes));
  const before = arrangements.map((): Before[] => []);
  let areApart = true;
  forEachPairSeen(cuboids, sight, (near, far) => {
    if (overlaps(cuboids[near]!, cuboids[far]!)) {
      if (piecesIn(arrangements[near]!) > 1 || piecesIn(arrangements[far]!) > 1) areApart = false;
      // Those of two ranks that lie inside each other stand in the order of the ranks.
      if (ranks[far] !== ranks[near]) return false;
    }
    before[near]!.push({ place: far, axis: sight });
    return true;
  });
  if (!areApart) return null;
  forEachPairSeen(cuboids, 'z', (upper, lower) => {
    const gap = cuboids[upper]!.z1 - cuboids[lower]!.z2;
    if (gap >= 0 && gap <= depth) before[upper]!.push({ place: lower, axis: 'z' });
    return gap >= 0;
  });
  return before;
}

/** Each after all that is before it (Kahn 1962); null where there is a circle. */
function inTurn(before: readonly (readonly Before[])[]): readonly number[] | null {
  const after = before.map((): number[] => []);
  const waitsFor = new Int32Array(before.length);
  const order: number[] = [];
  for (let place = 0; place < before.length; place++) {
    for (const { place: other } of before[place]!) after[other]!.push(place);
    waitsFor[place] = before[place]!.length;
    if (waitsFor[place] === 0) order.push(place);
  }
  for (let next = 0; next < order.length; next++) {
    for (const other of after[order[next]!]!) if (--waitsFor[other]! === 0) order.push(other);
  }
  return order.length === before.length ? order : null;
}

function gridsOf(arrangements: readonly Arrangement[], cargoes: readonly Cargo[]): PieceGrid[] {
  let first = 0;
  return arrangements.map(({ cargo, orientation, position, counts }) => {
    const { length, width, height } = orientedSize(cargoes[cargo]!.size, orientation);
    const layer = counts.length * counts.width;
    const grid = {
      first,
      x: { start: position.x, size: length, count: counts.length, stride: counts.width },
      y: { start: position.y, size: width, count: counts.width, stride: 1 },
      z: { start: position.z, size: height, count: counts.height, stride: layer },
    };
    first += layer * counts.height;
    return grid;
  });
}

/** Pieces of the first layer along an axis heed those of the last layer of what is before it that they face. */
function heedFacing(most: Float64Array, far: PieceGrid, near: PieceGrid, axis: Sight): void {
  const other = axis === 'x' ? 'z' : 'x';
  const [rows, farRows] = [near[other], far[other]];
  const last = far.first + (far[axis].count - 1) * far[axis].stride;
  const lastRow = endAt(rows, endOf(farRows));
  const lastCell = endAt(near.y, endOf(far.y));
  for (let row = beginAt(rows, farRows.start); row < lastRow; row++) {
    const low = rows.start + row * rows.size;
    const [fromRow, toRow] = [beginAt(farRows, low), endAt(farRows, low + rows.size)];
    for (let cell = beginAt(near.y, far.y.start); cell < lastCell; cell++) {
      const left = near.y.start + cell * near.y.size;
      const [from, to] = [beginAt(far.y, left), endAt(far.y, left + near.y.size)];
      const piece = near.first + row * rows.stride + cell;
      let greatest = most[piece]!;
      for (let farRow = fromRow; farRow < toRow; farRow++) {
        for (let at = last + farRow * farRows.stride + from, end = at + to - from; at < end; at++) {
          if (most[at]! > greatest) greatest = most[at]!;
        }
      }
      most[piece] = greatest;
    }
  }
}

function endOf({ start, size, count }: Line): number {
  return start + size * count;
}

/** The first piece of a line that reaches beyond a point. */
function beginAt({ start, size }: Line, point: number): number {
  return point <= start ? 0 : Math.floor((point - start) / size);
}

/** How many pieces of a line begin before a point. */
function endAt({ start, size, count }: Line, point: number): number {
  return Math.min(count, Math.ceil((point - start) / size));
}

/** Pieces of one arrangement heed those of it behind and below them. */
function heedInside(most: Float64Array, { first, x, y, z }: PieceGrid, sight: Sight): void {
  if (sight === 'x') {
    for (let layer = 0; layer < z.count; layer++) {
      const begin = first + layer * z.stride;
      heed(most, begin + x.stride, begin + z.stride, x.stride);
    }
  }
  // Those below have heeded all behind them by now.
  heed(most, first + z.stride, first + x.count * y.count * z.count, z.stride);
}

function heed(most: Float64Array, from: number, to: number, stride: number): void {
  for (let piece = from; piece < to; piece++) {
    if (most[piece - stride]! > most[piece]!) most[piece] = most[piece - stride]!;
  }
}
