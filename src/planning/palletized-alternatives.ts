/** UnitLoad of palletized cargo: each cargo on its pallets alone in one container of each type. What goes loose is planned as ever. */
import { said } from '../domain/coded-sentences.js';
import type { LoadPlan, Unloaded } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { contentsOf, palletsOpened, vehicleLevel } from '../domain/unit-loads.js';
import { withAlternativesMoved } from './after-steps.js';
import { LEVEL_EFFORT, levelsUpTo } from './fills/effort.js';
import type { PlanHooks } from './fills/hooks.js';
import { ProgressInParts } from './fills/progress-in-parts.js';
import type { Solvers } from './fills/solvers.js';
import { TimeLeft } from './fills/time-left.js';
import { KnownPallets, planMixed } from './palletized-order.js';
import { asMixLoad } from './palletized-steps.js';
import { JoinedPlans } from './pallets/joined-plans.js';
import { planLoad } from './plan-load.js';
import { detailOfMost, MOST_SOLUTIONS_PAID } from './types/alternatives.js';

/** A cargo in a container type, each by its place in the problem. */
interface Pair {
  readonly cargo: number;
  readonly container: number;
  /** Of one container, or none. */
  plan: LoadPlan | null;
}

type Level = LoadProblem['rules']['optimizationLevel'];

export function planPalletizedAlternatives(problem: LoadProblem, solvers: Solvers, hooks: PlanHooks): LoadPlan {
  const begun = hooks.now?.() ?? 0;
  const plan = new Work(problem, solvers, hooks).plan();
  const level = vehicleLevel(problem, plan);
  const moved = withAlternativesMoved(level.problem, level.plan, solvers, hooks, begun);
  return { ...plan, containers: moved.containers, search: moved.search };
}

class Work {
  readonly #time: TimeLeft;
  readonly #known = new KnownPallets();
  readonly #progress: ProgressInParts;
  /** Pieces of each cargo in the container that holds most of it. */
  readonly #most: number[];
  #volumeLoaded = 0;
  #solved = 0;
  #nodes = 0;
  #isComplete = true;

