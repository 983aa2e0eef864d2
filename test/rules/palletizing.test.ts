/** Palletizing: sound pallets are accepted, each fault planted is found. */
import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { LoadPlan } from '../../src/domain/plan.js';
import type { LoadProblem, Palletizing, PalletizingRules, Rules } from '../../src/domain/problem.js';
import { containerOf, PALLETIZING_RULES, palletizingOf, problemOf } from '../support/problems/load-problems.js';
import { at } from '../support/rules/judging.js';

const DECK = containerOf({
  containerType: 'Pallet',
  name: 'Deck',
  size: { length: 210, width: 100, height: 250 },
  thickness: 15,
});

interface Order {
  readonly a?: Partial<Palletizing>;
  readonly b?: Partial<Palletizing>;
  readonly palletizing?: Partial<PalletizingRules>;
  readonly rules?: Partial<Rules>;
  /** Of both. */
  readonly groupName?: string;
}

/** Eight cubes of A of the group north, four of B of the group south, on decks that take two by one by two. */
function orderOf({ a, b, palletizing, rules, groupName }: Order): LoadProblem {
  const cargoes = [
    { name: 'A', quantity: 8, groupName: groupName ?? 'north', sequence: 1, palletizing: palletizingOf(a ?? {}) },
    { name: 'B', quantity: 4, groupName: groupName ?? 'south', sequence: 2, palletizing: palletizingOf(b ?? {}) },
  ];
  const all = { ...rules, palletizing: { ...PALLETIZING_RULES, ...palletizing } };
  return { ...problemOf(cargoes, [{}], all), pallets: [DECK, { ...DECK, name: 'Other' }] };
}

/** On the floor in a row, each pallet once; what stands on none stays behind or, when it is said so, lies behind them. */
function faults(problem: LoadProblem, pallets: readonly (readonly ReturnType<typeof at>[])[], loose = 0, type = 0) {
  const loaded = [loose, 0];
  for (const { cargo, counts } of pallets.flat()) loaded[cargo]! += counts.length * counts.width * counts.height;
  const plan: LoadPlan = {
    containers: [
      {
        container: 0,
        arrangements: [
          ...pallets.map((_, place) => at(2 + place, 210 * place, 0, 0)),
          ...Array.from({ length: loose }, (_, i) => at(0, 210 * pallets.length, 100 * i, 0)),
        ],
      },
    ],
    pallets: pallets.map((arrangements) => ({ container: type, arrangements, quantity: 1 })),
    unloaded: problem.cargoes.flatMap(({ quantity }, cargo) => {
      const left = quantity - loaded[cargo]!;
      return left > 0 ? [{ cargo, quantity: left, reason: 'PalletIncomplete' as const, detail: '' }] : [];
    }),
    search: { nodes: 0, complete: true, volumeBound: 0, containerBound: null },
  };
  return verify(problem, plan).faults.map(({ rule, cargo, message }) => ({ rule, cargo, message }));
}

const FOUR_A = [at(0, 0, 0, 0, 1, [2, 1, 2])];
const THREE_A = [at(0, 0, 0, 0, 1, [2, 1, 1]), at(0, 0, 0, 100)];
const MIXED = [at(0, 0, 0, 0, 1, [1, 1, 2]), at(1, 100, 0, 0, 1, [1, 1, 2])];
const TO_MIXED: Order = { a: { goesToMixedPallets: true }, b: { goesToMixedPallets: true } };

t.test('pallets of one cargo, mixed ones of cargo that goes there, loose pieces where they may', async (t) => {
  t.same(faults(orderOf({}), [FOUR_A, THREE_A]), []);
  t.same(faults(orderOf({ ...TO_MIXED, palletizing: { areGroupsMixed: true } }), [FOUR_A, MIXED]), []);
  t.same(faults(orderOf({ a: { goesToVehicle: true } }), [FOUR_A], 2), []);
  t.same(faults(orderOf({ a: { fixedCount: 4 } }), [FOUR_A, THREE_A]), [], 'the last may be partial');
});

