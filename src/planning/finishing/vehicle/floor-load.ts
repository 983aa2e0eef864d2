/** How far a load is beyond what the floor of its container bears, on a length and under a piece; the verifier's own figures. */
import type { Arrangement } from '../../../domain/plan.js';
import type { Container, LoadProblem } from '../../../domain/problem.js';
import { UNITS } from '../../../domain/units.js';
import { floorPressureBeyond } from '../../../rules/floor-pressure.js';
import { floorWeights } from '../../../rules/floor-weights.js';
import { ContainerLoad } from '../../../rules/index.js';
import { lineLoadBeyond } from '../../../rules/line-load.js';

export function hasFloorLimit({ maxWeightPerLength, maxFloorPressure }: Container): boolean {
  return maxWeightPerLength !== undefined || maxFloorPressure !== undefined;
}

/** In shares of the limits, all together; 0: within. */
export function floorBeyond(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): number {
  if (!hasFloorLimit(problem.containers[container]!)) return 0;
  return floorBeyondOf(new ContainerLoad(problem, { container, arrangements }));
}

/** The same of a load that is unfolded already. */
export function floorBeyondOf(load: ContainerLoad): number {
  if (!hasFloorLimit(load.container)) return 0;
  const weights = floorWeights(load);
  return lineLoadBeyond(load, weights) + floorPressureBeyond(load, weights);
}

/**
 * What a square scaled unit of floor may bear so that no stretch and no piece is beyond its limit, however densely it is
 * loaded; infinite: any weight.
 */
export function surePressure(
  problem: LoadProblem,
  { maxExtent, maxWeightPerLength, maxFloorPressure, size }: Container,
): number {
  const width = maxExtent.width > 0 ? Math.min(maxExtent.width, size.width) : size.width;
  const edge = problem.scale * UNITS[problem.uom].lengthsPerEdge;
  return Math.min(
    maxWeightPerLength === undefined ? Number.POSITIVE_INFINITY : maxWeightPerLength / edge / width,
    maxFloorPressure === undefined ? Number.POSITIVE_INFINITY : maxFloorPressure / (edge * edge),
  );
}
