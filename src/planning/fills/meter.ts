/**
 * What a search has cost so far, its clock, and who is told of the progress. Two searches of one request (session.ts) share
 * a ledger: what the one knows from the other is not worked out again, though it counts as if it were.
 */
import type { FillProgress, FillResult } from '../../engine/port.js';
import { containers } from '../goals/containers.js';
import type { Draft } from '../goals/draft.js';
import { volume } from '../goals/volume.js';
import type { PlanHooks } from './hooks.js';
import type { Incumbent } from './incumbent.js';

/** Work units that a fill costs outside the search, so that many small ones do not outlast their effort. */
const EFFORT_OF_CALL = 3e4;
const EFFORT_OF_CARGO = 100;

/** What a fill has cost. */
type Spent = Pick<FillResult, 'nodes' | 'effort' | 'loaded'>;

/** What has really been worked out for a request. */
class Ledger {
  nodes = 0;
  spent = 0;
  /** Work units that the whole request may cost, for the share in reports. */
  budget = 1;
}

/**
 * What a piece takes at most once the search has ended, milliseconds: it gets its place in the order of loading, or a
 * reason why it stays behind, and is verified (15 s for 100,000 pieces of 10,000 cargoes at level 4, half of it to clear
 * the memory that the search has filled). And how much of the time limit is kept for that at most: a plan that cannot
 * be verified in time is of no use, nor is one that was not searched for.
 */
const TIME_AFTERWARDS = 0.15;
const MOST_KEPT = 0.5;

export class Meter {
  readonly #ledger: Ledger;
  readonly #hooks: PlanHooks;
  readonly #incumbent: Incumbent;
  readonly #deadline: number;
  /** Of the time limit, milliseconds. */
  readonly #mostKept: number;
  /** The plan that the time afterwards is known of; null: none is found yet, it may hold all pieces. */
  #draft: Draft | null = null;
  #timeAfterwards: number;
  #searched = 0;
  #nodes = 0;
  #stopped = false;

  /** @param other of the same request, whose ledger and clock it shares */
  constructor(maxRunTimeSeconds: number, hooks: PlanHooks, incumbent: Incumbent, other?: Meter) {
    this.#hooks = hooks;
    this.#incumbent = incumbent;
    this.#mostKept = MOST_KEPT * maxRunTimeSeconds * 1000;
    this.#timeAfterwards = this.#timeFor(incumbent.draft.left.reduce((sum, count) => sum + count, 0));
    this.#ledger = other === undefined ? new Ledger() : other.#ledger;
    this.#deadline = other === undefined ? (hooks.now?.() ?? 0) + maxRunTimeSeconds * 1000 : other.#deadline;
  }

  /** Lets the whole request cost so many work units more. */
  allow(effort: number): void {
    this.#ledger.budget += effort;
  }

  /** Completions evaluated so far, for the whole request. */
  get allNodes(): number {
    return this.#ledger.nodes;
  }

  /** Work units spent so far for the whole request, on preparing searches too. */
  get allSpent(): number {
    return this.#ledger.spent;
  }

  /** Work units spent on filling so far. */
  get searched(): number {
    return this.#searched;
  }

  /** Work units that one completion has cost on average, once the search is prepared. */
  get effortOfCompletion(): number {
    return this.#nodes > 0 ? this.#searched / this.#nodes : 0;
  }

  /** The clock struck, or nobody waits any more. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** As `stopped`, by a look at the clock: for work between two searches, which nothing else ends. */
  get hasToStop(): boolean {
    this.#stopped ||= this.#isOver();
    return this.#stopped;
  }

  /** Reports a fill that is running; true when it has to end. */
  watch({ nodes, share }: FillProgress, effort: number): boolean {
    this.#report(this.#ledger.nodes + nodes, this.#ledger.spent + share * effort);
    return this.#isOver();
  }

  /** Reports that a search is being prepared; true when it has to end. */
  watchPreparing(): boolean {
    return this.watch({ bestValue: 0, nodes: 0, share: 0 }, 0);
  }

  /** Counts what preparing a search has cost. */
  chargePreparing(effort: number): void {
    this.#ledger.spent += effort;
    this.#stopped ||= this.#isOver();
  }

  /** Counts a fill that has ended. */
  charge(result: Spent & Pick<FillResult, 'stopped'>): void {
    this.#ledger.nodes += result.nodes;
    this.#ledger.spent += this.chargeKnown(result);
    this.#stopped ||= result.stopped || this.#isOver();
    this.#report(this.#ledger.nodes, this.#ledger.spent);
  }

  /** Counts a fill that is known from another search of the request; returns its work units. */
  chargeKnown({ nodes, effort, loaded }: Spent): number {
    const cost = effort + EFFORT_OF_CALL + EFFORT_OF_CARGO * loaded.length;
    this.#nodes += nodes;
    this.#searched += cost;
    return cost;
  }

  #isOver(): boolean {
    return (
      this.#hooks.isCancelled?.() === true || (this.#hooks.now?.() ?? 0) >= this.#deadline - this.#keptForAfterwards()
    );
  }

  /** Milliseconds; equal containers are put in order and verified once. */
  #keptForAfterwards(): number {
    const { draft } = this.#incumbent;
    if (draft !== this.#draft && draft.loads.length > 0) {
      this.#draft = draft;
      this.#timeAfterwards = this.#timeFor(
        draft.loads.reduce((sum, { loaded }) => loaded.reduce((all, count) => all + count, sum), 0),
      );
    }
    return this.#timeAfterwards;
  }

  #timeFor(pieces: number): number {
    return Math.min(this.#mostKept, TIME_AFTERWARDS * pieces);
  }

  #report(nodes: number, spent: number): void {
    this.#hooks.onProgress?.({
      share: Math.min(1, spent / this.#ledger.budget),
      nodes,
      volumeLoaded: this.#incumbent.score.of(volume),
      containers: this.#incumbent.score.of(containers),
    });
  }
}
