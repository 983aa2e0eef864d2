/** isBalanceFillWithOptionalCargoes: optional cargo fills what the other cargo leaves, and opens no container. */

import type { LoadProblem } from '../../../domain/problem.js';
import { withEachCargo } from '../../../domain/sub-problems.js';
import type { Session } from '../../fills/session.js';
import type { Draft, DraftLoad } from '../../goals/draft.js';
import type { Lot } from '../../lots/lot.js';
import { withAdded } from './add-cargo.js';
import { isLastOnly, withLastApart } from './which-loads.js';

/** Searches for equal containers that get the same pieces, or fewer of them in the end. */
const MOST_SEARCHES = 40;

/** The problem in which optional cargo is none of the order. */
export function withoutOptional(problem: LoadProblem): LoadProblem {
  if (!problem.cargoes.some(({ isOptional }) => isOptional)) return problem;
  return withEachCargo(problem, (cargo) => (cargo.isOptional ? { ...cargo, quantity: 0 } : cargo));
}

/**
 * @param draft of the order without its optional cargo, which is all left
 * @param effort work units for all containers together
 */
export function filledWithOptional(session: Session, lots: readonly Lot[], draft: Draft, effort: number): Draft {
  const { problem } = session;
  const { optionalFilling } = problem.rules;
  if (optionalFilling === 'FillNone' || !problem.cargoes.some(({ isOptional }) => isOptional)) return draft;
  const isOneOnly = optionalFilling === 'FillLastContainer' || isLastOnly(problem);
  const { loads } = isOneOnly ? withLastApart(draft) : draft;
  const filler = new Filling(session, lots, draft.left, effort / Math.max(1, isOneOnly ? 1 : loads.length));
  const filled = loads.flatMap((load, place) =>
    isOneOnly && place < loads.length - 1 ? [load] : filler.filledUp(load),
  );
  return { loads: filled, left: filler.left };
}

class Filling {
  readonly left: number[];
  #searches = 0;

  constructor(
    private readonly session: Session,
    private readonly lots: readonly Lot[],
    left: readonly number[],
    private readonly effort: number,
  ) {
    this.left = [...left];
  }

  /** As often the same as there is enough left, then with fewer. */
  filledUp(load: DraftLoad): DraftLoad[] {
    const filled: DraftLoad[] = [];
    let times = load.times;
    while (times > 0 && this.#searches < MOST_SEARCHES) {
      this.#searches++;
      const { cargoes } = this.session.problem;
      const offered = this.left.map((count, cargo) => (cargoes[cargo]!.isOptional ? count : 0));
      const added = withAdded(this.session, this.lots, load, offered, this.effort);
      if (added === null) break;
      const often = added.pieces.reduce(
        (least, count, cargo) => (count > 0 ? Math.min(least, Math.floor(this.left[cargo]! / count)) : least),
        times,
      );
      added.pieces.forEach((count, cargo) => {
        this.left[cargo]! -= often * count;
      });
      filled.push({ ...added.load, times: often });
      times -= often;
    }
    return times > 0 ? [...filled, { ...load, times }] : filled;
  }
}
