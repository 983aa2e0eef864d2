/** `npm run bench -- report [--pieces 500] [--containers 300]` (0: none of it): CPU time, size and memory of the page and the PDF of a load. */
import { parseArgs } from 'node:util';
import type { CalculatedLoad } from '../src/calculation/types.js';
import type { Arrangement } from '../src/domain/plan.js';
import { writePage } from '../src/report/page/page.js';
import { writePdf } from '../src/report/pdf/document.js';
import { ReportPool } from '../src/report/pool.js';
import type { ReportLanguage } from '../src/schema/reports.js';
import { calculated, reportOptionsOf, sourceOf } from '../test/support/report/report-sources.js';

const ROUNDS = 3;
const VAN = { containerType: 'SeaVan', name: '40 ft', length: 12_032, width: 2_352, height: 2_393, maxWeight: 28_000 };
const PIECE = { length: 480, width: 390, height: 390 };
const KINDS = 10;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { pieces: { type: 'string', default: '500' }, containers: { type: 'string', default: '300' } },
  });
  // First, for the most memory of a process is that of all that it did.
  if (values.containers !== '0') await measureContainers(Number(values.containers));
  if (values.pieces !== '0') await measurePieces(Number(values.pieces));
}

/** The PDF as the service writes it: by its thread, streamed. */
async function measureContainers(containers: number): Promise<void> {
  const load = loadOf(60, containers);
  const { shown, head } = sourceOf(load);
  const options = reportOptionsOf(load, { language: 'CHN' });
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  const task = { form: 'pdf', stored: bytes(load), shown: bytes(shown), head, options } as const;
  const pool = new ReportPool();
  let size = 0;
  const time = await cpu(async () => {
    for await (const chunk of (await pool.stream(task))!) size += (chunk as Uint8Array).length;
  });
  await pool.close();
  console.log(
    `${containers} containers, CHN: PDF ${time.toFixed(0)} ms of CPU, ${mb(size)}; ` +
      `most memory of the process ${mostMemory()} MiB`,
  );
  const page = await cpu(() => writePage(sourceOf(load), options));
  console.log(`${containers} containers, CHN: page ${page.toFixed(0)} ms of CPU`);
}

function mostMemory(): string {
  return (process.resourceUsage().maxRSS / 1024).toFixed(0);
}

async function measurePieces(pieces: number): Promise<void> {
  const load = loadOf(pieces, 1);
  for (const language of ['ENG', 'CHN'] as const) {
    for (let round = 1; round <= ROUNDS; round++) {
      await measure(`${pieces} placements, round ${round}`, load, language);
    }
  }
}

async function measure(name: string, load: CalculatedLoad, language: ReportLanguage): Promise<void> {
  const source = sourceOf(load);
  const options = reportOptionsOf(load, { language });
  let page = 0;
  const pageTime = await cpu(() => {
    page = Buffer.byteLength(writePage(source, options));
  });
  let pdf = 0;
  const pdfTime = await cpu(() => writePdf(source, options, null, (chunk) => (pdf += chunk.length)));
  console.log(
    `${name}, ${language}: page ${pageTime.toFixed(0)} ms of CPU, ${mb(page)}; PDF ${pdfTime.toFixed(0)} ms, ${mb(pdf)}; ` +
      `most memory of the process ${mostMemory()} MiB`,
  );
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

/** Milliseconds. */
async function cpu(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Columns of ten cargoes one after the other, in every container from another one on, every piece an arrangement. */
function loadOf(pieces: number, containers: number): CalculatedLoad {
  const cargoes = Array.from({ length: KINDS }, (_, at) => ({
    style: 'Shipcase',
    name: `纸箱 ${at + 1} Carton`,
    ...PIECE,
    weight: 20,
    qty: 1,
  }));
  const request = {
    title: '装载方案',
    cargoes,
    emptyContainers: [{ ...VAN, qty: containers }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
  const load = calculated(request);
  const scale = load.problem.scale;
  const filled = Array.from({ length: containers }, (_, container) => ({
    container: 0,
    arrangements: Array.from({ length: pieces }, (_, at): Arrangement => {
      const column = Math.floor(at / 6);
      const position = {
        x: Math.floor(column / 6) * PIECE.length * scale,
        y: (column % 6) * PIECE.width * scale,
        z: (at % 6) * PIECE.height * scale,
      };
      // Three columns in a row tell one container from the next.
      const digit = Math.floor(container / KINDS ** (column % 3)) % KINDS;
      const cargo = (digit + column) % KINDS;
      return { cargo, orientation: 1, position, counts: { length: 1, width: 1, height: 1 } };
    }),
  }));
  return { ...load, plan: { ...load.plan, containers: filled, unloaded: [] } };
}
