/**
 * What the tests cost: seconds of processor time of each process that `npm test` starts, with all that it starts in turn, one
 * after another. What waits costs nothing here, and other work on the machine changes little.
 *
 *     --quick     the processes of the quick lane
 *     --apart     each file in a process of its own
 *     --parts A,B only files whose path holds one of these, each in a process of its own; writes nothing
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { PROJECT, writeResults } from './results.js';

/** A shell tells what its children and theirs took. */
const SCRIPT = '"$0" "$1" >/dev/null 2>&1; code=$?; times; exit $code';

interface Cost {
  readonly file: string;
  readonly cpuSeconds: number;
  readonly seconds: number;
}

export async function run(options: string[]): Promise<void> {
  const { quick, apart, parts } = parseArgs({
    args: options,
    options: {
      quick: { type: 'boolean', default: false },
      apart: { type: 'boolean', default: false },
      parts: { type: 'string' },
    },
  }).values;
  const { FOLDER, testFiles } = await script<{
    FOLDER: string;
    testFiles(parts: readonly string[], isQuick: boolean): string[];
  }>('lanes');
  const { together } = await script<{ together(folder: string, files: readonly string[]): string[] }>('together');
  const files = testFiles(parts?.split(',') ?? [], quick);
  const costs: Cost[] = [];
  for (const path of apart || parts ? files.map((file) => `${FOLDER}/${file}`) : together(FOLDER, files)) {
    const cost = await costOf(path);
    costs.push(cost);
    console.log(`${cost.cpuSeconds.toFixed(1).padStart(6)} s  ${cost.seconds.toFixed(1).padStart(6)} s  ${cost.file}`);
  }
  const cpuSeconds = Math.round(costs.reduce((sum, cost) => sum + cost.cpuSeconds, 0));
  console.log(`${cpuSeconds} s of processor time`);
  const name = `tests${quick ? '-quick' : ''}${apart ? '-apart' : ''}`;
  const dearest = costs.sort((one, other) => other.cpuSeconds - one.cpuSeconds);
  if (parts === undefined) writeResults(name, options, { cpuSeconds, processes: costs.length, dearest }, 'tests');
}

async function costOf(path: string): Promise<Cost> {
  const begun = performance.now();
  // As the runner starts them: they report to it instead of in text.
  const env = { ...process.env, TAP_TIMEOUT: '600', NODE_TEST_CONTEXT: 'child-v8' };
  const shell = spawn('sh', ['-c', SCRIPT, process.execPath, path], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(shell.stdout), once(shell, 'exit')]);
  if (code !== 0) console.log(`${path} failed (exit code ${code})`);
  const times = [...(said.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  const cpuSeconds = times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
  const file = path.replace('build/', '').replace(/\.js$/, '');
  return { file, cpuSeconds: rounded(cpuSeconds), seconds: rounded((performance.now() - begun) / 1000) };
}

function rounded(seconds: number): number {
  return Math.round(10 * seconds) / 10;
}

async function script<Module>(name: string): Promise<Module> {
  return (await import(new URL(`scripts/${name}.mjs`, PROJECT).href)) as Module;
}
