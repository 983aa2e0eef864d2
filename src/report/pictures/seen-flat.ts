/**
 * Which cuboids are seen in a flat view, looked at as closely as in a fine picture, and without its pixels: the edges
 * divide the paper into cells, and what is nearest takes a cell first.
 */
import { type Body, highOf, lowOf } from '../../domain/bodies.js';
import { facesSeen, rangeAlong, type View } from '../../scene/views.js';

/** Beyond so many cells pixels are cheaper. */
const MOST_CELLS = 1_000_000;

/**
 * @param perUnit how many lines of the fine picture there are to a unit of the container; what lies between two is not seen
 * @returns by body, 1 for one of which something is seen; null for a view or bodies that pixels must be asked about
 */
export function seenFlat(bodies: readonly Body[], view: View, perUnit: number): Uint8Array | null {
  const [near, ...others] = facesSeen(view);
  if (near === undefined || others.length > 0 || bodies.some(({ axis }) => axis !== null)) return null;
  const lines = ([least, most]: readonly [number, number]) =>
    [Math.round(perUnit * least), Math.round(perUnit * most)] as const;
  const across = bodies.map((body) => lines(rangeAlong(body, view.right)));
  const upward = bodies.map((body) => lines(rangeAlong(body, view.up)));
  const columns = placesOf(across);
  const rows = placesOf(upward);
  if (columns.size * rows.size > MOST_CELLS) return null;
  const nearness = (body: Body) => (near.side > 0 ? highOf(body, near.axis) : -lowOf(body, near.axis));
  const order = bodies.map((_, place) => place).sort((a, b) => nearness(bodies[b]!) - nearness(bodies[a]!));
  const isTaken = new Uint8Array(columns.size * rows.size);
  const isSeen = new Uint8Array(bodies.length);
  for (const place of order) {
    const [left, right] = across[place]!.map((at) => columns.get(at)!) as [number, number];
    const [low, high] = upward[place]!.map((at) => rows.get(at)!) as [number, number];
    for (let row = low; row < high; row++) {
      const begin = row * columns.size;
      const free = isTaken.subarray(begin + left, begin + right);
      if (!free.includes(0)) continue;
      isSeen[place] = 1;
      free.fill(1);
    }
  }
  return isSeen;
}

/** By where something begins or ends, how many such places come before it. */
function placesOf(ranges: readonly (readonly [number, number])[]): Map<number, number> {
  const all = Float64Array.from(new Set(ranges.flat())).sort();
  return new Map([...all].map((at, place) => [at, place]));
}
