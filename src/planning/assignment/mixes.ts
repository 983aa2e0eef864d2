/**
 * Mixes of priced containers: sets of them that are cheaper than the best plan and have the volume for its cargo are tried,
 * the cheapest first. Taking one container after the other never sees that two middling ones are cheaper than a large and
 * a small one.
 */
import type { LoadProblem } from '../../domain/problem.js';
import { stockOf, volumeCapacity, weightCapacity } from '../bounds/capacity.js';
import type { Session } from '../filling/session.js';
import { cost, hasPrices } from '../goals/cost.js';
import { PLAIN_VOLUME } from '../goals/piece-values.js';
import { volume } from '../goals/volume.js';
import { type Choice, firstThatTakesSome } from './next-container.js';
import { improveByPool } from './refill.js';
import { planSequentially } from './sequential.js';

/**
 * Fill that a mix may need, from the easiest on: of each the cheapest mix not tried yet, then the same again. Above 0.985
 * only cargo of few sizes goes in.
 */
const FILLS = [0.9, 0.92, 0.935, 0.945, 0.955, 0.962, 0.97, 0.985, 1];

/** Mixes looked at: with a dozen types there would be no end of them. */
const MOST_MIXES = 20_000;
const MOST_CONTAINERS = 40;

/** Of the effort for a mix, what its first plan gets; refilling gets the rest. */
const SHARE_OF_FIRST = 0.4;

/** Prices closer than that are the same. */
const SAME = 1e-9;

interface Mix {
  /** Containers of each type. */
  readonly counts: readonly number[];
  readonly price: number;
  readonly volume: number;
}

/** Offers the session plans of cheaper mixes. @param effort work units for all of them */
export function improveByMixes(session: Session, effort: number): void {
  const { problem, incumbent, meter } = session;
  if (!hasPrices(problem) || incumbent.draft.left.some((count) => count > 0)) return;
  const needed = incumbent.score.of(volume);
  const most = incumbent.score.of(cost);
  const mixes = mixesBelow(problem, most, needed).sort((a, b) => a.price - b.price);
  const tried = new Set<Mix>();
  const end = meter.searched + effort;
  for (let before = -1; before < tried.size; ) {
    before = tried.size;
    for (const fill of FILLS) {
      const isOpen = (mix: Mix) =>
        !tried.has(mix) &&
        mix.volume * fill * (1 + SAME) >= needed &&
        mix.price < incumbent.score.of(cost) * (1 - SAME);
      const mix = mixes.find(isOpen);
      if (mix === undefined) continue;
      if (meter.stopped || meter.searched >= end) return;
      tried.add(mix);
      tryMix(session, mix, effort / FILLS.length);
    }
  }
}

function tryMix(session: Session, { counts }: Mix, effort: number): void {
  const { problem, incumbent, meter } = session;
  const end = meter.searched + effort;
  const draft = planSequentially(session, [], choiceOf(problem, counts), PLAIN_VOLUME, SHARE_OF_FIRST * effort);
  incumbent.offer(draft);
  if (draft.left.some((count) => count > 0)) improveByPool(session, draft, end - meter.searched, 0);
}

/** Only the containers of a mix, the largest first. */
function choiceOf(problem: LoadProblem, stock: readonly number[]): Choice {
  const room = (type: number) => volumeCapacity(problem.containers[type]!, problem);
  const types = [...stock.keys()].filter((type) => stock[type]! > 0).sort((a, b) => room(b) - room(a));
  return { types, stock, pick: ({ open, fill }) => firstThatTakesSome(open, (container) => fill(container, 1)) };
}

/** Of which no container can be left away: a cheaper mix is among them then. */
function mixesBelow(problem: LoadProblem, price: number, room: number): Mix[] {
  const { cargoes, containers } = problem;
  const rooms = containers.map((container) => volumeCapacity(container, problem));
  const weights = containers.map((container) => weightCapacity(container, problem));
  const weight = cargoes.reduce((sum, cargo) => sum + cargo.quantity * cargo.weight, 0);
  const found: Mix[] = [];
  const counts = containers.map(() => 0);
  let looked = 0;
  const extend = (from: number, price0: number, room0: number, weight0: number, left: number) => {
    if (looked++ > MOST_MIXES) return;
    if (room0 * (1 + SAME) >= room && weight0 * (1 + SAME) >= weight) {
      found.push({ counts: [...counts], price: price0, volume: room0 });
      return;
    }
    for (let type = from; type < containers.length && left > 0; type++) {
      const more = price0 + containers[type]!.price;
      if (counts[type]! >= stockOf(containers[type]!) || more >= price * (1 - SAME)) continue;
      counts[type]!++;
      extend(type, more, room0 + rooms[type]!, weight0 + weights[type]!, left - 1);
      counts[type]!--;
    }
  };
  extend(0, 0, 0, 0, MOST_CONTAINERS);
  return found;
}
