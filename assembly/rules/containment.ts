/** Containment: nothing is larger than the room for cargo (with pallet overhang or underhang, that room). */
import { height, length, width } from '../problem/view';

export function fitsRoom(l: i32, w: i32, h: i32): bool {
  return l <= length && w <= width && h <= height;
}
