/** One thing that is loaded, container or finished pallet, as its problem and its arrangements. */
import { customerOf, customersOf } from '../../domain/customers.js';
import { type Deliveries, deliveriesOf, deliveryOf } from '../../domain/deliveries.js';
import { type Arrangement, type LoadedContainer, piecesIn } from '../../domain/plan.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { palletLevel, vehicleLevel } from '../../domain/unit-loads.js';
import { prePackedThickness } from '../../scene/pre-packed.js';
import { palletSceneOf, type Scene, sceneOf } from '../../scene/scene.js';
import { type StepFacts, type StepSection, stepFacts, stepSections } from '../../scene/step-facts.js';
import { containerSteps, palletSteps, type Step } from '../../scene/steps.js';
import type { ReportedLoad } from './source.js';

export type LoadedKind = 'container' | 'pallet';

export interface LoadedThing {
  readonly kind: LoadedKind;
  /** In the plan's containers, or pallets. */
  readonly place: number;
  /** Of its level: beyond the cargoes of the request stand the finished pallets of the plan. */
  readonly problem: LoadProblem;
  readonly container: Container;
  readonly arrangements: readonly Arrangement[];
  readonly scene: Scene;
  readonly steps: readonly Step[];
  /** By step. */
  readonly facts: readonly StepFacts[];
  /** Headings of the steps; none where all is one section. */
  readonly sections: readonly StepSection[];
  /** Of the whole load. */
  readonly deliveries: Deliveries;
  /** By cargo of the request, whose it is. */
  readonly customers: readonly string[];
  /** Cargoes of the request. */
  readonly looseCargoes: number;
  /** By cargo: thickness of the wood under a unit load, scaled units; 0 of all else. */
  readonly thicknesses: readonly number[];
  /** By finished pallet of the plan: what it may carry, its own weight not counted; 0: no limit is known. */
  readonly palletLimits: readonly number[];
}

export function loadedThing(load: ReportedLoad, kind: LoadedKind, place: number): LoadedThing {
  const { plan } = load;
  const isContainer = kind === 'container';
  const { problem } = isContainer ? vehicleLevel(load.problem, plan) : palletLevel(load.problem, plan)!;
  const loaded = isContainer ? plan.containers[place]! : plan.pallets![place]!;
  const deliveries = deliveriesOf(load.problem);
  const steps = isContainer ? containerSteps(load, place) : palletSteps(load, place);
  return {
    kind,
    place,
    deliveries,
    customers: customersOf(load.problem, deliveries),
    looseCargoes: load.problem.cargoes.length,
    thicknesses: [
      ...load.problem.cargoes.map((_, cargo) => prePackedThickness(load, cargo)),
      ...(plan.pallets ?? []).map(({ container }) => load.problem.pallets![container]!.thickness ?? 0),
    ],
    palletLimits: (plan.pallets ?? []).map(({ container }) => load.problem.pallets![container]!.maxWeight),
    ...described(problem, loaded, steps),
    container: problem.containers[loaded.container]!,
    arrangements: loaded.arrangements,
    scene: isContainer ? sceneOf(load, place) : palletSceneOf(load, place),
  };
}

function described(problem: LoadProblem, loaded: LoadedContainer, steps: readonly Step[]) {
  const facts = stepFacts(problem, loaded, steps);
  return { problem, steps, facts, sections: stepSections(problem, loaded, steps) };
}

/** Delivery, or order of loading, of a cargo or a finished pallet; null: it has none. */
export function stopOf(
  { problem, deliveries }: Pick<LoadedThing, 'problem' | 'deliveries'>,
  cargo: number,
): number | null {
  return deliveryOf(deliveries, problem.cargoes, cargo);
}

/** Whose a cargo or a finished pallet is; empty: nobody's, or of several. */
export function groupOf({ problem, customers }: Pick<LoadedThing, 'problem' | 'customers'>, cargo: number): string {
  return customerOf(customers, problem.cargoes, cargo);
}

/** Pieces by cargo of the request, those on finished pallets too; in the order of the request. */
export function countsOf({
  problem,
  arrangements,
}: Pick<LoadedThing, 'problem' | 'arrangements'>): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (cargo: number, count: number) => counts.set(cargo, (counts.get(cargo) ?? 0) + count);
  for (const arrangement of arrangements) {
    const { contents } = problem.cargoes[arrangement.cargo]!;
    const pieces = piecesIn(arrangement);
    if (contents === undefined) add(arrangement.cargo, pieces);
    for (const { cargo, quantity } of contents ?? []) add(cargo, pieces * quantity);
  }
  return new Map([...counts].sort(([a], [b]) => a - b));
}

/** Pieces by cargo of the request that stand on no finished pallet. */
export function looseCountsOf({
  arrangements,
  looseCargoes,
}: Pick<LoadedThing, 'arrangements' | 'looseCargoes'>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const one of arrangements) {
    if (one.cargo < looseCargoes) counts.set(one.cargo, (counts.get(one.cargo) ?? 0) + piecesIn(one));
  }
  return counts;
}
