/** Pallets that different cargo shares: what filled none of its own. */

import { type LoadPlan, piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import {
  asMixLoad,
  withCargoes,
  withContainers,
  withoutPallets,
  withoutSteps,
  withRules,
} from '../../domain/sub-problems.js';
import { MOST_CONTAINERS } from '../bounds/capacity.js';
import { topOf } from '../layers/levels.js';
import { misfitOnPallet } from '../reasons/misfit-on-pallet.js';
import type { FinishedPallets } from './finished-pallets.js';
import type { Remainder, Remainders } from './remainders.js';

/** Plans a problem of one level. */
export type PlanLevel = (problem: LoadProblem) => LoadPlan;

/**
 * Builds mixed pallets of what is left; what finds no place on one is left over.
 * @param left pieces of each cargo
 */
export function buildMixedPallets(
  problem: LoadProblem,
  left: readonly number[],
  finished: FinishedPallets,
  remainders: Remainders,
  planLevel: PlanLevel,
): void {
  for (const { pallet, places } of togetherOn(problem, left)) {
    const stock = finished.stockOf(pallet);
    if (stock === 0) {
      for (const place of places) remainders.add(place, left[place]!, { kind: 'noPallet', pallet });
      continue;
    }
    const level = levelOf(problem, left, places, pallet, stock);
    const plan = planLevel(level);
    for (const { arrangements } of plan.containers) {
      const own = arrangements.map((one) => ({ ...one, cargo: places[one.cargo]! }));
      const height = topOf(problem, own);
      if (height >= (problem.rules.palletizing?.minHeight ?? 0)) {
        finished.build({ container: pallet, arrangements: own, quantity: 1, isPartial: true });
        continue;
      }
      for (const one of own) remainders.add(one.cargo, piecesIn(one), { kind: 'low', height });
    }
    for (const { cargo, quantity, reason, detail } of plan.unloaded) {
      const why = misfitOnPallet(problem, places[cargo]!, pallet) ?? { reason, detail };
      remainders.add(places[cargo]!, quantity, { kind: 'noPlace', ...why } satisfies Remainder);
    }
  }
}

/**
 * Cargo that may stand on one pallet: of one stop, of one group where groups are not mixed or are loaded in turn, and what
 * is optional apart.
 */
function togetherOn({ cargoes, rules }: LoadProblem, left: readonly number[]) {
  const { mixedPallet = null, areGroupsMixed = false } = rules.palletizing ?? {};
  const sets = new Map<string, { readonly pallet: number; readonly places: number[] }>();
  for (const [place, { palletizing, sequence, groupName, isOptional }] of cargoes.entries()) {
    if (palletizing === undefined || left[place] === 0) continue;
    const pallet = mixedPallet ?? palletizing.pallet;
    const stop = rules.isSequenceUsed ? sequence : '';
    const group = rules.isGroupSequenceUsed || !areGroupsMixed ? groupName : '';
    // Where groups are loaded in turn, each row without one is a group of its own.
    const row = rules.isGroupSequenceUsed && groupName === '' ? place : null;
    const key = JSON.stringify([pallet, stop, group, row, isOptional]);
    const set = sets.get(key) ?? { pallet, places: [] };
    set.places.push(place);
    sets.set(key, set);
  }
  return [...sets.values()];
}

/** Only the cargo of one set, on pallets of one type. */
function levelOf(
  problem: LoadProblem,
  left: readonly number[],
  places: readonly number[],
  pallet: number,
  stock: number,
): LoadProblem {
  const { pallets = [], cargoes } = problem;
  const own = places.map((place) => {
    const { palletizing: _, ...cargo } = cargoes[place]!;
    return { ...cargo, quantity: left[place]!, isOptional: false };
  });
  // What is done to finished plans and beyond the order concerns the vehicles; what goes together in one may stand on several
  // of its pallets.
  const part = withCargoes(asMixLoad(withoutSteps(withoutPallets(problem))), own);
  const types = [{ ...pallets[pallet]!, quantity: stock >= MOST_CONTAINERS ? 0 : stock }];
  return withRules(withContainers(part, types), { fillDirection: 'BottomToTop' });
}
