/**
 * One request being planned: fills its containers, and keeps what it has cost and found. Tuning must not make a plan worse,
 * so the request is planned without it too, beside: most of what those fills find is known from the tuned ones.
 */
import type { Arrangement } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { type Engine, type FillResult, isTuned } from '../../engine/port.js';
import { fits } from '../bounds/capacity.js';
import type { DraftLoad } from '../goals/draft.js';
import { type Ahead, type Expected, NOBODY_AHEAD, type Part, type RoomPart, type TaskPart } from './ahead.js';
import { FillMaker } from './fill-maker.js';
import type { OnStep, PlanHooks } from './hooks.js';
import { Incumbent } from './incumbent.js';
import type { FillWords } from './known-fills.js';
import { LoadPool } from './load-pool.js';
import { Meter } from './meter.js';
import type { Pausing } from './pausing.js';
import { amountsOf, type Filled, type Fills } from './port.js';
import { selections } from './selections.js';
import type { Solvers } from './solvers.js';
import { Trials } from './trials.js';
import { stricter, type Variant } from './variants/variant.js';

/** What each of the three takes of the effort left; the plain search gets the rest. */
const SHARE_OF_OTHERS = 0.5;

/** Where limits bind, how many selections share their part. */
const MOST_SELECTIONS = 4;

export class Session implements Fills {
  readonly incumbent: Incumbent;
  readonly meter: Meter;
  readonly loads = new LoadPool();
  readonly onStep: OnStep | undefined;
  readonly #hooks: PlanHooks;
  /** Whether its fills are. */
  readonly isTuned: boolean;
  readonly areValuesUsed = true;
  readonly supplies: readonly number[] = [];
  readonly #shared: Shared;

  constructor(
    readonly problem: LoadProblem,
    { engine }: Solvers,
    hooks: PlanHooks,
    { tuned, helped, ahead = NOBODY_AHEAD }: Beside = {},
  ) {
    this.incumbent = new Incumbent(problem);
    this.meter = new Meter(problem.rules.maxRunTimeSeconds, hooks, this.incumbent, tuned?.meter);
    this.#hooks = hooks;
    this.onStep = hooks.onStep;
    this.isTuned = tuned === undefined && isTuned(problem);
    this.#shared =
      tuned === undefined
        ? sharedBy(problem, engine, ahead, helped === undefined ? undefined : helped.#maker)
        : tuned.#shared;
  }

  get #maker(): FillMaker {
    return this.#shared.maker;
  }

  /** [container][cargo]: one piece goes into the empty container. */
  get fits(): readonly (readonly boolean[])[] {
    return this.#shared.fits;
  }

