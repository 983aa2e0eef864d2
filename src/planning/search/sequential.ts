/** One container after another, until the cargo is loaded or nothing fits. */

import type { LoadProblem } from '../../domain/problem.js';
import { MOST_CONTAINERS, stockOf, volumeCapacity } from '../bounds/capacity.js';
import type { Whole } from '../fills/ahead.js';
import type { Fills } from '../fills/port.js';
import { containersIn, type Draft, type DraftLoad } from '../goals/draft.js';
import { plainValues, type Valuation, valuesOf } from '../goals/piece-values.js';
import { orInLayers } from '../layers/pattern-fill.js';
import { SetFill } from '../lots/set-fill.js';
import { loadsSets } from '../lots/sets.js';
import { WholeFill } from '../lots/whole-fill.js';
import { orEveryWay } from './few-pieces.js';
import type { Choice, Situation } from './next-container.js';

/** Part of the remaining effort kept back while another container may be needed. */
const RESERVE = 0.1;

/**
 * @param lots what is loaded whole in one container, or not at all
 * @param most containers that may be filled
 * @param begun a plan that is continued with what it leaves; its loads come first
 */
export function planSequentially(
  session: Fills,
  lots: readonly Whole[],
  choice: Choice,
  valuation: Valuation,
  effort: number,
  most = MOST_CONTAINERS,
  begun: Draft | null = null,
): Draft {
  const { problem } = session;
  const values = problem.containers.map((container) => valuesOf(problem, container, valuation));
  const left = begun === null ? problem.cargoes.map((cargo) => cargo.quantity) : [...begun.left];
  const whole = loadsSets(problem) ? new SetFill(problem, session.loads) : new WholeFill(problem, lots);
  const loads: DraftLoad[] = [...(begun?.loads ?? [])];
  const stock = choice.stock === undefined ? problem.containers.map(stockOf) : [...choice.stock];
  for (const { container, times } of loads) stock[container] = stock[container]! - times;
  const supplies = [...session.supplies];
  let containersLeft = most - (begun === null ? 0 : containersIn(begun));
  let effortLeft = effort;
  let lastTimes = 1;
  while (containersLeft > 0 && !session.meter.stopped) {
    const open = choice.types.filter((type) => stock[type]! > 0 && session.anyFits(type, left));
    if (open.length === 0) break;
    const inStock = open.reduce((sum, type) => sum + stock[type]!, 0);
    const available = Math.min(containersLeft, inStock);
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
        const result = whole.fill(container, offered, (counts, part) => {
          const found = session.fill(container, counts, worth, stepEffort * share * part, supplies);
          if (found.content !== undefined) return found;
          const better = orInLayers(problem, container, counts, found);
          return orEveryWay(problem, container, counts, worth, better);
        });
        effortLeft -= result.effort;
        return result;
      },
    };
    const filled = choice.pick(situation);
    if (filled === null) break;
    effortLeft = Math.max(0, effortLeft);
    const { arrangements, content, loaded, supplies: taken = [] } = filled.result;
    const possible = Math.min(timesPossible(loaded, left), timesPossible(taken, supplies));
    lastTimes = Math.min(possible, stock[filled.container]!, containersLeft);
    containersLeft -= lastTimes;
    stock[filled.container] = stock[filled.container]! - lastTimes;
    for (const [cargo, count] of loaded.entries()) left[cargo] = left[cargo]! - count * lastTimes;
    for (const [supply, count] of taken.entries()) supplies[supply] = supplies[supply]! - count * lastTimes;
    const inside = content === undefined ? { arrangements } : { arrangements, content };
    loads.push({ container: filled.container, ...inside, loaded, times: lastTimes });
  }
  return { loads, left };
}

function keenly(problem: LoadProblem, values: readonly number[] | null, keenness: readonly number[]): number[] {
  return (values ?? plainValues(problem)).map((value, cargo) => value * keenness[cargo]!);
}

/** How often the same load can be repeated with what is left: equal containers need one search, not one each. */
function timesPossible(taken: readonly number[], left: readonly number[]): number {
  return taken.reduce(
    (times, count, place) => (count > 0 ? Math.min(times, Math.floor(left[place]! / count)) : times),
    Number.POSITIVE_INFINITY,
  );
}

/** Containers of a type that what is left will need, by volume; at least 1. */
function containersNeeded(problem: LoadProblem, type: number, left: readonly number[]): number {
  const volume = left.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
  return Math.max(1, Math.ceil(volume / volumeCapacity(problem.containers[type]!, problem)));
}
