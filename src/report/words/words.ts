/** Words, numbers, dates and units in one language and one unit of measure. */
import type { UnloadedReason } from '../../domain/reasons.js';
import { UNITS } from '../../domain/units.js';
import { sayEquipment } from '../../domain/usual-equipment.js';
import type { Uom } from '../../domain/words.js';
import { type Filling, type KeyOf, say, type Value, type WordList } from '../../locales/say.js';
import { WARNINGS } from '../../schema/code-catalogue.js';
import type { WARNING_CODES } from '../../schema/codes.js';
import type { ReportLanguage } from '../../schema/reports.js';
import { type English, type EnglishVehicle, tagOf, VOCABULARIES, type WordKey } from './vocabularies.js';

/** Sizes have at most four places in the interface. */
const PLACES_OF_SIZES = 4;

const INTL_UNITS = {
  in: 'inch',
  mm: 'millimeter',
  cm: 'centimeter',
  lb: 'pound',
  kg: 'kilogram',
  m: 'meter',
  ft: 'foot',
};
type IntlUnit = keyof typeof INTL_UNITS;

const CUBES = { m3: 'm³', ft3: 'ft³' } as const;

export class Words {
  /** As `lang` of a document. */
  readonly tag: string;
  readonly #formats = new Map<string, Intl.NumberFormat>();
  readonly #plurals: Intl.PluralRules;

  constructor(
    readonly language: ReportLanguage,
    readonly uom: Uom,
  ) {
    this.tag = tagOf(language, uom);
    this.#plurals = new Intl.PluralRules(this.tag);
  }

  text<Key extends WordKey>(key: Key, ...[values]: Filling<English, Key>): string {
    return this.#say(VOCABULARIES[this.language].REPORT, key, values);
  }

  /** Of axles, floor and centre of gravity. */
  vehicle<Key extends KeyOf<EnglishVehicle>>(key: Key, ...[values]: Filling<EnglishVehicle, Key>): string {
    return this.#say(VOCABULARIES[this.language].VEHICLE, key, values);
  }

  /** Of sentences that are said again: as English has them, and as the language does. */
  get forms(): { readonly english: WordList; readonly own: WordList } {
    return { english: VOCABULARIES.ENG.REPORT, own: VOCABULARIES[this.language].REPORT };
  }

  /** A container or pallet as the language calls it; in English as the request does. */
  equipment(name: string): string {
    return this.language === 'ENG' ? name : sayEquipment(name, (word) => this.text(word));
  }

  reason(reason: UnloadedReason): string {
    return this.text(`reason${reason}`);
  }

  /** What a warning means. */
  warning(code: (typeof WARNING_CODES)[number]): string {
    return VOCABULARIES[this.language].CODES[code] ?? WARNINGS[code].meaning.replaceAll('`', '');
  }

  /** What a rule is called. @param id another rule has no name */
  rule(id: string): string {
    const { RULES } = VOCABULARIES[this.language];
    return RULES[id] ?? this.#say(RULES, 'other');
  }

  /** Why cargo stays behind. @param values by the names of the gaps */
  sentence(text: string, values: Readonly<Record<string, string>>): string {
    return this.#say({ text }, 'text', values);
  }

  /** @param places most decimal places */
  number(value: number, places = PLACES_OF_SIZES): string {
    return this.#format({ maximumFractionDigits: places }).format(value);
  }

  percent(value: number): string {
    return this.#format({ style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
  }

  length(value: number, places = PLACES_OF_SIZES): string {
    return this.#inUnit(value, UNITS[this.uom].length, places);
  }

  weight(value: number, places = 2): string {
    return this.#inUnit(value, UNITS[this.uom].weight, places);
  }

  volume(value: number, places = 2): string {
    return `${this.number(value, places)} ${this.volumeUnit}`;
  }

  metres(value: number): string {
    return this.#inUnit(value, 'm', 2);
  }

  feet(value: number): string {
    return this.#inUnit(value, 'ft', 2);
  }

  /** Length, width and height, on one line. */
  size({
    length,
    width,
    height,
  }: {
    readonly length: number;
    readonly width: number;
    readonly height: number;
  }): string {
    return [length, width, height].map((side) => this.number(side)).join('\u00a0×\u00a0');
  }

  get lengthUnit(): string {
    return this.#unitName(UNITS[this.uom].length);
  }

  get weightUnit(): string {
    return this.#unitName(UNITS[this.uom].weight);
  }

  get volumeUnit(): string {
    return CUBES[UNITS[this.uom].volume];
  }

  get weightPerLengthUnit(): string {
    return UNITS[this.uom].weightPerLength;
  }

  /** @param instant ISO */
  date(instant: string): string {
    const format = new Intl.DateTimeFormat(this.tag, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
      ...(this.tag === 'en-US' ? {} : { hourCycle: 'h23' }),
    });
    return `${format.format(new Date(instant))} UTC`;
  }

  /** Of the same clock, without the hour. */
  day(instant: string): string {
    return new Intl.DateTimeFormat(this.tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));
  }

  /** Numbers in order, neighbours joined: 1–4, 6. */
  ranges(numbers: readonly number[]): string {
    const ranges: [from: number, to: number][] = [];
    for (const number of numbers) {
      const last = ranges.at(-1);
      if (last !== undefined && last[1] + 1 === number) last[1] = number;
      else ranges.push([number, number]);
    }
    return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
  }

  #say(list: WordList, key: string, values: Readonly<Record<string, Value>> = {}): string {
    return say(list, key, values, this.#plurals, (value) => this.number(value, 0));
  }

  #inUnit(value: number, unit: IntlUnit, places: number): string {
    const style = { style: 'unit', unit: INTL_UNITS[unit], unitDisplay: 'short' } as const;
    return this.#format({ ...style, maximumFractionDigits: places }).format(value);
  }

  #unitName(unit: IntlUnit): string {
    const parts = this.#format({ style: 'unit', unit: INTL_UNITS[unit], unitDisplay: 'short' }).formatToParts(1);
    return parts.find(({ type }) => type === 'unit')?.value ?? unit;
  }

  #format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(options);
    const known = this.#formats.get(key) ?? new Intl.NumberFormat(this.tag, options);
    this.#formats.set(key, known);
    return known;
  }
}
