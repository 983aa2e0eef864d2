/** How much of what goes into a container type at all: sizes, volume and weight, before any search. */
import { passingOrientations } from '../../domain/door.js';
import {
  type Cuboid,
  cuboidAt,
  maskAllows,
  ORIENTATIONS,
  orientedSize,
  type Size,
  volumeOf,
} from '../../domain/geometry.js';
import { usableVolume } from '../../domain/grounds.js';
import type { Cargo, Container, LoadProblem } from '../../domain/problem.js';
import { fillsLayers } from '../../domain/tidiness.js';
import { mostVolume } from '../../domain/volume-limits.js';
import { mostWeight } from '../../domain/weight-limits.js';

/** The extent that cargo may take, overhang of the deck included; scaled units. */
export function usableSize(container: Container): Size {
  const { size, maxExtent, deckReach } = container;
  const along = (inner: number, limit: number, reach: number) =>
    Math.min(inner + 2 * reach, limit > 0 ? limit + Math.max(0, reach) : Number.POSITIVE_INFINITY);
  return {
    length: along(size.length, maxExtent.length, deckReach.length),
    width: along(size.width, maxExtent.width, deckReach.width),
    height: along(size.height, maxExtent.height, 0),
  };
}

/** Where that cargo lies: overhang begins before the front wall and the left wall. */
export function usableRoom(container: Container): Cuboid {
  const { length, width } = container.deckReach;
  return cuboidAt({ x: -length, y: -width, z: 0 }, usableSize(container));
}

/** How far a load may go at all along the fill direction, scaled units. */
export function usableReach(problem: LoadProblem, container: number): number {
  const { x2, z2 } = usableRoom(problem.containers[container]!);
  return fillsLayers(problem) ? z2 : x2;
}

/** The most cargo volume that a container may take, cubic scaled units. */
export function volumeCapacity(container: Container, problem: LoadProblem): number {
  const blocked = volumeOf(container.size) - usableVolume(container);
  return Math.min(volumeOf(usableSize(container)) - blocked, mostVolume(container, problem.rules));
}

/** The most weight that a container may take; infinite when there is no limit. */
export function weightCapacity(container: Container, problem: LoadProblem): number {
  return mostWeight(container, problem.rules);
}

/** True when one piece goes into the empty container in an allowed orientation. */
export function fitsSize(cargo: Cargo, container: Container): boolean {
  return fitsRoom(cargo, container, passingOrientations(cargo, container));
}

/** The same in certain orientations; without any named in all that are allowed, past whatever door. */
export function fitsRoom(cargo: Cargo, container: Container, mask = cargo.orientations): boolean {
  const usable = usableSize(container);
  return ORIENTATIONS.some((orientation) => {
    if (!maskAllows(mask, orientation)) return false;
    const { length, width, height } = orientedSize(cargo.size, orientation);
    return length <= usable.length && width <= usable.width && height <= usable.height;
  });
}

/** True when one piece goes into the empty container by size and by weight. */
export function fits(cargo: Cargo, container: Container, problem: LoadProblem): boolean {
  return fitsSize(cargo, container) && cargo.weight <= weightCapacity(container, problem) * (1 + 1e-9);
}

/** Containers of a type that may be filled. */
export function stockOf(container: Container): number {
  return container.quantity > 0 ? container.quantity : MOST_CONTAINERS;
}

/** No load has more containers than this (docs/interface.md, Limits). */
export const MOST_CONTAINERS = 10_000;
