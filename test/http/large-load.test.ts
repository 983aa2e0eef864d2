/** A load whose saved form passes 16 MiB, where a document of MongoDB ends: saved, read and overwritten on each store. */
import t from 'tap';
import { onBothStoresInDeepRuns } from '../support/http/both-stores.js';

const MEBIBYTE = 1024 * 1024;

await onBothStoresInDeepRuns(t, async (t, start) => {
  const service = await start();
  // Few cargoes of long texts (four bytes a character) and room for few of them: what is large here is the saved form,
  // not the search.
  const long = '🚚'.repeat(255);
  const short = long.slice(0, 100);
  const request = (count: number) => ({
    title: 'Large',
    cargoes: Array.from({ length: count }, (_, n) => ({
      ...{ style: 'Shipcase', name: `Cargo ${n}`, length: 100, width: 100, height: 100, qty: 1 },
      ...{ alias: long, alias2: long, groupName: long, stackCode: long, property1: short, property2: short },
    })),
    emptyContainers: [{ containerType: 'SeaVan', name: 'Van', length: 1000, width: 200, height: 100, qty: 1 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, maxRunTimeSeconds: 30 },
  });
  const built = await service.post('/Loads?UOM=UnitMetric', request(2000));
  t.match(built, { status: 200, body: { status: 'succeed' } });
  const loaded = built.body.loadSummary.cargoesLoaded;
  t.ok(loaded > 0);
  const bytes = await service.savedBytes('ann@example.com', 'Example', 'Large');
  t.ok(bytes > 16 * MEBIBYTE, `${(bytes / MEBIBYTE).toFixed(1)} MiB saved`);
  const read = await service.call('/Loads/ann@example.com/Large/1');
  t.match(read, { status: 200, body: { loadSummary: { cargoesLoaded: loaded } } });
  t.match(await service.post('/Loads?UOM=UnitMetric', request(3)), { body: { status: 'succeed' } });
  t.match(await service.call('/Loads/ann@example.com/Large/1'), { body: { loadSummary: { cargoesLoaded: 3 } } });
  t.equal((await service.call('/Loads')).body.count, 1);
});
