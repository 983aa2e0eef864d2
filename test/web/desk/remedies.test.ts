/** Which remedies are tried for what stays behind, and which of them are a help. */
import t from 'tap';
import '../../support/web/page-globals.js';
import { equipmentIn } from '../../../src/domain/equipment.js';
import { withPallets } from '../../../src/web/desk/rail/pallet-fields.js';
import type { Trial, Tried } from '../../../src/web/desk/rail/trial.js';
import { bodyOf, draftOfBody } from '../../../src/web/plan-request/request-draft.js';
import { calculated } from '../../support/report/report-sources.js';

const { byPieces, counted, keepsBalance, loadsMore, remediesOf } = await import(
  '../../../src/web/desk/rail/remedies.js'
);

const { isSettled, withOutcome } = await import('../../../src/web/desk/rail/trial.js');
const { misfitsOf } = await import('../../../src/web/desk/rail/misfits.js');
const { partsToLeaveOut } = await import('../../../src/web/desk/rail/without-some.js');
const { withoutWorse } = await import('../../../src/web/desk/rail/reach-limits.js');
const { withReachLimit, withStopsInOrder } = await import('../../../src/web/plan-request/reach-limit.js');

const VAN = {
  containerType: 'SeaVan',
  name: 'Van',
  length: 5800,
  width: 2300,
  height: 2300,
  maxWeight: 20_000,
  qty: 1,
};
const ORDER = draftOfBody(
  {
    title: 'Order',
    cargoes: [{ style: 'Shipcase', name: 'Case', length: 1000, width: 1000, height: 1000, weight: 50, qty: 40 }],
    emptyContainers: [VAN],
    rules: { isSequenceUsed: true, isGroupSequenceUsed: true, optimizationLevel: 3 },
  },
  'UnitMetric',
);

t.test('one more, larger ones, any order, a longer search', async (t) => {
  const found = remediesOf(ORDER);
  t.equal(found[0]!.kind, 'another');
  t.equal(found[0]!.draft.emptyContainers[0]!['qty'], 2);
  t.match(found[1], { kind: 'enough', name: 'Van', draft: { emptyContainers: [{ qty: 0 }] } }, 'then any number');
  t.match(counted(found[1]!, 4), { containers: 4, draft: { emptyContainers: [{ qty: 4 }] } }, 'of which it takes some');
  const larger = found.filter(({ kind }) => kind === 'larger');
  t.ok(larger.length > 0 && larger.every(({ draft }) => draft.emptyContainers.length === 1));
  const free = found.find(({ kind }) => kind === 'anyOrder')!;
  t.match(free.draft.rules, { isSequenceUsed: false, isGroupSequenceUsed: false });
  t.equal(found.find(({ kind }) => kind === 'longer')!.draft.rules['optimizationLevel'], 4);
  const best = { ...ORDER, rules: { optimizationLevel: 4 } };
  t.notOk(remediesOf(best).some(({ kind }) => kind === 'longer' || kind === 'anyOrder'));
  const tour = withStopsInOrder(ORDER, true);
  const farther = remediesOf(tour).find(({ kind }) => kind === 'reach')!;
  t.same(
    farther.draft.rules,
    { ...ORDER.rules, isSequenceUsed: true },
    'an arm’s length is given up, the stops are not',
  );
  t.notOk('maxLoadingReach' in remediesOf(tour).find(({ kind }) => kind === 'anyOrder')!.draft.rules);
  t.notOk(
    found.some(({ kind }) => kind === 'reach'),
    'where there is no limit it is none',
  );
  const unlimited = { ...ORDER, emptyContainers: [{ ...VAN, qty: 0 }] };
  t.notOk(remediesOf(unlimited).some(({ kind }) => kind === 'another'));
});

t.test('what stands on no pallet is loaded loose, and nothing else is', async (t) => {
  const shared = { ...ORDER, rules: { isPalletized: true, palletizing: { remainQtyToMixPallet: true } } };
  const cargoes = [...ORDER.cargoes, { ...ORDER.cargoes[0], name: 'Long', qty: 21 }];
  const [loose] = remediesOf({ ...shared, cargoes }, { onNone: new Map([[1, 21]]) });
  t.match(loose, { kind: 'loose', pieces: 21 });
  t.equal(loose!.draft.cargoes[0], cargoes[0], 'what fits a pallet stays as it is');
  t.same(loose!.draft.cargoes[1]!['palletizing'], { remainQtyToVehicle: true });
  const [apart] = remediesOf({ ...ORDER, cargoes, rules: { isPalletized: true } }, { onNone: new Map([[1, 21]]) });
  t.same(
    apart!.draft.cargoes[1]!['palletizing'],
    { remainQtyToVehicle: true, partialPalletsAllowed: true },
    'the last pallet of a row is still built',
  );
  const off = withPallets(apart!.draft, false);
  t.same(off.cargoes, cargoes, 'without pallets nothing is said of them');
});

