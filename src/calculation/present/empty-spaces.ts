/**
 * What stays empty in a loaded container, as cuboids that share no inside with cargo or one another and together are
 * all of it. The room is divided by planes along faces of cargo: first the largest empty margin is cut off, then the
 * rest is halved where a plane cuts no cargo, else at the face nearest the middle.
 */
import { type Cuboid, overlaps, type Size } from '../../domain/geometry.js';

const AXES = [
  ['x1', 'x2'],
  ['y1', 'y2'],
  ['z1', 'z2'],
] as const;

type Axis = (typeof AXES)[number];

interface Cut {
  readonly axis: Axis;
  readonly at: number;
}

function before({ axis: [, high], at }: Cut, cuboid: Cuboid): Cuboid {
  return { ...cuboid, [high]: at };
}

function after({ axis: [low], at }: Cut, cuboid: Cuboid): Cuboid {
  return { ...cuboid, [low]: at };
}

/** The part of a cuboid inside a region that it overlaps. */
function clipped(cuboid: Cuboid, region: Cuboid): Cuboid {
  return {
    x1: Math.max(cuboid.x1, region.x1),
    y1: Math.max(cuboid.y1, region.y1),
    z1: Math.max(cuboid.z1, region.z1),
    x2: Math.min(cuboid.x2, region.x2),
    y2: Math.min(cuboid.y2, region.y2),
    z2: Math.min(cuboid.z2, region.z2),
  };
}

function volume({ x1, y1, z1, x2, y2, z2 }: Cuboid): number {
  return (x2 - x1) * (y2 - y1) * (z2 - z1);
}

/** The plane that cuts off the largest part of the region without cargo; null when cargo reaches every wall. */
function marginCut(region: Cuboid, cargo: readonly Cuboid[]): Cut | null {
  let largest: Cut | null = null;
  let most = 0;
  for (const axis of AXES) {
    const [low, high] = axis;
    let least = region[high];
    let greatest = region[low];
    for (const cuboid of cargo) {
      least = Math.min(least, cuboid[low]);
      greatest = Math.max(greatest, cuboid[high]);
    }
    for (const [at, thickness] of [
      [least, least - region[low]],
      [greatest, region[high] - greatest],
    ] as const) {
      const size = volume(region) * (thickness / (region[high] - region[low]));
      if (size > most) {
        most = size;
        largest = { axis, at };
      }
    }
  }
  return largest;
}

/** Faces across one axis, nearest the middle first among those that cut nothing, and among all. */
function faceCuts(region: Cuboid, cargo: readonly Cuboid[], axis: Axis): { whole: number | null; any: number | null } {
  const [low, high] = axis;
  const middle = (region[low] + region[high]) / 2;
  const sorted = [...cargo].sort((a, b) => a[low] - b[low]);
  let whole: number | null = null;
  let any: number | null = null;
  const nearer = (at: number, than: number | null) =>
    at > region[low] && at < region[high] && (than === null || Math.abs(at - middle) < Math.abs(than - middle));
  let reach = region[low];
  for (const cuboid of sorted) {
    // Everything before ends here or earlier: a plane at the reach cuts nothing.
    if (cuboid[low] >= reach && nearer(reach, whole)) whole = reach;
    reach = Math.max(reach, cuboid[high]);
    for (const at of [cuboid[low], cuboid[high]]) if (nearer(at, any)) any = at;
  }
  return { whole, any };
}

/** How far from the middle a plane lies, as a share of the region. */
function offset(region: Cuboid, { axis: [low, high], at }: Cut): number {
  return Math.abs(at - (region[low] + region[high]) / 2) / (region[high] - region[low]);
}

function middleCut(region: Cuboid, cargo: readonly Cuboid[]): Cut | null {
  let whole: Cut | null = null;
  let any: Cut | null = null;
  for (const axis of AXES) {
    const cuts = faceCuts(region, cargo, axis);
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
  const pending: { region: Cuboid; cargo: readonly Cuboid[] }[] = [{ region: container, cargo }];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    const { region } = part;
    if (!isWanted(region)) continue;
    const inside = part.cargo.filter((cuboid) => overlaps(cuboid, region)).map((cuboid) => clipped(cuboid, region));
    if (inside.length === 0) {
      if (volume(region) > 0) empty.push(region);
      continue;
    }
    const cut = marginCut(region, inside) ?? middleCut(region, inside);
    if (cut === null) continue;
    pending.push({ region: after(cut, region), cargo: inside }, { region: before(cut, region), cargo: inside });
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
