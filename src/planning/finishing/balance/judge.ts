/** Asks of changed loads whether they hold every rule and can be loaded, as often as its patience lasts. */
import { type Arrangement, piecesIn } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { holdsEveryRule } from '../../fills/every-rule.js';
import { inOrder } from '../loading-order/in-order.js';
import { joined } from './join.js';

/** Pieces judged for one container: some tenths of a second. */
const PATIENCE = 60_000;

export class Judge {
  #patience = PATIENCE;

  constructor(
    readonly problem: LoadProblem,
    /** Place of the type in the problem. */
    readonly container: number,
  ) {}

  /** The load in an order in which it can be loaded; null: it breaks a rule, has no such order, or patience is at an end. */
  accepted(arrangements: readonly Arrangement[]): readonly Arrangement[] | null {
    if (this.#patience < 0) return null;
    this.#patience -= arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
    const ordered = inOrder(this.problem, this.container, joined(this.problem, arrangements)).arrangements;
    if (ordered === null) return null;
    return holdsEveryRule(this.problem, { container: this.container, arrangements: ordered }) ? ordered : null;
  }
}
