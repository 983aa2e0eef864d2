/**
 * `npm run samples [-- --url ADDRESS --key KEY]`: posts the sample requests to a running service and prints what came
 * of them. Address and key come from STOWAGE_URL and STOWAGE_KEY when they are not given.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printTable } from '../bench/table.js';

/** File without its ending -> unit of its figures. */
const SAMPLES = {
  'mixed-order-40ft': 'UnitMetric',
  'pallet-order': 'UnitMetric',
  'truck-order': 'UnitMetric',
  'sets-order': 'UnitMetric',
  'palletized-trucks': 'UnitMetric',
  'unit-loads': 'UnitMetric',
  'br7-problem-1': 'UnitHighMetric',
} as const;

/** What the table shows of a Load. */
interface Load {
  readonly status: string;
  readonly message: string;
  readonly filledContainers?: readonly unknown[];
  readonly loadSummary?: {
    readonly cargoesLoaded: number;
    readonly cargoesLeft: number;
    readonly volumeUtilization: number;
    readonly weightUtilization: number;
  };
  readonly engine?: { readonly searchNodes: number; readonly complete: boolean };
  readonly verification?: { readonly valid: boolean };
}

const USAGE = 'usage: npm run samples -- --key KEY [--url ADDRESS]   (or STOWAGE_KEY and STOWAGE_URL)';

const options = readOptions();
if (options?.help) console.log(USAGE);
else if (options === null || options.key === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await postAll(options.url, options.key);
  } catch (error) {
    console.error(`No service answers at ${options.url} (${reasonOf(error)}).\n${USAGE}`);
    process.exitCode = 1;
  }
}

/** Null: they cannot be understood, which is said. */
function readOptions() {
  try {
    return parseArgs({
      options: {
        url: { type: 'string', default: process.env['STOWAGE_URL'] ?? 'http://127.0.0.1:8080' },
        key: { type: 'string', default: process.env['STOWAGE_KEY'] },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause instanceof Error && ((cause as NodeJS.ErrnoException).code ?? cause.message)) || message;
}

async function postAll(url: string, key: string): Promise<void> {
  const rows: string[][] = [];
  for (const [name, uom] of Object.entries(SAMPLES)) rows.push(await post(url, key, name, uom));
  const head = [
    'sample',
    'status',
    'containers',
    'loaded',
    'left',
    'volume %',
    'weight %',
    'nodes',
    'valid',
    'seconds',
  ];
  printTable(head, rows);
}

async function post(url: string, key: string, name: string, uom: string): Promise<string[]> {
  const body = readFileSync(new URL(`../../samples/${name}.json`, import.meta.url));
  const start = performance.now();
  const response = await fetch(`${url.replace(/\/$/, '')}/Loads?UOM=${uom}`, {
    method: 'POST',
    headers: { TokenID: key, 'Content-Type': 'application/json' },
    body,
  });
  const load = (await response.json()) as Load;
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  if (load.status !== 'succeed') {
    process.exitCode = 1;
    console.error(`${name}: ${response.status} ${load.message}`);
  }
  const summary = load.loadSummary;
  const shown = (value: number | undefined, digits = 0) => value?.toFixed(digits) ?? '';
  return [
    name,
    load.status,
    shown(load.filledContainers?.length),
    shown(summary?.cargoesLoaded),
    shown(summary?.cargoesLeft),
    shown(summary?.volumeUtilization, 2),
    shown(summary?.weightUtilization, 2),
    shown(load.engine?.searchNodes),
    load.verification?.valid ? 'yes' : 'no',
    seconds,
  ];
}
