/** Several runs that share the effort of one fill and look like one to the caller. */
import { hasEnded } from './instance.js';
import type { FillProgress, FillRequest, FillResult, FillTask } from './port.js';

export class Parts {
  readonly #request: FillRequest;
  readonly #doTask: (request: FillRequest, task: FillTask) => FillResult | null;
  #nodes = 0;
  #placements = 0;
  #effort = 0;
  #best = 0;

  constructor(request: FillRequest, doTask: (request: FillRequest, task: FillTask) => FillResult | null) {
    this.#request = request;
    this.#doTask = doTask;
  }

  /** Does a task, or takes what others have found by it. @param effort that it may cost */
  do(task: FillTask, effort: number): FillResult | null {
    const work = () => this.#doTask(this.#told(effort), task);
    const { ahead } = this.#request;
    const result = ahead === undefined ? work() : ahead.doing(task, work);
    if (result !== null) this.#add(result);
    return result;
  }

  /** Does tasks that may be done side by side, until one ends the fill. @param effort that each may cost */
  doAll(tasks: readonly FillTask[], effort: number): FillResult[] {
    const found: FillResult[] = [];
    for (const task of tasks) {
      const result = this.do(task, effort)!;
      found.push(result);
      if (hasEnded(result)) break;
    }
    return found;
  }

  /** The best of them at the cost of all. */
  sum({ load: _, descent: __, ...best }: FillResult): FillResult {
    return { ...best, nodes: this.#nodes, placements: this.#placements, effort: this.#effort };
  }

  #add({ nodes, placements, effort, value }: FillResult): void {
    this.#nodes += nodes;
    this.#placements += placements;
    this.#effort += effort;
    this.#best = Math.max(this.#best, value);
  }

  /** The request as a part of it sees it, which reports the progress of the whole. */
  #told(effort: number): FillRequest {
    const { shouldStop } = this.#request;
    if (shouldStop === undefined) return this.#request;
    const before = { nodes: this.#nodes, effort: this.#effort };
    return {
      ...this.#request,
      shouldStop: ({ bestValue, nodes, share }: FillProgress) =>
        shouldStop({
          bestValue: Math.max(bestValue, this.#best),
          nodes: before.nodes + nodes,
          share: (before.effort + share * effort) / this.#request.effort,
        }),
    };
  }
}

/** The first of those that are worth most. */
export function bestOf(found: readonly FillResult[]): FillResult {
  return found.reduce((best, one) => (one.value > best.value ? one : best));
}
