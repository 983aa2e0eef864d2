/**
 * In which orientations a piece passes the door of a container, for the search; the verifier judges by code of its own
 * (src/rules/door.ts).
 */
import { maskAllows, ORIENTATIONS, orientedSize, type Size } from './geometry.js';
import type { Cargo, Container, Door } from './problem.js';

/** Null: it is loaded from above, or says nothing of a door. */
export function doorOf({ containerType, door }: Pick<Container, 'containerType' | 'door'>): Door | null {
  const isOpen = containerType === 'Pallet' || containerType === 'Carton';
  return door === undefined || door.side === 'Top' || isOpen ? null : door;
}

/** Seen from its door, in whichever wall that is. */
function seenFrom({ side }: Door, size: Size): Size {
  const { length, width, height } = size;
  return side === 'Rear' ? size : { length: width, width: length, height };
}

/** Of the allowed orientations those in which it passes as it lies; none of them: those in which it passes at all. As a mask. */
export function easilyPassing(cargo: Cargo, container: Container): number {
  const door = doorOf(container);
  if (door === null) return cargo.orientations;
  const straight = ORIENTATIONS.filter((one) => {
    const { width, height } = seenFrom(door, orientedSize(cargo.size, one));
    return maskAllows(cargo.orientations, one) && width <= door.width && height <= door.height;
  }).reduce((mask, one) => mask | (1 << (one - 1)), 0);
  return straight === 0 ? passingOrientations(cargo, container) : straight;
}

/** @returns those of the allowed orientations in which it passes, as a mask */
export function passingOrientations({ orientations, size, tiltsAtDoor }: Cargo, container: Container): number {
  const door = doorOf(container);
  if (door === null) return orientations;
  const inner = seenFrom(door, container.size);
  return ORIENTATIONS.filter(
    (one) =>
      maskAllows(orientations, one) &&
      passes(seenFrom(door, orientedSize(size, one)), door, inner, tiltsAtDoor === true),
  ).reduce((mask, one) => mask | (1 << (one - 1)), 0);
}

function passes({ length, width, height }: Size, door: Door, inner: Size, mayTilt: boolean): boolean {
  const isUpright = height <= door.height;
  if (isUpright && width <= door.width) return true;
  if (isUpright && length <= door.width && isShorter(length, width, inner.width)) return true;
  if (!mayTilt) return false;
  const isTippedBack = width <= door.width && length <= door.height && isShorter(length, height, inner.height);
  const narrow = Math.min(inner.width, inner.height);
  return isTippedBack || (height <= door.width && width <= door.height && isShorter(width, height, narrow));
}

/** Whether the diagonal of a rectangle is at most so long; sides are whole numbers. */
function isShorter(a: number, b: number, most: number): boolean {
  const square = (side: number) => BigInt(side) * BigInt(side);
  return square(a) + square(b) <= square(most);
}
