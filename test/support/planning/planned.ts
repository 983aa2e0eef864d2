/** Plans of the real search for small problems whose best load is known, and what stays behind with its reason. */
import type { Test } from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import type { Position } from '../../../src/domain/geometry.js';
import { type LoadPlan, type Placement, placementsOf } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import type { UnloadedReason } from '../../../src/domain/reasons.js';
import { planOrder } from '../../../src/planning/plan-order.js';

const engine = loadEngine();

export interface Planned {
  readonly plan: LoadPlan;
  /** Pieces loaded of each cargo. */
  readonly loaded: readonly number[];
  /** Reasons of what stays behind, by cargo. */
  readonly reasons: Readonly<Record<number, UnloadedReason>>;
  /** Of the first container. */
  readonly placements: readonly Placement[];
}

/** @returns the plan, which breaks no rule */
export function planned(t: Test, problem: LoadProblem): Planned {
  const plan = planOrder(problem, { engine });
  t.same(verify(problem, plan).faults, [], 'the verifier finds no fault');
  const placements = plan.containers.map(({ arrangements }) =>
    arrangements.flatMap((arrangement) => [...placementsOf(arrangement, problem.cargoes)]),
  );
  const loaded = problem.cargoes.map((_, cargo) => placements.flat().filter((piece) => piece.cargo === cargo).length);
  return {
    plan,
    loaded,
    reasons: Object.fromEntries(plan.unloaded.map(({ cargo, reason }) => [cargo, reason])),
    placements: placements[0] ?? [],
  };
}

export interface Expectation {
  readonly what: string;
  readonly problem: LoadProblem;
  /** Pieces loaded of each cargo. */
  readonly loads: readonly number[];
  /** By cargo. */
  readonly reasons?: Readonly<Record<number, UnloadedReason>>;
  /** Coordinates of the pieces of a cargo, sorted. */
  readonly places?: readonly {
    readonly cargo: number;
    readonly axis: keyof Position;
    readonly at: readonly number[];
  }[];
}

/** Each expectation is a test of its own; nothing else than what is named may stay behind. */
export function expectPlans(t: Test, expectations: readonly Expectation[]): void {
  for (const { what, problem, loads, reasons = {}, places = [] } of expectations) {
    t.test(what, async (t) => {
      const found = planned(t, problem);
      t.same(found.loaded, loads, 'pieces loaded');
      t.same(found.reasons, reasons, 'reasons of what stays behind');
      for (const { cargo, axis, at } of places) {
        const own = found.placements.filter((piece) => piece.cargo === cargo).map((piece) => piece.position[axis]);
        t.same(
          own.sort((a, b) => a - b),
          at,
          `cargo ${cargo + 1} at these ${axis}`,
        );
      }
    });
  }
}
