/** Well formed: every arrangement and every count of the plan makes sense, so that it can be unfolded at all. */
import { ORIENTATIONS } from '../domain/geometry.js';
import { type Arrangement, type LoadPlan, piecesIn } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { PlanRule, Report } from './rule.js';

/** More pieces than a request may ask for (docs/interface.md, Limits). */
const MOST_PIECES = 1_000_000;

export const wellFormed: PlanRule = {
  id: 'well-formed',
  title: 'Whole numbers, known cargoes, containers and orientations',
  fields: [],
  isUsed: () => true,
  check(problem, plan, report) {
    let pieces = 0;
    plan.containers.forEach((loaded, place) => {
      if (problem.containers[loaded.container] === undefined) {
        report.whole(null, `Filled container ${place + 1} is of the unknown type ${loaded.container}.`);
      }
      for (const arrangement of loaded.arrangements) {
        checkArrangement(problem, arrangement, place, report);
        pieces += piecesIn(arrangement);
      }
    });
    if (pieces > MOST_PIECES) report.whole(null, `The plan has ${pieces} pieces; at most ${MOST_PIECES} are possible.`);
    checkUnloaded(problem, plan, report);
  },
};

function checkArrangement(problem: LoadProblem, arrangement: Arrangement, place: number, report: Report): void {
  const { cargo, orientation, position, counts } = arrangement;
  const name = problem.cargoes[cargo]?.name ?? null;
  const where = `in filled container ${place + 1}`;
  if (name === null) report.whole(null, `An arrangement ${where} is of the unknown cargo ${cargo}.`);
  if (!ORIENTATIONS.includes(orientation)) {
    report.whole(name, `An arrangement ${where} has the unknown orientation ${orientation}.`);
  }
  if (![position.x, position.y, position.z].every(Number.isSafeInteger)) {
    report.whole(name, `An arrangement ${where} has no position in whole numbers.`);
  }
  if (![counts.length, counts.width, counts.height].every((count) => Number.isSafeInteger(count) && count >= 1)) {
    report.whole(name, `An arrangement ${where} has counts below 1 or not in whole numbers.`);
  }
}

function checkUnloaded(problem: LoadProblem, plan: LoadPlan, report: Report): void {
  for (const { cargo, quantity } of plan.unloaded) {
    const name = problem.cargoes[cargo]?.name ?? null;
    if (name === null) report.whole(null, `A row of unloaded cargo is of the unknown cargo ${cargo}.`);
    if (!Number.isSafeInteger(quantity) || quantity < 1) {
      report.whole(name, `A row of unloaded cargo counts ${quantity} pieces.`);
    }
  }
}
