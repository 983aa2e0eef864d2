/**
 * Cargo kept together: all pieces of it lie in one container, or all stay behind. Where the request lets what fits no
 * single container be divided, it is a fault to divide what plainly fits (plain-fit.ts): more than that the
 * verifier cannot show.
 */

import { type KeptTogether, keptTogether } from '../domain/kept-together.js';
import { type LoadPlan, piecesIn } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { figure } from '../domain/sentences.js';
import { plainFit } from './plain-fit.js';
import type { PlanRule, Report } from './rule.js';

export const undivided: PlanRule = {
  id: 'undivided',
  title: 'Cargo that stays in one container',
  fields: [
    'isSpreadIdenticalCargoAllowed',
    'isIdenticalCargoStayInOneContainerWhenNotSpread',
    'isSameGroupAllowedInDifferentContainers',
    'isSameGroupDividedToDifferentContainersWhenNotKeptTogether',
  ],
  isOfWholeLoads: true,
  isUsed: (problem) => keptTogether(problem).length > 0,
  check(problem, plan, report) {
    const together = keptTogether(problem);
    const ordered = orderedPieces(problem);
    const loaded = piecesInEach(problem, plan, together);
    for (const [i, one] of together.entries()) {
      const fault = faultOf(problem, one, ordered, loaded[i]!);
      if (fault !== null) judge(problem, one, ordered, fault, report);
    }
  },
};

function judge(
  problem: LoadProblem,
  { kind, name, places, isDividedWhenTooLarge }: KeptTogether,
  ordered: readonly number[],
  fault: string,
  report: Report,
): void {
  const what = kind === 'group' ? `Group "${name}"` : 'It';
  const cargo = kind === 'cargo' ? name : null;
  if (!isDividedWhenTooLarge) {
    report.whole(cargo, `${what} ${fault}.`, { kind: name });
    return;
  }
  // What is stacked on pallets first goes into no walls.
  if (places.some((place) => problem.cargoes[place]!.palletizing !== undefined)) return;
  const own = new Set(places);
  const fitting = plainFit(
    problem,
    ordered.map((pieces, place) => (own.has(place) ? pieces : 0)),
  );
  if (fitting === null) return;
  report.whole(cargo, `${what} ${fault}, although it fits whole into "${problem.containers[fitting]!.name}".`, {
    kind: name,
  });
}

/**
 * Null: it lies whole in one container, or not at all. What fills no pallet is left over before anything is loaded, so that
 * a part of palletized cargo is not asked for.
 * @param inEach its pieces in each container that holds some
 */
function faultOf(
  { cargoes }: LoadProblem,
  { places }: KeptTogether,
  ordered: readonly number[],
  inEach: readonly number[],
): string | null {
  if (inEach.length > 1) return `is divided over ${figure(inEach.length)} containers`;
  if (places.some((place) => cargoes[place]!.palletizing !== undefined)) return null;
  const all = places.reduce((sum, place) => sum + ordered[place]!, 0);
  const [loaded = all] = inEach;
  return loaded < all ? `is loaded in part: ${figure(loaded)} of ${figure(all)} pieces` : null;
}

/** Of each cargo, on finished pallets too. */
function orderedPieces({ cargoes }: LoadProblem): number[] {
  const ordered = cargoes.map(({ quantity }) => quantity);
  for (const { contents, quantity: pallets } of cargoes) {
    for (const { cargo, quantity } of contents ?? []) ordered[cargo]! += pallets * quantity;
  }
  return ordered;
}

/** Pieces in each container that holds some, of each of what is kept together; of a finished pallet what stands on it. */
function piecesInEach(
  { cargoes }: LoadProblem,
  { containers }: LoadPlan,
  together: readonly KeptTogether[],
): number[][] {
  const membersOf = cargoes.map((): number[] => []);
  for (const [i, { places }] of together.entries()) for (const place of places) membersOf[place]!.push(i);
  const found = together.map((): number[] => []);
  for (const { arrangements } of containers) {
    const here = new Map<number, number>();
    const add = (cargo: number, count: number) => {
      for (const one of membersOf[cargo]!) here.set(one, (here.get(one) ?? 0) + count);
    };
    for (const arrangement of arrangements) {
      const count = piecesIn(arrangement);
      add(arrangement.cargo, count);
      for (const { cargo, quantity } of cargoes[arrangement.cargo]!.contents ?? []) add(cargo, count * quantity);
    }
    for (const [one, count] of here) found[one]!.push(count);
  }
  return found;
}
