/** The editing buffer over HTTP: written, read, shown, built, deleted; on the real engine. */
import t from 'tap';
import { processWhen } from '../support/service/processes.js';
import { postInit, startTestService, USER } from '../support/service/running-service.js';

const service = await startTestService(t);
const PATH = `/Edit/Load/${USER}`;
const put = (body: unknown, query = '?UOM=UnitMetric') =>
  service.call(PATH + query, { ...postInit(body), method: 'PUT' });
const build = (query = '') => service.call(PATH + query, { method: 'POST' });

const piece = (length: number, width: number, height: number) => ({
  cargo: 'Carton',
  orientation: 'Orientation1',
  pos: { length, width, height },
});
const BUFFER = {
  title: 'By hand',
  cargoes: [{ style: 'Shipcase', name: 'Carton', length: 500, width: 400, height: 250, weight: 5, qty: 8 }],
  emptyContainers: [{ containerType: 'Truck', name: 'T', length: 1000, width: 400, height: 500, qty: 2 }],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  filledContainers: [{ emptyContainer: 'T', placements: [piece(500, 0, 0)], locked: true }],
};

t.test('without a buffer', async (t) => {
  for (const answer of [
    await service.call(PATH),
    await build(),
    await service.call(`${PATH}/1`),
    await service.call(PATH, { method: 'DELETE' }),
  ]) {
    t.match(answer, { status: 400, body: { code: 'NoRecords', message: /has no editing buffer/ } });
  }
});

t.test('written, read in any unit, shown and deleted', async (t) => {
  t.match(await put(BUFFER), { status: 200, body: { status: 'succeed', names: ['By hand'] } });
  t.match(await service.call(PATH), { status: 200, body: { ...BUFFER, uom: 'UnitMetric' } });
  const inInches = await service.call(`${PATH.toUpperCase().replace('/EDIT/LOAD/', '/edit/load/')}?UOM=UnitEnglish`);
  t.match(inInches.body, {
    uom: 'UnitEnglish',
    cargoes: [{ length: 19.685 }],
    filledContainers: [{ placements: [{ pos: { length: 19.685 } }] }],
  });
  const shown = await service.call(`${PATH}/1?placementsCreated=true`);
  t.match(shown, {
    status: 200,
    body: {
      uom: 'UnitMetric',
      loadSummary: { cargoesLoaded: 1 },
      spaces: [{ placements: [{ pos: { length: 500 } }] }],
    },
  });
  t.match(await service.call(`${PATH}/2`), {
    status: 400,
    body: { code: 'NoRecords', message: /no filled container 2/ },
  });
  t.match(await put({ ...BUFFER, filledContainers: [{ placements: 5 }] }), {
    status: 400,
    body: {
      code: 'ValidationFailed',
      issues: [{ pointer: '/filledContainers/0/emptyContainer' }, { pointer: '/filledContainers/0/placements' }],
    },
  });
  t.match(await service.call(PATH), { body: BUFFER }, 'what was there stays');
});

t.test('built: kept and completed, or kept alone', async (t) => {
  const built = await build('?placementsCreated=true');
  t.match(built, {
    status: 200,
    body: {
      status: 'succeed',
      uom: 'UnitMetric',
      loadSummary: { cargoesLoaded: 5, containersLoaded: 2 },
      document: { title: 'By hand', createdBy: USER },
    },
  });
  t.match(
    built.body.filledContainers[0].spaces.filter(({ isEmpty }: { isEmpty: boolean }) => !isEmpty),
    [{ placements: [{ pos: { length: 500, width: 0, height: 0 } }] }],
  );
  t.match((await service.call(`/Loads/${USER}/By hand/2`)).body.loadSummary, { cargoesLoaded: 4 }, 'it is saved');
  t.match(await build('?fillRemaining=false&loadSaved=false'), {
    body: { loadSummary: { cargoesLoaded: 1, cargoesLeft: 7 }, document: undefined },
  });
  t.match((await build('?UOM=UnitEnglish&loadSaved=false')).body, {
    uom: 'UnitEnglish',
    filledContainers: [{ actualSize: { length: 39.3701 } }],
  });
  t.equal((await service.call(PATH)).status, 200, 'the buffer stays');
});

