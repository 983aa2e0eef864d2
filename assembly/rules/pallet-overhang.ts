/** Pallet overhang: where the room reaches past the floor, what stands at its level needs its share on the floor. */
import { floorX1, floorX2, floorY1, floorY2, length, width } from '../problem/view';

export function reachesPastFloor(): bool {
  return floorX1 > 0 || floorY1 > 0 || floorX2 < length || floorY2 < width;
}
