/**
 * What stays empty in a loaded container, as cuboids that share no inside with cargo or one another and together are
 * all of it. The room is divided by planes along faces of cargo: first the largest empty margin is cut off, then the
 * rest is halved where a plane cuts no cargo, else at the face nearest the middle.
 */
import type { Cuboid, Size } from '../../domain/geometry.js';

const AXES = [
  ['x1', 'x2'],
  ['y1', 'y2'],
  ['z1', 'z2'],
] as const;

/** Places in AXES. */
type Axis = 0 | 1 | 2;
const EACH_AXIS: readonly Axis[] = [0, 1, 2];

/** Faces of cargo across an axis, by place; and the places in the order of the low ones. */
interface Faces {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly order: readonly number[];
}

/** A part of the room, with the places of the cargo that reaches into it: for each axis in the order of its low faces there. */
interface Part {
  readonly region: Cuboid;
  readonly orders: readonly (readonly number[])[];
}

interface Cut {
  readonly axis: Axis;
  readonly at: number;
}

function before({ axis, at }: Cut, region: Cuboid): Cuboid {
  return { ...region, [AXES[axis][1]]: at };
}

function after({ axis, at }: Cut, region: Cuboid): Cuboid {
  return { ...region, [AXES[axis][0]]: at };
}

function volume({ x1, y1, z1, x2, y2, z2 }: Cuboid): number {
  return (x2 - x1) * (y2 - y1) * (z2 - z1);
}

function facesOf(cargo: readonly Cuboid[], [low, high]: (typeof AXES)[number]): Faces {
  const order = cargo.map((_, place) => place).sort((a, b) => cargo[a]![low] - cargo[b]![low]);
  return {
    low: Float64Array.from(cargo.map((cuboid) => cuboid[low])),
    high: Float64Array.from(cargo.map((cuboid) => cuboid[high])),
    order,
  };
}

/** The part with the cargo inside it alone. */
function within(faces: readonly Faces[], { region, orders }: Part): Part {
  const [x, y, z] = faces as [Faces, Faces, Faces];
  const { x1, x2, y1, y2, z1, z2 } = region;
  const isInside = (place: number) =>
    x.low[place]! < x2 &&
    x.high[place]! > x1 &&
    y.low[place]! < y2 &&
    y.high[place]! > y1 &&
    z.low[place]! < z2 &&
    z.high[place]! > z1;
  const [first, ...others] = orders;
  const own = first!.filter(isInside);
  // In a small region most of what is left has gone.
  if (own.length === 0) return { region, orders: [own] };
  return {
    region,
    orders: [own, ...others.map((order) => order.filter(isInside))].map((order, axis) =>
      withBeginTogether(order, faces[axis]!.low, region[AXES[axis as Axis][0]]),
    ),
  };
}

/** What begins before a region begins with it: in the order of the places. */
function withBeginTogether(order: readonly number[], low: Float64Array, start: number): readonly number[] {
  let many = 0;
  while (many < order.length && low[order[many]!]! <= start) many++;
  if (many < 2) return order;
  return [...order.slice(0, many).sort((a, b) => a - b), ...order.slice(many)];
}

/** The plane that cuts off the largest part of the region without cargo; null when cargo reaches every wall. */
function marginCut(faces: readonly Faces[], { region, orders }: Part): Cut | null {
  let largest: Cut | null = null;
  let most = 0;
  const all = volume(region);
  for (const axis of EACH_AXIS) {
    const [start, end] = [region[AXES[axis][0]], region[AXES[axis][1]]];
    const { low, high } = faces[axis]!;
    const order = orders[axis]!;
    const least = Math.max(start, low[order[0]!]!);
    let greatest = start;
    for (const place of order) if (high[place]! > greatest) greatest = high[place]!;
    greatest = Math.min(greatest, end);
    for (const [at, thickness] of [
      [least, least - start],
      [greatest, end - greatest],
    ] as const) {
      const size = all * (thickness / (end - start));
      if (size > most) {
        most = size;
        largest = { axis, at };
      }
    }
  }
  return largest;
}

