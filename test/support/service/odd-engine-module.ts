/**
 * An engine for tests of what happens when a search is slow or goes wrong: the name of the first cargo says how.
 * Any other cargo is loaded by the naive engine.
 */
import type { Engine, Filler, FillRequest, FillResult } from '../../../src/engine/port.js';
import { EngineFailure } from '../../../src/engine/port.js';
import { naiveEngine } from '../engine/naive-engine.js';

/** How often the slow search looks whether it should stop, and when it ends by itself. */
const LOOK_MILLISECONDS = 20;
const SLOW_MILLISECONDS = 20_000;

export function createEngine(): Engine {
  const naive = naiveEngine();
  return {
    prepare(problem, container, effort): Filler {
      const filler = naive.prepare(problem, container, effort);
      const fill = BEHAVIOURS[problem.cargoes[0]!.name];
      return fill ? { ...filler, fill: (request) => fill(request, filler) } : filler;
    },
  };
}

const BEHAVIOURS: Readonly<Record<string, (request: FillRequest, filler: Filler) => FillResult>> = {
  Slow(request, filler) {
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    const end = performance.now() + SLOW_MILLISECONDS;
    let looks = 0;
    while (performance.now() < end) {
      Atomics.wait(sleeper, 0, 0, LOOK_MILLISECONDS);
      looks++;
      const progress = { bestValue: 0, nodes: looks, share: (looks * LOOK_MILLISECONDS) / SLOW_MILLISECONDS };
      if (request.shouldStop?.(progress)) return { ...filler.fill(request), nodes: looks, stopped: true };
    }
    return filler.fill(request);
  },
  /** Never looks whether it should stop. */
  Stuck(request, filler) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLOW_MILLISECONDS);
    return filler.fill(request);
  },
  /** The same pieces twice in one place. */
  Overlap(request, filler) {
    const result = filler.fill({ ...request, counts: request.counts.map((count) => Math.floor(count / 2)) });
    return {
      ...result,
      arrangements: [...result.arrangements, ...result.arrangements],
      loaded: result.loaded.map((count) => 2 * count),
    };
  },
  Trap() {
    throw new EngineFailure('trap', 'unreachable');
  },
  TooLarge() {
    throw new EngineFailure('too-large', 'no memory is left');
  },
  /** Ends the whole thread. */
  Exit() {
    process.exit(7);
  },
};
