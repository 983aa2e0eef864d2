/**
 * What carries what. The weight of a piece, and of all that lies on it, goes down into what it rests on: by the areas in
 * which they touch, in equal parts where lines touch only (rolls in valleys). What stands on the floor presses evenly on
 * the area in which it touches it. Facts to look at; whether a load is sound is for the verifier to say.
 */
import { type Body, isLyingRoll } from '../../domain/bodies.js';
import { sharedArea, sharedLength } from '../../domain/geometry.js';
import type { Ground } from '../../domain/grounds.js';
import { type RestingSettings, restingPairs } from '../../domain/resting.js';

export interface SupportGraph {
  /** By piece: those that it rests on. */
  readonly below: readonly (readonly number[])[];
  /** By piece: those that rest on it. */
  readonly above: readonly (readonly number[])[];
  /** By piece: the share of its base that is carried, 0 to 1; a lying roll that touches anything is carried. */
  readonly support: Float64Array;
  /** By piece: what presses on it from above. */
  readonly burden: Float64Array;
  /** By piece: what it brings onto the floor, and where. */
  readonly onGround: readonly GroundLoad[];
}

export interface GroundLoad {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly weight: number;
}

/** @param weights by piece */
export function supportGraphOf(
  bodies: readonly Body[],
  weights: readonly number[],
  grounds: readonly Ground[],
  settings: RestingSettings,
): SupportGraph {
  const below = bodies.map((): number[] => []);
  const above = bodies.map((): number[] => []);
  for (const [lower, upper] of restingPairs(bodies, settings)) {
    below[upper]!.push(lower);
    above[lower]!.push(upper);
  }
  const support = new Float64Array(bodies.length);
  const burden = new Float64Array(bodies.length);
  const onGround: GroundLoad[] = [];
  const fromAbove = bodies.map((_, place) => place).sort((a, b) => middle(bodies[b]!) - middle(bodies[a]!));
  for (const place of fromAbove) {
    const body = bodies[place]!;
    const contacts = below[place]!.map((lower) => touchedArea(body, bodies[lower]!));
    const floors = grounds.flatMap((ground) => groundUnder(body, ground, settings.depth));
    const areas = [...contacts, ...floors.map((area) => (area.x2 - area.x1) * (area.y2 - area.y1))];
    const total = areas.reduce((sum, area) => sum + area, 0);
    const base = (body.x2 - body.x1) * (body.y2 - body.y1);
    support[place] = areas.length === 0 ? 0 : isLyingRoll(body) ? 1 : Math.min(1, total / base);
    const weight = weights[place]! + burden[place]!;
    areas.forEach((area, at) => {
      const share = weight * (total > 0 ? area / total : 1 / areas.length);
      const lower = below[place]![at];
      if (lower !== undefined) burden[lower]! += share;
      else onGround.push({ ...floors[at - contacts.length]!, weight: share });
    });
  }
  return { below, above, support, burden, onGround };
}

function middle({ z1, z2 }: Body): number {
  return z1 + z2;
}

/** A lying roll touches along a line, which has no area: that of its whole shadow stands for it. */
function touchedArea(upper: Body, lower: Body): number {
  return isLyingRoll(lower) ? 0 : sharedArea(upper, lower);
}

/** The part of a ground under a body that stands on it. */
function groundUnder(body: Body, { level, area }: Ground, depth: number) {
  if (body.z1 < level || body.z1 > level + depth) return [];
  const x = sharedLength(body.x1, body.x2, area.x1, area.x2);
  const y = sharedLength(body.y1, body.y2, area.y1, area.y2);
  if (x <= 0 || y <= 0) return [];
  const x1 = Math.max(body.x1, area.x1);
  const y1 = Math.max(body.y1, area.y1);
  return [{ x1, y1, x2: x1 + x, y2: y1 + y }];
}

/** Weight on each cell of a floor, in rows along the length; cells are as square as whole numbers allow. */
export interface FloorMap {
  readonly columns: number;
  readonly rows: number;
  /** Weight per square scaled unit, row by row from the left wall. */
  readonly pressures: Float64Array;
  readonly greatest: number;
}

/** About so many cells of a floor. */
const CELLS = 320;

export function floorMapOf(loads: readonly GroundLoad[], length: number, width: number): FloorMap {
  const side = Math.sqrt((length * width) / CELLS);
  const columns = Math.max(1, Math.round(length / side));
  const rows = Math.max(1, Math.round(width / side));
  const [dx, dy] = [length / columns, width / rows];
  const pressures = new Float64Array(columns * rows);
  for (const { x1, y1, x2, y2, weight } of loads) {
    const pressure = weight / ((x2 - x1) * (y2 - y1));
    for (let row = Math.max(0, Math.floor(y1 / dy)); row < rows && row * dy < y2; row++) {
      const shareY = sharedLength(y1, y2, row * dy, (row + 1) * dy) / dy;
      for (let column = Math.max(0, Math.floor(x1 / dx)); column < columns && column * dx < x2; column++) {
        const shareX = sharedLength(x1, x2, column * dx, (column + 1) * dx) / dx;
        pressures[row * columns + column]! += pressure * shareX * shareY;
      }
    }
  }
  return { columns, rows, pressures, greatest: pressures.reduce((most, one) => Math.max(most, one), 0) };
}
