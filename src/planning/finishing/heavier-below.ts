/**
 * Heavier cargo below: of two spaces that cover the same floor, one right on the other, the heavier for its height comes
 * below, where every rule holds then. The same places are taken, so that the load is as long and as full as it was.
 */

import { loadingRanks } from '../../domain/loading-ranks.js';
import { type Arrangement, extentOf, piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { holdsEveryRule } from '../fills/every-rule.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import type { Move } from '../goals/move.js';

/** Each exchange asks the rules of the whole load: so many pieces may be asked about, over all loads; some 50 ms. */
const PATIENCE = 6000;

/** @param isBetter whether a load may take the place of another of the same pieces */
export function heavierBelow(
  problem: LoadProblem,
  draft: Draft,
  isBetter: (one: DraftLoad, other: DraftLoad) => boolean,
): Draft {
  if (problem.cargoes.every(({ weight }) => weight === 0)) return draft;
  const ranks = loadingRanks(problem);
  let patience = PATIENCE;
  const lowered = (load: DraftLoad): DraftLoad => {
    const pieces = load.loaded.reduce((sum, count) => sum + count, 0);
    for (const [lower, upper] of heavierAbove(problem, load.arrangements)) {
      if (ranks[lower.cargo] !== ranks[upper.cargo]) continue;
      patience -= pieces;
      if (patience < 0) return load;
      const exchange = new Exchange(problem, load, exchanged(problem, load.arrangements, lower, upper), isBetter);
      if (exchange.gain() > 0 && exchange.isValid()) return lowered(exchange.apply());
    }
    return load;
  };
  const isFree = ({ arrangements }: DraftLoad) => arrangements.every(({ isKept }) => isKept !== true);
  return { ...draft, loads: draft.loads.map((load) => (isFree(load) ? lowered(load) : load)) };
}

/** Two spaces change places. */
class Exchange implements Move<DraftLoad> {
  readonly #other: DraftLoad;

  constructor(
    private readonly problem: LoadProblem,
    private readonly load: DraftLoad,
    arrangements: readonly Arrangement[],
    private readonly isBetter: (one: DraftLoad, other: DraftLoad) => boolean,
  ) {
    this.#other = { ...load, arrangements };
  }

  /** The heavier comes below: 1, unless the load is the worse for it otherwise. */
  gain(): number {
    return this.isBetter(this.#other, this.load) ? 1 : -1;
  }

  isValid(): boolean {
    return holdsEveryRule(this.problem, this.#other);
  }

  apply(): DraftLoad {
    return this.#other;
  }
}

/** Pairs on the same floor of which the upper one is heavier for its height. */
function heavierAbove(
  { cargoes }: LoadProblem,
  arrangements: readonly Arrangement[],
): (readonly [lower: Arrangement, upper: Arrangement])[] {
  const keyOf = (one: Arrangement, z: 'z1' | 'z2') => {
    const extent = extentOf(one, cargoes);
    return `${extent.x1} ${extent.x2} ${extent.y1} ${extent.y2} ${extent[z]}`;
  };
  const heaviness = (one: Arrangement) => {
    const { z1, z2 } = extentOf(one, cargoes);
    return (piecesIn(one) * cargoes[one.cargo]!.weight) / (z2 - z1);
  };
  const byTop = new Map(arrangements.map((one) => [keyOf(one, 'z2'), one]));
  return arrangements.flatMap((upper): (readonly [Arrangement, Arrangement])[] => {
    const lower = byTop.get(keyOf(upper, 'z1'));
    const isHeavier = lower !== undefined && heaviness(upper) > heaviness(lower) * (1 + 1e-9);
    return isHeavier ? [[lower, upper]] : [];
  });
}

function exchanged(
  { cargoes }: LoadProblem,
  arrangements: readonly Arrangement[],
  lower: Arrangement,
  upper: Arrangement,
): Arrangement[] {
  const at = (one: Arrangement, z: number): Arrangement => ({ ...one, position: { ...one.position, z } });
  const { z1 } = extentOf(lower, cargoes);
  const { z1: from, z2: to } = extentOf(upper, cargoes);
  const below = at(upper, z1);
  const above = at(lower, z1 + to - from);
  return arrangements.map((one) => (one === lower ? below : one === upper ? above : one));
}
