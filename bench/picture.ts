/** `npm run bench -- picture`: plans two samples and draws their first containers as docs/plan.svg and docs/pallets.svg. */
import { readFileSync, writeFileSync } from 'node:fs';
import { calculate } from '../src/calculation/index.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { sheetOf } from '../src/report/pictures/compose.js';
import { drawSvg } from '../src/report/pictures/svg.js';
import { PROJECT } from './results.js';

/** File in docs -> sample. */
const PICTURES = { plan: 'mixed-order-40ft', pallets: 'palletized-trucks' } as const;

const LOOK = { width: 1200, height: 640, hasMeasures: true, background: 0xffffff, isGrey: false };

export async function run(): Promise<void> {
  const engine = loadEngine();
  for (const [file, sample] of Object.entries(PICTURES)) {
    const body: unknown = JSON.parse(readFileSync(new URL(`samples/${sample}.json`, PROJECT), 'utf8'));
    const outcome = calculate(body, { uom: 'UnitMetric', maxRunTimeSeconds: 300 }, engine);
    if (outcome.status === 'failed') throw new Error(outcome.error.message);
    const sheet = sheetOf(outcome.load, { kind: 'container', container: 0, picture: 'diagram' }, LOOK);
    const svg = drawSvg(sheet!);
    writeFileSync(new URL(`docs/${file}.svg`, PROJECT), svg);
    console.log(`docs/${file}.svg: ${outcome.load.title}, ${svg.length} bytes`);
  }
}
