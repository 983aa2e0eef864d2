/**
 * The opening by which cargo comes into a room, in the wall of its door, and places before that wall. Along a wall is counted
 * from its left edge at the rear, from the front wall in a side. Scaled units.
 */
import type { Position, Size } from '../domain/geometry.js';
import { isFromSide, type Way } from '../domain/loading-way.js';
import type { Door } from '../domain/problem.js';

export interface Opening {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** A room with a door in a wall. */
export interface Doorway {
  readonly way: Way;
  readonly size: Size;
  readonly opening: Opening;
}

/** Null: it is loaded from above. @param door absent: the whole rear wall is open */
export function openingOf(way: Way, size: Size, door: Door | undefined): Opening | null {
  if (way === 'fromAbove') return null;
  if (door === undefined) return { from: 0, to: size.width, low: 0, high: size.height };
  const { height, position, sill, width } = door;
  return { from: position, to: position + width, low: sill, high: sill + height };
}

export function wallLength({ length, width }: Size, way: Way): number {
  return isFromSide(way) ? length : width;
}

export function isWholeWall({ opening: { from, to, low, high }, size, way }: Doorway): boolean {
  return from <= 0 && to >= wallLength(size, way) && low <= 0 && high >= size.height;
}

/** @param out of the wall */
export function beforeWall(
  { way, size }: Pick<Doorway, 'way' | 'size'>,
  along: number,
  out: number,
  z: number,
): Position {
  if (way === 'fromLeft') return { x: along, y: 0 - out, z };
  return way === 'fromRight' ? { x: along, y: size.width + out, z } : { x: size.length + out, y: along, z };
}

/** In turn around it. */
export function openingCorners(doorway: Doorway): Position[] {
  const { from, to, low, high } = doorway.opening;
  const corners: [along: number, z: number][] = [
    [from, low],
    [to, low],
    [to, high],
    [from, high],
  ];
  return corners.map(([along, z]) => beforeWall(doorway, along, 0, z));
}
