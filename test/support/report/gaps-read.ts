/** What stays free before the steps of a plan, told the plain way: each against all that are loaded before it. */
import { wayInto } from '../../../src/domain/loading-way.js';
import { extentOf, type LoadPlan } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import { scaledMillimetres } from '../../../src/domain/reach.js';
import { vehicleLevel } from '../../../src/domain/unit-loads.js';

/** Scaled units, each once; less than 20 mm, or more than 500 on other cargo, is told to nobody. @param plan its arrangements are steps, in their order */
export function gapsIn(problem: LoadProblem, plan: LoadPlan): Set<number> {
  const { cargoes } = vehicleLevel(problem, plan).problem;
  const least = scaledMillimetres(problem, 20);
  const most = scaledMillimetres(problem, 500);
  const found = new Set<number>();
  for (const { container, arrangements } of plan.containers) {
    if (wayInto(problem.containers[container]!) !== 'fromDoor') continue;
    const extents = arrangements.map((one) => extentOf(one, cargoes));
    arrangements.forEach(({ cargo }, at) => {
      const own = extents[at]!;
      const ends = extents
        .slice(0, at)
        .filter((other) => other.y1 < own.y2 && other.y2 > own.y1 && other.z1 < own.z2 && other.z2 > own.z1)
        .map(({ x2 }) => x2)
        .filter((end) => end <= own.x1);
      if (own.z1 === 0) ends.push(0);
      const gap = Math.min(...ends.map((end) => own.x1 - end));
      if (
        cargoes[cargo]!.style !== 'Roll' &&
        Number.isFinite(gap) &&
        gap > 0 &&
        gap >= least &&
        (own.z1 === 0 || gap <= most)
      )
        found.add(gap);
    });
  }
  return found;
}
