/** The customer's sheets: of an order with stops each receiver has sheets of its own, and of others they say nothing. */
import t from 'tap';
import { inEnglish } from '../../src/domain/coded-sentences.js';
import { writePage } from '../../src/report/page/page.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { takenTogether } from '../../src/report/unloading.js';
import { pdfPages } from '../support/report/pdf-text.js';
import { calculated, REQUESTS, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

t.test('each receiver sees its own cargo alone, as page and as PDF', async (t) => {
  const load = calculated(REQUESTS['cartons']!);
  const options = reportOptionsOf(load, { layout: 'customer' });
  const chunks: Uint8Array[] = [];
  await writePdf(sourceOf(load), options, null, (chunk) => chunks.push(chunk));
  const pages = pdfPages(Buffer.concat(chunks)).map(({ pieces }) => pieces.join(' '));
  const page = writePage(sourceOf(load), options);
  t.notOk(page.includes('class="qr"'), 'no code leads to what others get');
  t.ok(writePage(sourceOf(load), reportOptionsOf(load, { layout: 'driver' })).includes('class="qr"'));
  const sheets = page.split('<section class="sheet"').slice(1);
  for (const [form, texts] of Object.entries({ pages, sheets })) {
    t.equal(texts.length, 2, `${form}: one of each stop`);
    for (const [name, cargo] of [
      ['Hamburg', 'Carton A'],
      ['Bremen', 'Carton B'],
    ] as const) {
      t.ok(
        texts.every((text) => text.includes(name) === text.includes(cargo)),
        `${form}: ${cargo} of ${name} is with it alone`,
      );
      t.equal(texts.filter((text) => text.includes(name)).length, 1);
    }
    const sums = texts.map((text) => /Total\D*(\d+)/.exec(text.replace(/<[^>]*>/g, ' '))?.[1]);
    t.same(sums, ['60', '30'], `${form}: with its sum`);
    t.notOk(
      texts.some((text) => text.includes('is loaded')),
      'a plan does not know what is loaded',
    );
  }
});

t.test('what a stop gets without a name is on the sheet of its only customer', async (t) => {
  const cartons = REQUESTS['cartons'] as unknown as { cargoes: Readonly<Record<string, unknown>>[] };
  const [a, b] = cartons.cargoes;
  const added = { ...b, name: 'Carton C', qty: 2, groupName: '' };
  const sheets = (cargoes: object[], layout: 'customer' | 'driver') => {
    const load = calculated({ ...cartons, cargoes });
    const [, ...found] = writePage(sourceOf(load), reportOptionsOf(load, { layout })).split('<section class="sheet"');
    return found.map((sheet) => sheet.replace(/<[^>]*>/g, ' '));
  };
  const found = sheets([a!, b!, added], 'customer');
  t.equal(found.length, 2, 'none for nobody');
  t.match(
    found.find((text) => text.includes('Bremen')),
    /Carton C/,
  );
  const [driven] = sheets([a!, b!, added], 'driver');
  t.match(driven, /Carton C/);
  t.notMatch(driven, /Stop.\d(?!: )/, 'each stop once');
  const another = { ...a, name: 'Carton D', qty: 2, sequence: b!['sequence'] };
  t.equal(sheets([a!, b!, another, added], 'customer').length, 4, 'of one of two customers it may be');
});

t.test('a sheet for each customer over all containers, and for one of whom nothing is loaded', async (t) => {
  const cartons = REQUESTS['cartons'] as unknown as { cargoes: object[]; emptyContainers: object[]; rules: object };
  const [a, b] = cartons.cargoes;
  const [van] = cartons.emptyContainers;
  const order = {
    ...cartons,
    cargoes: [
      { ...a, qty: 400 },
      { ...b, qty: 2, length: 9000, width: 2000 },
    ],
    emptyContainers: [{ ...van, qty: 3 }],
  };
  const load = calculated(order);
  t.ok(load.plan.containers.length > 1, 'one fills several containers');
  t.equal(load.plan.unloaded.length, 1);
  const options = reportOptionsOf(load, { layout: 'customer' });
  const sheets = writePage(sourceOf(load), options)
    .split('<section class="sheet"')
    .slice(1)
    .map((sheet) => sheet.replace(/<[^>]*>/g, ' '));
  const chunks: Uint8Array[] = [];
  await writePdf(sourceOf(load), options, null, (chunk) => chunks.push(chunk));
  const pages = pdfPages(Buffer.concat(chunks)).map(({ pieces }) => pieces.join(' '));
  for (const [form, texts] of Object.entries({ pages, sheets })) {
    t.equal(texts.filter((text) => /Stop.\d: Hamburg/.test(text)).length, 1, `${form}: one for both containers`);
    const lists = texts.find((text) => text.includes('Hamburg'))!.match(/Carton A/g)!;
    t.equal(lists.length, load.plan.containers.length, `${form}: what is in each of them`);
    const [nothing, ...others] = texts.filter((text) => /Stop.\d: Bremen/.test(text));
    t.same(others, []);
    t.match(nothing, /Nothing is loaded for Stop.\d: Bremen/, form);
    t.match(nothing, /Carton B\s+2/, `${form}: what stays behind`);
    t.notMatch(nothing, /Carton A/);
  }
});

t.test('why their cargo stays behind is said without the goods of others', async (t) => {
  const cartons = REQUESTS['cartons'] as unknown as { cargoes: object[]; emptyContainers: object[]; rules: object };
  const [a, b] = cartons.cargoes;
  const emptyContainers = [{ ...cartons.emptyContainers[0], qty: 1 }];
  const large = { length: 2000, width: 2000, orientationsAllowed: 'Orientations1', nothingOnTop: true };
  const orders = {
    RuleForbids: {
      ...{ ...cartons, emptyContainers },
      cargoes: [
        { ...a, qty: 2, ...large },
        { ...b, qty: 1, ...large },
      ],
    },
    EnoughForOneSet: {
      ...{ ...cartons, emptyContainers },
      cargoes: [
        { ...a, qty: 3, setRatio: 1 },
        { ...b, qty: 1, setRatio: 1 },
      ],
      rules: { ...cartons.rules, calculationType: 'SetLoad' },
    },
  };
  for (const [code, order] of Object.entries(orders)) {
    const load = calculated(order);
    const [{ cargo, detail }] = load.plan.unloaded as [(typeof load.plan.unloaded)[number]];
    t.match(detail, { code });
    const { problem } = load;
    const page = writePage(sourceOf(load), reportOptionsOf(load, { layout: 'customer' }));
    const driver = writePage(sourceOf(load), reportOptionsOf(load, { layout: 'planner' }));
    t.ok(driver.includes(inEnglish(problem, detail).replaceAll('"', '&quot;')), 'who plans reads all of it');
    const own = problem.cargoes[cargo]!.groupName;
    const others = problem.cargoes.filter(({ groupName }) => groupName !== own).map(({ name }) => name);
    const sheets = page.split('<section class="sheet"').filter((sheet) => sheet.includes(own));
    t.ok(
      sheets.some((sheet) => /There is room, but the stacking rules|No further complete set/.test(sheet)),
      'the reason itself stays',
    );
    for (const sheet of sheets) for (const name of others) t.notOk(sheet.includes(name), `${code}: nothing of ${name}`);
    if (code === 'RuleForbids')
      t.match(page, /There is room in (?:"|&quot;)Van(?:"|&quot;), but this rule forbids it: /);
  }
});

t.test('what stands in several places is a line each to who unloads', async (t) => {
  const { problem } = calculated(REQUESTS['cartons']!);
  const { scale } = problem;
  const at = (cargo: number, x: number, y = 0) => ({
    cargo,
    parts: [
      {
        arrangement: {
          ...{ cargo, orientation: 1 as const, counts: { length: 1, width: 1, height: 1 } },
          position: { x: x * scale, y: y * scale, z: 0 },
        },
      },
    ],
  });
  const cards = [at(0, 0), at(0, 600), at(0, 2000), at(0, 2000, 400), at(1, 3000), at(0, 3500)];
  const taken = takenTogether(cards, problem.cargoes);
  t.same(
    taken.map((one) => one.map((card) => cards.indexOf(card))),
    [[0, 1], [2, 3], [4], [5]],
  );
});

t.test('without stops the whole load is one', async (t) => {
  const load = calculated(REQUESTS['rolls']!);
  const page = writePage(sourceOf(load), reportOptionsOf(load, { layout: 'customer' }));
  t.match(page, /<h3>Figures<\/h3>/);
  t.match(page, /<h3>Views<\/h3>/);
});
