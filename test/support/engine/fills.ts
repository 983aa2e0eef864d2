/** One container filled by the real engine, and what the verifier says of it. */
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import { volumeOf } from '../../../src/domain/geometry.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import type { FillRequest, FillResult } from '../../../src/engine/port.js';
import { planOf } from '../rules/judging.js';

export const SUPPORT_MODES = {
  none: { isSafeStackingUsed: false },
  partial: { minSupportRate: 0.8 },
  full: { minSupportRate: 1 },
} as const;

/** Fills the problem's first container with all its cargo, but for what `request` says. */
export function fillOf(problem: LoadProblem, effort: number, request: Partial<FillRequest> = {}): FillResult {
  return loadEngine()
    .prepare(problem, 0, effort)
    .fill(requestOf(problem, effort, request));
}

export function requestOf(problem: LoadProblem, effort: number, request: Partial<FillRequest> = {}): FillRequest {
  return { values: null, counts: problem.cargoes.map((cargo) => cargo.quantity), effort, seed: 1, ...request };
}

/** The faults of a fill: none when it holds every rule. */
export function faultsOf(problem: LoadProblem, { arrangements }: FillResult): string[] {
  const { faults } = verify(problem, planOf(problem, arrangements));
  // Into an order of loading they are put by planning.
  return faults.filter(({ rule }) => rule !== 'loading-order').map(({ rule, message }) => `${rule}: ${message}`);
}

/** Volume of all that is loaded. */
export function volumeLoaded(problem: LoadProblem, { loaded }: FillResult): number {
  return loaded.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
}

/** Volume loaded over the volume of the container, percent. */
export function percentOf(problem: LoadProblem, result: FillResult): number {
  return (100 * volumeLoaded(problem, result)) / volumeOf(problem.containers[0]!.size);
}
