/** What must lie in one container: trucks of four cubes each. */
import type { Load, RuleRow } from '../../../support/rules/rule-rows.js';

type Body = Readonly<Record<string, unknown>>;

/** Three and three, of which a truck takes four; three and two, of which only three go along. */
function together(field: string, first: Body, second: Body): RuleRow {
  const load: Omit<Load, 'loads' | 'container'> = {
    cargoes: [
      { ...first, qty: 3 },
      { ...second, qty: 2, width: 90 },
    ],
    rules: { [field]: false },
    off: { rules: { [field]: true } },
  };
  return {
    field,
    rule: 'undivided',
    changes: { ...load, container: { qty: 2 }, loads: [3, 2] },
    impossible: {
      ...load,
      container: { qty: 1 },
      loads: [3, 0],
      loadsOff: [3, 1],
      cargo: 1,
      reason: 'GroupKeptTogether',
    },
  };
}

/** Five in trucks of four. */
const whenTooLarge: RuleRow = {
  field: 'isSameGroupDividedToDifferentContainersWhenNotKeptTogether',
  rule: 'undivided',
  isLeave: true,
  changes: {
    cargoes: [{ qty: 5, groupName: 'north' }],
    container: { qty: 2 },
    rules: {
      isSameGroupAllowedInDifferentContainers: false,
      isSameGroupDividedToDifferentContainersWhenNotKeptTogether: true,
    },
    loads: [5],
    loadsOff: [0],
  },
  impossible: {
    cargoes: [{ qty: 5, groupName: 'north' }],
    container: { qty: 1 },
    rules: {
      isSameGroupAllowedInDifferentContainers: false,
      isSameGroupDividedToDifferentContainersWhenNotKeptTogether: true,
    },
    loads: [4],
    loadsOff: [0],
    cargo: 0,
    reason: 'NoContainerLeft',
  },
};

export const TOGETHER: readonly RuleRow[] = [
  together('isSpreadIdenticalCargoAllowed', {}, {}),
  together('isSameGroupAllowedInDifferentContainers', { groupName: 'north' }, { groupName: 'south' }),
  whenTooLarge,
];
