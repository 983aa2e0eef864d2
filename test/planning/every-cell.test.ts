/**
 * The table of docs/planning.md (Types and what else is asked): every calculation type, of loose cargo and of cargo on pallets,
 * with everything else that an order may ask for. A cell of it that says yes is a test here, any other has a reason there.
 */
import { readFileSync } from 'node:fs';
import t, { type Test } from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import type { PlannerStep } from '../../src/calculation/hooks.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import { CALCULATION_TYPE } from '../../src/schema/enums.js';
import type { FilledContainerResponse } from '../../src/schema/filled-container.js';
import { some } from '../support/draws.js';

const engine = loadEngine();

const TYPES = ['MixLoad', 'UnitLoad', 'SetLoad', 'SetLoadByVolume', 'MultipleSetLoad'] as const;
const WAYS = ['loose', 'pallets'] as const;

interface Cell {
  readonly type: (typeof TYPES)[number];
  readonly way: (typeof WAYS)[number];
}

type Body = Record<string, unknown>;

const PALLET = { containerType: 'Pallet', name: 'Deck', length: 120, width: 80, height: 100, palletThickness: 15 };
/** Eight pallets of them fill a van, or 160 and more of them alone. */
const CARTON = { style: 'Shipcase', length: 40, width: 30, height: 50, weight: 10 };
const CHAIR = { ...CARTON, name: 'Chair', qty: 64, setRatio: 2, groupName: 'north', sequence: 1 };
const TABLE = { ...CARTON, name: 'Table', qty: 32, setRatio: 1, groupName: 'south', sequence: 2 };
const VAN = { containerType: 'Truck', name: 'Van', length: 480, width: 160, height: 120 };

interface Asked {
  readonly cargoes?: readonly object[];
  readonly van?: object;
  readonly rules?: object;
  readonly level?: number;
  readonly more?: object;
}

const OPTIONS = { uom: 'UnitHighMetric' as const, maxRunTimeSeconds: 60 };

function bodyOf(
  { type, way }: Cell,
  { cargoes = [CHAIR, TABLE], van = {}, rules = {}, level = 1, more = {} }: Asked,
): Body {
  const palletized = { isPalletized: true, palletizing: { pallet: PALLET } };
  return {
    title: `${type} ${way}`,
    cargoes: cargoes.map((cargo) => ({ ...(way === 'pallets' ? palletized : {}), ...cargo })),
    emptyContainers: [{ ...VAN, ...van }],
    rules: { calculationType: type, optimizationLevel: level, ...rules },
    ...more,
  };
}

function planned(cell: Cell, asked: Asked) {
  const edit = asked.more && 'filledContainers' in asked.more ? { edit: { fillRemaining: true } } : {};
  const outcome = calculate(bodyOf(cell, asked), { ...OPTIONS, ...edit }, engine);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  const load = present(outcome.load, { spacesCreated: true, placementsCreated: true, uom: null });
  return { ...load, checks: load.verification!.checks };
}

type Planned = ReturnType<typeof planned>;

/** Pieces of a cargo in a filled container. */
function pieces({ manifest }: FilledContainerResponse, name: string): number {
  return manifest.reduce((sum, { cargo, cargoesLoaded }) => (cargo.name === name ? sum + cargoesLoaded : sum), 0);
}

function left({ unloaded }: Planned): number {
  return unloaded.reduce((sum, { qty }) => sum + qty, 0);
}

/** From where to where the pieces of a group lie, over all containers. */
function extents({ filledContainers }: Planned): number {
  return filledContainers.reduce((sum, { spaces = [] }) => {
    const spans = new Map<string, { from: number; to: number }>();
    for (const { isEmpty, cargo, placements = [] } of spaces) {
      if (isEmpty) continue;
      const { groupName } = cargo as { groupName: string };
      for (const { pos, size } of placements) {
        const span = spans.get(groupName) ?? { from: Number.POSITIVE_INFINITY, to: 0 };
        span.from = Math.min(span.from, pos.length);
        span.to = Math.max(span.to, pos.length + size.length);
        spans.set(groupName, span);
      }
    }
    return [...spans.values()].reduce((all, { from, to }) => all + to - from, sum);
  }, 0);
}