t.test('where axles are checked larger vehicles are those with axles, and else none stands twice', async (t) => {
  const drive = { position: 4000, maxWeight: 9000 };
  const truck = { ...VAN, containerType: 'Truck', axles: { layout: 'Rigid', steer: { position: -1000 }, drive } };
  const larger = remediesOf({ ...ORDER, emptyContainers: [truck] }).filter(({ kind }) => kind === 'larger');
  t.same(
    larger.map(({ name }) => name),
    [
      ...['Rigid truck 18 t, 2 axles', 'Rigid truck 26 t, 3 axles'],
      ...['Semi-trailer 13.6 m, tractor with 2 axles', 'Semi-trailer 13.6 m, tractor with 3 axles'],
      ...['53 ft dry van, rear axle 40 ft from kingpin', '53 ft dry van, tandem 41 ft from kingpin'],
    ],
  );
  t.ok(larger.every(({ draft }) => draft.emptyContainers[0]!['axles'] !== undefined));
  const swap = { ...VAN, containerType: 'Truck', length: 7300, width: 2480, height: 2600 };
  const unchecked = remediesOf({ ...ORDER, emptyContainers: [swap] }).filter(({ kind }) => kind === 'larger');
  t.same(
    unchecked.map(({ name }) => name),
    ['Rigid truck 26 t, 3 axles', 'Semi-trailer 13.6 m', 'Mega trailer 13.6 m', '48 ft dry van', '53 ft dry van'],
    'up to the largest; one of them is known with axles alone',
  );
});

const NOTHING: Trial = { of: ORDER, found: [], useless: [], passNoDoor: 0, done: 0, count: 6 };
const tried = (kind: Tried['kind'], name: string, loaded: number, volume: number): Tried => ({
  ...{ kind, name, loaded, volume, left: 95 - loaded, cost: null, draft: ORDER },
});

t.test('of larger ones the smallest that takes everything is found, and what was tried is said', async (t) => {
  const none: Trial = withOutcome(NOTHING, { ...tried('larger', 'Alike', 78, 30), why: 'noMore' });
  const some = withOutcome(none, tried('larger', 'Swap body', 78, 32));
  t.notOk(isSettled(some.found, tried('larger', 'Next', 0, 0)), 'others are tried until one takes everything');
  const other = withOutcome(some, tried('another', 'One more', 90, 36));
  const more = withOutcome(other, tried('larger', 'Rigid truck', 78, 32.1));
  t.match(
    more.found.map(({ name }) => name),
    ['One more', 'Swap body'],
    'next to nothing more',
  );
  const fewer = withOutcome(more, tried('larger', 'Fewer', 77, 34));
  t.equal(fewer.found[1]!.name, 'Swap body', 'more volume, but a piece less');
  const all = withOutcome(more, tried('larger', 'Trailer', 95, 40));
  t.match(
    all.found.map(({ name }) => name),
    ['Trailer', 'One more'],
  );
  t.match(
    all.useless.map(({ name, why }) => [name, why]),
    [
      ['Alike', 'noMore'],
      ['Rigid truck', 'less'],
      ['Swap body', 'less'],
    ],
  );
  t.ok(isSettled(all.found, tried('larger', 'Mega trailer', 0, 0)));
  t.notOk(isSettled(all.found, tried('another', 'One more', 0, 0)));
  const enough = tried('enough', 'One more', 0, 0);
  t.notOk(isSettled(all.found, enough), 'one more is a help, and not enough');
  t.ok(isSettled(none.found, enough), 'where one more is no help, more of them are none');
  t.ok(isSettled([tried('another', 'One more', 95, 40)], enough));
  const same = withOutcome(all, tried('enough', 'One more', 90, 36));
  t.match([same.found.length, same.useless.at(-1)], [2, { kind: 'enough', why: 'less' }], 'one more was as many');
  t.match(withOutcome(all, null), { done: 5, count: 5 }, 'what is not planned counts as none that was tried');
});

