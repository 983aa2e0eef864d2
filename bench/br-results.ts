/** What a benchmark of the BR problems has measured. */
import type { Fill } from './fill-once.js';
import type { Support } from './thpack.js';

export interface Task {
  readonly brClass: number;
  readonly problem: number;
  readonly support: Support;
  readonly effort: number;
  readonly seed: number;
}

export interface Run extends Fill, Task {
  /** Of the container's volume, in the same CPU time; null: not run. */
  readonly yardstickPercent: number | null;
}

export interface BrResults {
  /** For each kind of support a digest of what the measured engine answers to a few searches. */
  readonly engines: Readonly<Partial<Record<Support, string>>>;
  readonly runs: readonly Run[];
}

export function isOf(run: Run, task: Task): boolean {
  return (
    run.brClass === task.brClass &&
    run.problem === task.problem &&
    run.support === task.support &&
    run.effort === task.effort &&
    run.seed === task.seed
  );
}
