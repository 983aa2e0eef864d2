/** What stands on each metre of a floor whose limit is given, or known of such containers. */
import type { FloorLine } from '../../domain/floor-line.js';
import type { LoadedContainer } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { ShownUnits } from '../../domain/shown-units.js';
import { UNITS } from '../../domain/units.js';
import { floorWeights } from '../../rules/floor-weights.js';
import { ContainerLoad } from '../../rules/index.js';
import { heaviestStretch, metreOf, stretchWeights } from '../../rules/line-load.js';
import { usualLineLoad } from '../resolve/line-load-warnings.js';

/** Stretches that are shown, evenly spread. */
const POINTS = 121;

/** @returns null: nothing is known of what the floor bears */
export function floorLineOf(problem: LoadProblem, loaded: LoadedContainer, units: ShownUnits): FloorLine | null {
  const type = problem.containers[loaded.container]!;
  const { maxWeightPerLength, size } = type;
  const metre = metreOf(problem);
  const aMetre = maxWeightPerLength === undefined ? usualLineLoad(problem, type) : null;
  if (maxWeightPerLength === undefined && aMetre === null) return null;
  const edge = problem.scale * UNITS[problem.uom].lengthsPerEdge;
  const shownEdges = (scaled: number) => (units.uom === 'UnitEnglish' ? units.feet(scaled) : units.metres(scaled));
  const perLength = (weight: number, scaled: number) => units.weight(weight) / shownEdges(scaled);
  const weights = floorWeights(new ContainerLoad(problem, loaded));
  const heaviest = heaviestStretch(weights, metre, size.length);
  const stretch = heaviest.length;
  const begins = Array.from({ length: POINTS }, (_, point) => ((size.length - stretch) * point) / (POINTS - 1));
  const along = stretchWeights(weights, stretch, begins);
  return {
    stretch: units.length(stretch),
    points: begins.map((from, point) => ({ from: units.length(from), load: perLength(along[point]!, stretch) })),
    greatest: {
      from: units.length(heaviest.from),
      to: units.length(heaviest.from + stretch),
      load: perLength(heaviest.weight, stretch),
    },
    most: aMetre === null ? perLength(maxWeightPerLength!, edge) : perLength(aMetre, metre),
    isAsked: aMetre === null,
  };
}
