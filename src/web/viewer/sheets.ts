/**
 * What of a load is looked at one at a time: each filled container, then each different pallet by itself. Containers
 * that are alternatives are options to choose from, and no sum.
 */
import { palletLevel, vehicleLevel } from '../../domain/unit-loads.js';
import { palletSceneOf, type Scene, sceneOf } from '../../scene/scene.js';
import type { ShownLoad } from '../../scene/shown-load.js';
import { type StepFacts, type StepSection, stepFacts, stepSections } from '../../scene/step-facts.js';
import { containerSteps, palletSteps, type Step } from '../../scene/steps.js';

export interface SheetName {
  readonly kind: 'container' | 'option' | 'pallet';
  /** In `plan.containers` or `plan.pallets`. */
  readonly place: number;
  /** From 1, among those of its kind. */
  readonly number: number;
  readonly count: number;
  /** How many are loaded alike; of a container 1. */
  readonly quantity: number;
  /** Of the type of container or pallet. */
  readonly name: string;
}

export interface Sheet extends SheetName {
  readonly scene: Scene;
  readonly steps: readonly Step[];
  /** By step. */
  readonly facts: readonly StepFacts[];
  /** Headings of the steps; none where all is one section. */
  readonly sections: readonly StepSection[];
}

export function sheetNames({ problem, plan }: ShownLoad): SheetName[] {
  const pallets = plan.pallets ?? [];
  const kind = plan.alternatives ? 'option' : 'container';
  return [
    ...plan.containers.map(({ container }, place): SheetName => {
      const { name } = problem.containers[container]!;
      return { kind, place, number: place + 1, count: plan.containers.length, quantity: 1, name };
    }),
    ...pallets.map(({ container, quantity }, place): SheetName => {
      const { name } = problem.pallets![container]!;
      return { kind: 'pallet', place, number: place + 1, count: pallets.length, quantity, name };
    }),
  ];
}

export function sheetOf(load: ShownLoad, name: SheetName): Sheet {
  const isPallet = name.kind === 'pallet';
  const { problem, plan } = load;
  const level = isPallet ? palletLevel(problem, plan)! : vehicleLevel(problem, plan);
  const loaded = isPallet ? plan.pallets![name.place]! : plan.containers[name.place]!;
  const steps = isPallet ? palletSteps(load, name.place) : containerSteps(load, name.place);
  return {
    ...name,
    scene: isPallet ? palletSceneOf(load, name.place) : sceneOf(load, name.place),
    steps,
    facts: stepFacts(level.problem, loaded, steps),
    sections: stepSections(level.problem, loaded, steps),
  };
}
