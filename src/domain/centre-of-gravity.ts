/** Centre of gravity of a load: the mean of the middles of its pieces, by weight. */
import type { Position } from './geometry.js';
import { type Arrangement, extentOf, piecesIn } from './plan.js';
import type { Cargo } from './problem.js';

/** Percent of the length or the width of a container, from its middle (CTU Code, annex 7). */
export const MOST_OFF_CENTRE = 5;

/** From the container's origin, scaled units; by volume when nothing weighs anything, the origin when nothing is loaded. */
export function centreOfGravity(cargoes: readonly Cargo[], arrangements: readonly Arrangement[]): Position {
  const byWeight = new Mean();
  const byVolume = new Mean();
  for (const arrangement of arrangements) {
    const { x1, y1, z1, x2, y2, z2 } = extentOf(arrangement, cargoes);
    const { weight, volume } = cargoes[arrangement.cargo]!;
    const pieces = piecesIn(arrangement);
    const doubled = { x: x1 + x2, y: y1 + y2, z: z1 + z2 };
    byWeight.add(pieces * weight, doubled);
    byVolume.add(pieces * volume, doubled);
  }
  return (byWeight.total > 0 ? byWeight : byVolume).position;
}

/** Of doubled positions. */
class Mean {
  total = 0;
  #x = 0;
  #y = 0;
  #z = 0;

  add(share: number, { x, y, z }: Position): void {
    this.total += share;
    this.#x += (share * x) / 2;
    this.#y += (share * y) / 2;
    this.#z += (share * z) / 2;
  }

  get position(): Position {
    const { total } = this;
    return total === 0 ? { x: 0, y: 0, z: 0 } : { x: this.#x / total, y: this.#y / total, z: this.#z / total };
  }
}
