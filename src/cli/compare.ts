/** `stowage compare`: requests under settings, side by side, without a server. */
import { type ComparedRequest, paretoMarksByRequest, present, readComparison } from '../calculation/index.js';
import { containerPriceOf } from '../domain/plan.js';
import { csvOf } from '../lib/csv.js';
import type { Warning } from '../schema/issue.js';
import { issueLines, warningText } from './as-typed.js';
import { writeOutput } from './files.js';
import {
  type FileRequest,
  REQUEST_FILE,
  REQUEST_OPTIONS,
  REQUEST_USAGE,
  readRequests,
  requestSettings,
} from './read-requests.js';
import { counted, runCalculation } from './run-calculation.js';
import { type Setting, settingsOf } from './settings.js';
import { type Cell, textTable } from './text-table.js';
import { commandLine, EXIT, misused, UsageError } from './usage.js';
import { warningLines } from './warning-lines.js';

export const USAGE = `stowage compare FILE... [options]

${REQUEST_USAGE}
  --levels 1,2,3       the same as --vary optimizationLevel=1,2,3
  --vary RULE=A,B,C    values of a rule; may be repeated, every combination is calculated
  --csv FILE           the table for a spreadsheet; - is standard output
  --json               the items of POST /Loads/Compare as JSON on standard output

A * marks a setting that no other setting of the same request beats in every figure: cargo left, price of the
containers, containers, utilisation, time. At most 100 settings per request.

Exit codes: 0 compared; 1 the command line or a file is wrong; 2 every calculation failed.`;

const OPTIONS = {
  ...REQUEST_OPTIONS,
  levels: { type: 'string' },
  vary: { type: 'string', multiple: true },
  csv: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const COLUMNS = [
  { title: 'request' },
  { title: 'setting' },
  { title: '' },
  { title: 'loaded' },
  { title: 'left' },
  { title: 'containers' },
  { title: 'price', decimals: 2 },
  { title: 'volume %', decimals: 2 },
  { title: 'weight %', decimals: 2 },
  { title: 'seconds', decimals: 2 },
  { title: 'nodes' },
];

export async function compareCommand(args: readonly string[], print: (line: string) => void): Promise<number> {
  const line = commandLine(USAGE, OPTIONS, args, print);
  if (line === null) return EXIT.done;
  const { values, files } = line;
  if (files.length === 0) throw misused(USAGE, `FILE is missing: ${REQUEST_FILE}.`);
  const { levels, vary = [] } = values;
  const settings = settingsOf(vary, levels);
  const ofRequests = requestSettings(values);
  const requests: FileRequest[] = [];
  for (const file of files) requests.push(...(await readRequests(file, ofRequests)));
  const calculated = requests.flatMap((request, place) => compared(request, place, settings));
  const marks = paretoMarksByRequest(
    calculated.map(({ valid, ...figures }) => (valid ? { ...figures, ...figures.loadSummary } : null)),
    (place) => calculated[place]!.request,
  );
  const items = calculated.map((item, place) => ({ ...item, pareto: marks[place]! }));
  const rows = items.map((item) => rowOf(item));
  if (values.csv === '-') process.stdout.write(csvOf([titlesOf(), ...rows]));
  else if (values.csv !== undefined) await writeOutput(values.csv, csvOf([titlesOf(), ...rows]));
  if (values.json) print(JSON.stringify(items.map(({ issues: _, warnings: __, ...item }) => item)));
  else if (values.csv !== '-') {
    for (const line of textTable(COLUMNS, rows)) print(line);
    for (const { title, label, issues } of items) for (const issue of issues) print(`${title}, ${label}: ${issue}`);
    for (const warning of warningLines(items)) print(warning);
  }
  return items.some(({ valid }) => valid) ? EXIT.done : EXIT.refused;
}

type Item = ReturnType<typeof compared>[number] & { readonly pareto: boolean };

/** One request under all settings. @throws UsageError when a setting is faulty */
function compared(request: FileRequest, place: number, settings: readonly Setting[]) {
  const comparison = readComparison({ request: request.body, settings });
  if (comparison.kind === 'faulty') {
    throw new UsageError(comparison.issues.map(({ message }) => message).join('\n'));
  }
  return comparison.items.map((item, turn) => {
    const label = `${item.title}, ${item.label} (${turn + 1} of ${counted(settings.length, 'setting')})`;
    return { ...calculated(request, item, label), request: place };
  });
}

function calculated(request: FileRequest, { title, label, body }: ComparedRequest, shownLabel: string) {
  const begun = performance.now();
  const outcome = runCalculation({ ...request, body }, shownLabel);
  const seconds = Math.round(performance.now() - begun) / 1000;
  if (outcome.status === 'failed') {
    const none = { cargoesLoaded: 0, cargoesLeft: 0, containersLoaded: 0, volumeUtilization: 0, weightUtilization: 0 };
    const issues = issueLines(outcome.error.issues, request);
    const figures = { loadSummary: none, containers: 0, containerPrice: 0, searchNodes: 0, load: null };
    return { title, label, ...figures, seconds, valid: false, issues, warnings: textsOf(outcome.warnings, request) };
  }
  const { problem, plan } = outcome.load;
  const load = present(outcome.load, { spacesCreated: false, placementsCreated: false, uom: null });
  const { loadSummary } = load;
  return {
    ...{ title, label, loadSummary, seconds, load },
    containers: loadSummary.containersLoaded,
    containerPrice: containerPriceOf(problem, plan),
    searchNodes: plan.search.nodes,
    valid: true,
    issues: [] as string[],
    warnings: textsOf(load.warnings, request),
  };
}

function textsOf(warnings: readonly Warning[], request: FileRequest): string[] {
  return warnings.map((warning) => warningText(warning, request));
}

function rowOf({ title, label, pareto, valid, loadSummary: sum, containerPrice, seconds, searchNodes }: Item): Cell[] {
  return [
    ...[title, label, valid ? (pareto ? '*' : '') : 'failed'],
    ...[sum.cargoesLoaded, sum.cargoesLeft, sum.containersLoaded, containerPrice],
    ...[sum.volumeUtilization, sum.weightUtilization, seconds, searchNodes],
  ];
}

function titlesOf(): string[] {
  return COLUMNS.map(({ title }) => (title === '' ? 'pareto' : title));
}