  /** The session in which the request is planned without tuning; null where it is not tuned anyway. */
  untuned(solvers: Solvers): Session | null {
    return this.isTuned ? new Session(this.problem, solvers, this.#hooks, { tuned: this }) : null;
  }

  /** For this session and the one beside it. @param effort work units that the round may cost */
  startRound(effort: number): void {
    this.#maker.startRound(effort);
  }

  /** Ahead of another search: a task of one of its fills. */
  doTask(part: TaskPart): void {
    this.#maker.doTask(part, this);
  }

  /** Lets go of the memory of its searches, and of those of the session beside it. It fills no more. */
  dispose(): void {
    this.#maker.dispose();
  }

  get memoryBytes(): number {
    return this.#maker.memoryBytes;
  }

  get others(): number {
    return this.#maker.ahead.others;
  }

  expect(parts: readonly Part[], round = this.#maker.round): void {
    this.#maker.ahead.expect(
      round,
      parts.map((part) => this.#expected(part, round)),
    );
  }

  *doing<Result>(part: Part, work: () => Result, after?: () => readonly Part[]): Pausing<Result> {
    const { round, ahead } = this.#maker;
    const expected = this.#expected(part, round);
    const coming = after === undefined ? null : () => after().map((one) => this.#expected(one, round));
    yield { expected, after: coming };
    return ahead.doing(expected, () => {
      if (coming !== null) ahead.follow(round, coming);
      return work();
    });
  }

  #expected(part: Part, round: number): Expected {
    return { part, isTuned: this.isTuned, round };
  }

  /** True when at least one piece left goes into an empty container of that type. */
  anyFits(container: number, left: readonly number[]): boolean {
    return left.some((count, cargo) => count > 0 && this.fits[container]![cargo]!);
  }

  /**
   * The best load found of the problem as it is and of its variants.
   * @param values of one piece of each cargo; null: its volume
   */
  fill(container: number, left: readonly number[], values: readonly number[] | null, effort: number): Filled {
    const found = this.fillIn(container, left, values, effort, null);
    return { ...found, ...amountsOf(this.problem, found.loaded) };
  }

  /** @param cut the problem with a shorter room for the container, of cutRoom; null: with its own */
  fillIn(
    container: number,
    left: readonly number[],
    values: readonly number[] | null,
    effort: number,
    cut: Variant | null,
  ): FillResult {
    const counts = this.#fitting(container, left);
    const { plain, images, ofRoom, ofCargo } =
      cut === null ? this.#maker.views.of(container) : { plain: cut, images: [], ofRoom: [], ofCargo: [] };
    const favoured = selections(this.problem, container, counts);
    let rest = effort;
    const shareFor = (others: readonly unknown[]) => {
      const share = others.length > 0 ? rest * SHARE_OF_OTHERS : 0;
      rest -= share;
      return share;
    };
    const shares = { ofRoom: shareFor(ofRoom), selections: shareFor(favoured), ofCargo: shareFor(ofCargo) };
    const trials = new Trials(this.loads, container);
    const run = (variant: Variant, offered: readonly number[], share: number) => {
      const asked = { variant, container, words: wordsOf(offered, values, share) };
      return trials.add(variant, this.#maker.recalled(asked, this) ?? this.#maker.make(asked, this));
    };
    const runAll = (variants: readonly Variant[], share: number) => {
      for (const variant of variants) run(variant, counts, share / variants.length);
    };
    runAll([plain, ...images], rest);
    runAll(ofCargo, shares.ofCargo);
    this.#trySelections(container, counts, favoured, (offered) =>
      run(plain, offered, shares.selections / MOST_SELECTIONS),
    );
    runAll(ofRoom, shares.ofRoom);
    return trials.best;
  }

  /** Of the whole cargo left, what the container's limits favour (selections.ts). */
  #trySelections(
    container: number,
    counts: readonly number[],
    favoured: number[][],
    fill: (offered: readonly number[]) => FillResult,
  ): void {
    for (let trial = 0; trial < favoured.length && trial < MOST_SELECTIONS; trial++) {
      const { loaded } = fill(favoured[trial]!);
      // What found no place must not keep others out of the next selection.
      const placed = counts.map((count, cargo) => (loaded[cargo]! < favoured[trial]![cargo]! ? loaded[cargo]! : count));
      favoured.push(...selections(this.problem, container, placed).filter((one) => isNew(one, favoured)));
    }
  }

