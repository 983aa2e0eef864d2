/** Which remedies are tried for what stays behind, and which of them are a help. */
import t from 'tap';
import { withPallets } from '../../../src/web/desk/rail/pallet-fields.js';
import { draftOfBody } from '../../../src/web/plan-request/request-draft.js';

// The pages keep drafts in the browser.
const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {}, length: 0, key: () => null };
Object.assign(globalThis, {
  localStorage: storage,
  sessionStorage: storage,
  location: { hash: '' },
  addEventListener: () => {},
});
const { byPieces, keepsBalance, loadsMore, remediesOf } = await import('../../../src/web/desk/rail/remedies.js');

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
  const [loose] = remediesOf({ ...shared, cargoes }, new Map([[1, 21]]));
  t.match(loose, { kind: 'loose', pieces: 21 });
  t.equal(loose!.draft.cargoes[0], cargoes[0], 'what fits a pallet stays as it is');
  t.same(loose!.draft.cargoes[1]!['palletizing'], { remainQtyToVehicle: true });
  const [apart] = remediesOf({ ...ORDER, cargoes, rules: { isPalletized: true } }, new Map([[1, 21]]));
  t.same(
    apart!.draft.cargoes[1]!['palletizing'],
    { remainQtyToVehicle: true, partialPalletsAllowed: true },
    'the last pallet of a row is still built',
  );
  const off = withPallets(apart!.draft, false);
  t.same(off.cargoes, cargoes, 'without pallets nothing is said of them');
});

t.test('a vehicle whose axles nobody knows is no help where axles are checked', async (t) => {
  const drive = { position: 4000, maxWeight: 9000 };
  const truck = { ...VAN, containerType: 'Truck', axles: { layout: 'Rigid', steer: { position: -1000 }, drive } };
  const larger = remediesOf({ ...ORDER, emptyContainers: [truck] }).filter(({ kind }) => kind === 'larger');
  t.ok(larger.every(({ draft }) => draft.emptyContainers[0]!['axles'] !== undefined));
  const unchecked = remediesOf({ ...ORDER, emptyContainers: [{ ...VAN, containerType: 'Truck' }] });
  t.ok(unchecked.some(({ kind, draft }) => kind === 'larger' && draft.emptyContainers[0]!['axles'] === undefined));
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
