/**
 * What carries a container, one line a group, below the line of the container:
 *
 *     into Trailer: 13.6 x 2.48 x 2.7 m, max 24 t
 *     axles steer: at -1660 mm, empty 5950 kg
 *     axles drive: at 2140 mm, empty 4107 kg, max 11.5 t
 *     axles trailer: at 9.3 m, 3 axles, spacing 1310 mm, empty 5052 kg, max 24 t, share 20 %
 *     axles kingpin: at 1670 mm, empty 2248 kg
 *     axles gross: max 40 t
 */
import type { CarrierName } from './axles.js';
import { LENGTH_UNIT, type LineFault, NUMBER, WEIGHT_UNIT } from './text-line.js';
import { type Measure, measured } from './text-measures.js';
import type { Uom } from './words.js';

export const AXLE_LINE_EXAMPLE = 'axles drive: at 2140 mm, empty 4107 kg, max 11.5 t';

type Part =
  | 'position'
  | 'emptyWeight'
  | 'maxWeight'
  | 'minWeight'
  | 'count'
  | 'spacing'
  | 'minShareOfVehicle'
  | 'minShare'
  | 'driven';

/** One carrier, or the gross weight, in the fields of the interface. */
export interface ReadAxles {
  readonly line: number;
  readonly name: CarrierName | 'gross';
  readonly fields: Readonly<Partial<Record<Part, number | boolean>>>;
}

const OF_KINGPIN: readonly Part[] = ['position', 'emptyWeight', 'maxWeight', 'minWeight'];
const OF_GROUP: readonly Part[] = [...OF_KINGPIN, 'count', 'spacing', 'minShareOfVehicle', 'minShare', 'driven'];
const PARTS_OF: Readonly<Record<ReadAxles['name'], readonly Part[]>> = {
  ...{ steer: OF_GROUP, drive: OF_GROUP, trailer: OF_GROUP },
  ...{ kingpin: OF_KINGPIN, gross: ['maxWeight'] },
};

/** Of whom lines may speak. */
export const CARRIERS = Object.keys(PARTS_OF) as ReadAxles['name'][];

const BEGIN = /^\s*axles\s+([^\s:]+)\s*:/i;
/** A cargo may be called so, too, and has a size. */
const SIZE = /\d\s*(?:x|×|\*|by)\s*\d/i;

const LENGTH = String.raw`(-?${NUMBER})\s*(${LENGTH_UNIT})?`;
const WEIGHT = String.raw`(${NUMBER})\s*(${WEIGHT_UNIT})?`;
const PATTERNS: Readonly<Record<Part, RegExp>> = {
  position: new RegExp(`at\\s+${LENGTH}`, 'iy'),
  emptyWeight: new RegExp(`empty\\s+${WEIGHT}`, 'iy'),
  maxWeight: new RegExp(String.raw`max(?:imum)?\.?\s+${WEIGHT}`, 'iy'),
  minWeight: new RegExp(String.raw`min(?:imum)?\.?\s+${WEIGHT}`, 'iy'),
  count: /(\d+)\s+axles?\b/iy,
  spacing: new RegExp(`spacing\\s+${LENGTH}`, 'iy'),
  // The longer one first.
  minShareOfVehicle: new RegExp(String.raw`share\s+(${NUMBER})\s*%?\s+of\s+(?:truck|tractor)\b`, 'iy'),
  minShare: new RegExp(String.raw`share\s+(${NUMBER})\s*%?`, 'iy'),
  driven: /(not\s+)?driven\b/iy,
};
const OF_LENGTH: readonly Part[] = ['position', 'spacing'];
const OF_WEIGHT: readonly Part[] = ['emptyWeight', 'maxWeight', 'minWeight'];

export function isAxleLine(text: string): boolean {
  return BEGIN.test(text) && !SIZE.test(text);
}

/** @param text an axle line; @param uom of what it says without a unit, and of what is read */
export function readAxleLine(text: string, line: number, uom: Uom): ReadAxles | LineFault {
  const [begin, given] = BEGIN.exec(text)!;
  const fault = (at: number, message: string): LineFault => ({ line, column: at + 1, message });
  const name = CARRIERS.find((one) => one === given!.toLowerCase());
  if (name === undefined) {
    return fault(text.indexOf(given!), `"${given}" carries nothing; axles are ${CARRIERS.join(', ')}.`);
  }
  const fields: Partial<Record<Part, number | boolean>> = {};
  const rest = /[\s,;]*/y;
  for (let at = begin.length; ; ) {
    rest.lastIndex = at;
    rest.exec(text);
    at = rest.lastIndex;
    if (at >= text.length) break;
    const found = partAt(text, at, uom);
    if (found === null) {
      const part = text.slice(at).split(/[,;]/, 1)[0]!.trim();
      return fault(at, `"${part}" is not understood. Axles are written as "${AXLE_LINE_EXAMPLE}".`);
    }
    const { part, end, value } = found;
    if (typeof value === 'string') return fault(at, value);
    if (!PARTS_OF[name].includes(part)) return fault(at, `"${text.slice(at, end).trim()}" is not said of ${name}.`);
    if (part in fields) return fault(at, `"${text.slice(at, end).trim()}" says a second ${part}.`);
    fields[part] = value;
    at = end;
  }
  const needed = name === 'gross' ? 'maxWeight' : 'position';
  if (needed in fields) return { line, name, fields };
  return fault(
    text.indexOf(given!),
    `It does not say ${name === 'gross' ? 'how much: add "max 40 t"' : 'where: add "at 2140 mm"'}.`,
  );
}

/** Null: nothing that axles have stands there. */
function partAt(text: string, at: number, uom: Uom) {
  for (const [part, pattern] of Object.entries(PATTERNS) as [Part, RegExp][]) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) continue;
    const value = part === 'driven' ? found[1] === undefined : figureOf(part, found, uom);
    return { part, end: pattern.lastIndex, value };
  }
  return null;
}

/** A number; a sentence when it is no certain one. */
function figureOf(part: Part, [, text, unit]: RegExpExecArray, uom: Uom): number | string {
  const measure: Measure = OF_LENGTH.includes(part)
    ? { length: unit }
    : { weight: OF_WEIGHT.includes(part) ? unit : undefined };
  const isBefore = text!.startsWith('-');
  const value = measured(isBefore ? text!.slice(1) : text!, measure, uom);
  return isBefore && typeof value === 'number' ? -value : value;
}

/** What the lines of a container say together, as its `axles`. */
export function axlesFieldOf(read: readonly ReadAxles[]): Readonly<Record<string, unknown>> {
  const isSemiTrailer = read.some(({ name }) => name === 'kingpin' || name === 'trailer');
  const groups = read.map(({ name, fields }): [string, unknown] =>
    name === 'gross' ? ['maxGrossWeight', fields.maxWeight] : [name, fields],
  );
  return { layout: isSemiTrailer ? 'SemiTrailer' : 'Rigid', ...Object.fromEntries(groups) };
}