t.test('built as a process', async (t) => {
  const { body } = await build('?multiProcessed=true&fillRemaining=false');
  t.match(body, { status: 'succeed', message: 'Queued', document: { title: 'By hand' } });
  const ended = await processWhen(service.call, body.document.processId);
  t.match(ended, { state: 'done', load: { loadSummary: { cargoesLoaded: 1 }, document: { title: 'By hand' } } });
});

t.test('shown with pictures', async (t) => {
  const { body } = await service.call(`${PATH}/1?graphicsCreated=true`);
  const address = body.graphics.images.path3DDiagram;
  const picture = await fetch(address);
  t.equal(picture.status, 200);
  t.match(picture.headers.get('Content-Type'), /^image\//);
});

t.test('a broken one is a failed Load that names placement, cargo, rule and place; it is shown as it is', async (t) => {
  const broken = {
    ...BUFFER,
    filledContainers: [{ emptyContainer: 'T', placements: [piece(0, 0, 0), piece(100, 0, 100)] }],
  };
  t.match(await put(broken), { status: 200 });
  const { body } = await build();
  t.match(body, {
    status: 'failed',
    message: /^The request has \d faults|^Placement 2/,
    calculationError: {
      issues: [
        {
          pointer: '/filledContainers/0/placements/1',
          rule: 'overlap',
          message: /^Placement 2 of filled container 1, Carton at length 100, width 0, height 100, breaks the rule "/,
        },
      ],
    },
  });
  t.match(await service.call(`${PATH}/1?spacesCreated=true`), {
    status: 200,
    body: { loadSummary: { cargoesLoaded: 2 } },
  });
  t.match(await service.call(PATH, { method: 'DELETE' }), { status: 200 });
  t.match(await service.call(PATH), { status: 400, body: { code: 'NoRecords' } });
});

t.test('a buffer as a body: built by itself, whatever is written stays', async (t) => {
  t.match(await put({ ...BUFFER, title: 'Written' }), { status: 200 });
  const sent = { ...BUFFER, title: 'Sent', unknown: 1 };
  const query = '?fillRemaining=false&UOM=UnitMetric';
  const built = await service.post(`${PATH}${query}`, sent);
  t.match(built, {
    status: 200,
    body: {
      status: 'succeed',
      uom: 'UnitMetric',
      loadSummary: { cargoesLoaded: 1 },
      unloaded: [{ name: 'Carton', qty: 7, reason: 'NoSpaceLeft', detail: /not placed/ }],
      document: { title: 'Sent' },
    },
  });
  t.ok(built.body.warnings.some(({ code }: { code: string }) => code === 'UnknownField'));
  t.match((await service.call(PATH)).body, { title: 'Written' });
  t.match(await build(), { body: { status: 'succeed', document: { title: 'Written' } } });
  t.match(await service.post(`${PATH}${query}`, { ...BUFFER, filledContainers: [{ placements: 5 }] }), {
    status: 200,
    body: {
      status: 'failed',
      calculationError: {
        issues: [{ pointer: '/filledContainers/0/emptyContainer' }, { pointer: '/filledContainers/0/placements' }],
      },
    },
  });
  t.match(await service.call(PATH, { method: 'DELETE' }), { status: 200 });
  t.match(await service.post(`${PATH}${query}`, sent), { body: { status: 'succeed' } }, 'with none written');
});

t.test('a buffer that was read is read in the unit that it says, wherever it is sent', async (t) => {
  t.match(await put(BUFFER), { status: 200 });
  const { body: shown } = await service.call(PATH);
  t.match(shown, { uom: 'UnitMetric', updatedAt: String, warnings: [] });
  const built = await service.post(`${PATH}?fillRemaining=false&loadSaved=false`, shown);
  t.match(built.body, { status: 'succeed', uom: 'UnitMetric', warnings: [], filledContainers: [{}] });
  t.match(await put(shown, ''), { status: 200, body: { warnings: [] } });
  t.match((await service.call(PATH)).body, { uom: 'UnitMetric', cargoes: [{ length: 500 }] });
  t.match(await put(shown, '?UOM=UnitEnglish'), { status: 200, body: { warnings: [] } });
  t.match((await service.call(PATH)).body, { uom: 'UnitEnglish', cargoes: [{ length: 500 }] }, 'the call decides');
  const { uom: _, ...unsaid } = shown;
  t.match(await put(unsaid, ''), { status: 200 });
  t.match((await service.call(PATH)).body, { uom: 'UnitEnglish', cargoes: [{ length: 500 }] });
  t.match(await service.call(PATH, { method: 'DELETE' }), { status: 200 });
});

t.test('alternatives are kept as they are, stock counted for each', async (t) => {
  const rules = { calculationType: 'UnitLoad', optimizationLevel: 1 };
  const [truck] = BUFFER.emptyContainers;
  const filled = (emptyContainer: string, ...placements: object[]) => ({ emptyContainer, placements });
  const options = {
    ...BUFFER,
    ...{ rules, alternatives: true, cargoes: [{ ...BUFFER.cargoes[0], qty: 3 }] },
    emptyContainers: [truck, { ...truck, name: 'U', qty: 1 }],
    // Together more than the order has.
    filledContainers: [filled('T', piece(0, 0, 0), piece(500, 0, 0)), filled('U', piece(0, 0, 0), piece(500, 0, 0))],
  };
  const query = '?fillRemaining=false&UOM=UnitMetric';
  const shown = { status: 'succeed', alternatives: true, loadSummary: { cargoesLoaded: 2, containersLoaded: 1 } };
  const unloaded = [{ qty: 1, reason: 'NoContainerLeft', detail: /2 of 3 pieces/ }];
  t.match(await service.post(`${PATH}${query}`, options), { body: { ...shown, unloaded } });
  const refused = (pointer: string) => ({ body: { status: 'failed', calculationError: { issues: [{ pointer }] } } });
  const mixed = { ...options, rules: BUFFER.rules };
  t.match(await service.post(`${PATH}${query}`, mixed), refused('/alternatives'), 'no alternatives of a mix');
  t.match(await service.post(`${PATH}?UOM=UnitMetric`, options), refused('/alternatives'), 'nothing is added');
  const sum = { ...options, alternatives: false };
  t.match(await service.post(`${PATH}${query}`, sum), refused('/filledContainers'), 'no sum');
});

t.test('a saved load is read as the buffer with which it is edited; nothing is written', async (t) => {
  const { filledContainers: _, ...request } = BUFFER;
  t.match(await service.post('/Loads?UOM=UnitMetric', { ...request, title: 'Saved' }), { body: { status: 'succeed' } });
  const read = await service.call(`${PATH}?load=Saved`);
  t.match(read, { status: 200, body: { title: 'Saved', uom: 'UnitMetric', cargoes: [{ name: 'Carton', qty: 8 }] } });
  t.match(await service.call(PATH), { status: 400, body: { code: 'NoRecords' } });
  const { uom, updatedAt, warnings, ...buffer } = read.body;
  t.match(await put(buffer, `?UOM=${uom}`), { status: 200, body: { warnings: [] } });
  t.match(await build('?fillRemaining=false'), { body: { status: 'succeed', loadSummary: { cargoesLoaded: 8 } } });
  t.match(updatedAt, /^\d{4}-/);
  t.same(warnings, []);
  t.match((await service.call(`${PATH}?load=Saved&UOM=UnitEnglish`)).body, { cargoes: [{ length: 19.685 }] });
  t.match(await service.call(`${PATH}?load=Absent`), { status: 400, body: { code: 'NoRecords' } });
  t.match(await service.call('/Edit/Load/bob@example.com?load=Saved'), { status: 400, body: { code: 'NoRecords' } });
});

t.test('of a load of alternatives one has to be chosen', async (t) => {
  const { filledContainers: _, ...request } = BUFFER;
  const rules = { calculationType: 'UnitLoad', optimizationLevel: 1 };
  t.match(await service.post('/Loads?UOM=UnitMetric', { ...request, rules, title: 'Options' }), {
    body: { status: 'succeed', alternatives: true },
  });
  for (const query of ['', '&option=9']) {
    const refused = { status: 400, body: { code: 'ValidationFailed', message: /`option` from 1 to 1/ } };
    t.match(await service.call(`${PATH}?load=Options${query}`), refused);
  }
  t.match((await service.call(`${PATH}?load=Options&option=1`)).body, {
    rules: { calculationType: 'MixLoad' },
    filledContainers: [{ emptyContainer: 'T' }],
  });
});