/** Cargo that no bound and no first plan is done with. */
const AWKWARD = [
  { ...CARTON, name: 'A', length: 55, width: 41, height: 37, qty: 120, setRatio: 1 },
  { ...CARTON, name: 'B', length: 43, width: 36, height: 45, qty: 120, setRatio: 1 },
  { ...CARTON, name: 'C', length: 62, width: 33, height: 29, qty: 120, setRatio: 1 },
];
const LOWER = { length: 300, width: 165, height: 118 };

/** Stops with the step that is looked for: the rest of the search is nobody's here. */
function searched(t: Test, cell: Cell, name: string, more: Pick<Asked, 'cargoes' | 'van'> = {}): void {
  let isSeen = false;
  const onStep = (step: PlannerStep) => {
    isSeen ||= step.name === name && step.spent! > 0;
  };
  const asked = { cargoes: AWKWARD, van: LOWER, level: 2, ...more };
  calculate(bodyOf(cell, asked), OPTIONS, engine, { onStep, isCancelled: () => isSeen });
  t.ok(isSeen, `${name} was searched for`);
}

/** What each feature has to be seen to do. */
const FEATURES: Readonly<Record<string, (t: Test, cell: Cell) => void>> = {
  sequence: (t, cell) => {
    const load = planned(cell, { rules: { isSequenceUsed: true, isDifferentGroupAllowedOnMultiSetLoad: true } });
    t.match(load.checks, /sequence/);
    const both = load.filledContainers.filter((one) => pieces(one, 'Chair') > 0 && pieces(one, 'Table') > 0);
    t.ok(both.length > 0, 'there is something to be in turn');
  },
  'groups together': (t, cell) => {
    const [apart, together] = [false, true].map((isGroupUsed) => planned(cell, { rules: { isGroupUsed } }));
    t.ok(extents(together!) <= extents(apart!), `${extents(together!)} <= ${extents(apart!)}`);
    t.equal(left(together!), left(apart!));
  },
  'groups undivided': (t, cell) => {
    const cargoes = [CHAIR, { ...TABLE, qty: 96 }, { ...TABLE, name: 'Lamp', groupName: 'west', qty: 96 }];
    const rules = { isSameGroupAllowedInDifferentContainers: false };
    const load = planned(cell, { cargoes, rules });
    t.match(load.checks, /undivided/);
    for (const { name, qty } of cargoes) {
      t.same(
        load.filledContainers.map((one) => pieces(one, name)).filter((count) => count > 0),
        [qty],
        name,
      );
    }
    const divided = planned(cell, { cargoes });
    t.ok(
      divided.filledContainers.length < load.filledContainers.length ||
        divided.filledContainers.some((one) => pieces(one, 'Table') % 96 > 0),
    );
  },
  'several containers': (t, cell) => {
    const load = planned(cell, {
      cargoes: [
        { ...CHAIR, qty: 192 },
        { ...TABLE, qty: 96 },
      ],
    });
    t.ok(load.filledContainers.length > 1);
    t.equal(left(load), 0);
  },
  refill: (t, cell) => {
    // More than there is room for; of volumes in a ratio each step is to go in whole.
    const many = AWKWARD.map((cargo) => ({ ...cargo, qty: 150 }));
    searched(t, cell, 'refill', cell.type === 'MixLoad' ? { cargoes: many, van: { ...LOWER, qty: 2 } } : {});
  },
  columns: (t, cell) => searched(t, cell, 'columns'),
  'kept placements': (t, cell) => {
    const pos = { length: 0, width: 0, height: 0 };
    // By hand cargo is placed, and no finished pallets.
    const crate = { ...CARTON, name: 'Crate', qty: 1, isPalletized: false };
    const [cargoes, name] = cell.way === 'loose' ? [[CHAIR, TABLE], 'Chair'] : [[CHAIR, TABLE, crate], 'Crate'];
    const placements = [{ cargo: name, orientation: 1, pos }];
    const load = planned(cell, { cargoes, more: { filledContainers: [{ emptyContainer: 'Van', placements }] } });
    const inCorner = load.filledContainers[0]!.spaces!.find(({ placements: own = [] }) =>
      own.some((one) => one.pos.length === 0 && one.pos.width === 0 && one.pos.height === 0),
    );
    t.equal((inCorner!.cargo as { name: string }).name, name);
    t.equal(left(load), 0, 'the rest goes in beside it');
  },
  'optional cargo': (t, cell) => {
    const cargoes = [CHAIR, { ...TABLE, name: 'Spare', isOptional: true, qty: 400 }];
    const load = planned(cell, { cargoes, van: { qty: 1 }, rules: { isBalanceFillWithOptionalCargoes: true } });
    t.match(load.checks, /optional-cargo/);
    t.equal(pieces(load.filledContainers[0]!, 'Chair'), 64);
    t.ok(pieces(load.filledContainers[0]!, 'Spare') > 0);
  },
  'extra pieces': (t, cell) => {
    const load = planned(cell, { rules: { isBalanceFillWithAdditionalAmountofExstingCargoes: true } });
    t.match(load.checks, /extra-cargo/);
    t.ok(load.loadSummary.extraLoaded > 0);
  },
  balance: (t, cell) => {
    const cargoes = [
      { ...CHAIR, qty: 32 },
      { ...TABLE, qty: 16 },
    ];
    const middles = [false, true].map((isBalanceAlignLoadCenter) => {
      const { filledContainers } = planned(cell, { cargoes, rules: { isBalanceAlignLoadCenter } });
      return filledContainers[0]!.cog.length;
    });
    t.ok(Math.abs(middles[1]! - VAN.length / 2) < Math.abs(middles[0]! - VAN.length / 2), `${middles}`);
  },
  reach: (t, cell) => {
    const load = planned(cell, { rules: { maxLoadingReach: 50 } });
    t.match(load.checks, /reach/);
    t.ok(load.loadSummary.cargoesLoaded > 0);
    t.equal(
      load.filledContainers.reduce((sum, one) => sum + one.loading!.beyondReach, 0),
      0,
    );
  },
};

