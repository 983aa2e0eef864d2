/** What the scene is drawn from: a calculated load as it is kept, and what its records say of looks. */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';

/** A calculated load as the store keeps it; of the rest of it the scene asks nothing. */
export interface ShownLoad {
  readonly title: string;
  readonly problem: LoadProblem;
  readonly plan: LoadPlan;
  /** Records as sent, with defaults and colours filled in, in the order of the problem. */
  readonly request: {
    readonly cargoes: readonly Readonly<Record<string, unknown>>[];
    readonly emptyContainers: readonly Readonly<Record<string, unknown>>[];
    /** In the order of `problem.pallets`. */
    readonly pallets?: readonly Readonly<Record<string, unknown>>[];
    /** Rows that somebody leaves out of the plan; absent: none. */
    readonly leftOut?: readonly { readonly cargo?: unknown }[];
  };
}
