/**
 * An order of which cargo is palletized: pallets are built first and loaded then, as cargo beside what goes in loose.
 * Where their heights may be chosen, several choices are tried in the vehicles and the best is kept.
 */
import { keptTogether } from '../domain/kept-together.js';
import { type FinishedPallet, type LoadedContainer, type LoadPlan, piecesIn, type Unloaded } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { contentsOf, vehicleLevel } from '../domain/unit-loads.js';
import { LEVEL_EFFORT } from './filling/effort.js';
import type { PlanHooks } from './filling/hooks.js';
import type { Solvers } from './filling/solvers.js';
import { TimeLeft } from './filling/time-left.js';
import { type KeptContainer, piecesLeft } from './kept-containers.js';
import { heightChoices } from './pallets/heights.js';
import { asHighAsAllowed, type HeightsOf, type Palletized, palletize } from './pallets/palletize.js';
import { SingleCargo } from './pallets/single-cargo.js';
import { planAround } from './plan-around.js';
import { planLoad } from './plan-load.js';

/** Pallets of so many cargoes get the effort of the level each; more of them share it. */
const CARGOES_PAID = 20;

/** @param kept what is placed already, cargo and not finished pallets: it stays where it is */
export function planPalletized(
  problem: LoadProblem,
  kept: readonly KeptContainer[],
  solvers: Solvers,
  hooks: PlanHooks = {},
): LoadPlan {
  return new Order(problem, kept, solvers, hooks).plan();
}

/** A way to build the pallets, loaded. */
interface Loaded {
  readonly plan: LoadPlan;
  /** What tells it from others, in the order in which it counts: less is better. */
  readonly figures: readonly number[];
}

class Order {
  readonly #time: TimeLeft;
  /** Pieces of each cargo that are placed already. */
  readonly #placed: readonly number[];
  readonly #singles: readonly (SingleCargo | null)[];

  constructor(
    private readonly problem: LoadProblem,
    private readonly kept: readonly KeptContainer[],
    private readonly solvers: Solvers,
    private readonly hooks: PlanHooks,
  ) {
    this.#placed = placedIn(problem, kept);
    this.#time = new TimeLeft(problem, hooks);
    const palletized = problem.cargoes.filter(({ palletizing }) => palletizing !== undefined).length;
    const effort = LEVEL_EFFORT[problem.rules.optimizationLevel] * Math.min(1, CARGOES_PAID / palletized);
    const quiet = { now: hooks.now, isCancelled: () => this.#isOver() };
    this.#singles = problem.cargoes.map(({ palletizing }, place) =>
      palletizing === undefined ? null : new SingleCargo(problem, place, solvers, quiet, effort),
    );
  }

