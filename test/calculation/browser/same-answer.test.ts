/** The engine of pages answers byte for byte as the service does, with and without settings of the account. */
import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import t from 'tap';
import type { BrowserEngine } from '../../../src/calculation/browser/index.js';
import { some } from '../../support/draws.js';
import { findPart, skipWithout } from '../../support/parts.js';
import { KEY, startTestService } from '../../support/service/running-service.js';
import { ROOT } from '../../support/source-files.js';

const SAMPLES = [
  ...['mixed-order-40ft', 'truck-order', 'pallet-order', 'sets-order', 'unit-loads', 'palletized-trucks'],
].map((name) => ({ name, uom: 'UnitMetric', body: JSON.parse(readFileSync(`${ROOT}samples/${name}.json`, 'utf8')) }));

/** Small requests that differ in what they ask for; level 2 of the large ones would take minutes. */
const RULES: readonly object[] = [
  { calculationType: 'MixLoad' },
  { calculationType: 'MixLoad', fillDirection: 'BottomToTop' },
  { calculationType: 'MixLoad', minSupportRate: 1, isSequenceUsed: true },
  { calculationType: 'MixLoad', algorithmType: 'MaxVolumeFirst', stackingRule: 'HeavierBottomFirst' },
  { calculationType: 'MixLoad', isGroupUsed: true, isSafeStackingUsed: false },
  { calculationType: 'SetLoad' },
  { calculationType: 'UnitLoad' },
];

const small = (rules: object, seed: number) => ({
  title: `Small ${seed}`,
  cargoes: [0, 1, 2, 3].map((at) => ({
    style: at === 3 && seed % 2 === 1 ? 'Roll' : 'Shipcase',
    name: `Cargo ${at}`,
    length: 300 + 70 * at + 10 * seed,
    width: 200 + 45 * at,
    height: 150 + 35 * ((at + seed) % 4),
    diameter: at === 3 && seed % 2 === 1 ? 400 : 0,
    weight: 3 + at,
    qty: 4 + 3 * at,
    setRatio: 1,
    sequence: at % 2,
    groupName: at < 2 ? 'North' : 'South',
  })),
  emptyContainers: [{ containerType: 'Truck', name: 'Van', length: 2400, width: 1500, height: 1400, maxWeight: 900 }],
  rules,
});

/** Workers that plan one request. */
const THREADS = [1, 3];

const REQUESTS = [
  ...SAMPLES.map(({ body, ...one }) => ({ ...one, body: atLevel(body, 1), level: 1 })),
  ...RULES.flatMap((rules, seed) =>
    [1, 2].map((level) => ({
      name: `small ${seed}`,
      uom: 'UnitMetric',
      body: atLevel(small(rules, seed), level),
      level,
    })),
  ),
];

t.test('the same bytes', { skip: skipWithout('chromium') }, async (t) => {
  const service = await startTestService(t);
  const browser = await chromium.launch({ executablePath: await findPart('chromium'), chromiumSandbox: false });
  t.teardown(() => browser.close());
  const page = await browser.newPage();
  await page.goto(service.address);
  for (const { name, uom, body, level } of some(REQUESTS)) {
    const other = await answered(service.address, body, uom);
    t.match(other, /"status":"succeed"/);
    for (const threads of level === 1 ? [1] : THREADS) {
      const own = await calculated(page, body, uom, threads);
      const sizes = `${own.length} characters here, ${other.length} from the service`;
      t.ok(own === other, `${name}, level ${level}, ${threads} threads: ${sizes}`);
    }
  }
  // A search of a second, which is divided; the first calculation has started the lanes, the second finds them there.
  const { uom, body } = SAMPLES[0]!;
  const long = atLevel({ ...body, rules: { ...body.rules, isSafeStackingUsed: false } }, 2);
  const other = await answered(service.address, long, uom);
  for (const threads of [2, 3, 3]) {
    t.ok((await calculated(page, long, uom, threads)) === other, `a long search, ${threads} threads`);
  }
  // Long searches are saved from their placements, so what lanes find counts, too.
  const share = await page.evaluate(async (long) => {
    const { engines } = window as unknown as { engines: Promise<BrowserEngine>[] };
    const engine = await engines[3]!;
    const begun = performance.now();
    const { timings } = await engine.calculate(long, { uom: 'UnitMetric' });
    return timings.search / (performance.now() - begun);
  }, long);
  t.ok(share > 0.5, `${share} of the time was spent in search`);
});

function atLevel(body: { readonly rules?: object }, optimizationLevel: number): object {
  return { ...body, rules: { calculationType: 'MixLoad', ...body.rules, optimizationLevel } };
}

function calculated(page: Page, body: object, uom: string, threads: number): Promise<string> {
  return page.evaluate(
    async ({ body, uom, threads }) => {
      const module = '/assets/engine.js';
      const { createEngine } = await import(module);
      const kept = window as unknown as { engines?: ReturnType<typeof createEngine>[] };
      kept.engines ??= [];
      kept.engines[threads] ??= createEngine(undefined, threads);
      const { bytes } = await (await kept.engines[threads]).calculate(body, { uom, placementsCreated: true });
      return new TextDecoder().decode(bytes);
    },
    { body, uom, threads },
  );
}

async function answered(address: string, body: object, uom: string): Promise<string> {
  const answer = await fetch(`${address}/Loads?loadSaved=false&placementsCreated=true&UOM=${uom}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', TokenID: KEY },
    body: JSON.stringify(body),
  });
  return answer.text();
}
