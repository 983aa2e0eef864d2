/**
 * What is decided over a whole palletized order before a container is filled: pallets are built first, and loaded then, as
 * cargo beside what goes in loose. Where their heights may be chosen, several choices are tried in the vehicles and the best
 * is kept.
 */
import { keptTogether } from '../../domain/kept-together.js';
import type { LoadPlan } from '../../domain/plan.js';
import type { Cargo, LoadProblem, Rules } from '../../domain/problem.js';
import { withQuantities, withRules } from '../../domain/sub-problems.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import { LEVEL_EFFORT } from '../fills/effort.js';
import type { PlanHooks } from '../fills/hooks.js';
import type { Solvers } from '../fills/solvers.js';
import { TimeLeft } from '../fills/time-left.js';
import { piecesPlaced } from '../goals/draft.js';
import type { PlanAround } from '../kept/around.js';
import { planInTurn } from '../kept/in-turn.js';
import type { KeptContainer } from '../kept/kept-containers.js';
import { withExtraLimited } from './extra-pallets.js';
import { heightChoices, withBestHeights } from './heights.js';
import { lowCargoes, withFewerPallets } from './low-pallets.js';
import { asHighAsAllowed, type HeightsOf, type Palletized, palletize, palletsIn } from './palletize.js';
import { planOfOrder } from './plan-of-order.js';
import { SingleCargo } from './single-cargo.js';

/** Pallets of so many cargoes get the effort of the level each; more of them share it. */
const CARGOES_PAID = 20;

/**
 * @param kept what is placed already, cargo and not finished pallets: it stays where it is
 * @param planLevel of what is loaded once pallets are built
 */
export function planInAdvance(
  problem: LoadProblem,
  kept: readonly KeptContainer[],
  solvers: Solvers,
  hooks: PlanHooks,
  planLevel: PlanAround,
  known = new KnownPallets(),
): LoadPlan {
  return new InAdvance(problem, kept, solvers, hooks, planLevel, known).plan();
}

/** Pallets of one cargo that were built for one part of an order, for the next. */
export class KnownPallets {
  readonly #singles = new Map<string, SingleCargo>();

  of(place: number, effort: number, build: () => SingleCargo): SingleCargo {
    const key = `${place} ${effort}`;
    const single = this.#singles.get(key) ?? build();
    this.#singles.set(key, single);
    return single;
  }
}

class InAdvance {
  readonly #time: TimeLeft;
  /** Pieces of each cargo that are placed already. */
  readonly #placed: readonly number[];
  readonly #singles: readonly (SingleCargo | null)[];

  constructor(
    private readonly problem: LoadProblem,
    private readonly kept: readonly KeptContainer[],
    private readonly solvers: Solvers,
    private readonly hooks: PlanHooks,
    private readonly planLevel: PlanAround,
    known: KnownPallets,
  ) {
    this.#placed = piecesPlaced(
      problem,
      kept.map(({ loaded }) => loaded),
    );
    this.#time = new TimeLeft(problem, hooks);
    const isBuilt = ({ palletizing, quantity }: Cargo, place: number) =>
      palletizing !== undefined && quantity > this.#placed[place]!;
    const palletized = problem.cargoes.filter(isBuilt).length;
    const effort = LEVEL_EFFORT[problem.rules.optimizationLevel] * Math.min(1, CARGOES_PAID / palletized);
    const quiet = { now: hooks.now, isCancelled: () => this.#isOver() };
    this.#singles = problem.cargoes.map((cargo, place) =>
      isBuilt(cargo, place)
        ? known.of(place, effort, () => new SingleCargo(problem, place, solvers, quiet, effort))
        : null,
    );
  }

  plan(): LoadPlan {
    const { palletizing } = this.problem.rules;
    const inAdvance = this.#palletized(asHighAsAllowed);
    const load = (palletized: Palletized, level: Rules['optimizationLevel']) => this.#loaded(palletized, level);
    if (!palletizing?.isHeightChosen) {
      const low = lowCargoes(this.problem, this.#singles);
      const mixed = low.includes(true) ? this.#palletized(asHighAsAllowed, low) : inAdvance;
      return withFewerPallets(this.problem, inAdvance, mixed, load, () => this.#isOver());
    }
    const choices = heightChoices(this.problem).map((heights) => this.#palletized(heights));
    return withBestHeights(this.problem, inAdvance, choices, load, () => this.#isOver());
  }

  #palletized(heights: HeightsOf, areMixed: readonly boolean[] = []): Palletized {
    const quiet = { now: this.hooks.now, isCancelled: this.hooks.isCancelled };
    const free = this.problem.cargoes.map(({ quantity }, place) => quantity - this.#placed[place]!);
    return palletize(withQuantities(this.problem, free), this.#singles, areMixed, heights, (level) =>
      this.planLevel(this.#time.limit(level), [], quiet),
    );
  }

  #loaded(palletized: Palletized, optimizationLevel: Rules['optimizationLevel']): LoadPlan {
    const { problem: level } = vehicleLevel(this.problem, { ...NOTHING, pallets: palletized.pallets });
    const cargoes = withExtraLimited(this.problem, level.cargoes, palletized);
    const vehicles = this.#time.limit(withRules({ ...level, cargoes }, { optimizationLevel }));
    const plan = this.#inVehicles(vehicles, palletized);
    const whole = planOfOrder(this.problem, palletized, plan);
    this.hooks.onStep?.({ what: 'pallets', name: nameOf(palletized), containers: plan.containers.length });
    return whole;
  }

  /** @param vehicles what is loaded into them, all of it as if it could be loose too */
  #inVehicles(vehicles: LoadProblem, { pallets, loose }: Palletized): LoadPlan {
    const { palletizing } = this.problem.rules;
    const cargoes = this.problem.cargoes.length;
    const quantity = (place: number) =>
      place < cargoes ? loose[place]! + this.#placed[place]! : pallets[place - cargoes]!.quantity;
    const all = withQuantities(
      vehicles,
      vehicles.cargoes.map((_, place) => quantity(place)),
    );
    const isFirst = (place: number) =>
      place >= cargoes &&
      !all.cargoes[place]!.isOptional &&
      (palletizing!.arePartialsFirst || !pallets[place - cargoes]!.isPartial);
    const isLater = vehicles.cargoes.some((_, place) => quantity(place) > 0 && !isFirst(place));
    // What has to lie together would be divided between what comes first and what comes later.
    const isInTurn = palletizing?.areUnitLoadsFirst === true && isLater && keptTogether(this.problem).length === 0;
    if (!isInTurn) return this.planLevel(all, this.kept, this.hooks);
    const first = all.cargoes.map((_, place) => (isFirst(place) ? quantity(place) : (this.#placed[place] ?? 0)));
    return planInTurn(all, first, this.kept, this.solvers, this.hooks, this.planLevel);
  }

  #isOver(): boolean {
    return this.hooks.isCancelled?.() === true || this.#time.isOver;
  }
}

function nameOf(palletized: Palletized): string {
  const { pallets, loose, left } = palletized;
  const pieces = loose.reduce((sum, count) => sum + count, 0);
  const behind = left.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${palletsIn(palletized)} pallets of ${pallets.length} kinds, ${pieces} pieces beside them, ${behind} on none`;
}

const NOTHING: LoadPlan = {
  containers: [],
  unloaded: [],
  search: { nodes: 0, complete: true, volumeBound: 0, containerBound: null },
};
