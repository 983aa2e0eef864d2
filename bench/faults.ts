/**
 * `npm run bench -- faults [--only NAME,...] [--no-page]`: does to the service, as it is deployed, what goes wrong at an
 * operator's, and writes what was asked of it and what was seen into docs/benchmarks.md. Needs Linux, and the right to mount
 * for the full disk.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { clockSetBack } from './faults/clock-set-back.js';
import { damagedStore } from './faults/damaged-store.js';
import { fullDisk } from './faults/full-disk.js';
import { greedyKey } from './faults/greedy-key.js';
import { killedBackup } from './faults/killed-backup.js';
import { largeBodies } from './faults/large-bodies.js';
import { largeUploads } from './faults/large-uploads.js';
import { outOfDescriptors } from './faults/out-of-descriptors.js';
import { type Finding, type Scenario, Scene } from './faults/scenario.js';
import { signedAddresses } from './faults/signed-addresses.js';
import { wordsOf } from './options.js';
import { PROJECT, writeResults } from './results.js';

const SCENARIOS: Readonly<Record<string, readonly [fault: string, run: Scenario]>> = {
  disk: ['full disk', fullDisk],
  greedy: ['greedy key', greedyKey],
  bodies: ['many large bodies', largeBodies],
  uploads: ['large uploads', largeUploads],
  damage: ['damaged store', damagedStore],
  backup: ['backup killed', killedBackup],
  clock: ['clock set back', clockSetBack],
  descriptors: ['out of descriptors', outOfDescriptors],
  addresses: ['signed addresses', signedAddresses],
};

interface Row extends Finding {
  readonly fault: string;
  readonly day: string;
}

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { only: { type: 'string' }, 'no-page': { type: 'boolean', default: false } },
  });
  const names = values.only === undefined ? Object.keys(SCENARIOS) : wordsOf(values.only, Object.keys(SCENARIOS));
  const rows: Row[] = [];
  for (const name of names) {
    const [fault, scenario] = SCENARIOS[name]!;
    for (const finding of await outcome(scenario)) {
      const row = { fault, ...finding, day: new Date().toISOString().slice(0, 10) };
      rows.push(row);
      console.log(`${row.holds ? 'holds' : 'FAILS'}  ${fault}: ${row.asked}\n       ${row.seen}`);
    }
  }
  if (values['no-page'] || values.only !== undefined) return;
  writeResults('faults', options, rows);
  writeTable(rows);
}

async function outcome(scenario: Scenario): Promise<readonly Finding[]> {
  const scene = new Scene();
  try {
    return (await scenario(scene)) ?? [{ asked: '-', seen: 'cannot be tried on this machine', holds: false }];
  } catch (error) {
    console.error(error);
    return [{ asked: '-', seen: (error as Error).message, holds: false }];
  } finally {
    await scene.end();
  }
}

const [BEGIN, END] = ['<!-- faults: begin -->', '<!-- faults: end -->'];

function writeTable(rows: readonly Row[]): void {
  const page = new URL('docs/benchmarks.md', PROJECT);
  const lines = rows.map(({ fault, asked, seen, holds, day }) =>
    [fault, asked, seen.replaceAll('|', '\\|'), holds ? 'yes' : '**no**', day].join(' | '),
  );
  const { commit, machine } = JSON.parse(readFileSync(new URL('bench/results/faults.json', PROJECT), 'utf8')) as {
    commit: string;
    machine: { cpu: string; cores: number; memoryGiB: number; node: string };
  };
  const where = `Commit ${commit}; ${machine.cores} cores (${machine.cpu}), ${machine.memoryGiB} GiB, Node ${machine.node}.`;
  const table = ['fault | asked | seen | holds | day', '--- | --- | --- | --- | ---', ...lines];
  const [before, rest = ''] = readFileSync(page, 'utf8').split(BEGIN);
  const [, after = ''] = rest.split(END);
  const text = table.map((line) => `| ${line} |`).join('\n');
  writeFileSync(page, `${before}${BEGIN}\n\n${where}\n\n${text}\n\n${END}${after}`);
}
