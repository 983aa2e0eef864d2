/** `stowage plan`: a file of cargo becomes a plan, without a server. */
import {
  type CalculatedLoad,
  type CalculationOutcome,
  type PlannerStep,
  present,
  presentFailure,
} from '../calculation/index.js';
import { MOST_THREADS, OwnLanes, usualThreads } from '../calculation/node/lanes/own-lanes.js';
import type { LoadResponse } from '../schema/load.js';
import { REPORT_LANGUAGES, REPORT_LAYOUTS, REPORT_PAPERS } from '../schema/reports.js';
import { issueLines, optionAt, warningText } from './as-typed.js';
import { axleLines } from './axle-lines.js';
import {
  type FileRequest,
  REQUEST_FILE,
  REQUEST_OPTIONS,
  REQUEST_USAGE,
  readRequests,
  requestSettings,
} from './read-requests.js';
import { counted, runCalculation } from './run-calculation.js';
import { stepLine } from './step-lines.js';
import { textTable } from './text-table.js';
import { commandLine, EXIT, onlyFile, UsageError } from './usage.js';
import { OUTPUT_FORMS, PlanWriter } from './write-plans.js';

export const USAGE = `stowage plan FILE [options]

${REQUEST_USAGE}
  --json               prints the Load as JSON instead of the table
  --out FOLDER         writes the Load, its request, the report (page, PDF, workbook, work order) and pictures into a folder
  --report FILE        writes one report: ${OUTPUT_FORMS.map((form) => `.${form}`).join(', ')}; may be repeated
  --language ENG       language of reports: ${REPORT_LANGUAGES.join(', ')}
  --layout planner     for whom reports are: ${REPORT_LAYOUTS.filter((layout) => layout !== 'labels').join(', ')}. labels prints a label for each pallet
  --paper A4           paper of reports: ${REPORT_PAPERS.join(', ')}. Absent: Letter for a load in inches, else A4
  --open               shows the report in the browser
  --threads N          threads that plan the request, 1 to ${MOST_THREADS}. Absent: one for each core; they change no plan
  --explain            shows each step of the planner: rounds, choices, effort, and the goal that decided
  --strict             exit code 3 when cargo stays behind

Exit codes: 0 planned; 1 the command line or the file is wrong; 2 the request is faulty or nothing can be loaded;
3 cargo stays behind (with --strict).`;

const OPTIONS = {
  ...REQUEST_OPTIONS,
  json: { type: 'boolean' },
  out: { type: 'string' },
  report: { type: 'string', multiple: true },
  language: { type: 'string' },
  layout: { type: 'string' },
  paper: { type: 'string' },
  open: { type: 'boolean' },
  explain: { type: 'boolean' },
  threads: { type: 'string' },
  strict: { type: 'boolean' },
} as const;

type Print = (line: string) => void;
type Failed = Extract<CalculationOutcome, { status: 'failed' }>;
type Shown = Omit<LoadResponse, 'document'>;

const WHOLE = { spacesCreated: true, placementsCreated: true, uom: null } as const;

export async function planCommand(args: readonly string[], print: Print): Promise<number> {
  const line = commandLine(USAGE, OPTIONS, args, print);
  if (line === null) return EXIT.done;
  const { values, files } = line;
  const file = onlyFile(USAGE, REQUEST_FILE, files);
  const threads = threadsOf(values.threads);
  const writer = new PlanWriter(values);
  const lanes = new OwnLanes(threads);
  const requests = await readRequests(file, requestSettings(values));
  const loads: Shown[] = [];
  // A Load in JSON is all there is on standard output.
  const explain: Print = values.json === true ? (line) => process.stderr.write(`${line}\n`) : print;
  try {
    for (const [place, request] of requests.entries()) {
      const title = String(request.body['title']);
      const onStep = values.explain === true ? (step: PlannerStep) => explain(stepLine(step)) : undefined;
      const outcome = runCalculation(request, title, {}, { onStep, lanes });
      if (outcome.status === 'failed') {
        assertOptions(request, outcome);
        loads.push(presentFailure(outcome.error, outcome.warnings, request.uom, outcome.left));
        if (!values.json) tellFailure(request, outcome, print);
        continue;
      }
      const shown = present(outcome.load, WHOLE);
      loads.push(shown);
      if (!values.json) describe(request, outcome.load, shown, print);
      const written = await writer.write(outcome.load, request.body, requests.length > 1 ? place + 1 : null);
      if (!values.json) for (const one of written) print(`written: ${one}`);
    }
  } finally {
    await Promise.all([writer.close(), lanes.close()]);
  }
  if (values.json) print(JSON.stringify(requests.length === 1 ? loads[0] : loads));
  if (loads.some(({ status }) => status === 'failed')) return EXIT.refused;
  return values.strict && loads.some(({ unloaded }) => unloaded.length > 0) ? EXIT.left : EXIT.done;
}

