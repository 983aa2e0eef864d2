/** Undivided cargo: all pieces of one name lie in one container, or all stay behind. */
import { type LoadPlan, piecesIn } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { PlanRule } from './rule.js';

export const undivided: PlanRule = {
  id: 'undivided',
  title: 'Cargo that stays in one container',
  fields: ['isSpreadIdenticalCargoAllowed', 'isIdenticalCargoStayInOneContainerWhenNotSpread'],
  // Under UnitLoad the filled containers are alternatives: none of them holds a part of what another one holds.
  isUsed: ({ rules }) => rules.isCargoUndivided && rules.calculationType !== 'UnitLoad',
  check(problem, plan, report) {
    for (const [name, { ordered, loaded, containers }] of piecesByName(problem, plan)) {
      if (containers.size > 1) report.whole(name, `It is divided over ${containers.size} containers.`);
      else if (loaded > 0 && loaded !== ordered)
        report.whole(name, `Only ${loaded} of its ${ordered} pieces are loaded.`);
    }
  },
};

interface Pieces {
  ordered: number;
  loaded: number;
  /** Places in the plan. */
  readonly containers: Set<number>;
}

function piecesByName({ cargoes }: LoadProblem, plan: LoadPlan): Map<string, Pieces> {
  const byName = new Map<string, Pieces>();
  for (const { name, quantity } of cargoes) {
    const pieces = byName.get(name) ?? { ordered: 0, loaded: 0, containers: new Set() };
    pieces.ordered += quantity;
    byName.set(name, pieces);
  }
  for (const [place, { arrangements }] of plan.containers.entries()) {
    for (const arrangement of arrangements) {
      const pieces = byName.get(cargoes[arrangement.cargo]!.name)!;
      pieces.loaded += piecesIn(arrangement);
      pieces.containers.add(place);
    }
  }
  return byName;
}
