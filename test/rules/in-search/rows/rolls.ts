/** Rolls: cylinders that interlock where cuboids of the same size would not, and that lie on two supports. */
import type { RuleRow } from '../../../support/rules/rule-rows.js';

const rollOf = (orientation: number, axis: number, qty: number) => ({
  style: 'Roll',
  diameter: 1000,
  length: 1000,
  width: 1000,
  height: axis,
  orientationsAllowed: `Orientation${orientation}`,
  qty,
});
const asCuboid = { cargoes: { style: 'Shipcase' } };
/** Half of 1,000 times the root of 3, rounded up. */
const RISE = 867;

/** Two side by side and a third between them, as near as cylinders come. */
const interlocked = (
  [
    ['standing in staggered rows', 1, { length: 1000 + RISE, width: 2000, height: 1000 }],
    ['lying along the width in a valley', 3, { length: 2000, width: 1000, height: 1000 + RISE }],
    ['lying along the length in a valley', 4, { length: 1000, width: 2000, height: 1000 + RISE }],
  ] as const
).map(([meaning, orientation, room]): RuleRow => {
  const tight = Object.fromEntries(
    Object.entries(room).map(([side, length]) => [side, length === 1000 + RISE ? length - 1 : length]),
  );
  return {
    field: 'style',
    case: `Roll, ${meaning}`,
    rule: 'overlap',
    isLeave: true,
    changes: {
      cargoes: [rollOf(orientation, 1000, 3)],
      container: room,
      off: asCuboid,
      loads: [3],
      loadsOff: [2],
    },
    impossible: {
      cargoes: [rollOf(orientation, 1000, 3)],
      container: tight,
      off: { container: room },
      loads: [2],
      cargo: 0,
      reason: 'NoContainerLeft',
    },
  };
});

const supported = ([3, 4] as const).map(
  (orientation): RuleRow => ({
    field: 'style',
    case: `Roll, two supports in orientation ${orientation}`,
    rule: 'rolls',
    changes: {
      cargoes: [rollOf(orientation, 1000, 2), { length: 1000, width: 1000, height: 1000, qty: 2 }],
      container: { length: 2000, width: 1000, height: 2000 },
      off: asCuboid,
      loads: [2, 2],
    },
    impossible: {
      cargoes: [rollOf(orientation, 1000, 2)],
      container: { length: 1000, width: 1000, height: 2000 },
      off: asCuboid,
      loads: [1],
      cargo: 0,
      reason: 'StackingRules',
    },
  }),
);

export const ROLLS: readonly RuleRow[] = [...interlocked, ...supported];
