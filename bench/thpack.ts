/** Problems in the "thpack" format of the OR-Library as problems of the engine. */
import type { ThpackProblem } from '../src/cli/bench/thpack-format.js';
import { orientationsOf } from '../src/cli/bench/thpack-format.js';
import { volumeOf } from '../src/domain/geometry.js';
import type { LoadProblem, Rules } from '../src/domain/problem.js';
import { problemOf } from '../test/support/problems/load-problems.js';

/** How much of a base must be carried: nothing, all of it, or a share. */
export type Support = 'none' | 'full' | '0.8';

/** @param containers how many there are; 0 as many as needed */
export function thpackLoadProblem(
  problem: ThpackProblem,
  support: Support,
  containers: number,
  rules: Partial<Rules> = {},
): LoadProblem {
  return problemOf(
    problem.cargoes.map((cargo) => ({
      size: cargo.size,
      quantity: cargo.quantity,
      orientations: orientationsOf(cargo),
    })),
    [{ containerType: 'SeaVan', size: problem.container, quantity: containers }],
    {
      isSafeStackingUsed: support !== 'none',
      minSupportRate: support === 'full' ? 1 : support === 'none' ? 0 : Number(support),
      ...rules,
    },
  );
}

/** Of all cargo over the container, percent. */
export function cargoPercent({ cargoes, container }: ThpackProblem): number {
  const volume = cargoes.reduce((sum, cargo) => sum + cargo.quantity * volumeOf(cargo.size), 0);
  return (100 * volume) / volumeOf(container);
}
