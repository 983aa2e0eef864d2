/** Work ahead of a search in the thread that plans, as chance will have it: parts done early, late, in part or never. */
import type { Engine, FillResult } from '../../../src/engine/port.js';
import type { Ahead, Expected, Planned } from '../../../src/planning/fills/ahead.js';
import type { Lanes } from '../../../src/planning/fills/solvers.js';
import { Lane } from '../../../src/planning/lane.js';

export interface RandomLanes extends Lanes {
  /** Fills that the search took from others. */
  readonly taken: number;
}

/** @param random 0..1 */
export function randomLanes(engine: Engine, random: () => number): RandomLanes {
  let taken = 0;
  const open = (planned: Planned): Ahead => {
    const found = new Map<string, FillResult>();
    let followed: () => readonly Expected[] = () => [];
    let looks = Number.POSITIVE_INFINITY;
    const hooks = {
      isCancelled: () => --looks < 0,
      onFill: (fill: string, result: FillResult) => found.set(fill, result),
    };
    const lanes = [1, 2].map(() => new Lane(planned, { engine }, hooks));
    const doPart = (expected: Expected) => {
      // One in four is given up on the way.
      looks = random() < 0.25 ? Math.floor(20 * random()) : Number.POSITIVE_INFINITY;
      lanes[Math.floor(2 * random())]!.do(expected);
    };
    return {
      isNobody: false,
      others: 2,
      expect: (_, parts) => {
        for (const part of parts) if (random() < 0.5) doPart(part);
      },
      follow: (_, coming) => {
        for (const part of coming()) if (random() < 0.5) doPart(part);
        followed = coming;
      },
      look: () => {
        if (random() < 0.02) for (const part of followed()) doPart(part);
      },
      known: (fill) => found.get(fill),
      doing: (part, work) => {
        if (random() < 0.2) doPart(part);
        return work();
      },
      found: (fill) => {
        const result = random() < 0.8 ? found.get(fill) : undefined;
        if (result !== undefined) taken++;
        // As between threads.
        return structuredClone(result);
      },
      helpFor: () => {},
      made: () => {},
      close: () => {
        for (const lane of lanes) lane.dispose();
      },
    };
  };
  return {
    open,
    get taken() {
      return taken;
    },
  };
}