/** @throws UsageError */
function threadsOf(typed: string | undefined): number {
  if (typed === undefined) return usualThreads();
  const threads = Number(typed);
  if (Number.isInteger(threads) && threads >= 1 && threads <= MOST_THREADS) return threads;
  throw new UsageError(`--threads is a whole number from 1 to ${MOST_THREADS}, not ${JSON.stringify(typed)}`);
}

/** A plan that takes too long is no mistake of the option that limits its time. @throws UsageError */
function assertOptions(request: FileRequest, { error }: Failed): void {
  const ofOptions = error.issues.filter(
    ({ code, pointer }) => code !== 'TimeLimit' && optionAt(pointer, request.options) !== null,
  );
  if (ofOptions.length > 0) throw new UsageError(issueLines(ofOptions, request).join('\n').trim());
}

function tellFailure(request: FileRequest, { error, warnings }: Failed, print: Print): void {
  print(`${String(request.body['title'])} cannot be planned:`);
  for (const line of issueLines(error.issues, request)) print(line);
  for (const warning of warnings) print(`warning: ${warningText(warning, request)}`);
}

function describe(request: FileRequest, { title }: CalculatedLoad, shown: Shown, print: Print): void {
  const { loadSummary: sum, units } = shown;
  const loaded = `${sum.cargoesLoaded} of ${counted(sum.cargoesLoaded + sum.cargoesLeft, 'package')}`;
  const containers = counted(sum.containersLoaded, 'container');
  const kind = shown.alternatives ? `in ${counted(shown.filledContainers.length, 'alternative')}` : `in ${containers}`;
  print(`${title}: ${loaded} ${kind}, ${sum.volumeUtilization.toFixed(1)} % of the volume, every rule verified`);
  print('');
  // A package is loaded as one; what is inside is counted where there is more than one piece in it.
  const hasInside = sum.piecesLoaded !== sum.cargoesLoaded;
  const columns = [
    { title: '#' },
    { title: 'container' },
    { title: 'packages' },
    ...(hasInside ? [{ title: 'pieces inside' }] : []),
    { title: `weight ${units.weight}` },
    { title: `length ${units.length}`, decimals: units.length === 'mm' ? 0 : 1 },
    { title: 'volume %', decimals: 1 },
    { title: 'weight %', decimals: 1 },
  ];
  const rows = shown.filledContainers.map(({ sequence, name, loadSummary: of, loadSize }) => [
    sequence,
    name,
    of.cargoesLoaded,
    ...(hasInside ? [of.piecesLoaded] : []),
    of.weightLoaded,
    loadSize.length,
    of.volumeUtilization,
    of.weightUtilization,
  ]);
  for (const line of textTable(columns, rows)) print(line);
  for (const line of axleLines(shown)) print(line);
  if (shown.unloaded.length > 0) {
    print('');
    print('Left behind');
    const left = shown.unloaded.map(({ name, qty, reason, detail }) => [name, qty, reason, detail]);
    const titles = [{ title: 'cargo' }, { title: 'qty' }, { title: 'reason' }, { title: '' }];
    for (const line of textTable(titles, left)) print(line);
  }
  for (const warning of shown.warnings) print(`warning: ${warningText(warning, request)}`);
}
