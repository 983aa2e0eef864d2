/** A way to pick the next container type and to fill it; container-orders.ts has those of a request. */
import type { LoadProblem } from '../../domain/problem.js';
import type { Filled } from '../fills/port.js';

/** A container type with the load found for it. */
export interface Picked {
  readonly container: number;
  readonly result: Filled;
}

/** What a choice may ask while it picks. */
export interface Situation {
  readonly problem: LoadProblem;
  /** Pieces of each cargo still to load. */
  readonly left: readonly number[];
  /** Container types of which there are some left and into which something fits, in the order of the choice. */
  readonly open: readonly number[];
  /**
   * @param share of the effort of this step
   * @param keenness factor on the value of each cargo's pieces, 0: none of it is loaded
   */
  fill(container: number, share: number, keenness?: readonly number[]): Filled;
}

export interface Choice {
  /** Container types that may be used, first choice first. */
  readonly types: readonly number[];
  /** Containers of each type at most; absent: as many as there are. */
  readonly stock?: readonly number[];
  pick(situation: Situation): Picked | null;
}

/** The first of the container types that takes any cargo. */
export function firstThatTakesSome(types: readonly number[], fill: (container: number) => Filled): Picked | null {
  for (const container of types) {
    const result = fill(container);
    if (result.loaded.some((count) => count > 0)) return { container, result };
  }
  return null;
}
