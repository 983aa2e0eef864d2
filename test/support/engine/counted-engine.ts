/** An engine that says what it was asked to do: the work units of all that was prepared and filled. */
import type { Engine, Filler } from '../../../src/engine/port.js';

export interface CountedEngine extends Engine {
  /** Work units so far. */
  readonly spent: number;
}

export function counted(engine: Engine): CountedEngine {
  let spent = 0;
  return {
    get spent() {
      return spent;
    },
    prepare: (...words) => {
      const filler = engine.prepare(...words);
      spent += filler.effort;
      const own: Filler = {
        get effort() {
          return filler.effort;
        },
        get memoryBytes() {
          return filler.memoryBytes;
        },
        fill: (request) => {
          const before = filler.effort;
          const result = filler.fill(request);
          spent += result.effort + filler.effort - before;
          return result;
        },
        doTask: (request, task) => filler.doTask(request, task),
        dispose: () => filler.dispose(),
      };
      return own;
    },
  };
}
