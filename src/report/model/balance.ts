/** How the weight of what is loaded is spread, and how much room is left at the door. */
import { isFromSide, outerEnd, wayInto } from '../../domain/loading-way.js';
import { extentOf, piecesIn } from '../../domain/plan.js';
import type { LoadedThing } from './loaded.js';

export interface Balance {
  /** In the unit of the request; each piece counts on both sides by the share of it that lies there. */
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly rear: number;
  /** Scaled units: from the last cargo to the end of the container. */
  readonly freeToDoor: number;
}

export function balanceOf({ problem, container, arrangements }: LoadedThing): Balance {
  const middleX = container.size.length / 2;
  const middleY = container.size.width / 2;
  let total = 0;
  let front = 0;
  const way = wayInto(container);
  let left = 0;
  let reach = 0;
  for (const arrangement of arrangements) {
    const extent = extentOf(arrangement, problem.cargoes);
    const { x1, x2, y1, y2 } = extent;
    const weight = piecesIn(arrangement) * problem.cargoes[arrangement.cargo]!.weight;
    total += weight;
    front += weight * shareBelow(x1, x2, middleX);
    left += weight * shareBelow(y1, y2, middleY);
    reach = Math.max(reach, isFromSide(way) ? outerEnd(extent, way, container.size) : x2);
  }
  return {
    left,
    right: total - left,
    front,
    rear: total - front,
    freeToDoor: Math.max(0, (isFromSide(way) ? container.size.width : container.size.length) - reach),
  };
}

function shareBelow(low: number, high: number, middle: number): number {
  return Math.min(1, Math.max(0, (middle - low) / (high - low)));
}
