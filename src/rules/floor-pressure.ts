/** Floor pressure: a piece on floor or deck presses on what it touches with no more than maxFloorPressure. */
import { apart } from '../domain/sentences.js';
import { UNITS } from '../domain/units.js';
import { type FloorWeight, floorWeights } from './floor-weights.js';
import { exceeds } from './geometry/exact.js';
import type { ContainerLoad } from './geometry/load.js';
import type { Rule } from './rule.js';

/** A standing roll touches with its circle, not with the square around it. */
const CIRCLE = Math.PI / 4;

/** Weight on a square scaled unit; null: a lying roll, which has no area. */
export function pressureOf({ piece, weight, area }: FloorWeight): number | null {
  if (area === 0) return null;
  const touching = piece.axis === 'z' ? area * CIRCLE : area;
  return weight / (touching * (piece.kind.footShare ?? 1));
}

export interface Pressed {
  readonly weight: FloorWeight;
  /** In the unit of the limit. */
  readonly pressure: number;
}

/** Those that press with more than is allowed. */
export function pressedTooHard({ container, problem }: ContainerLoad, weights: readonly FloorWeight[]): Pressed[] {
  const { maxFloorPressure } = container;
  if (maxFloorPressure === undefined) return [];
  const edge = problem.scale * UNITS[problem.uom].lengthsPerEdge;
  return weights.flatMap((weight): Pressed[] => {
    const pressure = pressureOf(weight);
    return pressure !== null && exceeds(pressure * edge * edge, maxFloorPressure)
      ? [{ weight, pressure: pressure * edge * edge }]
      : [];
  });
}

/** In shares of the limit, all pieces together; 0: within. */
export function floorPressureBeyond(load: ContainerLoad, weights: readonly FloorWeight[]): number {
  const most = load.container.maxFloorPressure ?? 0;
  return pressedTooHard(load, weights).reduce((sum, { pressure }) => sum + pressure / most - 1, 0);
}

export const floorPressure: Rule = {
  id: 'floor-pressure',
  title: 'Pressure on floor and decks',
  fields: ['emptyContainers.maxFloorPressure', 'footShare'],
  isUsed: ({ containers }) => containers.some(({ maxFloorPressure }) => maxFloorPressure !== undefined),
  check(load, report) {
    const { maxFloorPressure } = load.container;
    if (maxFloorPressure === undefined) return;
    const unit = UNITS[load.problem.uom].pressure;
    for (const { weight, pressure } of pressedTooHard(load, floorWeights(load))) {
      const [is, may] = apart(pressure, maxFloorPressure);
      report.placement(
        weight.piece,
        `${load.describe(weight.piece)} presses on the floor with ${is} ${unit}; at most ${may} is allowed.`,
      );
    }
  },
};
