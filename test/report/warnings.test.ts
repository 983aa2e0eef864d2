/** What the service warns of reaches paper: all of it who plans, and who loads and drives what they can mind. */
import t from 'tap';
import type { CalculatedLoad } from '../../src/calculation/types.js';
import { extentOf } from '../../src/domain/plan.js';
import { warningDetail } from '../../src/locales/warning-details.js';
import { containerSheet, reportOf } from '../../src/report/model/report.js';
import { writePage } from '../../src/report/page/page.js';
import { writePdf } from '../../src/report/pdf/document.js';
import { Words } from '../../src/report/words/words.js';
import type { WARNING_CODES } from '../../src/schema/codes.js';
import { REPORT_LANGUAGES, type ReportLook } from '../../src/schema/reports.js';
import { pdfPages } from '../support/report/pdf-text.js';
import { calculated, REQUESTS, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

async function saidOn(load: CalculatedLoad, look: Partial<ReportLook>): Promise<string> {
  const chunks: Uint8Array[] = [];
  await writePdf(sourceOf(load), reportOptionsOf(load, look), null, (chunk) => chunks.push(chunk));
  const [first] = pdfPages(Buffer.concat(chunks));
  return first!.pieces.join(' ').replace(/\s/g, '');
}

type Code = (typeof WARNING_CODES)[number];

const plain = (text: string) => text.replace(/\s/g, '');

t.test('by reader, in the language of the sheet', async (t) => {
  const load: CalculatedLoad = {
    ...calculated(REQUESTS['cartons']!),
    warnings: [
      { code: 'HeavyOnLight', pointer: '/cargoes/0', message: 'Seven pieces carry `much`.' },
      { code: 'Unbalanced', pointer: '/rules', message: 'Filled container 1 is not in balance.' },
      { code: 'LooksLikeOtherUnit', pointer: '/cargoes/1', message: 'It may be in inches.' },
      { code: 'NoEffect', pointer: '/cargoes/0/stackValue', message: 'It changes nothing.' },
    ],
  };
  for (const language of ['ENG', 'GER'] as const) {
    const words = new Words(language, 'UnitMetric');
    const codes = ['HeavyOnLight', 'Unbalanced', 'LooksLikeOtherUnit', 'NoEffect'] as const;
    const [heavy, unbalanced, unit, noEffect] = codes.map((code) => plain(words.warning(code))) as [
      string,
      string,
      string,
      string,
    ];
    const planner = await saidOn(load, { layout: 'planner', language });
    t.ok(planner.includes(heavy) && planner.includes(unbalanced), `${language}: planner`);
    t.ok(planner.includes(plain('Seven pieces carry much.')), 'what has no form stays as it is');
    t.notOk(planner.includes(noEffect), 'a field without effect is no matter of paper');
    for (const layout of ['loader', 'driver'] as const) {
      const said = await saidOn(load, { layout, language });
      t.ok(said.includes(plain(words.text('warnedUnbalanced'))) && said.includes(unit), `${language}: ${layout}`);
      t.equal(said.includes(plain(words.text('warnedHeavyOnLight'))), layout === 'loader', `${language}: ${layout}`);
      t.notMatch(said, /maxSupportingWeight|balanceConfiguration/, 'no field of the interface');
    }
    const customer = await saidOn(load, { layout: 'customer', language });
    t.notOk(customer.includes(unbalanced) || customer.includes(heavy), `${language}: customer`);
    t.ok(writePage(sourceOf(load), reportOptionsOf(load, { language })).includes(words.warning('HeavyOnLight')));
  }
});

const CUBE = { style: 'Shipcase', length: 400, width: 400, height: 400, weight: 8, qty: 1 };
const BOX_VAN = { containerType: 'Truck', name: 'Van', length: 800, width: 400, height: 900, qty: 2 };
const SEA_VAN = { containerType: 'SeaVan', length: 5898, width: 2352, height: 2393, maxWeight: 28_000, qty: 1 };

/** By kind of warning, what is asked otherwise, and what its details say whatever the language. */
const WARNED: readonly (readonly [Code, Record<string, object>, readonly string[]])[] = [
  [
    'HeavyOnLight',
    { cargo: { length: 800 }, container: { qty: 1 } },
    ['Light (0 mm von vorn, 0 mm von links, 0 mm über dem Boden)', '80 kg', 'Van'],
  ],
  ['FavouriteIgnored', { cargo: { emptyContainersFavorite: ['Nowhere'] } }, ['"Nowhere"']],
  ['OrderPiecesShort', { cargo: { orderPieces: 1200 } }, ['1.200']],
  [
    'LooksLikeOtherUnit',
    {
      cargo: { length: 40, width: 40, height: 40 },
      container: { ...SEA_VAN, length: 589.8, width: 235.2, height: 239.3 },
    },
    ['589,8\u00a0×\u00a0235,2', 'cm'],
  ],
  ['OptionalTakenAsOrdinary', { cargo: { isOptional: true } }, []],
  ['Unsupported', { rules: { isSafeStackingUsed: false } }, []],
  ['DoorTooSmall', { container: SEA_VAN, cargo: { height: 2390 } }, ['Light', 'Van', '2.261 mm']],
  ['LineLoad', { container: SEA_VAN, cargo: { weight: 9000 } }, ['1 m', '9.080 kg', 'Van']],
  [
    'Unbalanced',
    {
      cargo: { qty: 3 },
      container: { width: 800, height: 400, qty: 1 },
      rules: { balanceConfiguration: { isUsed: true, maxWeightDifference: 5 } },
    },
    ['88 kg', '5 %', 'Van'],
  ],
];

t.test('figures of warnings are said in every language', async (t) => {
  const [words, english] = [new Words('GER', 'UnitMetric'), new Words('ENG', 'UnitMetric')];
  for (const [code, { cargo, container, rules }, said] of WARNED) {
    const load = calculated({
      title: 'Warned',
      cargoes: [
        { ...CUBE, name: 'Light', ...cargo },
        { ...CUBE, name: 'Heavy', weight: 80 },
      ],
      emptyContainers: [{ ...BOX_VAN, ...container }],
      rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules },
    });
    const messages = load.warnings.filter((warning) => warning.code === code).map(({ message }) => message);
    if (messages.length === 0) {
      t.fail(`${code}: ${load.warnings.map((warning) => warning.code)}`);
      continue;
    }
    const inGerman = messages.map((message) => warningDetail(code, message, words));
    t.same(
      inGerman.filter((detail) => /\b(the|and|of|is)\b/.test(detail)),
      [],
      `${code}: no English`,
    );
    t.same(
      said.filter((part) => !inGerman.join(' ').includes(part)),
      [],
      inGerman.join(' '),
    );
    t.match(
      warningDetail(code, messages[0]!, english),
      messages[0]!.replaceAll('`', ''),
      'English as the answer has it',
    );
  }
});