  plan(): LoadPlan {
    const { palletizing, optimizationLevel } = this.problem.rules;
    const inAdvance = this.#palletized(asHighAsAllowed);
    if (!palletizing?.isHeightChosen) return this.#loaded(inAdvance, optimizationLevel).plan;
    // Quickly first: only the best choice, and pallets as high as they may be, get the effort of the level.
    const choices = heightChoices(this.problem).map((heights) => this.#palletized(heights));
    let best = inAdvance;
    let figures = this.#loaded(inAdvance, 1).figures;
    for (const choice of choices) {
      if (this.#isOver()) break;
      const tried = this.#loaded(choice, 1);
      if (!isLess(tried.figures, figures)) continue;
      best = choice;
      figures = tried.figures;
    }
    const plain = this.#loaded(inAdvance, optimizationLevel);
    if (best === inAdvance || this.#isOver()) return plain.plan;
    const chosen = this.#loaded(best, optimizationLevel);
    return isLess(chosen.figures, plain.figures) ? chosen.plan : plain.plan;
  }

  #palletized(heights: HeightsOf): Palletized {
    const quiet = { now: this.hooks.now, isCancelled: this.hooks.isCancelled };
    const cargoes = this.problem.cargoes.map((cargo, place) => ({
      ...cargo,
      quantity: cargo.quantity - this.#placed[place]!,
    }));
    return palletize({ ...this.problem, cargoes }, this.#singles, heights, (level) =>
      planLoad(this.#time.limit(level), this.solvers, quiet),
    );
  }

  #loaded(palletized: Palletized, optimizationLevel: LoadProblem['rules']['optimizationLevel']): Loaded {
    const { problem: level } = vehicleLevel(this.problem, { ...NOTHING, pallets: palletized.pallets });
    const vehicles = this.#time.limit({ ...level, rules: { ...level.rules, optimizationLevel } });
    const plan = this.#inVehicles(vehicles, palletized);
    return { plan: ofOrder(this.problem, palletized, plan), figures: figuresOf(vehicles, plan) };
  }

  /** @param vehicles what is loaded into them, all of it as if it could be loose too */
  #inVehicles(vehicles: LoadProblem, { pallets, loose }: Palletized): LoadPlan {
    const { palletizing } = this.problem.rules;
    const cargoes = this.problem.cargoes.length;
    const offered = (quantityOf: (place: number) => number): LoadProblem => ({
      ...vehicles,
      cargoes: vehicles.cargoes.map((cargo, place) => ({ ...cargo, quantity: quantityOf(place) })),
    });
    const quantity = (place: number) =>
      place < cargoes ? loose[place]! + this.#placed[place]! : pallets[place - cargoes]!.quantity;
    const all = offered(quantity);
    const isFirst = (place: number) =>
      place >= cargoes && (palletizing!.arePartialsFirst || !pallets[place - cargoes]!.isPartial);
    const isLater = vehicles.cargoes.some((_, place) => quantity(place) > 0 && !isFirst(place));
    // What has to lie together would be divided between what comes first and what comes later.
    const isInTurn = palletizing?.areUnitLoadsFirst === true && isLater && keptTogether(this.problem).length === 0;
    if (!isInTurn) return planAround(all, this.kept, this.solvers, this.hooks);
    const first = planAround(
      offered((place) => (isFirst(place) ? quantity(place) : (this.#placed[place] ?? 0))),
      this.kept,
      this.solvers,
      this.hooks,
    );
    const inTurn = first.containers.map((loaded, place) => ({
      ...{ isLocked: false, hasOrder: true },
      ...this.kept[place],
      loaded: { ...loaded, arrangements: loaded.arrangements.map((one) => ({ ...one, isKept: true as const })) },
    }));
    const plan = planAround(this.#time.limit(all), inTurn, this.solvers, this.hooks);
    const containers = plan.containers.map((loaded, place) => onlyKeptOf(this.kept[place]?.loaded, loaded));
    const search = {
      ...plan.search,
      nodes: plan.search.nodes + first.search.nodes,
      complete: plan.search.complete && first.search.complete,
    };
    return { ...plan, containers, search };
  }

  #isOver(): boolean {
    return this.hooks.isCancelled?.() === true || this.#time.isOver;
  }
}

function placedIn(problem: LoadProblem, kept: readonly KeptContainer[]): number[] {
  const left = piecesLeft(
    problem,
    kept.map(({ loaded }) => loaded),
  );
  return problem.cargoes.map(({ quantity }, place) => quantity - left[place]!);
}

/** What was placed before the unit loads is kept; these were kept only until the rest was loaded. */
function onlyKeptOf(placed: LoadedContainer | undefined, loaded: LoadedContainer): LoadedContainer {
  const cornerOf = ({ position: { x, y, z } }: LoadedContainer['arrangements'][number]) => `${x} ${y} ${z}`;
  const corners = new Set(placed?.arrangements.map(cornerOf));
  const arrangements = loaded.arrangements.map((one) => {
    const { isKept: _, ...free } = one;
    return corners.has(cornerOf(one)) ? one : free;
  });
  return { ...loaded, arrangements };
}

const NOTHING: LoadPlan = {
  containers: [],
  unloaded: [],
  search: { nodes: 0, complete: true, volumeBound: 0, containerBound: null },
};

/** What stays behind, the price, containers, then pieces of freight to handle. */
function figuresOf({ cargoes, containers }: LoadProblem, plan: LoadPlan): number[] {
  const left = plan.unloaded.reduce((sum, { cargo, quantity }) => sum + quantity * cargoes[cargo]!.volume, 0);
  const price = plan.containers.reduce((sum, { container }) => sum + containers[container]!.price, 0);
  const pieces = plan.containers.reduce(
    (sum, { arrangements }) => arrangements.reduce((count, one) => count + piecesIn(one), sum),
    0,
  );
  return [left, price, plan.containers.length, pieces];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((figure, i) => figure !== b[i]);
  return place >= 0 && a[place]! < b[place]!;
}

/** The plan of the vehicles as the plan of the order: pallets that stay behind are cartons that do. */
function ofOrder({ cargoes }: LoadProblem, { pallets, left }: Palletized, plan: LoadPlan): LoadPlan {
  const n = cargoes.length;
  const behind = pallets.map(() => 0);
  for (const { cargo, quantity } of plan.unloaded) if (cargo >= n) behind[cargo - n]! += quantity;
  const taken = pallets.flatMap(
    ({ container, arrangements, quantity }, place): (FinishedPallet & { place: number })[] => {
      const inVehicles = quantity - behind[place]!;
      return inVehicles > 0 ? [{ container, arrangements, quantity: inVehicles, place }] : [];
    },
  );
  const places = new Map(taken.map(({ place }, index) => [n + place, n + index]));
  return {
    ...plan,
    containers: plan.containers.map(({ arrangements, ...rest }) => ({
      ...rest,
      arrangements: arrangements.map((one) => ({ ...one, cargo: places.get(one.cargo) ?? one.cargo })),
    })),
    pallets: taken.map(({ place: _, ...pallet }) => pallet),
    unloaded: byCargo([...plan.unloaded.flatMap((row) => ofCartons(row, n, pallets)), ...left]),
  };
}

function ofCartons(row: Unloaded, cargoes: number, pallets: readonly FinishedPallet[]): Unloaded[] {
  if (row.cargo < cargoes) return [row];
  const contents = contentsOf(pallets[row.cargo - cargoes]!.arrangements);
  return contents.map(({ cargo, quantity }) => ({ ...row, cargo, quantity: quantity * row.quantity }));
}

/** One row for each cargo; the reason is that of most of its pieces. */
function byCargo(rows: readonly Unloaded[]): Unloaded[] {
  const merged = new Map<number, Unloaded & { most: number }>();
  for (const row of rows) {
    const known = merged.get(row.cargo);
    if (known === undefined) merged.set(row.cargo, { ...row, most: row.quantity });
    else {
      const { reason, detail, most } = row.quantity > known.most ? { ...row, most: row.quantity } : known;
      merged.set(row.cargo, { cargo: row.cargo, quantity: known.quantity + row.quantity, reason, detail, most });
    }
  }
  return [...merged.values()].sort((a, b) => a.cargo - b.cargo).map(({ most: _, ...row }) => row);
}
