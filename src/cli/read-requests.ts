/** A file as load requests, whatever it is: JSON, a workbook, a table in text, or lines of text. */
import { basename } from 'node:path';
import { withRules } from '../calculation/index.js';
import { AXLE_LINE_EXAMPLE, CARRIERS } from '../domain/axle-line.js';
import { equipmentIn } from '../domain/equipment.js';
import { CONTAINER_LINE_EXAMPLE, TEXT_LINE_EXAMPLE } from '../domain/text-line.js';
import { type ReadLine, readTextLines } from '../domain/text-lines.js';
import type { Uom } from '../domain/words.js';
import { didYouMean } from '../schema/near-miss.js';
import { schemaNode } from '../schema/node.js';
import { validateShape } from '../schema/validate.js';
import { UnreadableFile } from '../tables/unreadable-file.js';
import { readUpload } from '../upload/read-upload.js';
import { isTitleOf } from '../upload/sheets.js';
import { type AsTyped, issueLines, type TypedOptions, UNITS } from './as-typed.js';
import { parsedJson, readInput } from './files.js';
import { UsageError } from './usage.js';

type Fields = Readonly<Record<string, unknown>>;

export interface FileRequest extends AsTyped {
  readonly uom: Uom;
}

/** Before the command line has had its say. */
type Read = Omit<FileRequest, 'options'>;

/** What the command line says of every request of a file. */
export interface RequestSettings {
  /** Null: as the file says, else UnitEnglish, as the interface has it. */
  readonly uom: Uom | null;
  /** Containers as lines of text, in addition. */
  readonly into: readonly string[];
  readonly rules: Fields;
  /** The options that say the rules. */
  readonly options: TypedOptions;
  /** Null: as the file says, else its name. */
  readonly title: string | null;
}

export const REQUEST_OPTIONS = {
  uom: { type: 'string' },
  into: { type: 'string', multiple: true },
  level: { type: 'string' },
  rule: { type: 'string', multiple: true },
  title: { type: 'string' },
} as const;

export const REQUEST_USAGE = `  FILE                 a load request as JSON, a workbook (.xlsx), a table (.csv), or lines of text such as
                         ${TEXT_LINE_EXAMPLE}
                         ${CONTAINER_LINE_EXAMPLE}
                         ${AXLE_LINE_EXAMPLE}
                       Axles stand below their container, a line for each of ${CARRIERS.join(', ')}.
                       - is standard input.
  --into LINE          another container, as a line: --into '40 ft: 1203 x 235 x 239 cm, max 26700 kg'
  --into NAME          a container of GET /Equipment, with its door, floor and axles: --into '40 ft container, qty 1'
  --uom mm|cm|in       unit of sizes that name none. Absent: in; for lines of text the first unit in them, else cm
  --level 1..4         effort of the search (the rule optimizationLevel)
  --rule NAME=VALUE    any rule of the interface, for example --rule minSupportRate=1; may be repeated
  --title TEXT         title of the load. Absent: that in the file, else the name of the file`;

/** What a FILE is, for who left it out. */
export const REQUEST_FILE = 'a file of cargo (JSON, .xlsx, .csv or lines of text), or - for standard input';

/** Fewer words of a line may be there by chance. */
const LEAST_TITLES = 3;

interface Options {
  readonly uom?: string;
  readonly into?: readonly string[];
  readonly level?: string;
  readonly rule?: readonly string[];
  readonly title?: string;
}

/** @throws UsageError */
export function requestSettings({ uom, into = [], level, rule = [], title = '' }: Options): RequestSettings {
  const rules: Record<string, unknown> = {};
  const options: Record<string, string> = {};
  const take = (name: string, value: string, typed: string) => {
    rules[name] = ruleValue(value);
    options[`/rules/${name}`] = typed;
  };
  for (const text of rule) {
    const [, name, value] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    if (name === undefined) throw new UsageError(`--rule is written NAME=VALUE, not "${text}"`);
    take(ruleNamed(name), value!, `--rule ${text}`);
  }
  if (level !== undefined) take('optimizationLevel', level, `--level ${level}`);
  const faults = ruleFaults(rules, options);
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  const unit = uom === undefined ? null : (UNITS[uom.toLowerCase()] ?? unitNamed(uom));
  return { uom: unit, into, rules, options, title: title === '' ? null : title };
}

