/** `stowage verify`: checks a plan, whoever made it, by the rules that every plan of the service is checked by. */
import { issueLines, warningText } from './as-typed.js';
import { parsedJson, readInput } from './files.js';
import { givenContainers } from './given-containers.js';
import {
  type FileRequest,
  formOf,
  REQUEST_OPTIONS,
  type RequestSettings,
  readRequests,
  requestSettings,
} from './read-requests.js';
import { counted, runCalculation } from './run-calculation.js';
import { commandLine, EXIT, misused, onlyFile, UsageError } from './usage.js';

export const USAGE = `stowage verify FILE [--request FILE] [options]

  FILE                 the plan as JSON: a load request with \`filledContainers\`, each with its \`placements\`
                       (as for PUT /Edit/Load), or a Load that was answered with spacesCreated=true.
                       - is standard input.
  --request FILE       with a Load: its request, in any form that \`stowage plan\` reads
  --into LINE|NAME     with --request: a container that \`stowage plan\` was given with --into
  --title TEXT         with --request: which of its requests
  --uom mm|cm|in       unit of the plan. Absent: that of the Load, else in
  --rule NAME=VALUE    a rule in place of the request's; may be repeated
  --json               prints {valid, checks, issues, warnings}

Exit codes: 0 the plan keeps every rule; 1 the command line or a file is wrong; 2 it breaks a rule.`;

const OPTIONS = {
  ...REQUEST_OPTIONS,
  request: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Fields = Readonly<Record<string, unknown>>;

export async function verifyCommand(args: readonly string[], print: (line: string) => void): Promise<number> {
  const line = commandLine(USAGE, OPTIONS, args, print);
  if (line === null) return EXIT.done;
  const { values, files } = line;
  const file = onlyFile(USAGE, 'a plan as JSON, or - for standard input', files);
  const settings = requestSettings(values);
  const plan = await readObject(file);
  if (!Array.isArray(plan['filledContainers'])) {
    const what = Array.isArray(plan['cargoes']) ? 'a load request without `filledContainers`' : 'other JSON';
    throw noPlan(file, what);
  }
  const own = plan['uom'] as 'UnitEnglish' | undefined;
  const uom = settings.uom ?? own ?? 'UnitEnglish';
  const { options } = settings;
  const request: FileRequest =
    values.request === undefined
      ? { body: plan, uom, options }
      : await readRequest(values.request, { ...settings, uom });
  if (!Array.isArray(request.body['cargoes'])) {
    throw new UsageError(`${file} does not contain its request: give it with --request FILE.`);
  }
  const rules = {
    ...((request.body['rules'] as Fields | undefined) ?? { calculationType: 'MixLoad' }),
    ...settings.rules,
  };
  const body = {
    title: 'Plan',
    ...request.body,
    rules,
    filledContainers: givenContainers(plan['filledContainers'], file),
  };
  const judged = { ...request, body, uom };
  const outcome = runCalculation(judged, 'verifying', { edit: { fillRemaining: false } });
  const isValid = outcome.status === 'succeed';
  const issues = isValid ? [] : outcome.error.issues;
  const warnings = isValid ? outcome.load.warnings : outcome.warnings;
  const checks = isValid ? outcome.load.checks : [];
  if (values.json) {
    print(JSON.stringify({ valid: isValid, checks, issues, warnings }));
    return isValid ? EXIT.done : EXIT.refused;
  }
  if (isValid) print(`The plan keeps all ${checks.length} rules: ${checks.join(', ')}.`);
  else {
    print(`The plan is not valid: ${counted(issues.length, 'fault')}.`);
    for (const line of issueLines(issues, judged)) print(line);
  }
  for (const warning of warnings) print(`warning: ${warningText(warning, judged)}`);
  return isValid ? EXIT.done : EXIT.refused;
}

/** @throws UsageError when the file has several, and --title names none of them */
async function readRequest(file: string, { title, ...settings }: RequestSettings): Promise<FileRequest> {
  const requests = await readRequests(file, { ...settings, title: null });
  const wanted = title === null ? requests : requests.filter(({ body }) => body['title'] === title);
  if (wanted.length === 1) return wanted[0]!;
  const titles = requests.map(({ body }) => JSON.stringify(body['title'])).join(', ');
  throw new UsageError(
    `${file} holds ${counted(requests.length, 'request')}: say which with --title, one of ${titles}.`,
  );
}

/** What other files than plans are called. */
const OTHER_FORMS = { workbook: 'a workbook', table: 'a table', lines: 'text' } as const;

/** @throws UsageError */
async function readObject(file: string): Promise<Fields> {
  const bytes = await readInput(file);
  const form = formOf(file, bytes);
  if (form !== 'JSON') throw noPlan(file, OTHER_FORMS[form]);
  const parsed = parsedJson(file, new TextDecoder().decode(bytes));
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Fields;
  throw noPlan(file, 'a list in JSON');
}

function noPlan(file: string, what: string): UsageError {
  return misused(
    USAGE,
    `${file} is not a plan: it seems to be ${what}. stowage verify reads JSON: a load request with \`filledContainers\`, or a ` +
      'Load that was answered with spacesCreated=true. stowage plan FILE --out FOLDER writes one, and its request.',
  );
}
