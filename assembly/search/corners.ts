/** The corners of the space being filled at which a block is tried. */
import { clearCornerPieces } from '../contacts/corner-pieces';
import { allocate } from '../memory/arena';
import { leastReaching } from './candidates';
import { corner, roomH, spaceX1, spaceX2, spaceY1, spaceY2 } from './filled-space';
import { power, raised } from './formula';

/**
 * In the order in which they are tried: the space's own, those over tops where it must be carried, those
 * beside zones.
 *
 *   corner | x | y | room along length | along width | least size that reaches the end of either | room^power f64 | 32 bytes
 */
const CORNER: usize = 32;
let corners: usize = 0;
export let cornerCount: i32 = 0;

export function openCorners(): void {
  corners = allocate(4 * CORNER);
}

export function clearCorners(): void {
  clearCornerPieces();
  cornerCount = 0;
}

/** A block is tried at the corners in this order. */
export function addCorner(x: i32, y: i32): void {
  const at = corners + <usize>cornerCount * CORNER;
  cornerCount++;
  const roomL = (corner & 1) != 0 ? x - spaceX1 : spaceX2 - x;
  const roomW = (corner & 2) != 0 ? y - spaceY1 : spaceY2 - y;
  store<i32>(at, x);
  store<i32>(at, y, 4);
  store<i32>(at, roomL, 8);
  store<i32>(at, roomW, 12);
  store<i32>(at, leastReaching(roomL), 16);
  store<i32>(at, leastReaching(roomW), 20);
  store<f64>(at, raised(<f64>roomL * <f64>roomW * <f64>roomH, power), 24);
}

export function cornerAt(number: i32): usize {
  return corners + <usize>number * CORNER;
}
export function cornerX(at: usize): i32 {
  return load<i32>(at);
}
export function cornerY(at: usize): i32 {
  return load<i32>(at, 4);
}
export function cornerRoomL(at: usize): i32 {
  return load<i32>(at, 8);
}
export function cornerRoomW(at: usize): i32 {
  return load<i32>(at, 12);
}
export function leastReachL(at: usize): i32 {
  return load<i32>(at, 16);
}
export function leastReachW(at: usize): i32 {
  return load<i32>(at, 20);
}
/** D where all of the room is used. */
export function mostUsed(at: usize): f64 {
  return load<f64>(at, 24);
}
