/** What a request has cost so far, its clock, and who is told of the progress. */
import type { FillProgress, FillResult } from '../../engine/port.js';
import { containers } from '../goals/containers.js';
import { volume } from '../goals/volume.js';
import type { PlanHooks } from './hooks.js';
import type { Incumbent } from './incumbent.js';

/** Work units that a fill costs outside the search, so that many small ones do not outlast their effort. */
const EFFORT_OF_CALL = 3e4;
const EFFORT_OF_CARGO = 100;

export class Meter {
  readonly #hooks: PlanHooks;
  readonly #incumbent: Incumbent;
  readonly #deadline: number;
  #searched = 0;
  #prepared = 0;
  #nodes = 0;
  #stopped = false;

  /** Work units that the whole request may cost, for the share in reports. */
  budget = 1;

  constructor(maxRunTimeSeconds: number, hooks: PlanHooks, incumbent: Incumbent) {
    this.#hooks = hooks;
    this.#incumbent = incumbent;
    this.#deadline = (hooks.now?.() ?? 0) + maxRunTimeSeconds * 1000;
  }

  /** Completions evaluated so far. */
  get nodes(): number {
    return this.#nodes;
  }

  /** Work units spent so far, on preparing searches too. */
  get spent(): number {
    return this.#searched + this.#prepared;
  }

  /** Of them, those spent on filling. */
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

  /** Reports a fill that is running; true when it has to end. */
  watch({ nodes, share }: FillProgress, effort: number): boolean {
    this.#report(this.#nodes + nodes, this.spent + share * effort);
    return this.#hasToStop();
  }

  /** Reports that a search is being prepared; true when it has to end. */
  watchPreparing(): boolean {
    return this.watch({ bestValue: 0, nodes: 0, share: 0 }, 0);
  }

  /** Counts what preparing a search has cost. */
  chargePreparing(effort: number): void {
    this.#prepared += effort;
    this.#stopped ||= this.#hasToStop();
  }

  /** Counts a fill that has ended. */
  charge({ nodes, effort, stopped, loaded }: FillResult): void {
    this.#nodes += nodes;
    this.#searched += effort + EFFORT_OF_CALL + EFFORT_OF_CARGO * loaded.length;
    this.#stopped ||= stopped || this.#hasToStop();
    this.#report(this.#nodes, this.spent);
  }

  #hasToStop(): boolean {
    return this.#hooks.isCancelled?.() === true || (this.#hooks.now?.() ?? 0) >= this.#deadline;
  }

  #report(nodes: number, spent: number): void {
    this.#hooks.onProgress?.({
      share: Math.min(1, spent / this.budget),
      nodes,
      volumeLoaded: this.#incumbent.score.of(volume),
      containers: this.#incumbent.score.of(containers),
    });
  }
}