/** The cells of the table by feature, and the letters of the reasons below it. */
function tableOf(text: string) {
  const section = text.slice(text.indexOf('## Types and what else is asked'));
  const lines = section.slice(0, section.indexOf('\n## ', 3)).split('\n');
  const rows = lines
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((one) => one.trim()),
    );
  const reasons = lines.flatMap((line) => /^- \((\w)\) .{20,}/.exec(line)?.[1] ?? []);
  const [head = []] = rows;
  return { columns: head.slice(1), rows: rows.slice(2), reasons };
}

const { columns, rows, reasons } = tableOf(readFileSync(new URL('../../../docs/planning.md', import.meta.url), 'utf8'));

t.same([...TYPES].sort(), [...CALCULATION_TYPE.values].sort(), 'every calculation type is here');

t.same(
  columns,
  TYPES.flatMap((type) => WAYS.map((way) => `${type} ${way}`)),
  'and has its columns',
);

t.same(
  rows.map(([feature]) => feature),
  Object.keys(FEATURES),
  'every feature has a row',
);
t.same(
  new Set(rows.flatMap(([, ...cells]) => cells).filter((one) => one !== 'yes')),
  new Set(reasons),
  'every reason is given',
);

for (const [feature, ...cells] of rows) {
  const order = TYPES.flatMap((type) => WAYS.map((way): Cell => ({ type, way })));
  t.equal(cells.length, order.length, feature!);
  const asked = some(order.filter((_, place) => cells[place] === 'yes'));
  for (const cell of asked) {
    t.test(`${feature}: ${cell.type}, ${cell.way}`, async (t) => FEATURES[feature!]!(t, cell));
  }
}
