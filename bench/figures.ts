/** `npm run figures`: calculates the main job of docs/first-load.md and writes its answer there, shortened, and to bench/results/. */
import { readFileSync } from 'node:fs';
import { sectionOf, writeSections } from '../scripts/docs/sections.js';
import { calculate } from '../src/calculation/index.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { present } from '../src/calculation/present/present.js';
import { PROJECT, writeResults } from './results.js';

const SECTION = 'main job';
const PAGE = new URL('docs/first-load.md', PROJECT);

/** The body that the page sends. @throws Error when it has none */
export function requestOf(page: string): unknown {
  const body = /## Your first load[\s\S]*? -d '(\{[\s\S]*?\n\})'/.exec(page)?.[1];
  if (body === undefined) throw new Error('docs/first-load.md sends no main job');
  return JSON.parse(body);
}

/** What the page shows of the answer. */
export function shownOf(page: string): string {
  return sectionOf(page, SECTION).trim();
}

/** What holds no more objects stands on one line, as the formatter has it. */
export function blockOf(answer: unknown): string {
  const text = JSON.stringify(answer, null, 2).replace(
    /\{\n\s+([^{}]*?)\n\s+\}/g,
    (_, members: string) => `{ ${members.replace(/\n\s+/g, ' ')} }`,
  );
  const short = text.replace(/\[\n\s+(\{[^{}\n]*\})\n\s+\]/g, '[$1]');
  return `\`\`\`json\n${short}\n\`\`\``;
}

export async function run(): Promise<void> {
  const request = requestOf(readFileSync(PAGE, 'utf8'));
  const outcome = calculate(request, { uom: 'UnitMetric', maxRunTimeSeconds: 300 }, loadEngine());
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  const load = present(outcome.load, { spacesCreated: true, placementsCreated: false, uom: 'UnitMetric' });
  const { status, message, uom, units, loadSummary, engine, verification } = load;
  const [container] = load.filledContainers;
  const space = container?.spaces?.[0];
  if (!container || !space || !engine) throw new Error('nothing is loaded');
  const { name, loadSize, cog } = container;
  const { sequence, cargo, cargoOrientation, arrangement, pos, size } = space;
  const { cargoesLoaded, cargoesLeft, volumeUtilization, weightAdded } = loadSummary;
  const { version, optimizationLevel, searchNodes, seed, complete } = engine;
  const answer = {
    ...{ status, message, uom, units },
    loadSummary: { cargoesLoaded, cargoesLeft, volumeUtilization, weightAdded },
    filledContainers: [
      {
        ...{ name, loadSize, cog },
        spaces: [{ sequence, cargo: { name: cargo?.name }, cargoOrientation, arrangement, pos, size }],
      },
    ],
    unloaded: load.unloaded.map(({ name, qty, reason }) => ({ name, qty, reason })),
    engine: { version, optimizationLevel, searchNodes, seed, complete },
    verification: { valid: verification?.valid },
    document: { title: 'First load', isShared: true, createdBy: 'admin@localhost' },
  };
  writeSections(PAGE, { [SECTION]: blockOf(answer) });
  writeResults('figures', [], { request, answer });
}
