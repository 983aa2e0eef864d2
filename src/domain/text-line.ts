/** One line of what a person writes of cargo and containers, read from left to right (text-lines.ts has examples). */
import { type Measure, measured, uomOfLength } from './text-measures.js';
import type { Uom } from './words.js';

export interface LineFault {
  /** From 1. */
  readonly line: number;
  /** Of the first character that is not understood, from 1. */
  readonly column: number;
  /** What is wrong and what can be written instead. */
  readonly message: string;
}

export const TEXT_LINE_EXAMPLE = 'Carton A: 60 x 40 x 40 cm, 14 kg, qty 120';
export const CONTAINER_LINE_EXAMPLE = 'into Trailer: 13.6 x 2.48 x 2.7 m, max 24000 kg';

export const NUMBER = String.raw`\d[\d.,]{0,19}(?<![.,])`;
export const LENGTH_UNIT = `(?:millimet(?:re|er)s?|centimet(?:re|er)s?|met(?:re|er)s?|inch(?:es)?|feet|foot|mm|cm|m|in|ft|"|')(?![a-z])`;
export const WEIGHT_UNIT = `(?:kilograms?|kilos?|tonnes?|grams?|pounds?|ounces?|kgs?|lbs?|oz|g|t)(?![a-z])`;
const TIMES = String.raw`\s*(?:x|×|\*|by)\s*`;
const SIDE = String.raw`(${NUMBER})\s*(${LENGTH_UNIT})?`;

const anchored = (source: string) => new RegExp(source, 'iy');
const SIZE = `${SIDE}${TIMES}${SIDE}${TIMES}${SIDE}`;
const ROLL = String.raw`(?:diameter|dia\.?|ø|⌀)\s*${SIDE}${TIMES}(?:height\s*)?${SIDE}`;
const PATTERNS = {
  roll: anchored(ROLL),
  size: anchored(SIZE),
  weight: anchored(String.raw`(max(?:imum)?\.?\s+)?(${NUMBER})\s*(${WEIGHT_UNIT})(?:\s+each\b)?`),
  quantity: anchored(
    String.raw`(?:(?:qty|quantity)\b\s*[:=]?\s*(${NUMBER})|(${NUMBER})\s*(?:pieces?|pcs?\.?|units?|ea|x)(?!\s*\d|[a-z])|[x×]\s*(${NUMBER}))`,
  ),
  field: anchored(String.raw`([a-z]\w*)\s*=\s*("[^"]*"|[^,;]*)`),
  upright: anchored(String.raw`(?:upright|this side up)\b`),
  anyWay: anchored(String.raw`(?:any way|any side|all orientations)\b`),
  group: anchored(String.raw`group\s+("[^"]*"|[^,;]+)`),
  stop: anchored(String.raw`(?:stop|sequence|seq)\s+(\d+)\b`),
  type: anchored(String.raw`type\s+(\w+)`),
} as const;

type Part = keyof typeof PATTERNS;

/** Characters. */
const LONGEST_LINE = 1000;

const TWO_SIDES = new RegExp(`^${SIDE}${TIMES}${SIDE}`, 'i');
const INTO = /^\s*into\s+/i;
const QUOTED_NAME = /^\s*"([^"]+)"\s*:?/;
/** Words of a container's name that say its type; any other is a sea van. */
const TYPES_BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/\b(truck|trailer|lorry)\b/i, 'Truck'],
  [/\bpallet\b/i, 'Pallet'],
  [/\b(uld|air)\b/i, 'ULD'],
  [/\b(carton|case)\b/i, 'Carton'],
];

/** Reads one line from left to right. */
export class Line {
  readonly fields: Record<string, unknown> = {};
  /** What was typed for a field. */
  readonly words: Record<string, string> = {};
  readonly faults: LineFault[] = [];
  readonly isContainer: boolean;
  readonly #text: string;
  readonly #line: number;
  readonly #uom: Uom;
  /** Where what is read next begins. */
  #at: number;

  constructor(text: string, line: number, uom: Uom) {
    const into = INTO.exec(text);
    this.#text = text;
    this.#line = line;
    this.#uom = uom;
    this.isContainer = into !== null;
    this.#at = into?.[0].length ?? 0;
  }

  read(): void {
    const begin = this.#at;
    if (this.#text.length > LONGEST_LINE) {
      this.#fault(LONGEST_LINE, `A line has at most ${LONGEST_LINE} characters.`);
      return;
    }
    this.#readName();
    const seen = new Set<string>();
    for (this.#skip(); this.#at < this.#text.length && this.faults.length === 0; this.#skip()) {
      const part = this.#readPart();
      if (part === null) this.#notUnderstood();
      else if (seen.has(part.kind)) this.#fault(part.at, `"${part.text.trim()}" says a second ${part.kind}.`);
      if (part !== null && part.kind !== 'field') seen.add(part.kind);
    }
    if (this.faults.length > 0) return;
    if (!('length' in this.fields || 'diameter' in this.fields)) this.#missing(begin, 'size', '60 x 40 x 40 cm');
    if (!this.isContainer && !('qty' in this.fields)) this.#missing(begin, 'quantity', 'qty 120');
  }

