/**
 * `npm run bench -- crash [--rounds 20]`: so many times on each store the whole service is ended by kill -9 between and
 * during saves, and started again; whatever was acknowledged must be there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crash } from '../test/support/service/crash.js';
import { startMongod } from '../test/support/service/servers.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

const HEAD = ['store', 'kills', 'acknowledged', 'under way when killed', 'faults'];

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { rounds: { type: 'string', default: '20' } } });
  const rounds = Number(values.rounds);
  const server = await startMongod();
  const rows = [await killed('embedded', {}, rounds), await killed('MongoDB', { MONGODB_URL: server.url }, rounds)];
  await server.stop();
  printTable(HEAD, rows);
  writeResults('crash', options, [HEAD, ...rows]);
}

async function killed(name: string, settings: Readonly<Record<string, string>>, rounds: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-crash-'));
  const endWithUs = { teardown: (end: () => unknown) => void process.once('exit', end) };
  process.setMaxListeners(2 * rounds + 40);
  const report = await crash(endWithUs, { DATA_DIR: folder, ...settings }, rounds);
  rmSync(folder, { recursive: true });
  for (const fault of report.faults.slice(0, 5)) console.error(`${name}: ${fault}`);
  return [name, ...[report.rounds, report.acknowledged, report.inFlight, report.faults.length].map(String)];
}
