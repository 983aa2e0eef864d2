/**
 * `npm run bench -- NAME [options]`: runs any benchmark of the list (src/cli/bench/registry.ts). Those that need a checkout are
 * modules here with `run(options)`; suites are run as `stowage bench` runs them.
 */
import { readFileSync } from 'node:fs';
import { IN_CHECKOUT, SUITES } from '../src/cli/bench/registry.js';
import { BENCH_USAGE, benchCommand } from '../src/cli/bench.js';
import { UsageError } from '../src/cli/usage.js';
import { BadOptions } from './options.js';
import { PROJECT } from './results.js';

const EXIT_MISTAKE = 2;

/** With one of these, a name that is a suite too is the suite of the command line. */
const OF_SUITES = /^--(vary|level|rule|seeds|csv|page|out|against|help)\b/;

const [name = '', ...options] = process.argv.slice(2);
const benchmark = Object.hasOwn(IN_CHECKOUT, name) ? IN_CHECKOUT[name] : undefined;
try {
  if (Object.hasOwn(SUITES, name) && (benchmark === undefined || options.some((option) => OF_SUITES.test(option)))) {
    process.exitCode = await benchCommand([name, ...options], console.log);
  } else if (benchmark !== undefined) {
    const [module] = benchmark;
    if (options.includes('--help')) console.log(headOf(module));
    else await runModule(module);
  } else {
    const list = Object.entries(IN_CHECKOUT).map(([key, [, measures]]) => `  ${key.padEnd(12)}${measures}`);
    console.error(`usage: npm run bench -- NAME [options]\n\n${list.join('\n')}\n\nor a suite:\n\n${BENCH_USAGE}`);
    process.exitCode = EXIT_MISTAKE;
  }
} catch (error) {
  const isAboutOptions = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  if (!(isAboutOptions || error instanceof BadOptions || error instanceof UsageError)) throw error;
  console.error((error as Error).message);
  process.exitCode = EXIT_MISTAKE;
}

async function runModule(module: string): Promise<void> {
  const { run } = (await import(new URL(module, import.meta.url).href)) as {
    run(options: string[]): Promise<unknown>;
  };
  await run(options);
}

/** What the benchmark says of itself and its options. */
function headOf(module: string): string {
  const source = readFileSync(new URL(`bench/${module.replace(/js$/, 'ts')}`, PROJECT), 'utf8');
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? [];
  return comment.replaceAll(/^ ?\* ?/gm, '').trim();
}
