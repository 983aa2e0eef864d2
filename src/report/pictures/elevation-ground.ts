/**
 * Where the blocks of a section lie flat on paper: how much of the room is shown, and how large. In points; blocks in scaled
 * units.
 */
import { type Axis, highOf, lowOf } from '../../domain/bodies.js';
import { type Cuboid, cuboidAt, type Size } from '../../domain/geometry.js';
import type { Way } from '../../domain/loading-way.js';
import type { ElevationBlock } from './elevation-labels.js';
import type { Box } from './frame.js';

/** What a body covers on paper, scaled units; upwards is high. */
export interface FlatBox {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** Along the paper, up it, and toward who looks. */
export const ACROSS: Readonly<Record<Way, readonly [along: Axis, up: Axis, toward: Axis]>> = {
  fromDoor: ['y', 'z', 'x'],
  fromLeft: ['x', 'z', 'y'],
  fromRight: ['x', 'z', 'y'],
  fromAbove: ['x', 'y', 'z'],
};
export const EXTENTS = { x: 'length', y: 'width', z: 'height' } as const;

/** From the right the front wall is on the right, where lengths are 0. */
export function flatBox(body: Cuboid, way: Way): FlatBox {
  const [along, up] = ACROSS[way];
  const [from, to] = [lowOf(body, along), highOf(body, along)];
  const [left, right] = way === 'fromRight' ? [0 - to, 0 - from] : [from, to];
  return { left, right, low: lowOf(body, up), high: highOf(body, up) };
}

export function roomBox(size: Size, way: Way): FlatBox {
  return flatBox(cuboidAt({ x: 0, y: 0, z: 0 }, size), way);
}

/** What decides how much is shown. */
export interface GroundLook {
  readonly way: Way;
  /** Of the room. */
  readonly size: Size;
  /** Points, at most. */
  readonly wide: number;
  readonly most: number;
}

/** Points: 6 mm, which the shorter side of a piece has on paper where there is room for it. */
const LEAST_PIECE = 17.1;
/** Of a picture that needs no more, across and up. */
const USUAL_WIDE = 150;
const USUAL_TALL = 132;
const USUAL_TALL_FROM_ABOVE = 100;
export const MARGIN = 5;
/** Points below and above what is loaded later into a section. */
const AROUND = 24;

export interface Ground {
  readonly scale: number;
  readonly shown: FlatBox;
  readonly left: number;
  readonly height: number;
  boxOf(flat: FlatBox): Box;
}

export function groundOf(
  all: readonly ElevationBlock[],
  fresh: readonly ElevationBlock[],
  left: number,
  look: GroundLook,
): Ground {
  const { way, size, wide, most } = look;
  const boxes = all.map(({ body }) => flatBox(body, way));
  const least = (of: (box: FlatBox) => number, start: number) => boxes.reduce((a, box) => Math.min(a, of(box)), start);
  const room = roomBox(size, way);
  // Zoomed to what is loaded: nothing of the height above it, but never less than the room is wide.
  const top = -least(({ high }) => -high, 0);
  const whole = {
    left: least((box) => box.left, room.left),
    right: -least((box) => -box.right, -room.right),
    low: least((box) => box.low, 0),
    high: way !== 'fromAbove' ? Math.max(top, 1) : -least((box) => -box.high, -room.high),
  };
  const tight = {
    ...whole,
    left: least((box) => box.left, room.right),
    right: -least((box) => -box.right, -room.left),
  };
  const [freeWide, freeTall] = [wide - left - MARGIN, most - 2 * MARGIN];
  const tall = way === 'fromAbove' ? USUAL_TALL_FROM_ABOVE : USUAL_TALL;
  const usual = Math.min(USUAL_WIDE / (whole.right - whole.left), tall / (whole.high - whole.low));
  const wanted = Math.max(usual, LEAST_PIECE / shortest(fresh, way));
  const limit = (shown: FlatBox) =>
    Math.min(freeWide / (shown.right - shown.left), freeTall / (shown.high - shown.low));
  const shown = limit(whole) >= wanted ? whole : tight;
  return groundAt(Math.min(wanted, limit(shown)), shown, left);
}

function groundAt(scale: number, shown: FlatBox, left: number): Ground {
  const height = scale * (shown.high - shown.low) + 2 * MARGIN;
  return {
    ...{ scale, shown, left, height },
    boxOf: (flat) => ({
      x: left + scale * (flat.left - shown.left),
      y: MARGIN + scale * (shown.high - flat.high),
      width: scale * (flat.right - flat.left),
      height: scale * (flat.high - flat.low),
    }),
  };
}

/** What is loaded later into a section is shown with the heights around it: what stands below it was seen before. */
export function bandOf(
  ground: Ground,
  before: readonly ElevationBlock[],
  fresh: readonly ElevationBlock[],
  { way }: Pick<GroundLook, 'way'>,
): Ground {
  const { shown, scale, left } = ground;
  const isRound = [...before, ...fresh].some(({ body }) => body.axis === ACROSS[way][2]);
  if (way === 'fromAbove' || before.length === 0 || fresh.length === 0 || isRound) return ground;
  const boxes = fresh.map(({ body }) => flatBox(body, way));
  const around = AROUND / scale;
  const lowest = Math.min(...boxes.map(({ low }) => low)) - around;
  const highest = Math.max(...boxes.map(({ high }) => high)) + around;
  const band = {
    ...shown,
    low: lowest > shown.low + around ? lowest : shown.low,
    high: highest < shown.high - around ? highest : shown.high,
  };
  return groundAt(scale, band, left);
}

export function isSeen({ low, high }: FlatBox, { shown }: Ground): boolean {
  return low < shown.high && high > shown.low;
}

/** The shorter side of the smallest piece as it is seen, scaled units. */
function shortest(all: readonly ElevationBlock[], way: Way): number {
  const [along, up] = ACROSS[way];
  const sides = all.flatMap(({ body, piece, code }) => {
    if (code === '') return [];
    const { left, right, low, high } = flatBox(body, way);
    return piece === null ? [right - left, high - low] : [piece[EXTENTS[along]], piece[EXTENTS[up]]];
  });
  return sides.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}
