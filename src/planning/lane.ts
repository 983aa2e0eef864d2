/** Works ahead of a search: makes the fills of parts to which the search will come, by sessions of its own. */
import {
  type Expected,
  type LaneHooks,
  NOBODY_AHEAD,
  type Part,
  type Planned,
  type PlanPart,
  type RefillPart,
} from './fills/ahead.js';
import type { ChoiceName } from './fills/choice-name.js';
import { Session } from './fills/session.js';
import type { Solvers } from './fills/solvers.js';
import { choicesOf } from './search/container-orders.js';
import { choiceOfMix } from './search/mixes.js';
import type { Choice } from './search/next-container.js';
import { choiceOfOne } from './search/one-container.js';
import { planSequentially } from './search/sequential.js';

/** Bytes that all threads of a request may hold together: where its searches need more, fewer lanes work. */
const MOST_BYTES = 384 * 2 ** 20;

/** What a thread holds at level 3, itself included, what it holds more for each cargo, and for all cargoes at most. */
const BYTES_OF_THREAD = 70 * 2 ** 20;
const BYTES_OF_CARGO = 2 ** 16;
const MOST_BYTES_OF_CARGOES = 64 * 2 ** 20;

/** How many lanes may work ahead of a search, by its size. */
export function mostLanes({ problem: { cargoes } }: Planned): number {
  const bytes = BYTES_OF_THREAD + Math.min(MOST_BYTES_OF_CARGOES, BYTES_OF_CARGO * cargoes.length);
  return Math.floor(MOST_BYTES / bytes) - 1;
}

interface Sessions {
  readonly tuned: Session;
  readonly plain: Session;
}

export class Lane {
  readonly #planned: Planned;
  readonly #solvers: Solvers;
  readonly #hooks: LaneHooks;
  /** Whose searches it uses. */
  readonly #base: Session;
  readonly #isOwn: boolean;
  /** Of the round; made anew after a part that was left: they would go on as if their clock had struck. */
  #sessions: Sessions | null = null;
  #round = Number.NaN;
  #choices: readonly Choice[] | null = null;

  /** @param helped the search itself, whose thread the lane is in: it goes on with what that one has prepared */
  constructor(planned: Planned, solvers: Solvers, hooks: LaneHooks, helped?: Session) {
    this.#planned = planned;
    this.#solvers = solvers;
    this.#hooks = hooks;
    this.#base = helped ?? new Session(planned.problem, solvers, {});
    this.#isOwn = helped === undefined;
  }

  /** @returns whether all of it was done @throws EngineFailure when the engine gives up on it; what hooks throw */
  do({ part, isTuned, round }: Expected): boolean {
    if (round !== this.#round) this.#startRound(round);
    const { tuned, plain } = this.#sessions ?? this.#opened();
    const session = isTuned ? tuned : plain;
    // Kept only when the part is done.
    this.#sessions = null;
    session.meter.allow(effortOf(part));
    this.#make(session, part);
    if (session.meter.stopped) return false;
    this.#sessions = { tuned, plain };
    return true;
  }

  /** @param lane its number, from 0: whether it holds more than it may beside those before it and the thread that plans */
  holdsTooMuch(lane: number): boolean {
    return this.#base.memoryBytes * (lane + 2) > MOST_BYTES;
  }

  /** Lets go of the memory of its own searches. */
  dispose(): void {
    if (this.#isOwn) this.#base.dispose();
  }

  #startRound(round: number): void {
    this.#round = round;
    this.#sessions = null;
    if (this.#isOwn) this.#base.startRound(round);
  }

  #opened(): Sessions {
    const { isCancelled, onFill, onProgress, among } = this.#hooks;
    const ahead = { ...NOBODY_AHEAD, ...among, isNobody: false, made: onFill };
    const hooks = { isCancelled, ...(onProgress && { onProgress }) };
    const tuned = new Session(this.#planned.problem, this.#solvers, hooks, { ahead, helped: this.#base });
    return { tuned, plain: tuned.untuned(this.#solvers) ?? tuned };
  }

  #make(session: Session, part: Part): void {
    if (part.what === 'plan') this.#plan(session, part);
    else if (part.what === 'refill') refill(session, part);
    else if (part.what === 'task') session.doTask(part);
    else session.loadIntoRoom(part);
  }

  #plan(session: Session, { choice, valuation, effort, most }: PlanPart): void {
    planSequentially(session, this.#planned.lots, this.#choiceOf(choice), valuation, effort, most);
  }

  #choiceOf(name: ChoiceName): Choice {
    const { problem } = this.#planned;
    if (name.of === 'one') return choiceOfOne(name.type);
    if (name.of === 'mix') return choiceOfMix(problem, name.counts);
    this.#choices ??= choicesOf(problem);
    return this.#choices[name.place]!;
  }
}

/** Work units that a part may cost. */
export function effortOf(part: Part): number {
  if (part.what === 'refill') return part.containers.length * part.effort;
  return part.what === 'task' ? part.words.effort : part.effort;
}

function refill(session: Session, { containers, left, values, effort }: RefillPart): void {
  let pieces = left;
  for (const container of containers) {
    const { loaded } = session.fill(container, pieces, values, effort);
    pieces = pieces.map((count, cargo) => count - loaded[cargo]!);
  }
}
