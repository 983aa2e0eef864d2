/** A naive engine whose fillers hold so much memory, and are numbered as they are prepared. */
import type { Engine, Filler } from '../../../src/engine/port.js';
import { naiveEngine } from './naive-engine.js';

export const EFFORT_OF_PREPARING = 1e7;

export interface PreparedEngine {
  readonly engine: Engine;
  /** Those not yet disposed of. */
  readonly live: ReadonlySet<number>;
  readonly prepared: () => number;
}

export function preparedEngine(memoryBytes: number): PreparedEngine {
  const naive = naiveEngine();
  const live = new Set<number>();
  let prepared = 0;
  const engine: Engine = {
    prepare(problem, container, effort, shouldStop): Filler {
      const number = prepared++;
      live.add(number);
      shouldStop?.({ bestValue: 0, nodes: 0, share: 0 });
      const filler = naive.prepare(problem, container, effort, shouldStop);
      return {
        ...filler,
        effort: EFFORT_OF_PREPARING,
        memoryBytes,
        fill: (request) => ({ ...filler.fill(request), prepared: EFFORT_OF_PREPARING }),
        dispose: () => live.delete(number),
      };
    },
  };
  return { engine, live, prepared: () => prepared };
}