/** What is wrong with the values of rules, by the options that say them. */
export function ruleFaults(rules: Fields, options: TypedOptions): string[] {
  const known = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== null));
  const { issues } = validateShape('Rules', { calculationType: 'MixLoad', ...known });
  const placed = issues.map((issue) => ({ ...issue, pointer: `/rules${issue.pointer}` }));
  return issueLines(placed, { body: {}, options }).map((line) => line.trim());
}

/** A value of a rule that nobody knows would change nothing. @throws UsageError with the name that was probably meant */
export function ruleNamed(name: string): string {
  const { properties = {}, 'x-ignored': ignored = [] } = schemaNode('Rules');
  if (Object.hasOwn(properties, name) || ignored.includes(name)) return name;
  const hint = didYouMean(name, Object.keys(properties));
  throw new UsageError(`there is no rule ${name}${hint === undefined ? '' : `; ${hint}`}`);
}

/** JSON where it is JSON, else a text. */
export function ruleValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function unitNamed(uom: string): Uom {
  const found = Object.values(UNITS).find((name) => name.toLowerCase() === uom.toLowerCase());
  if (found === undefined) throw new UsageError(`--uom is one of ${Object.keys(UNITS).join(', ')}, not "${uom}"`);
  return found;
}

/** @param file `-` is standard input; @throws UsageError */
export async function readRequests(file: string, settings: RequestSettings): Promise<FileRequest[]> {
  const bytes = await readInput(file);
  const read = await requestsIn(file, bytes, settings);
  return read.map((request) => withSettings(request, settings));
}

