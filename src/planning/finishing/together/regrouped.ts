/**
 * The containers of a plan filled once more, group after group: what an earlier container has begun goes on first, then the
 * next groups until the container may be full of them. What is left fills gaps, or waits for its own turn.
 */
import type { LoadProblem } from '../../../domain/problem.js';
import { volumeCapacity } from '../../bounds/capacity.js';
import type { Session } from '../../fills/session.js';
import { isBetter, Score } from '../../goals/compare.js';
import type { Draft, DraftLoad } from '../../goals/draft.js';
import { plainValues } from '../../goals/piece-values.js';
import type { TogetherRule } from '../../goals/together.js';
import { Judge } from '../balance/judge.js';
import { isBetterAsPromised, reachPromised } from './promise.js';

/** What a piece that only fills gaps is worth of its value: the first goes for few groups, the last for full containers. */
const WORTH_IN_GAPS = [0, 0.8, 0.95];

/**
 * Where nothing else fills gaps, groups of so much more volume than the container takes leave something to choose from; where
 * that is all there is, fewer.
 */
const CHOICES = [1.25, 1.05];

/** Of the effort, what each way costs at first, and what all of them may cost. */
const QUICK = 0.03;
const MOST = 0.98;

/** Each container is filled by a search of its own. */
const MOST_CONTAINERS = 24;

/** One way to fill the containers. */
interface Regrouping {
  /** Of pieces that only fill gaps, 0 to 1. */
  readonly worthInGaps: number;
  /** Keys of the level, in the order in which they are loaded. */
  readonly order: readonly string[];
}

/**
 * Each way is tried quickly where that may do; else all goes into the likeliest.
 * @param offered pieces of each cargo
 * @param level by which cargo belongs together
 * @param effort work units, of which this takes a part
 * @returns the plan itself where no other is better
 */
export function regrouped(
  session: Session,
  before: Draft,
  offered: readonly number[],
  level: TogetherRule,
  effort: number,
): Draft {
  const { meter, problem } = session;
  const ways = regroupings(problem, before, level);
  const reach = reachPromised(problem, before);
  const scoreBefore = new Score(problem, before);
  let best = before;
  let bestScore = scoreBefore;
  const tried = (way: Regrouping, share: number) => {
    const found = filledInTurn(session, before, offered, level, way, reach, share);
    if (found === null) return;
    const score = new Score(problem, found);
    if (isBetter(score, bestScore) && isBetterAsPromised(problem, found, before)) {
      best = found;
      bestScore = score;
    }
  };
  // Loose cargo that is left behind is not loaded as well by a quick search.
  const isQuick =
    before.left.every((count) => count === 0) || problem.cargoes.some(({ contents }) => contents !== undefined);
  if (isQuick) {
    session.startRound(QUICK * effort * ways.length);
    for (const way of ways) if (!meter.stopped) tried(way, QUICK * effort);
    if (best !== before) return best;
  }
  const rest = MOST * effort - meter.allSpent;
  session.startRound(rest);
  if (!meter.stopped && ways.length > 0) tried(ways[0]!, rest);
  return best;
}

/** Largest first; as the containers of the plan have them. */
function regroupings(problem: LoadProblem, draft: Draft, level: TogetherRule): Regrouping[] {
  const keys = problem.cargoes.map((cargo) => level.keyOf(cargo));
  const volumes = new Map<string, number>();
  const moments = new Map<string, number>();
  const add = (sums: Map<string, number>, key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);
  for (const [place, { volume, quantity }] of problem.cargoes.entries()) {
    if (keys[place] !== '') add(volumes, keys[place]!, volume * quantity);
  }
  for (const [container, { loaded }] of draft.loads.entries()) {
    for (const [place, count] of loaded.entries()) {
      add(moments, keys[place]!, (container - draft.loads.length) * count * problem.cargoes[place]!.volume);
    }
  }
  const sorted = (figure: (key: string) => number) => [...volumes.keys()].sort((a, b) => figure(a) - figure(b));
  const orders = [sorted((key) => -volumes.get(key)!), sorted((key) => (moments.get(key) ?? 0) / volumes.get(key)!)];
  if (volumes.size < 2) return [];
  return WORTH_IN_GAPS.flatMap((worthInGaps) => orders.map((order) => ({ worthInGaps, order })));
}

