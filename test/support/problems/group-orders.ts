/** Random orders of several stops, and of groups that are kept together: the same for a seed, in tests and benchmarks. */
import fc from 'fast-check';
import type { Cargo, LoadProblem, Rules } from '../../../src/domain/problem.js';
import { PALLETIZING_RULES, palletizingOf, problemOf } from './load-problems.js';

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

const ROOMS = {
  trailer: { containerType: 'Truck', size: TRAILER, maxWeight: 24000, cargo: 1 },
  van: { containerType: 'Truck', size: { length: 4200, width: 2100, height: 2200 }, maxWeight: 0, cargo: 0.7 },
  pallet: { containerType: 'Pallet', size: { length: 1200, width: 800, height: 1800 }, maxWeight: 0, cargo: 0.3 },
} as const;

const EURO_PALLET = {
  containerType: 'Pallet',
  name: 'euro',
  size: { length: 1200, width: 800, height: 1400 },
  thickness: 150,
  emptyWeight: 25,
} as const;

interface Drawn {
  readonly groups: readonly (readonly { readonly shape: readonly number[]; readonly share: number }[])[];
  readonly room: keyof typeof ROOMS;
  readonly isOverfull: boolean;
  readonly containers: number;
  readonly fill: number;
  readonly isPalletized: boolean;
  readonly fillDirection: Rules['fillDirection'];
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  groups: fc.array(
    fc.array(
      fc.record({
        shape: fc.tuple(
          fc.integer({ min: 25, max: 120 }),
          fc.integer({ min: 20, max: 80 }),
          fc.integer({ min: 15, max: 90 }),
        ),
        share: fc.integer({ min: 1, max: 10 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    { minLength: 2, maxLength: 6 },
  ),
  room: fc.constantFrom('trailer', 'trailer', 'van', 'van', 'pallet'),
  isOverfull: fc.boolean(),
  containers: fc.constantFrom(1, 1, 2, 3),
  fill: fc.integer({ min: 0, max: 100 }),
  isPalletized: fc.constantFrom(false, false, false, false, true),
  fillDirection: fc.constantFrom('FrontToRear', 'FrontToRear', 'BottomToTop'),
});

/** Orders with isGroupUsed to be: half full ones, of which all may be loaded, and ones of which some stays behind. */
function groupedOrder({ groups, room, isOverfull, containers, fill, isPalletized, fillDirection }: Drawn): LoadProblem {
  const { cargo: scale, ...type } = isPalletized ? ROOMS.van : ROOMS[room];
  const { length, width, height } = type.size;
  // Of their room: 30 to 60 %, or 105 to 150 %.
  const filled = (isOverfull ? 1.05 + (0.45 * fill) / 100 : 0.3 + (0.3 * fill) / 100) * containers;
  const all = groups.flat().reduce((sum, { share }) => sum + share, 0);
  const cargoes = groups.flatMap((ofGroup, group) =>
    ofGroup.map(({ shape, share }): Partial<Cargo> => {
      const [l, w, h] = shape.map((side) => 10 * Math.max(10, Math.round(side * (isPalletized ? 0.4 : scale))));
      const size = { length: l!, width: w!, height: h! };
      const quantity = Math.max(1, Math.round((filled * length * width * height * share) / (all * l! * w! * h!)));
      const palletized = isPalletized ? { palletizing: palletizingOf({ goesToMixedPallets: true }) } : {};
      return { size, quantity, weight: 5, groupName: `group ${group + 1}`, ...palletized };
    }),
  );
  const problem = problemOf(cargoes, [{ ...type, quantity: containers }], { ...rules, fillDirection });
  if (!isPalletized) return problem;
  const palletizing = { ...PALLETIZING_RULES, mixedPallet: 0 };
  const pallets = [{ ...problem.containers[0]!, ...EURO_PALLET, quantity: 0, maxWeight: 0 }];
  return { ...problem, rules: { ...problem.rules, palletizing }, pallets };
}

/** 2 to 6 groups of 1 to 12 cargoes, in trailers, vans, on pallets, and on pallets in vans; both fill directions. */
export function groupedOrders(runs: number, seed: number): LoadProblem[] {
  return fc.sample(drawn, { numRuns: runs, seed }).map(groupedOrder);
}

export function stopOrders(runs: number, seed: number): LoadProblem[] {
  return fc.sample(stopOrder, { numRuns: runs, seed });
}

export function groupOrders(runs: number, seed: number): LoadProblem[] {
  return fc.sample(groupOrder, { numRuns: runs, seed });
}