  constructor(
    private readonly problem: LoadProblem,
    private readonly solvers: Solvers,
    private readonly hooks: PlanHooks,
  ) {
    this.#time = new TimeLeft(problem, hooks);
    this.#most = problem.cargoes.map(() => 0);
    const { cargoes, containers, rules } = problem;
    const whole = workOf(cargoes.length * containers.length, rules.optimizationLevel);
    this.#progress = new ProgressInParts(hooks, whole, (part) => ({
      nodes: this.#nodes + (part?.nodes ?? 0),
      volumeLoaded: this.#volumeLoaded + (part?.volumeLoaded ?? 0),
      containers: this.#solved + (part?.containers ?? 0),
    }));
  }

  plan(): LoadPlan {
    const { cargoes, containers, rules } = this.problem;
    const pairs = cargoes.flatMap(({ palletizing }, cargo) =>
      palletizing === undefined
        ? []
        : containers.map((_, container): Pair => ({ cargo, container, plan: this.#planned(cargo, container, 1) })),
    );
    const open = pairs.filter(({ plan }) => plan !== null && plan.containers.length > 0 && plan.unloaded.length > 0);
    const level = levelFor(rules.optimizationLevel, open.length);
    const ofLoose = this.#workOfLoose();
    const quick = pairs.length * LEVEL_EFFORT[1];
    const thorough = level > 1 ? open.length * LEVEL_EFFORT[level] : 0;
    this.#progress.doneTo(quick, quick + thorough + ofLoose);
    for (const pair of level > 1 ? open : []) {
      const more = this.#planned(pair.cargo, pair.container, level);
      if (more !== null && this.#piecesIn(more) > this.#piecesIn(pair.plan)) pair.plan = more;
    }
    this.#progress.doneTo(quick + thorough);
    return this.#together(pairs);
  }

  /** Null: there was no time for it. */
  #planned(cargo: number, container: number, optimizationLevel: Level): LoadPlan | null {
    if (this.#time.isOver || this.hooks.isCancelled?.() === true) {
      this.#isComplete = false;
      return null;
    }
    const { problem } = this;
    const { onProgress: _, ...quiet } = this.hooks;
    const one = this.#time.limit({
      ...problem,
      cargoes: problem.cargoes.map((kind, place) => ({ ...kind, quantity: place === cargo ? kind.quantity : 0 })),
      containers: [{ ...problem.containers[container]!, quantity: 1 }],
      rules: { ...problem.rules, optimizationLevel },
    });
    const plan = planMixed(asMixLoad(one), [], this.solvers, quiet, this.#known);
    this.#nodes += plan.search.nodes;
    this.#isComplete &&= plan.search.complete;
    this.#tell(cargo, plan, optimizationLevel);
    return plan;
  }

  #tell(cargo: number, plan: LoadPlan, level: Level): void {
    const more = Math.max(0, this.#piecesIn(plan) - this.#most[cargo]!);
    this.#most[cargo]! += more;
    this.#volumeLoaded += more * this.problem.cargoes[cargo]!.volume;
    if (level === 1) this.#solved += plan.containers.length;
    this.#progress.done(LEVEL_EFFORT[level]);
  }

  /** Cargo by cargo, of each the container types in their order. */
  #together(pairs: readonly Pair[]): LoadPlan {
    const { problem } = this;
    const joined = new JoinedPlans(problem.cargoes.length);
    const loose = this.#loose();
    for (const [cargo, { palletizing }] of problem.cargoes.entries()) {
      if (palletizing === undefined) {
        const own = loose?.containers.filter(({ arrangements }) => arrangements[0]!.cargo === cargo) ?? [];
        for (const one of own) joined.add({ ...loose!, containers: [one] }, one.container);
        continue;
      }
      for (const { container, plan } of pairs.filter((pair) => pair.cargo === cargo)) {
        if (plan !== null) joined.add(plan, container);
      }
    }
    const unloaded = [...pairsByCargo(pairs)].flatMap(([cargo, own]) => this.#left(cargo, own));
    return {
      containers: joined.containers,
      pallets: joined.pallets,
      alternatives: true,
      unloaded: [...unloaded, ...(loose?.unloaded ?? [])].sort((a, b) => a.cargo - b.cargo),
      search: {
        nodes: this.#nodes + (loose?.search.nodes ?? 0),
        complete: this.#isComplete && (loose?.search.complete ?? true),
        volumeBound: this.#volumeBound(pairs) + (loose?.search.volumeBound ?? 0),
        containerBound: null,
      },
    };
  }

  /** The alternatives of cargo that is loaded as it is; null where there is none. */
  #loose(): LoadPlan | null {
    const { pallets: _, ...rest } = this.problem;
    const { palletizing: __, ...rules } = this.problem.rules;
    const places = rest.cargoes.flatMap(({ palletizing }, place) => (palletizing === undefined ? [place] : []));
    if (places.length === 0) return null;
    const cargoes = places.map((place) => rest.cargoes[place]!);
    const told = this.#progress.hooksFor(this.#workOfLoose());
    const plan = planLoad(this.#time.limit({ ...rest, cargoes, rules }), this.solvers, told);
    const placed = <Row extends { readonly cargo: number }>(row: Row): Row => ({ ...row, cargo: places[row.cargo]! });
    return {
      ...plan,
      containers: plan.containers.map((one) => ({ ...one, arrangements: one.arrangements.map(placed) })),
      unloaded: plan.unloaded.map(placed),
    };
  }

  #workOfLoose(): number {
    const { cargoes, containers, rules } = this.problem;
    const loose = cargoes.filter(({ palletizing }) => palletizing === undefined);
    return workOf(loose.length * containers.length, rules.optimizationLevel);
  }

  /** What the container with most pieces leaves. */
  #left(cargo: number, own: readonly Pair[]): Unloaded[] {
    const best = own.reduce((most, pair) => (this.#piecesIn(pair.plan) > this.#piecesIn(most.plan) ? pair : most));
    const pieces = this.#piecesIn(best.plan);
    const { quantity } = this.problem.cargoes[cargo]!;
    if (quantity === pieces) return [];
    if (pieces > 0) {
      const detail = detailOfMost(this.problem.containers[best.container]!, pieces, quantity);
      return [{ cargo, quantity: quantity - pieces, reason: 'NoContainerLeft', detail }];
    }
    const row = best.plan?.unloaded.find((one) => one.cargo === cargo);
    const seconds = { count: this.problem.rules.maxRunTimeSeconds };
    return [row ?? { cargo, quantity, reason: 'TimeLimit', detail: said('TimeIsUp', { seconds }) }];
  }

  #volumeBound(pairs: readonly Pair[]): number {
    const bounds = [...pairsByCargo(pairs).values()].map((own) =>
      Math.max(...own.map(({ plan }) => plan?.search.volumeBound ?? 0)),
    );
    return bounds.reduce((sum, one) => sum + one, 0);
  }

  #piecesIn(plan: LoadPlan | null): number {
    if (plan === null) return 0;
    const opened = palletsOpened(this.problem, plan);
    return plan.containers
      .flatMap(({ arrangements }) => [...opened(contentsOf(arrangements)).values()])
      .reduce((sum, one) => sum + one, 0);
  }
}

function pairsByCargo(pairs: readonly Pair[]): Map<number, Pair[]> {
  const byCargo = new Map<number, Pair[]>();
  for (const pair of pairs) byCargo.set(pair.cargo, [...(byCargo.get(pair.cargo) ?? []), pair]);
  return byCargo;
}

/** Work units of so many solutions, at most: all of them quickly, then with the effort of their level. */
function workOf(solutions: number, level: Level): number {
  const thorough = level > 1 ? Math.min(solutions, MOST_SOLUTIONS_PAID) * LEVEL_EFFORT[level] : 0;
  return solutions * LEVEL_EFFORT[1] + thorough;
}

/** The highest level that so many solutions may cost. */
function levelFor(level: Level, solutions: number): Level {
  const allowed = MOST_SOLUTIONS_PAID * LEVEL_EFFORT[level];
  const levels = levelsUpTo(level).filter((one) => solutions * LEVEL_EFFORT[one] <= allowed);
  return levels.at(-1) ?? 1;
}