/**
 * @param reach how far the last load may go along the fill direction, scaled units
 * @param effort work units for all containers together
 * @returns null when a container stays empty, or cannot be loaded in any order
 */
function filledInTurn(
  session: Session,
  draft: Draft,
  offered: readonly number[],
  level: TogetherRule,
  { worthInGaps, order }: Regrouping,
  reach: number,
  effort: number,
): Draft | null {
  const { problem, meter } = session;
  const types = draft.loads.flatMap(({ container, times }) => Array.from({ length: times }, () => container));
  if (types.length > MOST_CONTAINERS) return null;
  const keys = problem.cargoes.map((cargo) => level.keyOf(cargo));
  const values = plainValues(problem);
  const left = [...offered];
  const begun = new Set<string>();
  const loads: DraftLoad[] = [];
  for (const [place, container] of types.entries()) {
    if (meter.stopped) return null;
    const isLast = place === types.length - 1 && types.length > 1;
    const capacity = volumeCapacity(problem.containers[container]!, problem);
    const wanted = wantedFor(
      problem,
      worthInGaps === 0 ? CHOICES.map((one) => one * capacity) : [capacity],
      left,
      keys,
      order,
      begun,
    );
    const worth = isLast ? 1 : worthInGaps;
    const isWanted = (cargo: number) => keys[cargo] === '' || wanted.has(keys[cargo]!);
    const counts = left.map((count, cargo) => (isWanted(cargo) || worth > 0 ? count : 0));
    const keen = values.map((value, cargo) => (isWanted(cargo) ? value : worth * value));
    const room = isLast ? session.cutRoom(container, reach) : null;
    const { arrangements, loaded } = session.fillIn(
      container,
      counts,
      worth === 1 ? null : keen,
      effort / types.length,
      room,
    );
    const accepted = new Judge(problem, container).accepted(arrangements);
    if (accepted === null || accepted.length === 0) return null;
    for (const [cargo, count] of loaded.entries()) {
      left[cargo]! -= count;
      if (count > 0 && keys[cargo] !== '') begun.add(keys[cargo]!);
    }
    loads.push({ container, arrangements: accepted, loaded, times: 1 });
  }
  return { loads, left: draft.left.map((_, cargo) => problem.cargoes[cargo]!.quantity - sumOf(loads, cargo)) };
}

/** Begun ones first, until their volume is enough: the first of the volumes for which not all of them are wanted. */
function wantedFor(
  problem: LoadProblem,
  enough: readonly number[],
  left: readonly number[],
  keys: readonly string[],
  order: readonly string[],
  begun: ReadonlySet<string>,
): ReadonlySet<string> {
  const volumes = new Map<string, number>();
  for (const [cargo, key] of keys.entries()) {
    volumes.set(key, (volumes.get(key) ?? 0) + left[cargo]! * problem.cargoes[cargo]!.volume);
  }
  const inTurn = [...order.filter((one) => begun.has(one)), ...order.filter((one) => !begun.has(one))].filter(
    (key) => volumes.get(key)! > 0,
  );
  const firstOf = (volume: number) => {
    let before = 0;
    return inTurn.filter((key) => {
      const isWanted = before < volume;
      before += volumes.get(key)!;
      return isWanted;
    });
  };
  const choices = enough.map(firstOf);
  return new Set(choices.find((wanted) => wanted.length < inTurn.length) ?? choices.at(-1));
}

function sumOf(loads: readonly DraftLoad[], cargo: number): number {
  return loads.reduce((sum, { loaded }) => sum + loaded[cargo]!, 0);
}
