/** Whether pieces go together into an empty container, as far as that can be shown by a plain load of them. */
import type { LoadProblem } from '../domain/problem.js';
import { ContainerLoad } from './geometry/load.js';
import { loadInWalls } from './geometry/walls.js';
import { RULES } from './of-containers.js';
import { Report } from './rule.js';

/** Columns as high as the room, then single pieces, where rules forbid to stack. */
const MOST_LAYERS = [Number.POSITIVE_INFINITY, 1];

/**
 * @param pieces of each cargo
 * @returns the place of a container type that takes them in walls, by every rule; null says nothing
 */
export function plainFit(problem: LoadProblem, pieces: readonly number[]): number | null {
  const rules = RULES.filter((rule) => rule.isUsed(problem));
  for (const [container, type] of problem.containers.entries()) {
    for (const mostLayers of MOST_LAYERS) {
      const arrangements = loadInWalls(problem, type, pieces, mostLayers);
      if (arrangements === null) continue;
      const load = new ContainerLoad(problem, { container, arrangements });
      const holds = rules.every((rule) => {
        const report = new Report(rule.id, null);
        rule.check(load, report);
        return report.faults.length === 0;
      });
      if (holds) return container;
    }
  }
  return null;
}
