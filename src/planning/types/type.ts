/** What a calculation type is to the planner: how its plan is found, and why cargo stays behind. */
import type { Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { Found, Search } from '../fills/found.js';
import type { PlanHooks } from '../fills/hooks.js';
import type { Solvers } from '../fills/solvers.js';
import type { Draft } from '../goals/draft.js';
import type { Lot } from '../lots/lot.js';

/** An order, and the searches that a type may build its plan of. What cargo is loaded on is theirs to know. */
export interface Order {
  readonly problem: LoadProblem;
  readonly solvers: Solvers;
  readonly hooks: PlanHooks;
  /** Of the effort that the rules allow. */
  readonly share: number;
  readonly search: Searches;
}

export interface Searches {
  /** The best plan of a part of the order as a MixLoad. */
  readonly mix: Search;
  /** The best plan of which each container holds what goes together whole. */
  whole(problem: LoadProblem, lots: readonly Lot[], hooks: PlanHooks, share: number): Found;
  /** The best load of a part of one cargo and one container. */
  readonly alone: Search;
  /** Of cargo of which nothing is loaded: who searches may know better. */
  whyNone(problem: LoadProblem, unloaded: readonly Unloaded[], hooks: PlanHooks): readonly Unloaded[];
}

export interface CalculationType {
  find(order: Order): FoundOfType;
  /** @param found what was found; @param draft that was made of it in the end */
  unloaded(problem: LoadProblem, draft: Draft, isStopped: boolean, found: FoundOfType): readonly Unloaded[];
  /**
   * The plan around what is placed by hand, where that is more than containers filled up and an order of the rest.
   * @param search plans a part of the order around it; @param placed pieces of each cargo
   */
  findAround?(problem: LoadProblem, search: Search, hooks: PlanHooks, placed: readonly number[]): Found;
  /** Its containers lie side by side, to choose from: they are no sum. */
  readonly areAlternatives?: true;
}

export interface FoundOfType extends Found {
  /** What is loaded whole in one container, or not at all. */
  readonly lots: readonly Lot[];
}