/** Faces across one axis, nearest the middle first among those that cut nothing, and among all. */
function faceCuts(
  { low, high }: Faces,
  order: readonly number[],
  start: number,
  end: number,
): { whole: number | null; any: number | null } {
  const middle = (start + end) / 2;
  let whole: number | null = null;
  let any: number | null = null;
  const nearer = (at: number, than: number | null) =>
    at > start && at < end && (than === null || Math.abs(at - middle) < Math.abs(than - middle));
  let reach = start;
  for (const place of order) {
    const [from, to] = [low[place]!, high[place]!];
    // Everything before ends here or earlier: a plane at the reach cuts nothing.
    if (from >= reach && nearer(reach, whole)) whole = reach;
    if (to > reach) reach = Math.min(to, end);
    if (nearer(from, any)) any = from;
    if (nearer(to, any)) any = to;
  }
  return { whole, any };
}

/** How far from the middle a plane lies, as a share of the region. */
function offset(region: Cuboid, { axis, at }: Cut): number {
  const [start, end] = [region[AXES[axis][0]], region[AXES[axis][1]]];
  return Math.abs(at - (start + end) / 2) / (end - start);
}

function middleCut(faces: readonly Faces[], { region, orders }: Part): Cut | null {
  let whole: Cut | null = null;
  let any: Cut | null = null;
  for (const axis of EACH_AXIS) {
    const cuts = faceCuts(faces[axis]!, orders[axis]!, region[AXES[axis][0]], region[AXES[axis][1]]);
    const better = (at: number, than: Cut | null) =>
      than === null || offset(region, { axis, at }) < offset(region, than);
    if (cuts.whole !== null && better(cuts.whole, whole)) whole = { axis, at: cuts.whole };
    if (cuts.any !== null && better(cuts.any, any)) any = { axis, at: cuts.any };
  }
  return whole ?? any;
}

/**
 * @param cargo everything that takes up room, drop decks included; parts outside the container do not count
 * @param isWanted false: neither the region nor any part of it is listed
 */
export function emptySpaces(
  container: Cuboid,
  cargo: readonly Cuboid[],
  isWanted: (region: Cuboid) => boolean = () => true,
): Cuboid[] {
  const empty: Cuboid[] = [];
  const faces = AXES.map((axis) => facesOf(cargo, axis));
  const pending: Part[] = [{ region: container, orders: faces.map(({ order }) => order) }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { region } = next;
    if (!isWanted(region)) continue;
    const part = within(faces, next);
    if (part.orders[0]!.length === 0) {
      if (volume(region) > 0) empty.push(region);
      continue;
    }
    const cut = marginCut(faces, part) ?? middleCut(faces, part);
    if (cut === null) continue;
    pending.push({ ...part, region: after(cut, region) }, { ...part, region: before(cut, region) });
  }
  return empty;
}

/** Spaces that an answer lists for one container. */
const MOST_SPACES = 100;

/** Smaller ones are gaps, where no piece fits into any. */
const LEAST_SHARE = 1 / 1000;

/**
 * The empty spaces that would take one more piece, or where none would, those that are no mere gap; largest first.
 * @param pieces one of the smallest cargo, in each orientation that it may have
 */
export function usableSpaces(container: Cuboid, cargo: readonly Cuboid[], pieces: readonly Size[]): Cuboid[] {
  const takesPiece = ({ x1, y1, z1, x2, y2, z2 }: Cuboid) =>
    pieces.some(({ length, width, height }) => length <= x2 - x1 && width <= y2 - y1 && height <= z2 - z1);
  const least = volume(container) * LEAST_SHARE;
  const spaces = emptySpaces(container, cargo, (region) => volume(region) >= least || takesPiece(region));
  const forPieces = spaces.filter(takesPiece);
  return (forPieces.length > 0 ? forPieces : spaces).sort((a, b) => volume(b) - volume(a)).slice(0, MOST_SPACES);
}
