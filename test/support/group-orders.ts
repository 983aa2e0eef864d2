/** Random orders of several stops, and of groups that are kept together: the same for a seed, in tests and benchmarks. */
import fc from 'fast-check';
import type { Cargo, LoadProblem, Rules } from '../../src/domain/problem.js';
import { problemOf } from './load-problems.js';

/** A trailer, millimetres. */
const TRAILER = { length: 13600, width: 2450, height: 2700 };

const side = (min: number, max: number) => fc.integer({ min: min / 10, max: max / 10 }).map((tens) => 10 * tens);
const carton = fc.record({
  size: fc.record({ length: side(400, 1600), width: side(300, 1100), height: side(250, 1300) }),
  weight: fc.integer({ min: 5, max: 400 }),
});
const rules: Partial<Rules> = { optimizationLevel: 1 };

/** 2 to 8 stops of 1 to 4 cargoes each, together some half of a trailer to more than one holds. */
const stopOrder = fc
  .tuple(
    fc.array(fc.array(fc.tuple(carton, fc.integer({ min: 1, max: 14 })), { minLength: 1, maxLength: 4 }), {
      minLength: 2,
      maxLength: 8,
    }),
    fc.constantFrom('FrontToRear', 'BottomToTop'),
    fc.constantFrom(null, null, null, 'OpenTop'),
  )
  .map(([stops, fillDirection, vehicleType]): LoadProblem => {
    const cargoes = stops.flatMap((ofStop, stop) =>
      ofStop.map(([fields, quantity]): Partial<Cargo> => ({ ...fields, quantity, sequence: stop + 1 })),
    );
    const container = { size: TRAILER, maxWeight: 24000, vehicleType, quantity: 0 };
    return problemOf(cargoes, [container], { ...rules, isSequenceUsed: true, fillDirection });
  });

/** 3 to 8 groups, of which some are too much for the van that is offered, and cargo without a group. */
const groupOrder = fc
  .tuple(
    fc.array(fc.array(fc.tuple(carton, fc.integer({ min: 1, max: 16 })), { minLength: 1, maxLength: 4 }), {
      minLength: 3,
      maxLength: 8,
    }),
    fc.boolean(),
    fc.constantFrom(0, 3),
  )
  .map(([groups, isDivided, quantity]): LoadProblem => {
    const cargoes = groups.flatMap((ofGroup, group) =>
      ofGroup.map(([fields, count]): Partial<Cargo> => {
        return { ...fields, quantity: count, groupName: group === 0 ? '' : `group ${group}` };
      }),
    );
    const van = { size: { length: 4200, width: 2100, height: 2200 }, maxWeight: 9000, quantity };
    return problemOf(cargoes, [van], {
      ...rules,
      isSameGroupAllowedInDifferentContainers: false,
      ...(isDivided ? { isGroupDividedWhenTooLarge: true } : {}),
    });
  });

export function stopOrders(runs: number, seed: number): LoadProblem[] {
  return fc.sample(stopOrder, { numRuns: runs, seed });
}

export function groupOrders(runs: number, seed: number): LoadProblem[] {
  return fc.sample(groupOrder, { numRuns: runs, seed });
}
