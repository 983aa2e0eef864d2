/** What pages and workbooks write of themselves leaves out what has no effect. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { check } from '../../src/calculation/check.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import type { LoadResponse } from '../../src/schema/load.js';
import { readUpload } from '../../src/upload/read-upload.js';
import { type WrittenRequest, writeRequest } from '../../src/upload/write-request.js';
import { sheetOf, writeWorkbook } from '../../src/upload/write-workbook.js';
import { draftOfLoad } from '../../src/web/plan-request/draft-of-load.js';
import { bodyOf, EMPTY_DRAFT, withCell } from '../../src/web/plan-request/request-draft.js';
import { smallRequest } from '../support/problems/requests.js';
import { ALL } from './plans.js';

const OPTIONS = { uom: 'UnitMetric', maxRunTimeSeconds: 60 } as const;
const PALLET = { containerType: 'Pallet', name: 'Euro', length: 1200, width: 800, height: 1000, palletThickness: 144 };

const warningsOf = (body: unknown) => check(body, OPTIONS).warnings;

function loadOf(body: unknown) {
  const outcome = calculate(body, OPTIONS, loadEngine());
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return outcome.load;
}

/** A plain order, and one on pallets. */
const ORDERS = [false, true].map((isPalletized) => {
  const order = smallRequest();
  const how = isPalletized ? { isPalletized, palletizing: { pallet: PALLET } } : {};
  return { ...order, cargoes: order.cargoes.map((one) => ({ ...one, ...how })) };
});

t.test('a request written on the page', (t) => {
  const cells = { name: 'Carton', length: 600, width: 400, height: 300, weight: 12, qty: 40 };
  const van = { name: '20 ft', length: 5890, width: 2330, height: 2380, maxWeight: 21700 };
  let draft = { ...EMPTY_DRAFT, title: 'Plain', uom: 'UnitMetric' as const };
  for (const [field, value] of Object.entries(cells))
    draft = withCell(draft, 'cargoes', 0, field, value) as typeof draft;
  for (const [field, value] of Object.entries(van)) {
    draft = withCell(draft, 'emptyContainers', 0, field, value) as typeof draft;
  }
  // Heavy below is on for what is typed, before there is a second weight: pages do not tell that it does nothing yet.
  t.strictSame(
    warningsOf(bodyOf(draft)).map(({ pointer }) => pointer),
    ['/rules/stackingRule'],
  );
  t.strictSame(warningsOf(bodyOf({ ...draft, rules: {} })), []);
  t.end();
});

t.test('a saved load as a request once more', (t) => {
  for (const order of ORDERS) {
    const load = loadOf(order);
    const shown = { ...present(load, { ...ALL, isRequestCreated: true }), document: null } as unknown as LoadResponse;
    t.strictSame(warningsOf(bodyOf({ ...draftOfLoad(shown), title: 'Again' })), []);
  }
  t.end();
});

t.test('a workbook of a load, uploaded again', async (t) => {
  for (const order of ORDERS) {
    const { title, request } = loadOf(order);
    const bytes = await writeWorkbook(writeRequest({ title, ...request } as WrittenRequest).map(sheetOf));
    const { loads, warnings } = await readUpload({ file: { name: 'load.xlsx', bytes } });
    t.strictSame([...warnings, ...warningsOf(loads[0]?.request)], []);
  }
});
