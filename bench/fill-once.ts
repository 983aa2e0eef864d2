/** Fills one container straight on the engine, and has the plan judged. */
import { volumeOf } from '../src/domain/geometry.js';
import type { LoadPlan } from '../src/domain/plan.js';
import type { LoadProblem } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { inOrder } from '../src/planning/finishing/loading-order/in-order.js';
import { faultOf } from './check.js';

export interface Fill {
  /** Of the container's volume. */
  readonly percent: number;
  readonly nodes: number;
  readonly placements: number;
  readonly cpuSeconds: number;
  /** What the verifier says of the plan; null when it holds every rule. */
  readonly fault: string | null;
}

/** @param effort work units, of which the search takes what it may */
export function fillOnce(engine: Engine, problem: LoadProblem, effort: number): Fill {
  const before = process.cpuUsage();
  const filler = engine.prepare(problem, 0, effort);
  const counts = problem.cargoes.map((cargo) => cargo.quantity);
  const result = filler.fill({ values: null, counts, effort, seed: problem.rules.seed });
  const { user, system } = process.cpuUsage(before);
  const plan: LoadPlan = {
    // As planning would put it in order.
    containers: [{ container: 0, arrangements: inOrder(problem, 0, result.arrangements).arrangements ?? [] }],
    unloaded: counts.flatMap((count, cargo) => {
      const quantity = count - result.loaded[cargo]!;
      return quantity === 0 ? [] : [{ cargo, quantity, reason: 'NoContainerLeft' as const, detail: '' }];
    }),
    search: { nodes: result.nodes, complete: true, volumeBound: result.bound, containerBound: null },
  };
  const loaded = result.loaded.reduce((sum, count, cargo) => sum + count * problem.cargoes[cargo]!.volume, 0);
  return {
    percent: (100 * loaded) / volumeOf(problem.containers[0]!.size),
    nodes: result.nodes,
    placements: result.placements,
    cpuSeconds: (user + system) / 1e6,
    fault: faultOf(problem, plan),
  };
}