function planOf(cargoes: readonly object[], container: object, rules: object = {}) {
  const body = {
    title: 'Order',
    cargoes,
    emptyContainers: [container],
    rules: { calculationType: 'MixLoad', ...rules },
  };
  return { draft: draftOfBody(body, 'UnitMetric'), plan: calculated(body) };
}

t.test('a stop or a customer is left out where that may make room for all others', async (t) => {
  const row = (name: string, stop: number, qty: number) => ({
    ...{ ...ORDER.cargoes[0]!, name, qty, sequence: stop, groupName: `Customer ${stop}` },
  });
  const rows = [row('A', 1, 8), row('B', 2, 10), row('C', 3, 4), row('D', 3, 2)];
  const { draft, plan } = planOf(rows, VAN, { isSequenceUsed: true });
  t.equal(
    plan.plan.unloaded.reduce((sum, { quantity }) => sum + quantity, 0),
    4,
  );
  const parts = partsToLeaveOut(plan);
  t.same(
    parts.map(({ stop, group, places, pieces }) => [stop, group, places, pieces]),
    [
      [1, 'Customer 3', [2, 3], 6],
      [3, 'Customer 1', [0], 8],
      [2, 'Customer 2', [1], 10],
    ],
    'the smallest first',
  );
  const [without] = remediesOf(draft, { parts }).filter(({ kind }) => kind === 'without');
  t.match(without, { stop: 1, name: 'Customer 3', pieces: 6 });
  t.same(
    without!.draft.cargoes.map(({ name }) => name),
    ['A', 'B'],
  );
  t.equal(without!.draft.leftOut?.length, 2);
  const free = planOf(
    rows.map(({ sequence: _, ...others }) => others),
    VAN,
  );
  t.same(
    partsToLeaveOut(free.plan).map(({ stop }) => stop),
    [null, null, null],
    'without stops it is a customer',
  );
  t.same(partsToLeaveOut(planOf([row('A', 1, 40)], VAN).plan), [], 'nothing else is there to load');
});

t.test('a mark that keeps cargo out is tried without, on the rows that may gain most', async (t) => {
  const row = (name: string, qty: number, height: number, more: object = {}) => ({
    ...{ ...ORDER.cargoes[0]!, name, qty, length: 1100, width: 1100, height, ...more },
  });
  const carriesNone = { nothingOnTop: true };
  const rows = [
    row('Crate', 2, 2000, carriesNone),
    row('Mirror', 20, 300, carriesNone),
    row('Panel', 3, 200, { length: 2000, orientationsAllowed: 'Orientations12' }),
    row('Cube', 4, 1100),
  ];
  const { draft, plan } = planOf(rows, VAN);
  const found = remediesOf(draft, { plan });
  t.same(
    found.filter(({ kind }) => kind === 'nothingOnTop').map(({ name }) => name),
    ['Mirror', 'Crate', 'Mirror, Crate'],
    'that above which most is empty first, then both',
  );
  const [onTop] = found.filter(({ kind }) => kind === 'nothingOnTop');
  const left = (one: typeof plan) => one.plan.unloaded.reduce((sum, { quantity }) => sum + quantity, 0);
  t.ok(left(calculated(bodyOf(onTop!.draft))) < left(plan));
  t.equal(onTop!.draft.cargoes[0], draft.cargoes[0], 'other rows stay as they are');
  const sides = found.filter(({ kind }) => kind === 'upright');
  t.same(
    sides.map(({ name }) => name),
    ['Mirror', 'Panel', 'Mirror, Panel'],
    'flat pieces before others, and no cube',
  );
  t.equal(sides[1]!.draft.cargoes[2]!['orientationsAllowed'], 'OrientationsAll');
});

t.test('what goes in upright nowhere is tried on its side, and nothing else is', async (t) => {
  const tall = { ...ORDER.cargoes[0]!, name: 'Tall', height: 2500, qty: 2 };
  const { draft, plan } = planOf([tall, { ...tall, name: 'Low', height: 900, nothingOnTop: true }], VAN);
  const found = remediesOf(draft, { plan, misfits: misfitsOf(plan) });
  t.same(
    found.filter(({ kind }) => kind === 'upright' || kind === 'nothingOnTop').map(({ kind, name }) => [kind, name]),
    [['upright', 'Tall']],
  );
});

