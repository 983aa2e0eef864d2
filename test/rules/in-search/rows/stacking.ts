/** What may rest on what: in a tower of two cubes one order is allowed, or they may not share it. */
import type { RuleRow } from '../../../support/rules/rule-rows.js';

type Body = Readonly<Record<string, unknown>>;

const TOWER = { length: 100, width: 100, height: 200 };
const TWO_TOWERS = { length: 200, width: 100, height: 200 };
const UPRIGHT = { orientationsAllowed: 'Orientation1' };
const ON_FLOOR = { floorStackType: 'BottomOnly' };
const NARROW = { ...UPRIGHT, length: 80 };
const WIDE = { ...UPRIGHT, length: 100 };

interface Pair {
  readonly field: string;
  readonly case?: string;
  readonly rule: string;
  /** What must lie below, what above: without the rule they come the other way round (the heavier for its height below). */
  readonly below: Body;
  readonly above: Body;
  readonly rules?: Body;
  /** What may not be together in a tower. */
  readonly apart: readonly [Body, Body];
}

/** In a tower the rule decides which comes below; the two that may not be together leave one behind. */
function inTower({ field, case: meaning, rule, below, above, rules = {}, apart }: Pair): RuleRow {
  return {
    field,
    ...(meaning !== undefined && { case: meaning }),
    rule,
    changes: { cargoes: [below, above], container: TOWER, rules, loads: [1, 1] },
    impossible: {
      cargoes: [...apart],
      container: TOWER,
      rules,
      loads: [1, 0],
      cargo: 1,
      reason: 'StackingRules',
    },
  };
}

/** The stacking rules that say which of two lies below. */
const ORDERED: readonly (readonly [rule: string, below: Body, above: Body])[] = [
  ['StackValue', { stackValue: 1 }, { stackValue: 2 }],
  ['HigherStackValueBottomFirst', { stackValue: 2 }, { stackValue: 1 }],
  ['HeavierBottomFirst', { weight: 20, height: 110 }, { weight: 18, height: 90 }],
  ['DenserBottomFirst', { weight: 20, length: 90 }, { weight: 10 }],
  ['LowerSequenceBottomFirst', { sequence: 1 }, { sequence: 2 }],
];

const ordered = ORDERED.map(
  ([stackingRule, below, above]): RuleRow =>
    inTower({
      field: 'stackingRule',
      case: stackingRule,
      rule: 'stacking-rule',
      below,
      above,
      rules: { stackingRule },
      apart: [
        { ...above, ...ON_FLOOR, height: 100 },
        { ...below, height: 99 },
      ],
    }),
);

/** By these only like may share a tower. */
const ALIKE: readonly (readonly [field: string, rule: string, one: Body, other: Body])[] = [
  ['stackingRule', 'StackCode', { stackCode: 'x' }, { stackCode: 'y' }],
  ['stackingRule', 'AllowedTopBottmStackValueSame', { stackValue: 1 }, { stackValue: 2 }],
  ['stackingRule', 'SameGroupOnly', { groupName: 'x' }, { groupName: 'y' }],
  ['stackingRule', 'SameAliasOnly', { alias: 'x' }, { alias: 'y' }],
  ['groupsStackingRule', 'AlwaysNotAllowed', { groupName: 'x' }, { groupName: 'y' }],
];

/** A high and a low piece share each of two towers; without the rule the search pairs those that are unlike. */
const alike = ALIKE.map(([field, value, one, other]): RuleRow => {
  const [high, low] = [{ height: 110 }, { height: 90 }];
  const rules = { [field]: value };
  return {
    field,
    case: value,
    rule: field === 'stackingRule' ? 'stacking-rule' : 'groups-stacking-rule',
    changes: {
      cargoes: [
        { ...one, ...high },
        { ...other, ...high },
        { ...one, ...low },
        { ...other, ...low },
      ],
      container: TWO_TOWERS,
      rules,
      loads: [1, 1, 1, 1],
    },
    impossible: {
      cargoes: [one, { ...other, height: 99 }],
      container: TOWER,
      rules,
      loads: [1, 0],
      cargo: 1,
      reason: 'StackingRules',
    },
  };
});

