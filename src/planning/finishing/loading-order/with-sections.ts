/** A finished plan with every container and every pallet in the order in which it is loaded, section by section. */
import type { FinishedPallet, LoadPlan } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { palletLevel, vehicleLevel } from '../../../domain/unit-loads.js';
import { inSections } from './in-sections.js';

/** What has sections already stays as it is. */
export function withSections(problem: LoadProblem, plan: LoadPlan): LoadPlan {
  const vehicles = vehicleLevel(problem, plan).problem;
  const containers = plan.containers.map((loaded) =>
    loaded.sections === undefined ? inSections(vehicles, loaded) : loaded,
  );
  const below = palletLevel(problem, plan);
  if (below === null) return { ...plan, containers };
  const pallets = plan.pallets!.map((pallet): FinishedPallet => {
    if (pallet.sections !== undefined) return pallet;
    const { arrangements, sections, uncut } = inSections(below.problem, pallet);
    return { ...pallet, arrangements, sections: sections!, uncut: uncut! };
  });
  return { ...plan, containers, pallets };
}
