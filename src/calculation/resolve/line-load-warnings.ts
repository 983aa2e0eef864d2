/** Warnings about sea vans without maxWeightPerLength of which a metre of the floor bears more than such floors usually do. */
import type { LoadPlan } from '../../domain/plan.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { weighedApart } from '../../domain/sentences.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import { convert, UNITS, weightRatio } from '../../domain/units.js';
import { floorWeights } from '../../rules/floor-weights.js';
import { exceeds } from '../../rules/geometry/exact.js';
import { ContainerLoad } from '../../rules/index.js';
import { heaviestStretch, metreOf } from '../../rules/line-load.js';
import type { Warning } from '../types.js';

/** Of containers up to 20 ft long, and of longer ones: kilograms a metre. */
const SHORT = { upToMetres: 6.1, most: 4500 } as const;
const LONG = 3000;

/** What a metre of the floor of such a sea van usually bears, in the weight of the request; null: it is none. */
export function usualLineLoad(
  problem: LoadProblem,
  { containerType, maxWeight, size }: Pick<Container, 'containerType' | 'maxWeight' | 'size'>,
): number | null {
  if (containerType !== 'SeaVan') return null;
  const metre = metreOf(problem);
  const kilograms = (weight: number) => convert(weight, weightRatio('UnitMetric', problem.uom));
  if (size.length > SHORT.upToMetres * metre) return kilograms(LONG);
  return Math.max(kilograms(SHORT.most), (maxWeight * metre) / size.length);
}

/** Containers of a load that are named. */
const MOST_NAMED = 20;

export function lineLoadWarnings(order: LoadProblem, whole: LoadPlan): Warning[] {
  const { problem, plan } = vehicleLevel(order, whole);
  const metre = metreOf(problem);
  const found: Warning[] = [];
  for (const [place, loaded] of plan.containers.entries()) {
    const type = problem.containers[loaded.container]!;
    const { maxWeightPerLength, name, size } = type;
    const aMetre = usualLineLoad(problem, type);
    if (aMetre === null || maxWeightPerLength !== undefined || found.length === MOST_NAMED) continue;
    const load = new ContainerLoad(problem, loaded);
    const { weight, length } = heaviestStretch(floorWeights(load), metre, size.length);
    const most = (aMetre * length) / metre;
    if (!exceeds(weight, most)) continue;
    const [is, may] = weighedApart(problem, weight, most);
    const message =
      `A stretch of ${length < metre ? 'the whole length' : '1 m'} of the floor of filled container ${place + 1} ("${name}") bears ${is}; ` +
      `such floors usually bear ${may}. \`maxWeightPerLength\` (${UNITS[problem.uom].weightPerLength}) keeps it within.`;
    found.push({ code: 'LineLoad', pointer: `/emptyContainers/${loaded.container}/maxWeightPerLength`, message });
  }
  return found;
}
