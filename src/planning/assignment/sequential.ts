/** One container after another, until the cargo is loaded or nothing fits. */

import type { LoadProblem } from '../../domain/problem.js';
import { MOST_CONTAINERS, stockOf, volumeCapacity } from '../bounds/capacity.js';
import type { Session } from '../filling/session.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { plainValues, type Sixteenths, valuesOf } from '../goals/values.js';
import { SHARE_OF_FILL, UndividedCargo } from '../lots/whole-cargo.js';
import type { Choice, Filled, Situation } from './next-container.js';

/** Part of the remaining effort kept back while another container may be needed. */
const RESERVE = 0.1;

export function planSequentially(session: Session, choice: Choice, exponent: Sixteenths, effort: number): Draft {
  const { problem } = session;
  const values = problem.containers.map((container) => valuesOf(problem, container, exponent));
  const left = problem.cargoes.map((cargo) => cargo.quantity);
  const undivided = problem.rules.isCargoUndivided ? new UndividedCargo(problem) : null;
  const loads: DraftLoad[] = [];
  const stock = problem.containers.map(stockOf);
  let containersLeft = MOST_CONTAINERS;
  let effortLeft = effort;
  let lastTimes = 1;
  while (containersLeft > 0 && !session.stopped) {
    const open = choice.types.filter((type) => stock[type]! > 0 && session.anyFits(type, left));
    if (open.length === 0) break;
    const available = open.reduce((sum, type) => sum + stock[type]!, 0);
    const needed = containersNeeded(problem, open[0]!, left);
    // The first search of a large load gets a share as if eight were needed; then it is known how often loads repeat.
    const searches = loads.length === 0 ? Math.min(8, needed) : Math.ceil(needed / lastTimes);
    const stepEffort = effortLeft / (searches < available ? searches + RESERVE : available);
    const situation: Situation = {
      problem,
      left,
      open,
      fill: (container, share, keenness) => {
        const offered = keenness === undefined ? left : left.map((count, cargo) => (keenness[cargo]! > 0 ? count : 0));
        const worth = keenness === undefined ? values[container]! : keenly(problem, values[container]!, keenness);
        const fillWith = (counts: readonly number[], part: number) =>
          session.fill(container, counts, worth, stepEffort * share * part);
        const result =
          undivided === null
            ? fillWith(offered, 1)
            : undivided.fill(container, left, offered, (counts) => fillWith(counts, SHARE_OF_FILL));
        effortLeft -= result.effort;
        return result;
      },
    };
    const filled = choice.pick(situation);
    if (filled === null) break;
    effortLeft = Math.max(0, effortLeft);
    lastTimes = Math.min(timesPossible(filled, left), stock[filled.container]!, containersLeft);
    containersLeft -= lastTimes;
    stock[filled.container] = stock[filled.container]! - lastTimes;
    for (const [cargo, count] of filled.result.loaded.entries()) left[cargo] = left[cargo]! - count * lastTimes;
    const { arrangements, loaded } = filled.result;
    loads.push({ container: filled.container, arrangements, loaded, times: lastTimes });
  }
  return { loads, left };
}

function keenly(problem: LoadProblem, values: readonly number[] | null, keenness: readonly number[]): number[] {
  return (values ?? plainValues(problem)).map((value, cargo) => value * keenness[cargo]!);
}

/** How often the same load can be repeated with what is left: equal containers need one search, not one each. */
function timesPossible({ result }: Filled, left: readonly number[]): number {
  return result.loaded.reduce(
    (times, count, cargo) => (count > 0 ? Math.min(times, Math.floor(left[cargo]! / count)) : times),
    Number.POSITIVE_INFINITY,
  );
}

/** Containers of a type that what is left will need, by volume; at least 1. */
function containersNeeded(problem: LoadProblem, type: number, left: readonly number[]): number {
  const volume = left.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
  return Math.max(1, Math.ceil(volume / volumeCapacity(problem.containers[type]!, problem)));
}