t.test('where a piece lies is said as distances, of loads that earlier versions stored, too', async (t) => {
  const stored = 'A at 0 x 12.5 x 1,300 mm in filled container 1 ("Van") weighs 8 kg and carries 80 kg of other cargo.';
  for (const language of REPORT_LANGUAGES) {
    const detail = warningDetail('HeavyOnLight', stored, new Words(language, 'UnitMetric'));
    t.match(detail, /1.?300/, language);
    t.notMatch(detail, /[x×]/, language);
  }
});

t.test('a centre of gravity too far from the middle is said of its container, with the figure', async (t) => {
  const crate = { style: 'Shipcase', name: 'Crate', length: 1000, width: 1100, height: 1000, weight: 900, qty: 4 };
  const van = { containerType: 'SeaVan', name: '20 ft', length: 5890, width: 2330, height: 2380, maxWeight: 10_000 };
  const request = {
    title: 'All in front',
    cargoes: [crate],
    emptyContainers: [{ ...van, emptyWeight: 2200 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
  const load = calculated(request);
  t.ok(load.warnings.some(({ code }) => code === 'OffCentre'));
  const { cog, actualSize } = sourceOf(load).shown.filledContainers[0]!;
  const words = new Words('GER', 'UnitMetric');
  const share = words.percent(100 * Math.abs(cog.length / actualSize.length - 0.5));
  const wanted = plain(words.text('offCentreLength', { share, most: words.percent(5) }));
  for (const layout of ['planner', 'loader', 'driver'] as const)
    t.ok((await saidOn(load, { layout, language: 'GER' })).includes(wanted), layout);
  t.notOk((await saidOn(load, { layout: 'customer', language: 'GER' })).includes(wanted), 'customer');
  const masses = words.text('massesOfVan', {
    tare: words.weight(2200),
    cargo: words.weight(3600),
    gross: words.weight(5800),
  });
  t.ok((await saidOn(load, { layout: 'loader', language: 'GER' })).includes(plain(masses)), 'beside the VGM');

  const truck = calculated({ ...request, emptyContainers: [{ ...van, containerType: 'Truck' }] });
  const { balance } = containerSheet(sourceOf(truck), reportOf(sourceOf(truck)).rows[0]!);
  const half = words.text('halfFront');
  const front = words.text('heavyHalf', { share: words.percent((100 * balance.front) / 3600), half });
  const gap = words.text('gapToDoor', { gap: words.length(5890 - Math.max(...ends(truck))) });
  const driver = await saidOn(truck, { layout: 'driver', language: 'GER' });
  t.ok(driver.includes(plain(front)), 'of a truck by its halves');
  t.ok(driver.includes(plain(gap)), 'what stays free is to be secured');
});

/** Where cargo ends along the length. */
function ends({ plan, problem }: CalculatedLoad): number[] {
  return plan.containers[0]!.arrangements.map((one) => extentOf(one, problem.cargoes).x2 / problem.scale);
}

t.test('cargo of which nobody said a weight is named, and no mass stands there as if it were whole', async (t) => {
  const request = (weights: readonly number[]) => ({
    title: 'Weights',
    cargoes: weights.map((weight, at) => ({
      ...{ style: 'Shipcase', name: `Carton ${at + 1}`, length: 600, width: 400, height: 300, weight, qty: 4 },
    })),
    emptyContainers: [
      { containerType: 'SeaVan', name: 'Van', length: 5890, width: 2330, height: 2380, emptyWeight: 2200 },
    ],
  });
  const some = calculated(request([12, 0, 0]));
  for (const layout of ['planner', 'loader'] as const) {
    const said = await saidOn(some, { layout });
    t.ok(said.includes('Noweightisknownof8of12packages(Carton2,Carton3)'), layout);
  }
  t.ok((await saidOn(some, { layout: 'planner' })).includes('≥2,248kg'));
  const loader = writePage(sourceOf(some), reportOptionsOf(some, { layout: 'loader' }));
  t.match(loader, 'Gross mass not known: 8 packages have no weight');
  t.notMatch(loader, '2,248');
  const none = calculated(request([0, 0]));
  t.ok((await saidOn(none, { layout: 'planner' })).includes('Noweightisknownofanycargo'));
  const whole = calculated(request([12, 12]));
  t.notMatch(await saidOn(whole, { layout: 'planner' }), /Noweight|≥/);
});

t.test('what containers cost is said to who plans, and to nobody else', async (t) => {
  const request = (price: number) => ({
    title: 'Prices',
    cargoes: [{ style: 'Shipcase', name: 'Crate', length: 1200, width: 800, height: 1100, weight: 50, qty: 40 }],
    emptyContainers: [{ containerType: 'Truck', name: 'Van', length: 4000, width: 1700, height: 1800, price }],
  });
  const priced = calculated(request(2100.5));
  const count = priced.plan.containers.length;
  t.ok(count > 1);
  const planner = await saidOn(priced, { layout: 'planner' });
  t.ok(planner.includes('Price2,100.5'));
  t.ok(planner.includes(`Price${new Intl.NumberFormat('en').format(count * 2100.5)}`), 'and of all together');
  for (const layout of ['loader', 'driver', 'customer'] as const) {
    t.notMatch(writePage(sourceOf(priced), reportOptionsOf(priced, { layout })), '2,100.5', layout);
  }
  t.notMatch(await saidOn(calculated(request(0)), { layout: 'planner' }), 'Price2');
});
