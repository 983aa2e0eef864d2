/**
 * Where a space is filled, and which space is next (Araya and Riff 2014; Zhu and Lim 2012): the corner nearest to one
 * of the container's, and the space whose corner is nearest.
 */
import { cuboidVolume, KEY, lane, setLane, TAG, x1, x2, y1, y2, z1, z2 } from '../memory/lanes';
import { bottomToTop, height, length, stages, width } from '../problem/view';
import { space, spaceCount } from '../state/state';

/** Deliveries are loaded from the front wall on: the length counts so much (docs/engine.md, Delivery order). */
const SEQUENCE_LENGTH_FACTOR: i32 = 3;
/** Layer on layer: the height counts so much. */
const LAYER_HEIGHT_FACTOR: i32 = 4;

let fromFront: bool = false;
let fromFloor: bool = false;
let lengthFactor: i32 = 1;
let heightFactor: i32 = 1;

/** @param hangs true when blocks may hang from the ceiling: no rule asks what they rest on */
export function openAnchors(hangs: bool): void {
  fromFront = stages > 1;
  fromFloor = !hangs || bottomToTop;
  lengthFactor = fromFront ? SEQUENCE_LENGTH_FACTOR : 1;
  heightFactor = bottomToTop ? LAYER_HEIGHT_FACTOR : 1;
}

/**
 * Writes distance and corner: along each axis the nearer wall (height: the floor, whenever support counts).
 * Filling the space with the least distance first keeps the free room in the middle and whole.
 */
export function anchor(at: usize): void {
  let corner = 0;
  let dx = x1(at);
  const farX = length - x2(at);
  if (farX < dx && !fromFront) {
    dx = farX;
    corner |= 1;
  }
  let dy = y1(at);
  const farY = width - y2(at);
  if (farY < dy) {
    dy = farY;
    corner |= 2;
  }
  let dz = z1(at);
  const farZ = height - z2(at);
  if (farZ < dz && !fromFloor) {
    dz = farZ;
    corner |= 4;
  }
  setLane(at, KEY, lengthFactor * dx + dy + heightFactor * dz);
  setLane(at, TAG, corner);
}

/** The space to fill next: least distance, then largest volume, then the first by its corners. */
export function nextSpace(state: usize): i32 {
  const n = spaceCount(state);
  let best = 0;
  let bestAt = space(state, 0);
  let bestKey = keyOf(bestAt);
  for (let i = 1; i < n; i++) {
    const at = space(state, i);
    const k = keyOf(at);
    if (k < bestKey || (k == bestKey && isPreferred(at, bestAt))) {
      best = i;
      bestAt = at;
      bestKey = k;
    }
  }
  return best;
}

function keyOf(at: usize): i32 {
  return WIDE_LANES ? load<i32>(at, 12) : <i32>load<u16>(at, 12);
}

function isPreferred(a: usize, b: usize): bool {
  const va = cuboidVolume(a);
  const vb = cuboidVolume(b);
  if (va != vb) return va > vb;
  for (let i = 0; i < 6; i++) {
    if (lane(a, i) != lane(b, i)) return lane(a, i) < lane(b, i);
  }
  return false;
}
