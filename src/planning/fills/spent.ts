/** What a part of the planning costs: an engine that counts the work units of all who use it. */
import type { Engine, Filler } from '../../engine/port.js';

export interface CountingEngine extends Engine {
  /** Work units so far, on preparing searches too. */
  readonly spent: number;
}

export function counting(engine: Engine): CountingEngine {
  let spent = 0;
  const counted = (filler: Filler): Filler => {
    let prepared = 0;
    const count = () => {
      spent += filler.effort - prepared;
      prepared = filler.effort;
    };
    count();
    return {
      get effort() {
        return filler.effort;
      },
      get memoryBytes() {
        return filler.memoryBytes;
      },
      fill: (request) => {
        const result = filler.fill(request);
        spent += result.effort;
        count();
        return result;
      },
      doTask: (request, task) => filler.doTask(request, task),
      dispose: () => filler.dispose(),
    };
  };
  return {
    prepare: (problem, container, effort, shouldStop) =>
      counted(engine.prepare(problem, container, effort, shouldStop)),
    get spent() {
      return spent;
    },
  };
}
