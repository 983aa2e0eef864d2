/**
 * One request being planned: fills its containers, and keeps what it has cost and found. Tuning must not make a plan worse,
 * so the request is planned without it too, beside: most of what those fills find is known from the tuned ones.
 */
import type { Arrangement } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { type Engine, type Filler, type FillResult, isTuned } from '../../engine/port.js';
import { fits } from '../bounds/capacity.js';
import type { DraftLoad } from '../goals/draft.js';
import { Fillers } from './fillers.js';
import type { OnStep, PlanHooks } from './hooks.js';
import { Incumbent } from './incumbent.js';
import { type FillWords, KnownFills } from './known-fills.js';
import { LoadPool } from './load-pool.js';
import { Meter } from './meter.js';
import { amountsOf, type Filled, type Fills } from './port.js';
import { selections } from './selections.js';
import type { Solvers } from './solvers.js';
import { Trials } from './trials.js';
import { consolidatedSizes } from './variants/consolidated.js';
import { cutRoom } from './variants/cut-room.js';
import { imagesOf } from './variants/images.js';
import { withShorterReach } from './variants/shorter-reach.js';
import { stricter, type Variant, type VariantsOf } from './variants/variant.js';

/**
 * Ways to see the problem that every fill tries, where they make a difference: another room takes its share of the
 * effort before the selections do, other cargo after them.
 */
const OF_ROOM: readonly VariantsOf[] = [withShorterReach];
const OF_CARGO: readonly VariantsOf[] = [consolidatedSizes];

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

  /** @param tuned the session beside which this one plans without tuning */
  constructor(
    readonly problem: LoadProblem,
    { engine }: Solvers,
    hooks: PlanHooks,
    tuned?: Session,
  ) {
    this.incumbent = new Incumbent(problem);
    this.meter = new Meter(problem.rules.maxRunTimeSeconds, hooks, this.incumbent, tuned?.meter);
    this.#hooks = hooks;
    this.onStep = hooks.onStep;
    this.isTuned = tuned === undefined && isTuned(problem);
    this.#shared = tuned === undefined ? sharedBy(problem, engine) : tuned.#shared;
  }

  /** [container][cargo]: one piece goes into the empty container. */
  get fits(): readonly (readonly boolean[])[] {
    return this.#shared.fits;
  }

  /** The session in which the request is planned without tuning; null where it is not tuned anyway. */
  untuned(solvers: Solvers): Session | null {
    return this.isTuned ? new Session(this.problem, solvers, this.#hooks, this) : null;
  }

  /** For this session and the one beside it. @param effort work units that the round may cost */
  startRound(effort: number): void {
    this.#shared.fillers.startRound(effort / this.problem.containers.length);
    this.#shared.known.startRound();
  }

  /** Lets go of the memory of its searches, and of those of the session beside it. It fills no more. */
  dispose(): void {
    this.#shared.fillers.dispose();
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
      cut === null ? this.#viewsOf(container) : { plain: cut, images: [], ofRoom: [], ofCargo: [] };
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
      const words = wordsOf(offered, values, share);
      const search = () =>
        this.#shared.fillers.use(variant, container, this.meter, (filler) => this.#run(filler, variant, words));
      return trials.add(variant, this.#recalled(variant, words) ?? search());
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

  /** The same room for whoever asks, as what fills of it find is known by it. @param reach scaled units */
  cutRoom(container: number, reach: number): Variant {
    const key = `${container} ${reach}`;
    const known = this.#shared.cutRooms.get(key) ?? cutRoom(this.problem, container, reach);
    this.#shared.cutRooms.set(key, known);
    return known;
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
    if (found === null || found.loaded.some((count, cargo) => count !== pieces[cargo])) return null;
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
    const words = wordsOf(this.#fitting(container, pieces), null, effort);
    const { arrangements: found, loaded } =
      this.#recalled(variant, words) ?? this.#searchOnce(variant, container, words);
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
    const { arrangements, loaded } = this.#searchOnce(variant, container, words);
    return loaded.every((count, cargo) => count === pieces[cargo]) ? variant.restore(arrangements) : null;
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
    return this.#searchOnce(stricter(problem), container, words, load);
  }

  /** By a filler that is not kept: nobody will ask it again. */
  #searchOnce(variant: Variant, container: number, words: FillWords, kept?: readonly Arrangement[]): FillResult {
    const search = (filler: Filler) => this.#run(filler, variant, words, kept);
    return this.#shared.fillers.useOnce(variant, container, words.effort, this.meter, search);
  }

  #run(filler: Filler, variant: Variant, words: FillWords, kept: readonly Arrangement[] = []): FillResult {
    const result = filler.fill({
      ...words,
      seed: this.problem.rules.seed,
      ...(kept.length > 0 ? { kept } : {}),
      isTuned: this.isTuned,
      shouldStop: (progress) => this.meter.watch(progress, words.effort),
    });
    this.meter.charge(result);
    if (this.isTuned && kept.length === 0) this.#shared.known.add(variant, words, result.untuned ?? result);
    return result;
  }

  /** What the tuned session beside this one has found before it was tuned. */
  #recalled(variant: Variant, words: FillWords): FillResult | null {
    if (this.isTuned) return null;
    const known = this.#shared.known.of(variant, words) ?? null;
    if (known !== null) this.meter.chargeKnown(known);
    return known;
  }

  /** Without what does not go into the container at all. */
  #fitting(container: number, pieces: readonly number[]): number[] {
    return pieces.map((count, cargo) => (this.fits[container]![cargo] ? count : 0));
  }

  #viewsOf(container: number): Views {
    const variants = (kinds: readonly VariantsOf[]) => kinds.flatMap((kind) => kind(this.problem, container));
    this.#shared.views[container] ??= {
      plain: stricter(this.problem),
      images: imagesOf(this.problem, container),
      ofRoom: variants(OF_ROOM),
      ofCargo: variants(OF_CARGO),
    };
    return this.#shared.views[container];
  }
}

/** What sessions of one request have in common. */
interface Shared {
  readonly fits: readonly (readonly boolean[])[];
  readonly fillers: Fillers;
  /** By container type. */
  readonly views: (Views | undefined)[];
  /** By container type and reach. */
  readonly cutRooms: Map<string, Variant>;
  readonly known: KnownFills;
}

function sharedBy(problem: LoadProblem, engine: Engine): Shared {
  return {
    fits: problem.containers.map((container) => problem.cargoes.map((cargo) => fits(cargo, container, problem))),
    fillers: new Fillers(engine),
    views: [],
    cutRooms: new Map(),
    known: new KnownFills(),
  };
}

/** A problem for one container type as it is, and its variants. */
interface Views {
  readonly plain: Variant;
  readonly images: readonly Variant[];
  readonly ofRoom: readonly Variant[];
  readonly ofCargo: readonly Variant[];
}

function wordsOf(counts: readonly number[], values: readonly number[] | null, effort: number): FillWords {
  return { counts, values, effort: Math.max(1, Math.floor(effort)) };
}

function isNew(counts: readonly number[], among: readonly (readonly number[])[]): boolean {
  return !among.some((other) => other.every((count, cargo) => count === counts[cargo]));
}
