/** A cell as a value of the interface: what a person may type for a number, a choice, yes or no, a colour, a list. */
import { ENUMERATIONS } from '../schema/enums.js';
import { didYouMean } from '../schema/near-miss.js';
import { ORIENTATION_HINT } from '../schema/orientations.js';
import { type Cell, shownCell } from './cell.js';
import type { Column } from './columns.js';
import { readFlag } from './flags.js';
import { type DecimalMark, readNumber, usualMark } from './numbers.js';
import { unquoted } from './quoted-text.js';

export interface Fault {
  readonly message: string;
  readonly hint?: string;
  readonly allowedValues?: readonly string[];
}

/** `path` is there when the value stands elsewhere than the column says: a colour by its name. */
export type Reading = { readonly value: unknown; readonly path?: readonly string[] } | { readonly fault: Fault };

export interface Marks {
  /** What a text that can be read in two ways means; null: nothing says. */
  readonly decimal: DecimalMark | null;
  readonly delimiter: string | null;
}

/** @param cell not blank */
export function readCell(column: Column, cell: Cell, marks: Marks): Reading {
  if (typeof cell === 'object' && cell !== null) return { fault: unreadable(column, cell) };
  switch (column.kind) {
    case 'number':
      return readNumberCell(column, cell, marks);
    case 'flag':
      return readFlagCell(column, cell);
    case 'choice':
      return readChoice(column, cell);
    case 'orientations':
      return readOrientations(column, cell);
    case 'colour':
      return readColour(column, cell);
    case 'json':
      return readJson(column, cell);
    case 'priority':
      return typeof cell === 'string' && cell.trim().startsWith('{')
        ? readJson(column, cell)
        : { value: unquoted(asText(cell)) };
    default:
      return { value: unquoted(asText(cell)) };
  }
}

function asText(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'string' ? cell.trim() : String(cell);
}

function unreadable(column: Column, cell: Extract<Cell, object>): Fault {
  switch (cell.kind) {
    case 'date':
      return {
        message: `${wanted(column)}; the cell holds the date ${cell.text}.`,
        hint:
          column.kind === 'number'
            ? 'give the cell the format Number and type the number again'
            : 'the spreadsheet program took what was typed for a date: give the cell the format Text and type it again',
      };
    case 'error':
      return {
        message: `${wanted(column)}; the cell holds the error ${cell.text}.`,
        hint: 'mend the formula, or type the value itself',
      };
    case 'formula':
      return {
        message: `${wanted(column)}; the cell holds the formula ${shownCell(cell)} without its result, and formulas are not calculated here.`,
        hint: 'open the workbook in a spreadsheet program and save it again, or paste the values',
      };
  }
}

/** What the cell must hold, as the first half of a sentence. */
function wanted(column: Column): string {
  const { kind, header } = column;
  switch (kind) {
    case 'number':
      return `\`${header}\` must be ${numberWords(column)}`;
    case 'flag':
      return `\`${header}\` must be yes or no`;
    case 'choice':
      return `\`${header}\` must be one of ${choicesOf(column).join(', ')}`;
    case 'orientations':
      return `\`${header}\` must name orientations, for example Orientations12`;
    case 'json':
      return `\`${header}\` must be ${column.node.type === 'array' ? 'a list in JSON, [ ... ]' : 'an object in JSON, { ... }'}`;
    case 'colour':
      return `\`${header}\` must be a colour, for example #FF8800`;
    default:
      return `\`${header}\` must be a text`;
  }
}

type Bounds = { readonly minimum?: number; readonly maximum?: number };

function numberWords({ node }: Column): string {
  const { minimum, maximum } = node as Bounds;
  const what = node.type === 'integer' ? 'a whole number' : 'a number';
  if (minimum === undefined) return what;
  return maximum === undefined ? `${what} from ${minimum} on` : `${what} from ${minimum} to ${maximum}`;
}

