/**
 * The reports of one container of 15,000 cartons, of few kinds and of many, asked over HTTP of a service that runs for it:
 *
 *     npm run bench -- report-large [--pieces 15000] [--kinds 10,1500] [--layout planner]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { HEADERS, withService } from '../src/cli/bench/service.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

/** Ticks of /proc/PID/stat a second, on Linux. */
const TICKS = 100;

interface Measured {
  readonly form: string;
  readonly status: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
  /** Most resident memory of the service up to then. */
  readonly peakMebibytes: number;
}

interface Order {
  readonly pieces: number;
  readonly kinds: number;
  readonly layout: string;
}

interface Load {
  readonly kinds: number;
  readonly piecesLoaded: number;
  readonly reports: readonly Measured[];
}

interface Built {
  readonly reportLinks: { readonly overview: string; readonly pdf: string; readonly workbook: string };
  readonly loadSummary: { readonly cargoesLoaded: number };
}

export async function run(args: string[] = []): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pieces: { type: 'string', default: '15000' },
      kinds: { type: 'string', default: '10,1500' },
      layout: { type: 'string', default: 'planner' },
    },
  });
  const loads: Load[] = [];
  for (const kinds of values.kinds.split(',')) {
    loads.push(await reportsOf({ pieces: Number(values.pieces), kinds: Number(kinds), layout: values.layout }));
  }
  writeResults('report-large', args, { layout: values.layout, loads });
}

/** Each load has a service of its own, for the most memory of a process is that of all that it did. */
async function reportsOf({ pieces, kinds, layout }: Order): Promise<Load> {
  return await withService({ WORKERS: '2' }, async ({ address, process: service }) => {
    const { reportLinks: links, loadSummary } = await built(address, { pieces, kinds, layout });
    const reports: Measured[] = [];
    for (const [form, link] of [['PDF', links.pdf] as const, ['page', links.overview], ['workbook', links.workbook]]) {
      reports.push(await measured(form, link, service.pid!));
    }
    const { cargoesLoaded } = loadSummary;
    printTable(
      [`${cargoesLoaded} pieces of ${kinds} kinds`, 'status', 'CPU s', 'MB', 'peak MiB'],
      reports.map(({ form, status, cpuSeconds, megabytes, peakMebibytes }) => [
        ...[form, `${status}`, cpuSeconds.toFixed(1), megabytes.toFixed(1), peakMebibytes.toFixed(0)],
      ]),
    );
    return { kinds, piecesLoaded: cargoesLoaded, reports };
  });
}

async function built(address: string, { pieces, kinds, layout }: Order): Promise<Built> {
  const request = {
    title: 'Cartons',
    cargoes: Array.from({ length: kinds }, (_, place) => ({
      ...{ style: 'Shipcase', name: `Carton ${place + 1}`, weight: 1, qty: Math.ceil(pieces / kinds) },
      ...{ length: 190 + 6 * (place % 10), width: 150 + 3 * (place % 9), height: 110 + 5 * (place % 10) },
    })),
    emptyContainers: [
      { containerType: 'SeaVan', name: '40 ft', length: 12_032, width: 2352, height: 2698, maxWeight: 28_000 },
    ],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
  const query = `UOM=UnitMetric&reportLayout=${layout}`;
  const answer = await fetch(`${address}/Loads?${query}`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(request),
  });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Built;
}

async function measured(form: string, link: string, pid: number): Promise<Measured> {
  const before = cpuSecondsOf(pid);
  const answer = await fetch(link);
  let bytes = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length;
  const cpuSeconds = cpuSecondsOf(pid) - before;
  return { form, status: answer.status, cpuSeconds, megabytes: bytes / 1e6, peakMebibytes: peakOf(pid) };
}

/** Of all its threads so far (Linux: /proc). */
function cpuSecondsOf(pid: number): number {
  const [, after] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}