  /** What stands before the first colon; without one, before the size. */
  #readName(): void {
    const rest = this.#text.slice(this.#at);
    const quoted = QUOTED_NAME.exec(rest);
    const size = new RegExp(`${ROLL}|${SIZE}`, 'i').exec(rest)?.index ?? rest.length;
    const colon = rest.search(/:(?=\s|$)/);
    const isColonFirst = colon >= 0 && colon < size;
    const end = isColonFirst ? colon : size;
    const name = (quoted?.[1] ?? rest.slice(0, end)).trim().replace(/[\s,;]+$/, '');
    const begin = this.#at + (rest.length - rest.trimStart().length);
    this.#at += quoted?.[0].length ?? (isColonFirst ? end + 1 : end);
    if (name === '') this.#fault(begin, `A line begins with a name, as in "${this.#example}".`);
    this.fields['name'] = name;
    if (this.isContainer) {
      this.fields['containerType'] = TYPES_BY_NAME.find(([words]) => words.test(name))?.[1] ?? 'SeaVan';
    } else {
      this.fields['style'] = 'Shipcase';
    }
  }

  #skip(): void {
    while (/[\s,;]/.test(this.#text[this.#at] ?? '')) this.#at++;
  }

  #readPart(): { readonly kind: Part; readonly at: number; readonly text: string } | null {
    const at = this.#at;
    for (const [kind, pattern] of Object.entries(PATTERNS) as [Part, RegExp][]) {
      pattern.lastIndex = at;
      const found = pattern.exec(this.#text);
      if (found === null) continue;
      this.#at = pattern.lastIndex;
      const before = { ...this.fields };
      this.#take(kind, found, at);
      for (const [field, value] of Object.entries(this.fields)) {
        if (before[field] !== value) this.words[field] = found[0].trim();
      }
      return { kind, at, text: found[0] };
    }
    return null;
  }

  #take(kind: Part, found: RegExpExecArray, at: number): void {
    const [, first, second, third] = found;
    switch (kind) {
      case 'size':
        this.#takeSides(['length', 'width', 'height'], found, at);
        return;
      case 'roll':
        this.fields['style'] = 'Roll';
        this.#takeSides(['diameter', 'height'], found, at);
        return;
      case 'weight':
        this.#set(this.isContainer ? 'maxWeight' : 'weight', second, at, { weight: third });
        return;
      case 'quantity':
        this.#takeQuantity(first ?? second ?? third ?? '', at);
        return;
      case 'field':
        this.fields[first!] = fieldValue(second!);
        return;
      case 'upright':
        this.fields['orientationsAllowed'] = 'OrientationsBasic';
        return;
      case 'anyWay':
        this.fields['orientationsAllowed'] = 'OrientationsAll';
        return;
      case 'group':
        this.fields['groupName'] = unquoted(first!);
        return;
      case 'stop':
        this.fields['sequence'] = Number(first);
        return;
      case 'type':
        this.fields[this.isContainer ? 'containerType' : 'style'] = first;
    }
  }

  /** A side without a unit has that of the next one that names it. */
  #takeSides(names: readonly string[], found: RegExpExecArray, at: number): void {
    let unit: string | undefined;
    for (let i = names.length - 1; i >= 0; i--) {
      unit = found[2 * i + 2] ?? unit;
      this.#set(names[i]!, found[2 * i + 1], at, { length: unit });
    }
  }

  #takeQuantity(text: string, at: number): void {
    this.#set('qty', text, at, {});
    const quantity = this.fields['qty'];
    if (quantity !== undefined && !Number.isInteger(quantity)) {
      this.#fault(at, `A quantity is a whole number, not ${text}.`);
    }
  }

  #set(name: string, text: string | undefined, at: number, unit: Measure): void {
    const read = measured(text ?? '', unit, this.#uom);
    if (typeof read === 'string') this.#fault(at, read);
    else this.fields[name] = read;
  }

  #notUnderstood(): void {
    const end = this.#text.slice(this.#at).search(/[,;]/);
    const part = this.#text.slice(this.#at, end < 0 ? undefined : this.#at + end).trim();
    const hint = TWO_SIDES.test(part)
      ? 'A size has three sides, length x width x height; a roll is written as "diameter 58 x 88 cm".'
      : `A line is written as "${this.#example}"; any other field as name=value.`;
    this.#fault(this.#at, `"${part}" is not understood. ${hint}`);
  }

  #missing(at: number, what: string, example: string): void {
    this.#fault(at, `It says no ${what}: add for example "${example}".`);
  }

  #fault(at: number, message: string): void {
    this.faults.push({ line: this.#line, column: at + 1, message });
  }

  get #example(): string {
    return this.isContainer ? CONTAINER_LINE_EXAMPLE : TEXT_LINE_EXAMPLE;
  }
}

function unquoted(text: string): string {
  return text.trim().replace(/^"([^"]*)"$/, '$1');
}

/** Of the first size that names one. */
export function uomNamedFirst(text: string): Uom | null {
  for (const [, ...found] of text.matchAll(new RegExp(`${SIZE}|${ROLL}`, 'gi'))) {
    const unit = found.find((group, place) => place % 2 === 1 && group !== undefined);
    if (unit !== undefined) return uomOfLength(unit);
  }
  return null;
}

/** A number, true, false or null where it is written so, else text. */
function fieldValue(text: string): unknown {
  const word = text.trim();
  if (/^(true|false|null|-?\d+(\.\d+)?)$/.test(word)) return JSON.parse(word.replace(/^(-?)0+(?=\d)/, '$1'));
  return unquoted(word);
}