function readNumberCell(column: Column, cell: Cell, marks: Marks): Reading {
  if (typeof cell === 'number') return { value: cell };
  if (typeof cell === 'boolean') {
    return { fault: { message: `${wanted(column)}; ${shownCell(cell)} was found.` } };
  }
  const text = cell as string;
  const reading = readNumber(text);
  if (reading === null) {
    const hint = numberHint(text);
    return { fault: { message: `${wanted(column)}; ${shownCell(cell)} was found.`, ...(hint && { hint }) } };
  }
  if ('value' in reading) return reading;
  const mark = marks.decimal ?? usualMark(text, marks.delimiter);
  if (mark !== null) return { value: mark === 'comma' ? reading.ifComma : reading.ifPoint };
  const { ifComma, ifPoint } = reading;
  return {
    fault: {
      message: `${wanted(column)}; ${shownCell(cell)} can be read as ${ifPoint} and as ${ifComma}.`,
      hint: `write ${Math.max(ifPoint, ifComma)} without a mark for thousands, or ${Math.min(ifPoint, ifComma)} with one more digit after the mark`,
    },
  };
}

function numberHint(text: string): string | undefined {
  if (/^[+-]?[\d.,\s]+%$/.test(text.trim())) return 'write a share as a number, without %';
  const number = /^[+-]?\d+(?:[.,]\d+)?(?=\s*[a-z"'″′]+[²³]?$)/i.exec(text.trim())?.[0];
  if (number !== undefined) return `write ${number} alone: the unit is that of the upload, the query parameter UOM`;
  return undefined;
}

function readFlagCell(column: Column, cell: Cell): Reading {
  if (typeof cell === 'boolean') return { value: cell };
  const value = readFlag(String(cell));
  if (value !== undefined) return { value };
  const allowedValues = ['TRUE', 'FALSE', 'yes', 'no', '1', '0'];
  return { fault: { message: `${wanted(column)}; ${shownCell(cell)} was found.`, allowedValues } };
}

function choicesOf({ node }: Column): readonly string[] {
  return ENUMERATIONS.get(node['x-enum'] ?? '')?.values ?? [];
}

function readChoice(column: Column, cell: Cell): Reading {
  const list = ENUMERATIONS.get(column.node['x-enum']!)!;
  const value = list.match(typeof cell === 'string' ? cell.trim() : cell);
  if (value !== undefined) return { value };
  const hint = typeof cell === 'string' ? didYouMean(cell, list.values) : undefined;
  return {
    fault: {
      message: `${wanted(column)}; ${shownCell(cell)} was found.`,
      allowedValues: list.values,
      ...(hint && { hint }),
    },
  };
}

/** Digits alone are refused: to some they are orientations, to the interface a number is a bit mask. */
function readOrientations(column: Column, cell: Cell): Reading {
  const text = asText(cell);
  if (!/^[\d,;.\s]+$/.test(text)) return { value: text };
  const digits = text.replace(/\D/g, '');
  const hint = /^[1-6]+$/.test(digits) ? `write Orientations${digits}` : ORIENTATION_HINT;
  return { fault: { message: `${wanted(column)}, and no number; ${shownCell(cell)} was found.`, hint } };
}

/** #FF8800, a name or the number of a colour. */
function readColour({ path }: Column, cell: Cell): Reading {
  if (typeof cell === 'number') return { value: cell };
  const text = asText(cell);
  if (/^\d+$/.test(text)) return { value: Number(text) };
  const field = /^#|\d/.test(text) ? 'colorHexaCode' : 'colorKnownName';
  return { value: text, path: [...path.slice(0, -1), field] };
}

function readJson(column: Column, cell: Cell): Reading {
  try {
    const value: unknown = JSON.parse(String(cell));
    if (typeof value === 'object') return { value };
    return { fault: { message: `${wanted(column)}; ${shownCell(cell)} was found.` } };
  } catch (error) {
    const hint = membersHint(column);
    return {
      fault: { message: `${wanted(column)}: ${(error as Error).message}.`, ...(hint && { hint }) },
    };
  }
}

function membersHint({ node, path }: Column): string | undefined {
  const members = Object.keys(node.properties ?? {});
  if (members.length === 0) return undefined;
  const names = members.slice(0, 3).map((member) => `${path.join('.')}.${member}`);
  return `or give its members columns of their own: ${names.join(', ')}`;
}
