/** The settings of an account in the loads that it builds, on both stores; and with the real search. */
import t from 'tap';
import { onBothStoresInDeepRuns } from '../support/http/both-stores.js';
import { smallRequest } from '../support/problems/requests.js';
import { postInit, startTestService } from '../support/service/running-service.js';

const put = (body: unknown) => ({ ...postInit(body), method: 'PUT' });
const NAMED = { isCustomRuleUsedForSolutionsNames: true, prefixOfSolutionsNames: 'LKW-' };
const BUILD = '/Loads?UOM=UnitMetric';

await onBothStoresInDeepRuns(t, async (t, start) => {
  const service = await start();
  const ann = service.as(await service.createKey('ann@acme.test', 'acme'));
  const bob = service.as(await service.createKey('bob@acme.test', 'acme'));
  const admin = service.as(await service.createKey('eve@other.test', 'other', true));
  type Who = typeof ann;
  const build = async (who: Who, title: string, rules = {}, query = '') =>
    (await who(`${BUILD}${query}`, postInit(smallRequest({ title, rules })))).body;
  const nameOf = (load: { filledContainers: { name: string }[] }) => load.filledContainers[0]?.name;

  await t.test('count in the loads of that account, and in no others', async (t) => {
    await ann('/Account/Settings', put({ ...NAMED, isSideSpaceOfCargoFilledWithSameCargo: true }));
    const load = await build(ann, 'of ann');
    t.equal(nameOf(load), 'LKW-1');
    t.same(load.warnings, []);
    for (const other of [bob, admin]) {
      const { filledContainers, warnings } = await build(other, 'of another');
      t.equal(filledContainers[0].name, '20 ft 1');
      t.same(warnings, []);
    }
  });

  await t.test('of whoever asks, for whomever the load is', async (t) => {
    await service.createKey('zoe@other.test', 'other');
    await admin('/Account/Settings', put({ ...NAMED, prefixOfSolutionsNames: 'E' }));
    const load = await build(admin, 'for zoe', {}, '&userId=zoe@other.test');
    t.match(load, { document: { createdBy: 'zoe@other.test' }, filledContainers: [{ name: 'E1' }] });
  });

  await t.test('a saved load stays what it was when they change', async (t) => {
    await ann('/Account/Settings', put({ prefixOfSolutionsNames: 'later ', isEasyLoadUsed: true }));
    const { items } = (await ann('/Loads/ann@acme.test/of%20ann')).body;
    t.equal(nameOf(items[0]), 'LKW-1');
    t.notMatch(JSON.stringify(items[0].warnings), 'isEasyLoadUsed');
    t.equal((await ann('/Loads/ann@acme.test/of%20ann/1')).body.name, 'LKW-1');
    t.equal((await bob('/Loads/ann@acme.test/of%20ann/1')).body.name, 'LKW-1', 'as its owner sees it');
    t.equal(nameOf(await build(ann, 'of ann')), 'later 1', 'built again');
  });

  await t.test('in a request they are ignored with a warning', async (t) => {
    const load = await build(bob, 'asked', NAMED);
    t.equal(nameOf(load), '20 ft 1');
    t.same(load.warnings.map(({ code, pointer }: Record<string, string>) => `${code} ${pointer}`).sort(), [
      'ReadOnlyRule /rules/isCustomRuleUsedForSolutionsNames',
      'ReadOnlyRule /rules/prefixOfSolutionsNames',
    ]);
  });
});

t.test('with the real search', async (t) => {
  const service = await startTestService(t);
  const carton = { style: 'Shipcase', length: 1000, width: 2000, height: 2000, weight: 1, qty: 1 };
  const request = {
    title: 'stops',
    cargoes: [1, 2, 3].map((sequence) => ({ ...carton, name: `stop ${sequence}`, sequence })),
    emptyContainers: [{ containerType: 'Truck', name: 'T', length: 3000, width: 2000, height: 2000 }],
    rules: { calculationType: 'MixLoad', isSequenceUsed: true, optimizationLevel: 1 },
  };
  const stops = async () => {
    const { body } = await service.post('/Loads?UOM=UnitMetric&spacesCreated=true', request);
    t.equal(body.verification?.valid, true, JSON.stringify(body.calculationError));
    const spaces = body.filledContainers[0].spaces as { isEmpty: boolean; cargo: { name: string } }[];
    return spaces.filter(({ isEmpty }) => !isEmpty).map(({ cargo }) => cargo.name);
  };
  t.same(await stops(), ['stop 1', 'stop 2', 'stop 3']);
  await service.call('/Account/Settings', put({ isCargoSequenceUsedInOppositeOrder: true }));
  t.same(await stops(), ['stop 3', 'stop 2', 'stop 1']);
  await service.call('/Account/Settings', put({ maxCargoTypesPerContainer: 2 }));
  t.same(await stops(), ['stop 3', 'stop 2'], 'the third needs a container of its own');
});