/** Side by side; without the rule the wide one lies on the narrow one, so that the load is shorter. */
const footprints = ['LargerFootprintBottomFirst', 'AllowedTopBottomFootPrintSame'].map((stackingRule): RuleRow => {
  const load = { cargoes: [{ ...NARROW, ...ON_FLOOR }, WIDE], rules: { stackingRule } };
  return {
    field: 'stackingRule',
    case: stackingRule,
    rule: 'stacking-rule',
    changes: { ...load, container: TWO_TOWERS, loads: [1, 1] },
    impossible: { ...load, container: TOWER, loads: [0, 1], cargo: 0, reason: 'StackingRules' },
  };
});

const strict: readonly RuleRow[] = [
  {
    field: 'stackingRule',
    case: 'AlwaysNotAllowed',
    rule: 'stacking-rule',
    // 100 and 99 + 99 are more than 99 + 99 and 99.
    changes: {
      cargoes: [{}, { height: 99, qty: 3 }],
      container: TWO_TOWERS,
      rules: { stackingRule: 'AlwaysNotAllowed' },
      loads: [1, 2],
    },
    impossible: {
      cargoes: [{}, { height: 99 }],
      container: TOWER,
      rules: { stackingRule: 'AlwaysNotAllowed' },
      loads: [1, 0],
      cargo: 1,
      reason: 'StackingRules',
    },
  },
  {
    field: 'stackingRule',
    case: 'AlwaysSingleLayerOnBottom',
    rule: 'stacking-rule',
    changes: {
      cargoes: [{ qty: 2 }],
      container: TWO_TOWERS,
      rules: { stackingRule: 'AlwaysSingleLayerOnBottom' },
      loads: [2],
    },
    impossible: {
      cargoes: [{ qty: 2 }],
      container: TOWER,
      rules: { stackingRule: 'AlwaysSingleLayerOnBottom' },
      loads: [1],
      cargo: 0,
      reason: 'StackingRules',
    },
  },
];

const matrices = (
  [
    [
      'stackingRule',
      'FollowStackMatrix',
      [{ bottomCargo: 'B', topCargo: 'A', allowed: false }],
      [{ bottomCargo: '*', topCargo: '*', allowed: false }],
    ],
    [
      'stackingMatrix',
      'a square, row below and column on top',
      [
        [true, true],
        [false, true],
      ],
      [
        [false, false],
        [false, false],
      ],
    ],
  ] as const
).map(([field, meaning, notOnSecond, nothing]): RuleRow => {
  const rules = (stackingMatrix: unknown) => ({ stackingRule: 'FollowStackMatrix', stackingMatrix });
  return {
    field,
    case: meaning,
    rule: 'stacking-rule',
    changes: { cargoes: [{ name: 'A' }, { name: 'B' }], container: TOWER, rules: rules(notOnSecond), loads: [1, 1] },
    impossible: {
      cargoes: [{ name: 'A' }, { name: 'B', height: 99 }],
      container: TOWER,
      rules: rules(nothing),
      loads: [1, 0],
      cargo: 1,
      reason: 'StackingRules',
    },
  };
});

