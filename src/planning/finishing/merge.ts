/** Arrangements that lie against each other with whole faces, of one cargo in one orientation, as one. */
import type { Cuboid } from '../../domain/geometry.js';
import { type Arrangement, extentOf } from '../../domain/plan.js';
import type { Cargo, LoadProblem } from '../../domain/problem.js';

export const AXES = [
  { axis: 'x', side: 'length' },
  { axis: 'y', side: 'width' },
  { axis: 'z', side: 'height' },
] as const;

type Along = (typeof AXES)[number];

/** Orientations are 1 to 6. */
const ORIENTATIONS = 7;

/** Not of rolls, which may lie in each other's cuboids, nor of what is placed by hand. */
export function merged({ cargoes }: LoadProblem, arrangements: readonly Arrangement[]): readonly Arrangement[] {
  const mayMerge = ({ isKept, cargo }: Arrangement) => isKept !== true && cargoes[cargo]!.style !== 'Roll';
  return mergedBy(AXES, cargoes, arrangements, mayMerge);
}

/** Along one axis after the other, until there is nothing to merge. */
export function mergedBy(
  axes: readonly Along[],
  cargoes: readonly Cargo[],
  arrangements: readonly Arrangement[],
  mayMerge: (one: Arrangement) => boolean,
): readonly Arrangement[] {
  let now = arrangements;
  for (let before = 0; before !== now.length; ) {
    before = now.length;
    for (const along of axes) now = mergedAlong(cargoes, now, along, mayMerge);
  }
  return now;
}

function mergedAlong(
  cargoes: readonly Cargo[],
  arrangements: readonly Arrangement[],
  { axis, side }: Along,
  mayMerge: (one: Arrangement) => boolean,
): readonly Arrangement[] {
  /** By what is alike and where they end: places in `found`. */
  const ends = new Map<string, number>();
  const found: Arrangement[] = [];
  const along = arrangements.toSorted((a, b) => a.position[axis] - b.position[axis]);
  const number = new Map<number, number>();
  for (const one of arrangements) number.set(kindOf(one), (number.get(kindOf(one)) ?? 0) + 1);
  for (const one of along) {
    if (number.get(kindOf(one))! === 1 || !mayMerge(one)) {
      found.push(one);
      continue;
    }
    const cuboid = extentOf(one, cargoes);
    const alike = `${one.cargo} ${one.orientation} ${across(cuboid, axis)}`;
    const place = ends.get(`${alike} ${cuboid[`${axis}1`]}`);
    if (place === undefined) {
      ends.set(`${alike} ${cuboid[`${axis}2`]}`, found.length);
      found.push(one);
      continue;
    }
    ends.delete(`${alike} ${cuboid[`${axis}1`]}`);
    const { counts } = found[place]!;
    found[place] = { ...found[place]!, counts: { ...counts, [side]: counts[side] + one.counts[side] } };
    ends.set(`${alike} ${cuboid[`${axis}2`]}`, place);
  }
  return found.length === arrangements.length ? arrangements : found;
}

/** A number for each cargo in each orientation. */
function kindOf({ cargo, orientation }: Arrangement): number {
  return cargo * ORIENTATIONS + orientation;
}

/** Where a cuboid lies on the two other axes. */
function across({ x1, x2, y1, y2, z1, z2 }: Cuboid, axis: 'x' | 'y' | 'z'): string {
  if (axis === 'x') return [y1, y2, z1, z2].join();
  return (axis === 'y' ? [x1, x2, z1, z2] : [x1, x2, y1, y2]).join();
}
