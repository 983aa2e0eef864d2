/** Random loads of the real search, and what comes of carrying out their steps. */
import fc from 'fast-check';
import { wayInto } from '../../../src/domain/loading-way.js';
import { type LoadedContainer, piecesIn } from '../../../src/domain/plan.js';
import type { Container, Door, LoadProblem } from '../../../src/domain/problem.js';
import type { Engine } from '../../../src/engine/port.js';
import { inSections } from '../../../src/planning/finishing/loading-order/in-sections.js';
import { planOrder } from '../../../src/planning/plan-order.js';
import type { ShownLoad } from '../../../src/scene/shown-load.js';
import { stepsOf } from '../../../src/scene/steps.js';
import { brokenRules, hasOrder, nameOf, needsOf, piecesOf, troubles } from '../planning/carrying-out.js';
import { arbitraryProblem } from './arbitrary-request.js';

export interface RandomLoad {
  readonly problem: LoadProblem;
  readonly loaded: LoadedContainer;
}

const VEHICLES = [null, 'OpenTop', 'FlatRack'] as const;

const SIDES = [null, null, 'Left', null, 'Right'] as const;

function wholeSide({ size }: Container, side: 'Left' | 'Right'): Door {
  return { side, width: size.length, height: size.height, sill: 0, position: 0 };
}

/** So many filled containers, over all rules; every second one of many rolls, sea vans of every kind. */
export function* randomLoads(engine: Engine, count: number, seed: number): Generator<RandomLoad> {
  let found = 0;
  for (let draw = 0; found < count; draw++) {
    const settings = draw % 2 === 0 ? { rolls: 1 } : { rolls: 5, pieces: 14 };
    const [drawn] = fc.sample(arbitraryProblem(settings), { numRuns: 1, seed: seed * 100_003 + draw });
    const vehicleType = VEHICLES[draw % VEHICLES.length]!;
    const side = SIDES[draw % SIDES.length]!;
    const containers = drawn!.containers.map((one) => {
      if (one.containerType !== 'SeaVan') return one;
      return side === null ? { ...one, vehicleType } : { ...one, vehicleType, door: wholeSide(one, side) };
    });
    const problem = { ...drawn!, containers };
    for (const loaded of planOrder(problem, { engine }).containers.slice(0, 2)) {
      if (found++ < count) yield { problem, loaded };
    }
  }
}

export interface CarriedOut {
  /** Empty when the steps can be carried out. */
  readonly troubles: readonly string[];
  /** Whether any order could be. */
  readonly hasOrder: boolean;
  readonly steps: number;
  readonly pieces: number;
}

export function carriedOut({ problem, loaded }: RandomLoad): CarriedOut {
  const way = wayInto(problem.containers[loaded.container]!);
  const steps = stepsOf(problem, inSections(problem, loaded), way);
  const order = piecesOf(problem, steps);
  const given = piecesOf(problem, [{ parts: loaded.arrangements }]);
  const needs = needsOf(problem, loaded, way);
  const isPossible = hasOrder(problem, needs);
  const found: string[] = [];
  if (order.map(nameOf).sort().join() !== given.map(nameOf).sort().join()) found.push('the pieces are others');
  if (steps.some(({ pieces, parts }) => pieces !== parts.reduce((sum, part) => sum + piecesIn(part), 0))) {
    found.push('a step counts its pieces wrong');
  }
  if (isPossible) {
    found.push(...troubles(order, needs), ...brokenRules(problem, loaded, steps));
    if (steps.some(({ isStraight }) => !isStraight)) found.push('a step is called crooked where there is an order');
  } else if (steps.every(({ isStraight }) => isStraight)) {
    found.push('no step is called crooked where there is no order');
  }
  return { troubles: found, hasOrder: isPossible, steps: steps.length, pieces: order.length };
}

/** As the scene takes it: a load of this container alone. */
export function shownLoadOf({ problem, loaded }: RandomLoad): ShownLoad {
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  return {
    title: 'random',
    problem,
    plan: { containers: [loaded], unloaded: [], search },
    request: {
      cargoes: problem.cargoes.map(() => ({ colorHexaCode: '' })),
      emptyContainers: problem.containers.map(({ vehicleType }) => ({ palletThickness: 15, vehicleType })),
    },
  };
}
