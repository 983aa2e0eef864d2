/** Groups of a plan that lie in several containers or in part, and whether a search of its own finds one for them. */
import { type LoadPlan, piecesIn } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import type { Engine } from '../../../src/engine/port.js';

export interface Divided {
  readonly group: string;
  /** Alone in an empty container of the first type, all of it found a place. */
  readonly fits: boolean;
}

/** @param effort of the search that decides */
export function groupsDivided(engine: Engine, problem: LoadProblem, plan: LoadPlan, effort: number): Divided[] {
  const names = [...new Set(problem.cargoes.map(({ groupName }) => groupName))].filter((name) => name !== '');
  return names.flatMap((group): Divided[] => {
    const isOwn = (cargo: number) => problem.cargoes[cargo]!.groupName === group;
    const counts = problem.cargoes.map(({ quantity }, cargo) => (isOwn(cargo) ? quantity : 0));
    const inEach = plan.containers.map(({ arrangements }) =>
      arrangements.reduce((sum, one) => (isOwn(one.cargo) ? sum + piecesIn(one) : sum), 0),
    );
    const holding = inEach.filter((pieces) => pieces > 0);
    const all = counts.reduce((sum, count) => sum + count, 0);
    if (holding.length === 0 || (holding.length === 1 && holding[0] === all)) return [];
    const filler = engine.prepare(problem, 0, effort);
    const { loaded } = filler.fill({ values: null, counts, effort, seed: 2 });
    filler.dispose();
    return [{ group, fits: counts.every((count, cargo) => loaded[cargo] === count) }];
  });
}
