/** Hand-made loads of one container and what the verifier says of them. */
import type { Test } from 'tap';
import { verify } from '../../../src/calculation/verify.js';
import type { Orientation } from '../../../src/domain/geometry.js';
import { type Arrangement, type LoadPlan, piecesIn } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';

/** One piece, or with counts a block of them: cargo (its place), corner, orientation. */
export function at(
  cargo: number,
  x: number,
  y: number,
  z: number,
  orientation: Orientation = 1,
  [length, width, height]: readonly [number, number, number] = [1, 1, 1],
): Arrangement {
  return { cargo, orientation, position: { x, y, z }, counts: { length, width, height } };
}

/** A plan of filled containers of the first type; what is ordered and not loaded stays behind. */
export function planOf(problem: LoadProblem, ...containers: readonly (readonly Arrangement[])[]): LoadPlan {
  const loaded = piecesOf(problem, containers.flat());
  return {
    containers: containers.map((arrangements) => ({ container: 0, arrangements })),
    unloaded: problem.cargoes
      .map((cargo, place) => ({ cargo: place, quantity: cargo.quantity - loaded[place]! }))
      .filter((row) => row.quantity > 0)
      .map((row) => ({ ...row, reason: 'NoSpaceLeft' as const, detail: '' })),
    search: { nodes: 0, complete: true, volumeBound: 0, containerBound: null },
  };
}

/** The verifier accepts a load of the problem's first container; exactly what is loaded counts as ordered. */
export function accepts(t: Test, what: string, problem: LoadProblem, load: readonly Arrangement[]): void {
  t.same(judge(problem, load), [], `accepted: ${what}`);
}

export interface Expected {
  readonly rule: string;
  /** Name of the cargo; null when no single one is at fault. */
  readonly cargo: string | null;
  /** Corner of the placement at fault; null when it is the whole load. */
  readonly at: readonly [number, number, number] | null;
}

/** The verifier finds these faults, and nothing else. */
export function rejects(
  t: Test,
  what: string,
  problem: LoadProblem,
  load: readonly Arrangement[],
  ...expected: readonly Expected[]
): void {
  t.same(judge(problem, load), expected, `rejected: ${what}`);
}

/** Faults by rule, cargo and corner, each once. */
function judge(problem: LoadProblem, load: readonly Arrangement[]): Expected[] {
  const pieces = piecesOf(problem, load);
  const ordered: LoadProblem = {
    ...problem,
    cargoes: problem.cargoes.map((cargo, place) => ({ ...cargo, quantity: pieces[place]! })),
  };
  const faults = new Map<string, Expected>();
  for (const { rule, cargo, placement } of verify(ordered, planOf(ordered, load)).faults) {
    const corner = placement && ([placement.position.x, placement.position.y, placement.position.z] as const);
    faults.set(JSON.stringify([rule, cargo, corner]), { rule, cargo, at: corner });
  }
  return [...faults.values()];
}

function piecesOf(problem: LoadProblem, load: readonly Arrangement[]): number[] {
  const pieces = problem.cargoes.map(() => 0);
  for (const arrangement of load) pieces[arrangement.cargo]! += piecesIn(arrangement);
  return pieces;
}
