/** A spreadsheet in, a load for each of its titles out, over HTTP. */
import t from 'tap';
import type { Row } from 'write-excel-file/node';
import { startReceiver } from '../support/http/receiver.js';
import { processWhen, until } from '../support/service/processes.js';
import { KEY, startTestService } from '../support/service/running-service.js';
import { CONTAINERS, HEADER, row, workbook } from '../upload/workbooks.js';

const service = await startTestService(t, {
  engine: './naive-engine-module.js',
  env: { WORKERS: '2', WEBHOOK_ALLOW: '127.0.0.0/8' },
});

type File = readonly [field: string, name: string, content: Uint8Array | string];

async function upload(files: readonly File[], query = '') {
  const form = new FormData();
  for (const [field, name, content] of files) form.append(field, new Blob([content as BlobPart]), name);
  return await service.call(`/Upload/Loads?UOM=UnitMetric${query}`, { method: 'POST', body: form });
}

const rules: Row[] = [
  ['Field', 'Value'],
  ['calculationType', 'MixLoad'],
  ['optimizationLevel', 1],
];

t.test('5,000 rows in 50 loads; a faulty row stops its own load only', async (t) => {
  const rows = Array.from({ length: 5000 }, (_, index) => row(`Load ${Math.floor(index / 100)}`, `SKU ${index}`, 1));
  rows[4321]![3] = 'long';
  rows[1234]![7] = 0;
  const bytes = await workbook({ Cargoes: [HEADER, ...rows], Containers: CONTAINERS, Rules: rules });
  const begun = performance.now();
  const { status, body } = await upload([['file', 'loads.xlsx', bytes]]);
  t.comment(`${Math.round(performance.now() - begun)} ms`);
  t.match({ status, count: body.count, answered: body.status }, { status: 200, count: 50, answered: 'succeed' });
  t.equal(
    body.message,
    '48 of 50 loads were built; failed: "Load 12", "Load 43". Each item says what is wrong, by sheet, row and column.',
  );
  for (const [index, item] of body.items.entries()) {
    const isFaulty = index === 12 || index === 43;
    t.match(item, { title: `Load ${index}`, status: isFaulty ? 'failed' : 'succeed' });
    if (!isFaulty)
      t.match(item, { loadSummary: { cargoesLoaded: 100 }, document: { title: `Load ${index}`, isAutoSaved: true } });
  }
  const [noQuantity, noNumber] = [12, 43].map((index) => body.items[index].calculationError);
  t.match(noNumber, {
    code: 'ValidationFailed',
    message: 'Cargoes, row 4323, column Length (D4323): `Length` must be a number from 0 to 1000000; "long" was found.',
    issues: [{ pointer: '/cargoes/21/length', sheet: 'Cargoes', row: 4323, column: 'Length' }],
  });
  t.match(noQuantity, {
    code: 'CargoHasZeroLoadCount',
    issues: [
      {
        pointer: '/cargoes/34/qty',
        sheet: 'Cargoes',
        row: 1236,
        column: 'Qty',
        message: /^Cargoes, row 1236, column Qty: `Qty`/,
      },
    ],
  });
  const saved = await service.call('/Loads?limit=1000');
  t.equal(saved.body.count, 48);
  t.ok(saved.body.items.every((load: { document: { isAutoSaved: boolean } }) => load.document.isAutoSaved));
});

t.test('texts: the cargoes, and the other sheets as files of their own', async (t) => {
  const cargoes = [HEADER, row('Von Hand', 'Kiste'), [null, 'Kiste 2', 'Shipcase', '400,5', 300, 200, '1,25', 3]];
  const csv = (table: readonly (readonly unknown[])[]) => `\ufeff${table.map((cells) => cells.join(';')).join('\r\n')}`;
  const containers = ['containers', 'c.csv', csv(CONTAINERS as never)] as const;
  const file = ['file', 'l.csv', csv(cargoes)] as const;
  const { body } = await upload([file, containers, ['rules', 'r.csv', csv(rules as never)]], '&spacesCreated=true');
  t.match(body, {
    status: 'succeed',
    message: 'The load was built.',
    items: [{ title: 'Von Hand', filledContainers: [{ spaces: Array }] }],
  });
  const unsaved = await upload([file, containers], '&loadSaved=false');
  t.match(unsaved.body, { items: [{ status: 'succeed', document: undefined }] });
  const alone = await upload([file]);
  t.match(alone.body, {
    status: 'failed',
    message: /^No load was built; failed: "Von Hand"/,
    items: [{ calculationError: { code: 'EmptyContainerList', issues: [{ hint: /in the field `containers`/ }] } }],
  });
});

