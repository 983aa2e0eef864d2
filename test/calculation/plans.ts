/** Hand-made plans in place of the search, and the validator of what is presented. */
import type { Test } from 'tap';
import type { CalculationOptions } from '../../src/calculation/asked/options.js';
import { type CalculationParts, calculate } from '../../src/calculation/calculate.js';
import type { CalculatedLoad, OutputOptions } from '../../src/calculation/types.js';
import { type Arrangement, type LoadPlan, piecesIn } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import type { Engine } from '../../src/engine/port.js';
import { faultsOf } from '../support/http/declared.js';

const NO_ENGINE: Engine = {
  prepare: () => {
    throw new Error('this test has no engine');
  },
};

export const OPTIONS: CalculationOptions = { uom: 'UnitEnglish', maxRunTimeSeconds: 300 };

export const ALL: OutputOptions = { spacesCreated: true, placementsCreated: true, uom: null };
export const BRIEF: OutputOptions = { spacesCreated: false, placementsCreated: false, uom: null };

/** Arrangements of one container of the first type; what is not in it stays behind. */
export function planOf(problem: LoadProblem, containers: readonly (readonly Arrangement[])[]): LoadPlan {
  const loaded = problem.cargoes.map(() => 0);
  for (const arrangement of containers.flat()) loaded[arrangement.cargo]! += piecesIn(arrangement);
  const unloaded = problem.cargoes.map(({ quantity }, cargo) => ({
    cargo,
    quantity: quantity - loaded[cargo]!,
    reason: 'NoSpaceLeft' as const,
    detail: 'No space is left.',
  }));
  return {
    containers: containers.map((arrangements) => ({ container: 0, arrangements })),
    unloaded: unloaded.filter(({ quantity }) => quantity > 0),
    search: { nodes: 7, complete: true, volumeBound: 1000, containerBound: 1 },
  };
}

/** Plans by hand: for each container, its arrangements. */
export function partsWith(containers: readonly (readonly Arrangement[])[]): CalculationParts {
  return {
    plan: (problem) => planOf(problem, containers),
    verify: () => ({ valid: true, faults: [], checks: ['overlap', 'support'], warnings: [] }),
  };
}

/** The load that a body and a plan by hand make. */
export function calculated(
  t: Test,
  body: unknown,
  containers: readonly (readonly Arrangement[])[],
  options: Partial<CalculationOptions> = {},
): CalculatedLoad {
  const outcome = calculate(body, { ...OPTIONS, ...options }, NO_ENGINE, {}, partsWith(containers));
  if (outcome.status === 'failed') {
    t.fail('the request is faulty', { found: outcome.error });
    throw new Error(outcome.error.message);
  }
  // As it comes back from a store.
  return JSON.parse(JSON.stringify(outcome.load)) as CalculatedLoad;
}

export { NO_ENGINE };

/** A value is what the published schema of that name says, as it goes over the wire. */
export function conforms(t: Test, name: string, value: unknown): void {
  t.strictSame(faultsOf(name, value), [], `conforms to ${name}`);
}
