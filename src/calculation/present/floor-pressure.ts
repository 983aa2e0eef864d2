/** The piece that presses most on its floor, beyond what that bears. */
import type { LoadedContainer } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { ShownUnits } from '../../domain/shown-units.js';
import { UNITS } from '../../domain/units.js';
import { pressedTooHard } from '../../rules/floor-pressure.js';
import { floorWeights } from '../../rules/floor-weights.js';
import { ContainerLoad } from '../../rules/index.js';

/** Figures in the unit that is shown. */
export interface Pressing {
  readonly name: string;
  /** Weight on an area. */
  readonly pressure: number;
  readonly most: number;
  /** More weight on it than it may carry. */
  readonly excess: number;
  /** How many times as large its base would have to be. */
  readonly times: number;
}

/** Null: no piece presses too hard, or nothing is asked. */
export function pressingOf(problem: LoadProblem, loaded: LoadedContainer, units: ShownUnits): Pressing | null {
  const { maxFloorPressure } = problem.containers[loaded.container]!;
  if (maxFloorPressure === undefined) return null;
  const load = new ContainerLoad(problem, loaded);
  const [worst] = pressedTooHard(load, floorWeights(load)).sort((a, b) => b.pressure - a.pressure);
  if (worst === undefined) return null;
  const { pressure, weight } = worst;
  const edges = UNITS[problem.uom].lengthsPerEdge * problem.scale;
  const onArea = (value: number) => units.weight(value) / units.area(edges * edges);
  return {
    name: weight.piece.kind.name,
    pressure: onArea(pressure),
    most: onArea(maxFloorPressure),
    excess: units.weight(weight.weight * (1 - maxFloorPressure / pressure)),
    times: pressure / maxFloorPressure,
  };
}