const pairs: readonly RuleRow[] = [
  inTower({
    field: 'minWeightDifferencePercentageForStackingTwoCargoes',
    rule: 'weight-difference',
    below: { weight: 100, height: 120 },
    above: { weight: 80, height: 80 },
    rules: { minWeightDifferencePercentageForStackingTwoCargoes: 10 },
    apart: [{ weight: 100 }, { weight: 91, height: 99 }],
  }),
  inTower({
    field: 'maxLayersAllowedOverDifferentCargoes',
    rule: 'over-different-cargoes',
    below: { maxLayersAllowedOverDifferentCargoes: false },
    above: {},
    apart: [
      { maxLayersAllowedOverDifferentCargoes: false },
      { maxLayersAllowedOverDifferentCargoes: false, height: 99 },
    ],
  }),
  inTower({
    field: 'floorStackSupportsOthers',
    rule: 'supports-others',
    below: {},
    above: { floorStackSupportsOthers: false },
    apart: [{ floorStackSupportsOthers: false }, { floorStackSupportsOthers: false, height: 99 }],
  }),
  inTower({
    field: 'nothingOnTop',
    rule: 'nothing-on-top',
    below: {},
    above: { nothingOnTop: true },
    apart: [{ nothingOnTop: true }, { nothingOnTop: true, height: 99 }],
  }),
  inTower({
    field: 'floorStackType',
    case: 'BottomOnly',
    rule: 'floor-stack-type',
    below: ON_FLOOR,
    above: {},
    apart: [ON_FLOOR, { ...ON_FLOOR, height: 99 }],
  }),
  {
    ...inTower({
      field: 'floorStackType',
      case: 'NoBottom',
      rule: 'floor-stack-type',
      below: {},
      above: { floorStackType: 'NoBottom' },
      apart: [{}, {}],
    }),
    impossible: {
      cargoes: [{ floorStackType: 'NoBottom' }],
      loads: [0],
      cargo: 0,
      reason: 'StackingRules',
    },
  },
  inTower({
    field: 'maxSupportingWeight',
    rule: 'supporting-weight',
    below: { weight: 20, height: 140, maxSupportingWeight: 10 },
    above: { weight: 10, height: 60, maxSupportingWeight: 5 },
    apart: [
      { weight: 20, maxSupportingWeight: 19 },
      { weight: 20, maxSupportingWeight: 19, height: 99 },
    ],
  }),
  {
    field: 'maxSupportingWeight',
    case: 'through a whole stack',
    rule: 'supporting-weight',
    // It bears one of the others, not two: the third stands beside it.
    changes: {
      cargoes: [
        { ...ON_FLOOR, weight: 10, maxSupportingWeight: 15 },
        { weight: 10, qty: 2 },
      ],
      container: { ...TWO_TOWERS, height: 300 },
      loads: [1, 2],
    },
    impossible: {
      cargoes: [{ weight: 10, maxSupportingWeight: 15, qty: 3 }],
      container: { ...TOWER, height: 300 },
      loads: [2],
      cargo: 0,
      reason: 'StackingRules',
    },
  },
  {
    field: 'maxStackingHeight',
    rule: 'stacking-height',
    changes: {
      cargoes: [{ qty: 2 }],
      container: TWO_TOWERS,
      rules: { maxStackingHeight: { isUsed: true, proportionalRateToSetMaxStackingHeight: 1.9 } },
      loads: [2],
    },
    impossible: {
      cargoes: [{ qty: 2 }],
      container: TOWER,
      rules: { maxStackingHeight: { isUsed: true, proportionalRateToSetMaxStackingHeight: 1.9 } },
      loads: [1],
      cargo: 0,
      reason: 'StackingRules',
    },
  },
];

const layers = [1, 2, 3, 4, 5, 6].map((orientation): RuleRow => {
  const field = `maxLayersOnOrientation${orientation}`;
  const cargo = { qty: 2, orientationsAllowed: `Orientation${orientation}`, [field]: 1 };
  return {
    field,
    rule: 'layers',
    changes: { cargoes: [cargo], container: TWO_TOWERS, loads: [2] },
    impossible: { cargoes: [cargo], container: TOWER, loads: [1], cargo: 0, reason: 'StackingRules' },
  };
});

export const STACKING: readonly RuleRow[] = [
  ...ordered,
  ...alike,
  ...footprints,
  ...strict,
  ...matrices,
  ...pairs,
  ...layers,
];