t.test('for what passes no door nothing is offered that cannot take it', async (t) => {
  const [twenty] = equipmentIn('UnitMetric').map(({ source: _, ...one }) => ({ ...one, qty: 1 }));
  const piece = (name: string, length: number, width: number, height: number) => ({
    ...{ ...ORDER.cargoes[0]!, name, length, width, height, qty: 2 },
  });
  const small = piece('Small', 1000, 1000, 1000);
  const tall = planOf([piece('Tall', 2000, 2000, 2400), small], twenty!);
  const high = misfitsOf(tall.plan);
  t.match(high, { pieces: 2, isAll: true, passNoDoor: 0, open: null });
  t.same(
    remediesOf(tall.draft, { misfits: high }).map(({ kind, name }) => [kind, name]),
    [
      ['larger', '40 ft high cube'],
      ['larger', '45 ft high cube'],
    ],
    'none of the same, and none whose door is no higher',
  );
  const wide = planOf([piece('Wide', 2390, 2380, 1900), small], twenty!);
  const misfits = misfitsOf(wide.plan);
  t.match(misfits, { pieces: 2, isAll: true, passNoDoor: 2, open: { name: '40 ft flat rack', pieces: 2 } });
  const [open, ...others] = remediesOf(wide.draft, { misfits });
  t.match(open, { kind: 'open', name: '40 ft flat rack', pieces: 2 });
  t.same(others, []);
  t.same(calculated(bodyOf(open!.draft)).plan.unloaded, [], 'it takes them, as it is offered');
  const huge = planOf([piece('Huge', 2600, 2600, 3100), small], twenty!);
  t.match(misfitsOf(huge.plan), { pieces: 2, passNoDoor: 2, open: null });
  t.same(remediesOf(huge.draft, { misfits: misfitsOf(huge.plan) }), []);
});

t.test('a help loads more by volume, or more pieces in no less volume, and stays in balance', async (t) => {
  const load = (cargoesLeft: number, volumeLoaded: number, ...codes: string[]) =>
    ({
      loadSummary: { cargoesLeft, volumeLoaded },
      warnings: codes.map((code) => ({ code })),
    }) as unknown as Parameters<typeof loadsMore>[0];
  t.ok(loadsMore(load(5, 10), load(3, 11)));
  t.ok(loadsMore(load(200, 56.7), load(260, 75.2)), 'a third more, although more small pieces stay behind');
  t.ok(loadsMore(load(5, 10), load(3, 10)));
  t.notOk(loadsMore(load(5, 10), load(6, 10.05)), 'next to nothing more, and more pieces stay behind');
  t.notOk(loadsMore(load(5, 10), load(3, 9)), 'something large stays behind instead');
  t.notOk(keepsBalance(load(5, 10), load(3, 11, 'Unbalanced')), 'it cannot be balanced any more');
  t.ok(keepsBalance(load(5, 10, 'Unbalanced'), load(3, 11, 'Unbalanced')));
});

t.test('what loads fewer pieces stands by itself, whatever it fills', async (t) => {
  const tried = [{ loaded: 180 }, { loaded: 160 }, { loaded: 167 }, { loaded: 165 }];
  t.same(byPieces(tried, 167), [
    [{ loaded: 180 }, { loaded: 167 }],
    [{ loaded: 160 }, { loaded: 165 }],
  ]);
});

t.test('a longer reach is offered for more cargo alone, in the unit that is shown', async (t) => {
  const tried = (limit: number, loaded: number, volume: number) => ({
    ...{ limit, loaded, volume, left: 101 - loaded, draft: ORDER },
  });
  const found = withoutWorse([tried(100, 92, 40), tried(200, 100, 52), tried(300, 91, 44)]);
  t.same(
    found.map(({ limit }) => limit),
    [100, 200],
  );
  t.same(withoutWorse([tried(100, 0, 0)]), [], 'a limit with which nothing loads is no help');
  t.equal(withReachLimit({ ...ORDER, shown: 'UnitMetric' }, 2000).rules['maxLoadingReach'], 2000);
  t.same(withReachLimit({ ...ORDER, shown: 'UnitEnglish' }, 40).rules['maxLoadingReach'], { figure: 40, unit: 'in' });
  t.notOk('maxLoadingReach' in withReachLimit(withReachLimit(ORDER, 100), undefined).rules);
});
