/**
 * One container fewer by loads that go together (Gilmore and Gomory 1961; Eley 2003): of all loads found so far a linear
 * programme says which cover the cargo in the fewest containers, in fractions, and what a piece of each cargo is worth
 * then. Loads worth more than a container at those values are searched for, and the programme is solved again. What it
 * takes whole is a plan begun; the rest of it is filled at those values, and what finds no place is the pool of refill.ts.
 */
import type { LoadProblem } from '../../domain/problem.js';
import { stockOf } from '../bounds/capacity.js';
import type { KnownLoad } from '../fills/load-pool.js';
import type { Pausing } from '../fills/pausing.js';
import type { Fills } from '../fills/port.js';
import { containersIn, type Draft, type DraftLoad } from '../goals/draft.js';
import { plainValues } from '../goals/piece-values.js';
import { type Covering, leastCovering } from './covering.js';
import { improveByPool } from './refill.js';

/** With more cargoes loads combine too seldom. */
const MOST_CARGOES = 12;

/** Loads in the programme: the fullest, and those found for it. */
const MOST_COLUMNS = 120;

/** Effort of a search for a load, in completions as the request has cost them: more of them where fewer bring nothing. */
const COMPLETIONS = [60, 300, 2000];

/** Of the effort, what finding loads may cost; the pool gets the rest. */
const SHARE_OF_LOADS = 0.5;

/** Of what a load takes in fractions, from where on it is taken whole. */
const WHOLE_FROM = 0.6;

/** What every piece is worth beside its dual, as a share of its volume's in a container. */
const LEAST_WORTH = 1e-3;

/** A load has to be worth so much more than a container. */
const WORTH_ENTERING = 1e-6;

/** @param effort work units; @param enough containers with which no plan can do better */
export function* improveByColumns(session: Fills, effort: number, enough: number): Pausing<void> {
  const { incumbent, meter } = session;
  const end = meter.searched + effort;
  while (isOfUse(session, enough) && meter.searched < end && !meter.stopped) {
    const columns = new Columns(session);
    columns.grow(meter.searched + SHARE_OF_LOADS * (end - meter.searched));
    const begun = columns.begin(containersIn(incumbent.draft) - 1);
    if (begun.left.every((count) => count === 0)) incumbent.offer(begun);
    else if (!(yield* improveByPool(session, begun, end - meter.searched, enough))) return;
  }
}

function isOfUse({ problem, incumbent }: Fills, enough: number): boolean {
  const { cargoes, containers } = problem;
  const { draft } = incumbent;
  return (
    containers.length === 1 &&
    cargoes.length <= MOST_CARGOES &&
    draft.left.every((count) => count === 0) &&
    containersIn(draft) > Math.max(2, enough) &&
    containersIn(draft) <= stockOf(containers[0]!)
  );
}

class Columns {
  readonly #problem: LoadProblem;
  readonly #quantities: readonly number[];
  #loads: Pick<KnownLoad, 'arrangements' | 'loaded'>[];
  #covering: Covering;

  constructor(private readonly session: Fills) {
    this.#problem = session.problem;
    this.#quantities = session.problem.cargoes.map(({ quantity }) => quantity);
    const worth = plainValues(session.problem);
    const volume = ({ loaded }: KnownLoad) => sumOf(loaded, worth);
    this.#loads = [
      ...session.incumbent.draft.loads,
      ...session.loads.of(0).toSorted((a, b) => volume(b) - volume(a)),
    ].slice(0, MOST_COLUMNS);
    this.#covering = this.#solved();
  }

  /** Adds loads that are worth more than a container until none is found, or the effort is spent. */
  grow(end: number): void {
    const { meter } = this.session;
    for (let step = 0; step < COMPLETIONS.length && meter.searched < end && !meter.stopped; ) {
      const effort = Math.max(1, COMPLETIONS[step]! * meter.effortOfCompletion);
      const { arrangements, loaded } = this.session.fill(0, this.#quantities, this.#values(), effort);
      if (sumOf(loaded, this.#covering.duals) <= 1 + WORTH_ENTERING) {
        step++;
        continue;
      }
      step = 0;
      this.#loads.push({ arrangements, loaded });
      this.#covering = this.#solved();
    }
  }

  /** So many containers: loads that are taken whole, then what is left filled one after the other. */
  begin(containers: number): Draft {
    const left = [...this.#quantities];
    const loads: DraftLoad[] = [];
    const { taken } = this.#covering;
    const byShare = [...taken.keys()].filter((place) => taken[place]! > 0).sort((a, b) => taken[b]! - taken[a]!);
    let free = containers;
    const take = (load: Pick<KnownLoad, 'arrangements' | 'loaded'>, wanted: number) => {
      const possible = load.loaded.reduce(
        (least, count, cargo) => (count > 0 ? Math.min(least, Math.floor(left[cargo]! / count)) : least),
        free,
      );
      const times = Math.min(wanted, possible);
      if (times <= 0) return;
      for (const [cargo, count] of load.loaded.entries()) left[cargo] = left[cargo]! - times * count;
      loads.push({ container: 0, arrangements: load.arrangements, loaded: load.loaded, times });
      free -= times;
    };
    for (const place of byShare) take(this.#loads[place]!, Math.floor(taken[place]! + 1 - WHOLE_FROM));
    while (free > 0 && !this.session.meter.stopped && left.some((count) => count > 0)) {
      const effort = Math.max(1, COMPLETIONS[1]! * this.session.meter.effortOfCompletion);
      const found = this.session.fill(0, left, this.#values(), effort);
      if (found.loaded.every((count) => count === 0)) break;
      take(found, 1);
    }
    return { loads, left };
  }

  #solved(): Covering {
    return leastCovering(
      this.#loads.map(({ loaded }) => ({ cost: 1, pieces: loaded })),
      this.#quantities,
    );
  }

  #values(): number[] {
    const { length, width, height } = this.#problem.containers[0]!.size;
    const each = LEAST_WORTH / (length * width * height);
    return this.#covering.duals.map((dual, cargo) => dual + each * this.#problem.cargoes[cargo]!.volume);
  }
}

function sumOf(counts: readonly number[], values: readonly number[]): number {
  return counts.reduce((sum, count, cargo) => sum + count * values[cargo]!, 0);
}
