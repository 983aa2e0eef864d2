/**
 * A finished plan with every container and every pallet in the order in which it is loaded, section by section. Where the sections
 * would leave no room before a door, and the order of the plan has it, that order stays: the load is one section.
 */
import type { FinishedPallet, LoadedContainer, LoadPlan } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { palletLevel, vehicleLevel } from '../../../domain/unit-loads.js';
import { openingOf } from '../../../rules/door.js';
import { baysTaken } from '../../../rules/door-bay.js';
import { ContainerLoad } from '../../../rules/index.js';
import { inOneSection, inSections } from './in-sections.js';

/** What has sections already stays as it is. */
export function withSections(problem: LoadProblem, plan: LoadPlan): LoadPlan {
  const vehicles = vehicleLevel(problem, plan).problem;
  const containers = plan.containers.map((loaded) =>
    loaded.sections === undefined ? sectionsByDoor(vehicles, loaded) : loaded,
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

function sectionsByDoor(problem: LoadProblem, loaded: LoadedContainer): LoadedContainer {
  const found = inSections(problem, loaded);
  if (openingOf(problem.containers[loaded.container]!) === null || isOpen(problem, found)) return found;
  const whole = inOneSection(problem, loaded);
  return isOpen(problem, whole) ? whole : found;
}

function isOpen(problem: LoadProblem, loaded: LoadedContainer): boolean {
  return baysTaken(new ContainerLoad(problem, loaded)).next().done === true;
}
