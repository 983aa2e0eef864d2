/**
 * Faults and warnings of a request in the words of who typed it: an option, a line of text and its word, the row of a
 * table. What came as JSON is named by its pointer.
 */
import type { Issue } from '../calculation/index.js';
import type { ReadLine } from '../domain/text-lines.js';
import type { Uom } from '../domain/words.js';
import type { Warning } from '../schema/issue.js';
import { schemaNode } from '../schema/node.js';
import type { RequestSource } from '../schema/places.js';

type Fields = Readonly<Record<string, unknown>>;

/** What a request has from the command line, as it was typed, by JSON pointer. */
export type TypedOptions = Readonly<Record<string, string>>;

/** Where the parts of a request were typed. */
export interface AsTyped {
  readonly body: Fields;
  readonly options: TypedOptions;
  /** Of what was read from lines of text. */
  readonly lines?: { readonly cargoes: readonly ReadLine[]; readonly emptyContainers: readonly ReadLine[] };
  /** Of what was read from a table. */
  readonly source?: RequestSource;
}

export const UNITS: Readonly<Record<string, Uom>> = { mm: 'UnitMetric', cm: 'UnitHighMetric', in: 'UnitEnglish' };

/** An option as it was typed, whose part of the request a pointer leads into; null: it is no option's. */
export function optionAt(pointer: string, options: TypedOptions): string | null {
  const found = Object.keys(options).find((part) => `${pointer}/`.startsWith(`${part}/`));
  return found === undefined ? null : options[found]!;
}

/** Each fault on a line, with where it is. */
export function issueLines(issues: readonly Issue[], typed: AsTyped): string[] {
  return issues.map(({ pointer, message, hint, sheet }) => {
    const where = sheet === undefined ? placeOf(pointer, typed) : '';
    return `  ${where}${inOptions(message)}${hint === undefined ? '' : ` (${inOptions(hint)})`}`;
  });
}

export function warningText({ code, pointer, message }: Warning, typed: AsTyped): string {
  const place = isJson(typed) && optionAt(pointer, typed.options) === null ? '' : placeOf(pointer, typed);
  if (code !== 'NoEffect') return place + inOptions(message);
  const said = place === '' ? message : message.replace(/^`[^`]+`/, 'it').replace(/(?<=^it .* in \d+) rows/, ' lines');
  return `${place}${said}${isJson(typed) ? '' : switchOf(pointer, message, typed.body)}`;
}

function isJson({ lines, source }: AsTyped): boolean {
  return lines === undefined && source === undefined;
}

/** `line 2, "stop 2": `; empty where the message says it, or where it concerns the whole. */
function placeOf(pointer: string, { options, lines, source }: AsTyped): string {
  const option = optionAt(pointer, options);
  if (option !== null) return `${option}: `;
  const [, list, index, field, member] = pointer.split('/');
  const line = list === 'cargoes' || list === 'emptyContainers' ? lines?.[list][Number(index)] : undefined;
  if (line !== undefined) {
    const of = field === 'axles' ? line.axleLines[member === 'maxGrossWeight' ? 'gross' : (member ?? '')] : undefined;
    const word = line.words[field ?? ''];
    return `line ${of ?? line.line}${word === undefined ? '' : `, "${word}"`}: `;
  }
  return source !== undefined || pointer === '' ? '' : `${pointer}: `;
}

/** A unit as the option names it. */
function inOptions(message: string): string {
  return Object.entries(UNITS).reduce(
    (text, [option, uom]) =>
      text.replaceAll(`UOM=${uom}`, `--uom ${option}`).replaceAll(`(${uom})`, `(--uom ${option})`),
    message,
  );
}

/** What switches on the rule that is named first, which something has no effect without; empty when it is no switch. */
function switchOf(pointer: string, message: string, body: Fields): string {
  const { properties = {} } = schemaNode('Rules');
  const own = pointer.split('/').at(-1);
  const named = [...message.matchAll(/`(\w+)`/g)].map(([, word]) => word!);
  const rule = named.find((word) => word !== own && properties[word]?.type === 'boolean');
  if (rule === undefined) return '';
  const isOn = ((body['rules'] as Fields | undefined)?.[rule] ?? properties[rule]!.default) === true;
  return ` (--rule ${rule}=${!isOn})`;
}