  /** @returns null when not all of its pieces find a place */
  loadIntoRoom(part: RoomPart): readonly Arrangement[] | null {
    const { container, pieces, effort, isTidy } = part;
    return isTidy
      ? this.loadTidily(this.#roomOf(part), container, pieces, effort)
      : this.loadAgain(this.#roomOf(part), container, pieces, effort);
  }

  /** The same as far as others have found it; undefined: nobody has yet. */
  knownInRoom(part: RoomPart): readonly Arrangement[] | null | undefined {
    const { container, pieces, effort, isTidy } = part;
    const variant = this.#roomOf(part);
    const words = { ...wordsOf(this.#fitting(container, pieces), null, effort), ...(isTidy && { isTidy }) };
    const found = this.#maker.known({ variant, container, words }, this);
    return found && (isAll(found, pieces) ? variant.restore(found.arrangements) : null);
  }

  /** The same room for whoever asks, as what fills of it find is known by it. @param reach scaled units */
  cutRoom(container: number, reach: number): Variant {
    return this.#maker.views.cutRoom(container, reach);
  }

  #roomOf({ container, reach }: RoomPart): Variant {
    return reach === null ? this.#maker.views.of(container).plain : this.cutRoom(container, reach);
  }

  /**
   * Loads the same pieces once more, in a variant of the problem that is searched only now.
   * @returns null when not all of them find a place
   */
  loadAgain(
    variant: Variant,
    container: number,
    pieces: readonly number[],
    effort: number,
  ): readonly Arrangement[] | null {
    const found = this.loadMost(variant, container, pieces, effort);
    if (found === null || !isAll(found, pieces)) return null;
    this.loads.add({ container, ...found });
    return found.arrangements;
  }

  /** As many of them as it finds places for; null where what it finds breaks a rule of the problem itself. */
  loadMost(
    variant: Variant,
    container: number,
    pieces: readonly number[],
    effort: number,
  ): Pick<DraftLoad, 'arrangements' | 'loaded'> | null {
    const asked = { variant, container, words: wordsOf(this.#fitting(container, pieces), null, effort) };
    const { arrangements: found, loaded } = this.#maker.recalled(asked, this) ?? this.#maker.makeOnce(asked, this);
    const arrangements = variant.restore(found);
    return arrangements === null ? null : { arrangements, loaded };
  }

  /**
   * The same by a search for few pieces beyond reach, clusters and spaces.
   * @returns null when not all of them find a place
   */
  loadTidily(
    variant: Variant,
    container: number,
    pieces: readonly number[],
    effort: number,
  ): readonly Arrangement[] | null {
    const words = { ...wordsOf(this.#fitting(container, pieces), null, effort), isTidy: true as const };
    const found = this.#maker.makeOnce({ variant, container, words }, this);
    return isAll(found, pieces) ? variant.restore(found.arrangements) : null;
  }

  /**
   * Adds cargo to a load that stays as it is.
   * @param problem that of the session with other quantities: as many of each cargo as may lie in the container at most
   * @param offered pieces of each cargo that may be added
   */
  addTo(
    problem: LoadProblem,
    container: number,
    load: readonly Arrangement[],
    offered: readonly number[],
    effort: number,
  ): FillResult {
    const words = wordsOf(this.#fitting(container, offered), null, effort);
    return this.#maker.makeOnce({ variant: stricter(problem), container, words, kept: load }, this);
  }

  /** Without what does not go into the container at all. */
  #fitting(container: number, pieces: readonly number[]): number[] {
    return pieces.map((count, cargo) => (this.fits[container]![cargo] ? count : 0));
  }
}

export interface Beside {
  /** The session beside which this one plans without tuning. */
  readonly tuned?: Session;
  /** For which it makes fills ahead, with the searches that that one keeps. */
  readonly helped?: Session;
  /** Who works ahead of it. */
  readonly ahead?: Ahead;
}

/** What sessions of one request have in common. */
interface Shared {
  readonly fits: readonly (readonly boolean[])[];
  readonly maker: FillMaker;
}

function sharedBy(problem: LoadProblem, engine: Engine, ahead: Ahead, helped: FillMaker | undefined): Shared {
  return {
    fits: problem.containers.map((container) => problem.cargoes.map((cargo) => fits(cargo, container, problem))),
    maker: new FillMaker(problem, engine, ahead, helped),
  };
}

function wordsOf(counts: readonly number[], values: readonly number[] | null, effort: number): FillWords {
  return { counts, values, effort: Math.max(1, Math.floor(effort)) };
}

function isAll({ loaded }: Pick<FillResult, 'loaded'>, pieces: readonly number[]): boolean {
  return loaded.every((count, cargo) => count === pieces[cargo]);
}

function isNew(counts: readonly number[], among: readonly (readonly number[])[]): boolean {
  return !among.some((other) => other.every((count, cargo) => count === counts[cargo]));
}
