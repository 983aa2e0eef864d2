/** Sets: whole ones in every container, by number or by volume. */
import type { RuleRow } from '../../../support/rules/rule-rows.js';

const MIXED = { rules: { calculationType: 'MixLoad' } };
const north = { groupName: 'north', setRatio: 1 };
const south = { groupName: 'south', setRatio: 1 };

export const SETS: readonly RuleRow[] = [
  {
    field: 'calculationType',
    case: 'SetLoad',
    rule: 'whole-sets',
    changes: {
      cargoes: [
        { qty: 3, setRatio: 2 },
        { qty: 1, setRatio: 1 },
      ],
      rules: { calculationType: 'SetLoad' },
      off: MIXED,
      loads: [2, 1],
    },
    impossible: {
      cargoes: [
        { qty: 1, setRatio: 1 },
        { qty: 3, setRatio: 1 },
      ],
      rules: { calculationType: 'SetLoad' },
      off: MIXED,
      loads: [1, 1],
      cargo: 1,
      reason: 'SetIncomplete',
    },
  },
  {
    field: 'setRatio',
    rule: 'whole-sets',
    changes: {
      cargoes: [
        { qty: 2, setRatio: 1 },
        { qty: 2, setRatio: 2 },
      ],
      rules: { calculationType: 'SetLoad' },
      off: { cargoes: { setRatio: 1 } },
      loads: [1, 2],
    },
    impossible: {
      cargoes: [
        { qty: 1, setRatio: 1 },
        { qty: 3, setRatio: 2 },
      ],
      rules: { calculationType: 'SetLoad' },
      off: { cargoes: { setRatio: 1 }, ...MIXED },
      loads: [1, 2],
      cargo: 1,
      reason: 'SetIncomplete',
    },
  },
  {
    field: 'calculationType',
    case: 'SetLoadByVolume',
    rule: 'sets-by-volume',
    changes: {
      cargoes: [
        { qty: 3, setRatio: 1 },
        { qty: 1, setRatio: 1 },
      ],
      rules: { calculationType: 'SetLoadByVolume' },
      off: MIXED,
      loads: [1, 1],
    },
    impossible: {
      cargoes: [
        { qty: 3, setRatio: 2 },
        { qty: 1, setRatio: 2 },
      ],
      rules: { calculationType: 'SetLoadByVolume' },
      off: MIXED,
      loads: [1, 1],
      cargo: 0,
      reason: 'SetIncomplete',
    },
  },
  {
    field: 'isDifferentGroupAllowedOnMultiSetLoad',
    rule: 'sets-apart',
    isLeave: true,
    changes: {
      cargoes: [
        { qty: 2, ...north },
        { qty: 1, ...south },
      ],
      rules: { calculationType: 'MultipleSetLoad', isDifferentGroupAllowedOnMultiSetLoad: true },
      loads: [2, 1],
      loadsOff: [2, 0],
    },
    impossible: {
      cargoes: [
        { qty: 3, ...north, setRatio: 2 },
        { qty: 1, ...south },
      ],
      rules: { calculationType: 'MultipleSetLoad', isDifferentGroupAllowedOnMultiSetLoad: true },
      off: MIXED,
      loads: [2, 1],
      cargo: 0,
      reason: 'SetIncomplete',
    },
  },
];
