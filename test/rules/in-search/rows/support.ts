/** What holds a piece up, and how far it may reach past that. */
import type { RuleRow } from '../../../support/rules/rule-rows.js';

const TOWER = { length: 100, width: 100, height: 200 };
const UPRIGHT = { orientationsAllowed: 'Orientation1' };
const ON_FLOOR = { floorStackType: 'BottomOnly' };
const LONG = { ...UPRIGHT, length: 200 };
const over = { length: 120, ...UPRIGHT, overhangAllowed: true, overhangLength: 20 };
const overTower = { length: 120, width: 100, height: 200 };

export const SUPPORT: readonly RuleRow[] = [
  {
    field: 'isSafeStackingUsed',
    rule: 'support',
    changes: {
      // Without support the larger piece comes first, and the long one lies on it, half in the air.
      cargoes: [{}, { ...LONG, height: 20 }],
      container: { height: 120 },
      rules: { isSafeStackingUsed: true },
      off: { rules: { isSafeStackingUsed: false } },
      loads: [1, 1],
    },
    impossible: {
      cargoes: [
        { ...ON_FLOOR, height: 160 },
        { ...LONG, height: 50, floorStackType: 'NoBottom' },
      ],
      container: { length: 200, width: 100, height: 210 },
      rules: { isSafeStackingUsed: true },
      off: { rules: { isSafeStackingUsed: false } },
      loads: [1, 0],
      cargo: 1,
      reason: 'StackingRules',
    },
  },
  {
    field: 'minSupportRate',
    rule: 'support',
    changes: {
      // Side by side; at 0.8 the long one lies on the other, so that the load is shorter.
      cargoes: [ON_FLOOR, { ...UPRIGHT, length: 120 }],
      container: { length: 220 },
      rules: { minSupportRate: 1 },
      loads: [1, 1],
    },
    impossible: {
      cargoes: [
        { ...UPRIGHT, ...ON_FLOOR, height: 110 },
        { ...UPRIGHT, length: 120, height: 90 },
      ],
      container: overTower,
      rules: { minSupportRate: 0.9 },
      loads: [1, 0],
      cargo: 1,
      reason: 'StackingRules',
    },
  },
  {
    field: 'maxDepthToSupportForSafeStacking',
    rule: 'support',
    isLeave: true,
    changes: {
      cargoes: [{ ...ON_FLOOR }, { ...ON_FLOOR, height: 95 }, { ...LONG, height: 20, floorStackType: 'NoBottom' }],
      rules: { maxDepthToSupportForSafeStacking: 5 },
      loads: [1, 1, 1],
      loadsOff: [1, 1, 0],
    },
    impossible: {
      cargoes: [{ ...ON_FLOOR }, { ...ON_FLOOR, height: 95 }, { ...LONG, height: 20, floorStackType: 'NoBottom' }],
      rules: { maxDepthToSupportForSafeStacking: 4 },
      off: { rules: { maxDepthToSupportForSafeStacking: 5 } },
      loads: [1, 1, 0],
      cargo: 2,
      reason: 'StackingRules',
    },
  },
  {
    field: 'overhangAllowed',
    rule: 'support',
    isLeave: true,
    changes: {
      cargoes: [
        { ...ON_FLOOR, height: 110 },
        { ...over, height: 90 },
      ],
      container: overTower,
      rules: { minSupportRate: 1 },
      loads: [1, 1],
      loadsOff: [1, 0],
    },
    impossible: {
      cargoes: [
        { ...ON_FLOOR, height: 110 },
        { ...over, height: 90, overhangLength: 19 },
      ],
      container: overTower,
      rules: { minSupportRate: 1 },
      off: { cargoes: { overhangLength: 20 } },
      loads: [1, 0],
      cargo: 1,
      reason: 'StackingRules',
    },
  },
  ...(['Length', 'Width'] as const).map((side): RuleRow => {
    const axis = side === 'Length' ? 'length' : 'width';
    const field = `overhang${side}`;
    const cargoes = (most: number) => [
      { ...ON_FLOOR, ...UPRIGHT, height: 110 },
      // The other side has a leave as well: without any the rule is that of support.
      {
        ...UPRIGHT,
        [axis]: 120,
        height: 90,
        overhangAllowed: true,
        overhangLength: 1,
        overhangWidth: 1,
        [field]: most,
      },
    ];
    const container = { ...TOWER, [axis]: 120 };
    const rules = { minSupportRate: 1 };
    return {
      field,
      rule: 'cargo-overhang',
      isLeave: true,
      changes: { cargoes: cargoes(20), container, rules, loads: [1, 1], loadsOff: [1, 0] },
      impossible: {
        cargoes: cargoes(9),
        container,
        rules,
        off: { cargoes: { [field]: 20 } },
        loads: [1, 0],
        cargo: 1,
        reason: 'StackingRules',
      },
    };
  }),
];