/** What a file is by its name and its first letters: lines of text when it is nothing else. */
export function formOf(file: string, bytes: Uint8Array): 'workbook' | 'table' | 'JSON' | 'lines' {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'workbook';
  if (/\.(csv|tsv|xlsx)$/i.test(file)) return 'table';
  const text = new TextDecoder().decode(bytes);
  if (/^\s*[[{]/.test(text)) return 'JSON';
  return isTable(text) ? 'table' : 'lines';
}

async function requestsIn(file: string, bytes: Uint8Array, settings: RequestSettings): Promise<Read[]> {
  const uom = settings.uom ?? 'UnitEnglish';
  const name = nameOf(file);
  const text = () => new TextDecoder().decode(bytes);
  switch (formOf(file, bytes)) {
    case 'JSON':
      return jsonRequests(file, text(), name, uom);
    case 'lines':
      return [textRequest(file, text(), name, settings.uom)];
    case 'table':
      return await uploaded(/\.(csv|tsv|xlsx)$/i.test(file) ? file : `${name}.csv`, bytes, uom);
    case 'workbook':
      return await uploaded(file, bytes, uom);
  }
}

function jsonRequests(file: string, text: string, name: string, uom: Uom): Read[] {
  const parsed = parsedJson(file, text);
  const requests = Array.isArray(parsed) ? parsed : [parsed];
  return requests.map((request) => {
    if (typeof request !== 'object' || request === null) throw new UsageError(`${file} is not a load request.`);
    return { body: { title: name, ...request }, uom };
  });
}

async function uploaded(file: string, bytes: Uint8Array, uom: Uom): Promise<Read[]> {
  try {
    const { loads } = await readUpload({ file: { name: basename(file), bytes } }, uom);
    return loads.map(({ title, request, faults, places }) => {
      if (title !== '') return { body: request, uom, source: { faults, places } };
      // A file is one load, and bears its name.
      const named = { ...request, title: nameOf(file), cargoes: withStyle(request['cargoes'] as readonly Fields[]) };
      return { body: named, uom, source: { faults: faults.filter(({ pointer }) => pointer !== '/title'), places } };
    });
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UsageError(error.message);
    throw error;
  }
}

/** The title of what says none itself. */
function nameOf(file: string): string {
  return file === '-' ? 'Plan' : basename(file).replace(/\.\w+$/, '');
}

/** Whether the first line of a text names columns. A line of cargo does so too (`qty 3`, `group North`), and has sizes. */
function isTable(text: string): boolean {
  const line = text.trimStart().split(/\r?\n/, 1)[0]!;
  if (/\d\s*[x×*]\s*\d/i.test(line)) return false;
  const cells = line.split(/[,;\t]/);
  return cells.filter((cell) => isTitleOf('Cargoes')(cell.trim())).length >= LEAST_TITLES;
}

/** A list that has no column for it speaks of boxes. */
function withStyle(cargoes: readonly Fields[]): readonly Fields[] {
  if (cargoes.some((cargo) => cargo['style'] !== undefined)) return cargoes;
  return cargoes.map((cargo) => ({ style: 'Shipcase', ...cargo }));
}

function textRequest(file: string, text: string, title: string, asked: Uom | null): Read {
  const { uom, cargoes, containers, faults } = readTextLines(text, asked);
  if (faults.length > 0) {
    const name = file === '-' ? 'standard input' : file;
    throw new UsageError(faults.map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`).join('\n'));
  }
  const fieldsOf = (lines: readonly ReadLine[]) => lines.map(({ fields }) => fields);
  const body = { title, cargoes: fieldsOf(cargoes), emptyContainers: fieldsOf(containers) };
  return { body, uom, lines: { cargoes, emptyContainers: containers } };
}

function withSettings(request: Read, { into, rules, options, title }: RequestSettings): FileRequest {
  const { body, uom, source } = request;
  const own = body['emptyContainers'] ?? body['containers'] ?? [];
  const more = into.map((line) => containerOf(line, uom));
  const containers = Array.isArray(own) ? [...own, ...more] : own;
  if (Array.isArray(containers) && containers.length === 0) {
    const where = `a line such as "${CONTAINER_LINE_EXAMPLE}", or --into`;
    throw new UsageError(`The request has no container: add ${where}.`);
  }
  const { containers: _, ...rest } = body;
  const changed = { ...rest, emptyContainers: containers, ...(title !== null && { title }) };
  const named = Object.keys(rules).length === 0 ? changed : withRules(changed, rules);
  const first = Array.isArray(own) ? own.length : 0;
  const typed: TypedOptions = {
    ...options,
    ...Object.fromEntries(into.map((line, place) => [`/emptyContainers/${first + place}`, `--into "${line}"`])),
    ...(title !== null && { '/title': `--title "${title}"` }),
  };
  const whole = { ...request, body: named, options: typed };
  if (source === undefined) return whole;
  // A table of cargo alone has no containers, and need not.
  const faults = source.faults.filter(({ code }) => into.length === 0 || code !== 'EmptyContainerList');
  const places = { ...source.places, elsewhere: Object.keys(typed) };
  return { ...whole, source: { faults, places } };
}

/** A name, and how many of it, is one of the common containers. */
function containerOf(text: string, uom: Uom): Fields {
  const [, name, qty] = /^\s*(.*?)\s*(?:,\s*qty\s+(\d+))?\s*$/i.exec(text)!;
  const common = equipmentIn(uom);
  const found = common.find((one) => one.name.toLowerCase() === name!.toLowerCase());
  if (found !== undefined) {
    const { source, ...container } = found;
    return { ...container, description: source, ...(qty !== undefined && { qty: Number(qty) }) };
  }
  const line = /^\s*into\s/i.test(text) ? text : `into ${text}`;
  const { containers, faults } = readTextLines(line, uom);
  const [fault] = faults;
  if (fault !== undefined) {
    const hint = didYouMean(
      name!,
      common.map((one) => one.name),
    );
    const isName = text.includes(':')
      ? ''
      : ` ${hint ?? 'GET /Equipment and the manual list the names of common containers'}.`;
    throw new UsageError(`--into "${text}": ${fault.message}${isName}`);
  }
  return containers[0]!.fields;
}
