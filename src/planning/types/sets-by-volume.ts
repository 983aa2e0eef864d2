/**
 * SetLoadByVolume: for one t, as large as possible, each cargo loads floor(t x setRatio / volume of a piece), at least 1,
 * over the whole load. As t grows, one cargo after another gets a piece more: these steps are nested, and the last one of
 * which everything finds a place is looked for.
 */
import type { LoadProblem } from '../../domain/problem.js';
import { asMixLoad, withRules } from '../../domain/sub-problems.js';
import { stockOf, volumeCapacity, weightCapacity } from '../bounds/capacity.js';
import { LEVEL_EFFORT, levelsUpTo } from '../fills/effort.js';
import type { Found, PlanOfLevel, Search } from '../fills/found.js';
import type { PlanHooks } from '../fills/hooks.js';
import { ProgressInParts } from '../fills/progress-in-parts.js';
import { TimeLeft } from '../fills/time-left.js';
import { isBetter, Score } from '../goals/compare.js';
import { containersIn, type Draft } from '../goals/draft.js';
import { largestWhole } from '../lots/largest-whole.js';
import { unloadedOfVolumes } from '../reasons/of-sets.js';
import type { CalculationType } from './type.js';

/** Values of t that differ by less are one. */
const SAME = 1e-9;

/** Of the effort, what goes into fewer containers once it is known how much is loaded. */
const SHARE_OF_CONTAINERS = 1 / 4;

interface Part {
  readonly name: string;
  /** Rows of the cargo, rising. */
  readonly places: readonly number[];
  readonly quantity: number;
  /** t for each of its pieces: volume of one / setRatio. */
  readonly step: number;
}

/** A value of t, and what is found for it. */
interface Stage {
  readonly problem: LoadProblem;
  readonly found: Found;
}

export const setsByVolume: CalculationType = {
  find: ({ problem, hooks, search }) => ({ ...planSetsByVolume(problem, search.mix, hooks), lots: [] }),
  // What is placed is a part of every step: each is planned around it.
  findAround: planSetsByVolume,
  unloaded: unloadedOfVolumes,
};

/** @param placed pieces of each cargo that every step must have; absent: none */
function planSetsByVolume(
  problem: LoadProblem,
  search: Search,
  hooks: PlanHooks,
  placed: readonly number[] = [],
): Found {
  const steps = new Steps(problem, placed);
  const time = new TimeLeft(problem, hooks);
  let nodes = 0;
  let isComplete = true;
  let held = 0;
  let best: Stage | null = null;
  const plans: PlanOfLevel[] = [];
  const levels = levelsUpTo(problem.rules.optimizationLevel);
  const effort = levels.reduce((sum, level) => sum + LEVEL_EFFORT[level], 0);
  const progress = new ProgressInParts(hooks, effort, (part) => ({
    nodes: nodes + (part?.nodes ?? 0),
    volumeLoaded: steps.volumeAt(held),
    containers: best === null ? 0 : containersIn(best.found.draft),
  }));
  const searched = (step: number, level: 1 | 2 | 3 | 4, share: number): Stage => {
    const work = share * LEVEL_EFFORT[level];
    const part = { ...asMixLoad(problem), cargoes: steps.cargoesAt(step) };
    const asked = time.limit(withRules(part, { optimizationLevel: level }));
    const found = search(asked, progress.hooksFor(work), share);
    nodes += found.search.nodes;
    isComplete &&= found.search.complete;
    progress.done(work);
    return { problem: asked, found };
  };
  let paid = 0;
  for (const level of levels) {
    if (!isComplete || steps.most === 0) break;
    // Counted from 1, as 0 is nothing at all.
    const largest = largestWhole(held, steps.most, (step, share) => {
      if (!isComplete || !steps.holdsPlaced(step)) return null;
      const stage = searched(step, level, share * (1 - SHARE_OF_CONTAINERS));
      const { left } = stage.found.draft;
      const volume = stage.problem.cargoes.reduce(
        (sum, cargo, place) => sum + (cargo.quantity - left[place]!) * cargo.volume,
        0,
      );
      const likely = steps.withinVolume(volume);
      return { isWhole: left.every((count) => count === 0), likely, safe: likely, result: stage };
    });
    if (largest !== null) {
      held = largest.count;
      best = largest.result;
    }
    // The first round alone moves nothing between containers.
    while (level === 1 && isComplete && held < steps.most && steps.holdsPlaced(held + 1)) {
      const next = searched(held + 1, 2, LEVEL_EFFORT[1] / LEVEL_EFFORT[2]);
      if (next.found.draft.left.some((count) => count > 0)) break;
      held++;
      best = next;
    }
    if (best === null || !isComplete) continue;
    const again = searched(held, level, SHARE_OF_CONTAINERS);
    const scoreOf = ({ problem: asked, found }: Stage) => new Score(asked, found.draft);
    if (isBetter(scoreOf(again), scoreOf(best))) best = again;
    plans.push({ level, draft: steps.draftOf(best) });
    paid += LEVEL_EFFORT[level];
    progress.doneTo(paid);
  }
  return {
    draft: steps.draftOf(best),
    ...(plans.length > 0 && isComplete && { levels: plans }),
    search: {
      nodes,
      complete: isComplete,
      volumeBound: steps.volumeAt(steps.most),
      containerBound: best?.found.search.containerBound ?? null,
    },
  };
}

