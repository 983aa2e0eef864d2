/** An engine that says what each piece of its work costs, as soon as it is made. */
import type { Engine, Filler, FillRequest, FillResult } from '../src/engine/port.js';

/** @param onSpent called with work units: of preparing a search, a fill or a task of one */
export function spending(engine: Engine, onSpent: (units: number) => void): Engine {
  return {
    prepare: (problem, container, effort, shouldStop) => {
      const filler = engine.prepare(problem, container, effort, shouldStop);
      onSpent(filler.effort);
      return spendingFiller(filler, onSpent);
    },
  };
}

function spendingFiller(filler: Filler, onSpent: (units: number) => void): Filler {
  const counted = <Result extends FillResult | null>(work: () => Result): Result => {
    const prepared = filler.effort;
    const result = work();
    onSpent(filler.effort - prepared + (result?.effort ?? 0));
    return result;
  };
  /** Task by task: others may have done some of them. */
  const inTasks = (request: FillRequest, ahead: NonNullable<FillRequest['ahead']>) =>
    filler.fill({
      ...request,
      ahead: {
        expect: (tasks) => ahead.expect(tasks),
        doing: (task, work) => ahead.doing(task, () => counted(work)),
      },
    });
  return {
    get effort() {
      return filler.effort;
    },
    get memoryBytes() {
      return filler.memoryBytes;
    },
    fill: (request) =>
      request.ahead === undefined ? counted(() => filler.fill(request)) : inTasks(request, request.ahead),
    doTask: (request, task) => counted(() => filler.doTask(request, task)),
    dispose: () => filler.dispose(),
  };
}
