/** `stowage verify`: checks a plan, whoever made it, by the rules that every plan of the service is checked by. */
import { readInput } from './files.js';
import { givenContainers } from './given-containers.js';
import { REQUEST_OPTIONS, type RequestSettings, readRequests, requestSettings } from './read-requests.js';
import { counted, issueLines, runCalculation } from './run-calculation.js';
import { commandLine, EXIT, onlyFile, UsageError } from './usage.js';

export const USAGE = `stowage verify FILE [--request FILE] [options]

  FILE                 the plan as JSON: a load request with \`filledContainers\`, each with its \`placements\`
                       (as for PUT /Edit/Load); or a Load that was answered with spacesCreated=true
  --request FILE       with a Load: its request, in any form that \`stowage plan\` reads
  --into LINE          with --request: a container that \`stowage plan\` was given with --into
  --uom mm|cm|in       unit of the plan; default: the unit of the Load, otherwise in
  --rule NAME=VALUE    any rule, instead of the request's
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
  const file = onlyFile(USAGE, files);
  const settings = requestSettings(values);
  const plan = await readObject(file);
  if (!Array.isArray(plan['filledContainers'])) {
    throw new UsageError(`${file} is not a plan: it has no \`filledContainers\`.\n${USAGE}`);
  }
  const own = plan['uom'] as 'UnitEnglish' | undefined;
  const uom = settings.uom ?? own ?? 'UnitEnglish';
  const request = values.request === undefined ? plan : await readRequest(values.request, { ...settings, uom });
  if (!Array.isArray(request['cargoes'])) {
    throw new UsageError(`${file} does not contain its request: give it with --request FILE.`);
  }
  const rules = { ...((request['rules'] as Fields | undefined) ?? { calculationType: 'MixLoad' }), ...settings.rules };
  const body = { title: 'Plan', ...request, rules, filledContainers: givenContainers(plan['filledContainers'], file) };
  const judged = { body, uom };
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
    for (const line of issueLines(issues, {})) print(line);
  }
  for (const { message } of warnings) print(`warning: ${message}`);
  return isValid ? EXIT.done : EXIT.refused;
}

/** @throws UsageError when the file has several, and --title names none of them */
async function readRequest(file: string, { title, ...settings }: RequestSettings): Promise<Fields> {
  const bodies = (await readRequests(file, { ...settings, title: null })).map(({ body }) => body);
  const wanted = title === null ? bodies : bodies.filter((body) => body['title'] === title);
  if (wanted.length === 1) return wanted[0]!;
  const titles = bodies.map((body) => JSON.stringify(body['title'])).join(', ');
  throw new UsageError(`${file} holds ${counted(bodies.length, 'request')}: say which with --title, one of ${titles}.`);
}

/** @throws UsageError */
async function readObject(file: string): Promise<Fields> {
  const text = new TextDecoder().decode(await readInput(file));
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Fields;
  throw new UsageError(`${file} must hold one JSON object.`);
}
