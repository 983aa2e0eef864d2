/** Several runs that share the effort of one fill and look like one to the caller. */
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
