/**
 * `npm run bench -- soak [--seconds 60] [--workers 50]`: that many writers and as many readers at once, over HTTP, on a
 * service on the embedded store, on two services on a mongod that is killed and started again in the middle, on two
 * services on a replica set of three whose primary is killed, and on two where another one is killed after it.
 */
import { parseArgs } from 'node:util';
import { soakEmbedded, soakMajorityLost, soakMongodKilled, soakPrimaryKilled } from '../test/support/service/soak.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

const HEAD = ['store', 'calls', 'a second', 'answered 503', 'seconds with 503', 'faults'];

const SOAKS = [
  ['embedded', soakEmbedded],
  ['mongod killed and restarted', soakMongodKilled],
  ['primary of three killed', soakPrimaryKilled],
  ['two of three killed, one restarted', soakMajorityLost],
] as const;

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { seconds: { type: 'string', default: '60' }, workers: { type: 'string', default: '50' } },
  });
  const effort = { seconds: Number(values.seconds), workers: Number(values.workers) };
  const rows: string[][] = [];
  for (const [name, soak] of SOAKS) {
    const { succeeded, perSecond, unavailable, unavailableSeconds, faults } = await soak(effort);
    for (const fault of faults.slice(0, 5)) console.error(`${name}: ${fault}`);
    rows.push([name, ...[succeeded, perSecond, unavailable, unavailableSeconds, faults.length].map(String)]);
  }
  printTable(HEAD, rows);
  writeResults('soak', options, { ...effort, soaks: [HEAD, ...rows] });
}