/** What is loaded as t grows, from the first step, one piece of each cargo, to the last for which there may be room. */
class Steps {
  readonly #problem: LoadProblem;
  readonly #placed: readonly number[];
  readonly #parts: readonly Part[];
  /** The t of each step after the first, rising. */
  readonly #times: readonly number[];
  /** Steps that may be loaded, by the volume and weight of all containers; 0: not one piece of each. */
  readonly most: number;

  constructor(problem: LoadProblem, placed: readonly number[]) {
    this.#problem = problem;
    this.#placed = placed;
    this.#parts = partsOf(problem);
    this.#times = timesOf(this.#parts);
    this.most = this.#within((place) => problem.cargoes[place]!.volume, roomOf(problem, volumeCapacity));
    const byWeight = this.#within((place) => problem.cargoes[place]!.weight, roomOf(problem, weightCapacity));
    this.most = Math.min(this.most, byWeight);
  }

  /** The cargo of a step, from 1: what is placed, and of several rows of one the first that have more pieces. */
  cargoesAt(step: number): LoadProblem['cargoes'] {
    const counts = this.#problem.cargoes.map((_, place) => this.#placed[place] ?? 0);
    for (const part of this.#parts) {
      let wanted = this.#piecesAt(part, step) - part.places.reduce((sum, place) => sum + counts[place]!, 0);
      for (const place of part.places) {
        const more = Math.max(0, Math.min(wanted, this.#problem.cargoes[place]!.quantity - counts[place]!));
        counts[place] = counts[place]! + more;
        wanted -= more;
      }
    }
    return this.#problem.cargoes.map((cargo, place) => ({ ...cargo, quantity: counts[place]! }));
  }

  /** Whether the step has all that is placed. */
  holdsPlaced(step: number): boolean {
    return this.#parts.every(
      (part) => this.#piecesAt(part, step) >= part.places.reduce((sum, place) => sum + (this.#placed[place] ?? 0), 0),
    );
  }

  /** All that a stage loads, as a plan of the order. */
  draftOf(stage: Stage | null): Draft {
    const { cargoes } = this.#problem;
    if (stage === null) return { loads: [], left: cargoes.map(({ quantity }) => quantity) };
    const taken = stage.problem.cargoes;
    return {
      loads: stage.found.draft.loads,
      left: cargoes.map(({ quantity }, place) => quantity - taken[place]!.quantity),
    };
  }

  volumeAt(step: number): number {
    return step === 0 ? 0 : this.#sumAt(step, (place) => this.#problem.cargoes[place]!.volume);
  }

  /** The last step of no more volume. */
  withinVolume(volume: number): number {
    return this.#within((place) => this.#problem.cargoes[place]!.volume, volume);
  }

  #piecesAt({ step: each }: Part, step: number): number {
    const time = step <= 1 ? 0 : this.#times[step - 2]! * (1 + SAME);
    return Math.max(1, Math.floor(time / each));
  }

  #sumAt(step: number, figure: (place: number) => number): number {
    return this.#parts.reduce((sum, part) => sum + this.#piecesAt(part, step) * figure(part.places[0]!), 0);
  }

  #within(figure: (place: number) => number, limit: number): number {
    let [held, broken] = [0, this.#times.length + 2];
    if (this.#parts.some(({ quantity }) => quantity === 0)) return 0;
    while (broken - held > 1) {
      const middle = (held + broken) >> 1;
      if (this.#sumAt(middle, figure) <= limit * (1 + 1e-9)) held = middle;
      else broken = middle;
    }
    return held;
  }
}

function partsOf({ cargoes }: LoadProblem): Part[] {
  const rows = new Map<string, number[]>();
  for (const [place, { name }] of cargoes.entries()) {
    const own = rows.get(name);
    if (own === undefined) rows.set(name, [place]);
    else own.push(place);
  }
  return Array.from(rows, ([name, places]) => ({
    name,
    places,
    quantity: places.reduce((sum, place) => sum + cargoes[place]!.quantity, 0),
    step: cargoes[places[0]!]!.volume / cargoes[places[0]!]!.setRatio,
  }));
}

/** Every t at which a cargo gets a piece more, as long as no cargo runs out. */
function timesOf(parts: readonly Part[]): number[] {
  const end = Math.min(...parts.map(({ step, quantity }) => (quantity + 1) * step)) * (1 - SAME);
  const all = parts.flatMap(({ step }) => {
    const times: number[] = [];
    for (let pieces = 2; pieces * step < end; pieces++) times.push(pieces * step);
    return times;
  });
  all.sort((a, b) => a - b);
  return all.filter((time, place) => place === 0 || time > all[place - 1]! * (1 + SAME));
}

/** Of all containers together; where types are not mixed, of the type that has most. */
function roomOf(problem: LoadProblem, capacity: typeof volumeCapacity): number {
  const rooms = problem.containers.map((type) => stockOf(type) * Math.max(0, capacity(type, problem)));
  return problem.rules.isMultiContainerTypesEnabled
    ? rooms.reduce((sum, room) => sum + room, 0)
    : Math.max(0, ...rooms);
}
