/**
 * Memory of the service around a request of 1,000,000 pieces that is answered with every placement:
 *
 *     npm run bench -- memory
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { HEADERS, withService } from '../src/cli/bench/service.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

const CARGOES = 10;
const PIECES = 100_000;
/** Seconds after the answer at which is looked. */
const LOOKS = [5, 10, 20] as const;

export async function run(options: readonly string[] = []): Promise<void> {
  await withService({ WORKERS: '2' }, async ({ address, process: service }) => {
    const resident = () => residentMebibytes(service.pid!);
    const before = resident();
    let peak = before;
    const watching = setInterval(() => {
      peak = Math.max(peak, resident());
    }, 100);
    const bytes = await answered(address);
    clearInterval(watching);
    const after: number[] = [];
    for (const [place, second] of LOOKS.entries()) {
      await sleep(1000 * (second - (LOOKS[place - 1] ?? 0)));
      after.push(resident());
    }
    printTable(
      ['answer MiB', 'before MiB', 'peak', ...LOOKS.map((second) => `${second} s after`)],
      [[bytes / 2 ** 20, before, peak, ...after].map((figure) => figure.toFixed(0))],
    );
    writeResults('memory', options, { pieces: CARGOES * PIECES, bytes, before, peak, looks: LOOKS, after });
  });
}

async function answered(address: string): Promise<number> {
  const sides = (place: number) => ({ length: 400 + 10 * place, width: 300, height: 200 + 5 * place });
  const request = {
    title: 'A million',
    cargoes: Array.from({ length: CARGOES }, (_, place) => ({
      ...{ style: 'Shipcase', name: `Cargo ${place + 1}`, weight: 5, qty: PIECES },
      ...sides(place),
    })),
    emptyContainers: [{ containerType: 'Truck', name: 'T', length: 13600, width: 2480, height: 2700, qty: 0 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
  const answer = await fetch(`${address}/Loads?UOM=UnitMetric&placementsCreated=true&loadSaved=false`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(request),
  });
  let bytes = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length;
  if (answer.status !== 200 || bytes < 2 ** 26) throw new Error(`answered ${answer.status} with ${bytes} bytes`);
  return bytes;
}

/** Resident memory of a process (Linux: /proc). */
function residentMebibytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}
