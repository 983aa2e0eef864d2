/**
 * The pallets of an order before they are loaded: full ones of each cargo; what does not fill one goes to mixed pallets,
 * loose into the vehicles, on a partial pallet or nowhere, as the request says.
 */
import type { FinishedPallet, Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { Stack } from '../layers/levels.js';
import { FinishedPallets } from './finished-pallets.js';
import { buildMixedPallets, type PlanLevel } from './mixed-pallets.js';
import { type Remainder, Remainders } from './remainders.js';
import type { SingleCargo } from './single-cargo.js';

/** What goes into the vehicles, and what does not. */
export interface Palletized {
  readonly pallets: readonly FinishedPallet[];
  /** Pieces of each cargo that go in without a pallet. */
  readonly loose: readonly number[];
  readonly left: readonly Unloaded[];
}

export function palletsIn({ pallets }: Palletized): number {
  return pallets.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Heights of the pallets of a cargo, taken in turn: scaled units. */
export type HeightsOf = (single: SingleCargo, cargo: number) => readonly number[];

export const asHighAsAllowed: HeightsOf = (single) => [single.height];

/**
 * @param singles by cargo; null: it is not palletized
 * @param areMixed cargoes of which all goes to mixed pallets
 */
export function palletize(
  problem: LoadProblem,
  singles: readonly (SingleCargo | null)[],
  areMixed: readonly boolean[],
  heightsOf: HeightsOf,
  planLevel: PlanLevel,
): Palletized {
  const finished = new FinishedPallets(problem.pallets);
  const remainders = new Remainders(problem);
  const toMixed = problem.cargoes.map(() => 0);
  for (const [place, single] of singles.entries()) {
    const { quantity, palletizing } = problem.cargoes[place]!;
    if (single === null) {
      remainders.loose[place] = quantity;
      continue;
    }
    if (quantity === 0) continue;
    if (areMixed[place]) {
      toMixed[place] = quantity;
      continue;
    }
    const heights = heightsOf(single, place);
    const full = heights.map((height) => highEnough(problem, single.full(height)));
    const rest = buildFull(finished, palletizing!.pallet, full, quantity);
    if (rest === 0) continue;
    const over = buildPartial(problem, finished, place, single, full, rest);
    if (palletizing!.goesToMixedPallets) toMixed[place] = over.pieces;
    else remainders.add(place, over.pieces, over.why);
  }
  buildMixedPallets(problem, toMixed, finished, remainders, planLevel);
  return { pallets: finished.built, loose: remainders.loose, left: remainders.left };
}

/** The stack; null when it is empty or too low for a pallet. */
function highEnough({ rules }: LoadProblem, stack: Stack): Stack | null {
  return stack.pieces === 0 || stack.height < (rules.palletizing?.minHeight ?? 0) ? null : stack;
}

/**
 * Full pallets of the stacks in turn, then the largest that can still be filled, as long as there are pieces and pallets;
 * returns the pieces left.
 */
function buildFull(
  finished: FinishedPallets,
  pallet: number,
  stacks: readonly (Stack | null)[],
  quantity: number,
): number {
  const full = stacks.filter((stack) => stack !== null);
  const inTurn = full.reduce((sum, { pieces }) => sum + pieces, 0);
  if (inTurn === 0) return quantity;
  let left = quantity;
  const turns = Math.floor(quantity / inTurn);
  const add = ({ arrangements, pieces }: Stack, count: number) => {
    left -= pieces * finished.build({ container: pallet, arrangements, quantity: count, isPartial: false });
  };
  for (const stack of full) add(stack, turns);
  for (const stack of full.toSorted((a, b) => b.pieces - a.pieces)) add(stack, Math.floor(left / stack.pieces));
  return left;
}

/** What fills no pallet, on one more where that is allowed; returns what is over then, and why. */
function buildPartial(
  problem: LoadProblem,
  finished: FinishedPallets,
  place: number,
  single: SingleCargo,
  full: readonly (Stack | null)[],
  rest: number,
): { readonly pieces: number; readonly why: Remainder } {
  const { pallet, fixedCount, isPartialAllowed } = problem.cargoes[place]!.palletizing!;
  const all = (why: Remainder) => ({ pieces: rest, why });
  if (fixedCount > 0 && single.full().pieces === 0) {
    return all({ kind: 'fixedTooMany', most: single.of(fixedCount).pieces });
  }
  if (single.full().pieces === 0 && single.of(rest).pieces === 0) return all(single.whyNone());
  const fullPieces = full.reduce((largest, stack) => Math.max(largest, stack?.pieces ?? 0), 0);
  const fillsOne = fullPieces > 0 && rest >= fullPieces;
  if (finished.stockOf(pallet) === 0 && (isPartialAllowed || fillsOne)) return all({ kind: 'noPallet', pallet });
  if (!isPartialAllowed) return all({ kind: 'notFull', full: fullPieces });
  const stack = single.of(fixedCount > 0 ? Math.min(rest, fixedCount) : rest);
  if (highEnough(problem, stack) === null) {
    return all(stack.pieces === 0 ? { kind: 'noWholeLayer' } : { kind: 'low', height: stack.height });
  }
  finished.build({ container: pallet, arrangements: stack.arrangements, quantity: 1, isPartial: true });
  return { pieces: rest - stack.pieces, why: { kind: 'noWholeLayer' } };
}