const PLANTED: readonly (readonly [string, Order, Parameters<typeof faults>[1], string, RegExp, number?, number?])[] = [
  ['another pallet', {}, [FOUR_A], 'A', /pallets of its own/, 0, 1],
  [
    'mixed, though not both go there',
    { a: { goesToMixedPallets: true }, palletizing: { areGroupsMixed: true } },
    [MIXED],
    'B',
    /is mixed/,
  ],
  ['groups on one pallet', TO_MIXED, [MIXED], 'B', /the groups "north" and "south"/],
  [
    'stops on one pallet',
    { ...TO_MIXED, palletizing: { areGroupsMixed: true }, rules: { isSequenceUsed: true } },
    [MIXED],
    'B',
    /the sequences 1 and 2/,
  ],
  ['too low', { palletizing: { minHeight: 150 } }, [[at(0, 0, 0, 0, 1, [2, 1, 1])]], 'A', /150 .* is the least/],
  ['more than are fixed', { a: { fixedCount: 3 } }, [FOUR_A], 'A', /carries 4; 3 are fixed/],
  ['two partial ones', { a: { fixedCount: 4 } }, [THREE_A, THREE_A], 'A', /2 pallets carry fewer than 4; 1 may/],
  ['a partial one', { a: { fixedCount: 4, isPartialAllowed: false } }, [THREE_A], 'A', /1 pallets .* 0 may/],
  ['a top that is not flat', { a: { isTopFlat: true } }, [THREE_A], 'A', /top layer .* is not whole/],
  [
    'rows without a group on one pallet',
    { ...TO_MIXED, palletizing: { areGroupsMixed: true }, rules: { isGroupSequenceUsed: true }, groupName: '' },
    [MIXED],
    'B',
    /neither has a group/,
  ],
  [
    'two blocks at the bottom',
    { a: { bottomPattern: 'Pattern1Block' } },
    [[at(0, 0, 0, 0), at(0, 110, 0, 0)]],
    'A',
    /bottom layer .* has 2 blocks or more; Pattern1Block/,
  ],
  [
    'two blocks on top',
    { a: { topPattern: 'Pattern1Block' } },
    [[at(0, 0, 0, 0, 1, [2, 1, 1]), at(0, 0, 0, 100), at(0, 105, 0, 100)]],
    'A',
    /top layer .* has 2 blocks or more; Pattern1Block/,
  ],
  [
    'a top of another pattern that is not flat',
    { a: { isTopFlat: true, topPattern: 'Pattern1Block' } },
    [THREE_A],
    'A',
    /top layer .* is not whole/,
  ],
  ['loose', {}, [FOUR_A], 'A', /2 pieces are loaded without a pallet/, 2],
];

for (const [what, order, pallets, cargo, message, loose, type] of PLANTED) {
  t.test(`planted: ${what}`, async (t) => {
    const found = faults(orderOf(order), pallets, loose, type);
    t.match(found, [{ rule: 'palletizing', cargo, message }]);
    t.equal(found.length, 1);
  });
}

t.test('planted: cargo on a pallet that is not palletized', async (t) => {
  const order = orderOf({});
  const { palletizing: _, ...plain } = order.cargoes[0]!;
  const problem = { ...order, cargoes: [plain, order.cargoes[1]!] };
  t.match(faults(problem, [FOUR_A]), [{ rule: 'palletizing', cargo: 'A', message: /it is not palletized/ }]);
});

t.test('planted: more finished pallets than stand in the vehicles', async (t) => {
  const problem = orderOf({});
  const plan: LoadPlan = {
    containers: [{ container: 0, arrangements: [at(2, 0, 0, 0)] }],
    pallets: [{ container: 0, arrangements: FOUR_A, quantity: 2 }],
    unloaded: [
      { cargo: 0, quantity: 4, reason: 'NoSpaceLeft', detail: '' },
      { cargo: 1, quantity: 4, reason: 'NoSpaceLeft', detail: '' },
    ],
    search: { nodes: 0, complete: true, volumeBound: 0, containerBound: null },
  };
  t.match(verify(problem, plan).faults, [{ rule: 'palletizing', message: /Of 2 finished pallets 1 1 stand/ }]);
});

t.test('planted: sets, alternatives and volumes are judged of the cartons on the pallets', async (t) => {
  const rules = { calculationType: 'SetLoad' } as const;
  const order = orderOf({ rules });
  const withRatios = { ...order, cargoes: order.cargoes.map((cargo) => ({ ...cargo, setRatio: 1 })) };
  t.match(faults(withRatios, [FOUR_A]), [{ rule: 'whole-sets', message: /holds 0 of it, 1 for a set, beside 4 of A/ }]);
  const FOUR_B = [at(1, 0, 0, 0, 1, [2, 1, 2])];
  t.same(faults(withRatios, [FOUR_A, FOUR_B]), []);
  const byVolume = { ...withRatios, rules: { ...order.rules, calculationType: 'SetLoadByVolume' as const } };
  t.same(faults(byVolume, [FOUR_A, FOUR_B]), []);
  t.match(faults(byVolume, [FOUR_A, THREE_A, FOUR_B]), [{ rule: 'sets-by-volume', cargo: 'A' }]);
  const groups = { ...withRatios, rules: { ...order.rules, calculationType: 'MultipleSetLoad' as const } };
  t.match(faults(groups, [FOUR_A, FOUR_B]), [{ rule: 'sets-apart', message: /group north and group south/ }]);
});