t.test('a sheet in a plain field of the form is refused, not passed over', async (t) => {
  for (const field of ['containers', 'rules', 'file']) {
    const form = new FormData();
    const file = ['LoadTitle,Name,Style,Length,Width,Height,Weight,Qty', 'L,A,Shipcase,400,300,200,1,3'].join('\n');
    if (field !== 'file') form.append('file', new Blob([file]), 'l.csv');
    form.append(field, 'ContainerType,Name,Length,Width,Height');
    t.match(await service.call('/Upload/Loads?UOM=UnitMetric', { method: 'POST', body: form }), {
      status: 400,
      body: { message: new RegExp(`the field "${field}" has a text, but a file is needed`) },
    });
  }
});

t.test('what cannot be read is 400 with a sentence that says why', async (t) => {
  t.match(await upload([]), { status: 400 });
  t.match(await upload([['files', 'a.csv', 'x']]), { status: 400, body: { message: /file/ } });
  t.match(await upload([['file', 'a.xlsx', 'LoadTitle,Name']]), {
    status: 400,
    body: { code: 'BadUpload', message: /called a workbook, but is none/ },
  });
  t.match(await upload([['file', 'a.csv', 'a,b\n1,2']]), {
    status: 400,
    body: { code: 'BadUpload', message: /no header was found/ },
  });
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  t.match(await service.call('/Upload/Loads', json), { status: 400, body: { code: 'WrongContentType' } });
  const sound = ['file', 'l.csv', [HEADER, row('A', 'N')].map((cells) => cells.join(',')).join('\n')] as const;
  t.match(await upload([sound], '&userId=bob@example.com'), { status: 400, body: { code: 'UnknownUser' } });
});

t.test('the template is a workbook', async (t) => {
  const response = await fetch(`${service.address}/Upload/Template`, { headers: { TokenID: KEY } });
  t.equal(response.headers.get('Content-Type'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  t.match(response.headers.get('Content-Disposition'), /attachment; filename=".*\.xlsx"/);
  const bytes = new Uint8Array(await response.arrayBuffer());
  t.match(await upload([['file', 'template.xlsx', bytes]]), {
    status: 400,
    body: { message: /has a header, but no rows/ },
  });
});

t.test('as processes: one, and one webhook, for each load that is not faulty', async (t) => {
  const receiver = await startReceiver();
  t.teardown(receiver.close);
  const rows = [row('Night 1', 'N'), row('Night 2', 'N'), row('Night 3', 'N')];
  rows[1]![3] = 'long';
  const bytes = await workbook({ Cargoes: [HEADER, ...rows], Containers: CONTAINERS, Rules: rules });
  const query = `&multiProcessed=true&webhookListenerURLToNewLoad=${encodeURIComponent(receiver.address)}`;
  const { body } = await upload([['file', 'loads.xlsx', bytes]], query);
  t.match(body, {
    status: 'succeed',
    message: /^2 of 3 loads were queued; failed: "Night 2"/,
    items: [
      { title: 'Night 1', message: 'Queued' },
      { title: 'Night 2', status: 'failed', calculationError: { issues: [{ row: 3, column: 'Length' }] } },
      { title: 'Night 3', message: 'Queued' },
    ],
  });
  for (const place of [0, 2]) {
    const { title, document } = body.items[place];
    t.equal(document.title, title);
    const ended = await processWhen(service.call, document.processId);
    t.match(ended, { state: 'done', load: { status: 'succeed', document: { title, isAutoSaved: true } } });
  }
  await until(() => receiver.received.length === 2);
  t.strictSame(receiver.received.map(({ body: sent }) => JSON.parse(sent).document.title).sort(), [
    'Night 1',
    'Night 3',
  ]);
});
