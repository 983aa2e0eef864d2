/** Well formed: every arrangement and every count of the plan makes sense, so that it can be unfolded at all. */

import { ORIENTATIONS } from '../domain/geometry.js';
import { type Arrangement, type LoadedContainer, type LoadPlan, piecesIn } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { figure } from '../domain/sentences.js';
import type { PlanRule, Report } from './rule.js';

/** More pieces than a request may ask for (docs/interface.md, Limits). */
const MOST_PIECES = 1_000_000;

export const wellFormed: PlanRule = {
  id: 'well-formed',
  title: 'Whole numbers, known cargoes, containers and orientations',
  fields: [],
  isUsed: () => true,
  check(problem, plan, report) {
    const { pallets = [] } = plan;
    const isUnitLoad = problem.rules.calculationType === 'UnitLoad';
    if ((plan.alternatives ?? false) !== isUnitLoad) {
      report.whole(null, 'Filled containers are alternatives under UnitLoad, and only there.');
    }
    const cargoes = problem.cargoes.map(({ name }) => name);
    const unitLoads = pallets.map((_, place) => `finished pallet ${place + 1}`);
    const loaded: number[] = [];
    plan.containers.forEach((filled, place) => {
      const where = `filled container ${place + 1}`;
      if (problem.containers[filled.container] === undefined) {
        report.whole(null, `The type ${filled.container} of ${where} is unknown.`);
      }
      loaded.push(checkArrangements([...cargoes, ...unitLoads], filled.arrangements, where, report));
      checkExtra([...cargoes, ...unitLoads], filled, where, report);
    });
    pallets.forEach((pallet, place) => {
      const where = `finished pallet ${place + 1}`;
      if (problem.pallets?.[pallet.container] === undefined) {
        report.whole(null, `The type ${pallet.container} of ${where} is unknown.`);
      }
      if (pallet.arrangements.length === 0) report.whole(null, `Nothing stands on ${where}.`);
      if (!isCount(pallet.quantity)) report.whole(null, `There are ${figure(pallet.quantity)} of ${where}.`);
      loaded.push(pallet.quantity * checkArrangements(cargoes, pallet.arrangements, where, report));
    });
    // Alternatives are judged one by one, and only one of them is loaded.
    const pieces = loaded.reduce((most, one) => (isUnitLoad ? Math.max(most, one) : most + one), 0);
    if (pieces > MOST_PIECES)
      report.whole(null, `The plan has ${figure(pieces)} pieces; at most ${figure(MOST_PIECES)} are possible.`);
    checkUnloaded(problem, plan, report);
  },
};

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

/** @param names of what may be loaded there; returns the pieces */
function checkArrangements(
  names: readonly string[],
  arrangements: readonly Arrangement[],
  where: string,
  report: Report,
): number {
  for (const arrangement of arrangements) checkArrangement(names, arrangement, where, report);
  return arrangements.reduce((sum, arrangement) => sum + piecesIn(arrangement), 0);
}

/** What is beyond the order is among what is loaded. */
function checkExtra(
  names: readonly string[],
  { arrangements, extra = [] }: LoadedContainer,
  where: string,
  report: Report,
): void {
  for (const { cargo, quantity } of extra) {
    const name = names[cargo] ?? null;
    const loaded = arrangements.reduce((sum, one) => (one.cargo === cargo ? sum + piecesIn(one) : sum), 0);
    if (name === null) report.whole(null, `Extra pieces in ${where} are of the unknown cargo ${cargo}.`);
    if (!isCount(quantity) || quantity > loaded) {
      report.whole(name, `Of ${figure(loaded)} pieces in ${where} ${figure(quantity)} are beyond the order.`);
    }
  }
}

function checkArrangement(names: readonly string[], arrangement: Arrangement, where: string, report: Report): void {
  const { cargo, orientation, position, counts } = arrangement;
  const name = names[cargo] ?? null;
  if (name === null) report.whole(null, `An arrangement in ${where} is of the unknown cargo ${cargo}.`);
  if (!ORIENTATIONS.includes(orientation)) {
    report.whole(name, `An arrangement in ${where} has the unknown orientation ${orientation}.`);
  }
  if (![position.x, position.y, position.z].every(Number.isSafeInteger)) {
    report.whole(name, `An arrangement in ${where} has no position in whole numbers.`);
  }
  if (![counts.length, counts.width, counts.height].every(isCount)) {
    report.whole(name, `An arrangement in ${where} has counts below 1 or not in whole numbers.`);
  }
}

function checkUnloaded(problem: LoadProblem, plan: LoadPlan, report: Report): void {
  for (const { cargo, quantity } of plan.unloaded) {
    const name = problem.cargoes[cargo]?.name ?? null;
    if (name === null) report.whole(null, `A row of unloaded cargo is of the unknown cargo ${cargo}.`);
    if (!isCount(quantity)) {
      report.whole(name, `A row of unloaded cargo counts ${figure(quantity)} pieces.`);
    }
  }
}
