/** Progress of a plan that is made part by part, each with a search of its own, as that of the whole. */
import type { PlanHooks, PlanProgress } from './hooks.js';

export class ProgressInParts {
  #done = 0;

  /**
   * @param whole the work of all parts, in any unit; it may turn out to be less
   * @param soFar of the parts that are done, and of the one that is under way; null: none is
   */
  constructor(
    private readonly hooks: PlanHooks,
    private whole: number,
    private readonly soFar: (part: PlanProgress | null) => Omit<PlanProgress, 'share'>,
  ) {}

  /** For a part of so much work: what it tells is told of the whole. */
  hooksFor(work: number): PlanHooks {
    return { ...this.hooks, onProgress: (part) => this.#tell(this.#done + part.share * work, part) };
  }

  /** A part of so much work has ended. */
  done(work: number): void {
    this.doneTo(this.#done + work);
  }

  /** Whatever the parts have cost, so much of the whole is behind. @param whole absent: as it was */
  doneTo(work: number, whole = this.whole): void {
    this.whole = whole;
    this.#done = work;
    this.#tell(work, null);
  }

  #tell(work: number, part: PlanProgress | null): void {
    // A part that is told of as it is says its own share, too.
    this.hooks.onProgress?.({ ...this.soFar(part), share: Math.min(1, work / Math.max(1, this.whole)) });
  }
}
