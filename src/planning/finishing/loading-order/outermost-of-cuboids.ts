/**
 * How far out all that single cuboids wait for lies: what precedence.ts says of them, without rolls and arrangements of
 * several pieces, in columns of numbers, as every plan that is compared asks it of all its pieces.
 */
import { type Cuboid, overlaps } from '../../../domain/geometry.js';
import { forEachPairSeen, type Sight } from '../../../domain/pairs-seen.js';

/**
 * @param faces outer face of each; @param ranks loading rank of each
 * @param depth how far a top may lie below a base that it carries, scaled units
 * @returns by cuboid; null where some wait for each other
 */
export function outermostOfCuboids(
  cuboids: readonly Cuboid[],
  faces: Float64Array,
  ranks: Int32Array,
  sight: Sight,
  depth: number,
): Float64Array | null {
  const firsts: number[] = [];
  const seconds: number[] = [];
  forEachPairSeen(cuboids, sight, (near, far) => {
    // Those of two ranks that lie inside each other stand in the order of the ranks.
    if (ranks[far] !== ranks[near] && overlaps(cuboids[near]!, cuboids[far]!)) return false;
    firsts.push(far);
    seconds.push(near);
    return true;
  });
  forEachPairSeen(cuboids, 'z', (upper, lower) => {
    const gap = cuboids[upper]!.z1 - cuboids[lower]!.z2;
    if (gap > depth) return true;
    if (gap < 0) return false;
    firsts.push(lower);
    seconds.push(upper);
    return true;
  });
  return spread(faces, firsts, seconds);
}

/** The most of each and of all before it (Kahn 1962); null where there is a circle. */
function spread(faces: Float64Array, firsts: readonly number[], seconds: readonly number[]): Float64Array | null {
  const ends = new Int32Array(faces.length + 1);
  const waitsFor = new Int32Array(faces.length);
  for (let arc = 0; arc < firsts.length; arc++) {
    ends[firsts[arc]!]!++;
    waitsFor[seconds[arc]!]!++;
  }
  for (let place = 1; place <= faces.length; place++) ends[place]! += ends[place - 1]!;
  const after = new Int32Array(firsts.length);
  for (let arc = 0; arc < firsts.length; arc++) after[--ends[firsts[arc]!]!] = seconds[arc]!;
  const most = Float64Array.from(faces);
  const ready = new Int32Array(faces.length);
  let found = 0;
  for (let place = 0; place < faces.length; place++) if (waitsFor[place] === 0) ready[found++] = place;
  for (let next = 0; next < found; next++) {
    const one = ready[next]!;
    for (let arc = ends[one]!; arc < ends[one + 1]!; arc++) {
      const other = after[arc]!;
      if (most[one]! > most[other]!) most[other] = most[one]!;
      if (--waitsFor[other]! === 0) ready[found++] = other;
    }
  }
  return found === faces.length ? most : null;
}
