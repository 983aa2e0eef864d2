/** Figures with units, and all sizes of a piece in one cell: `600 mm`, `400x300x200`, `40 × 30 × 20 cm`, `1,2 m x 80 cm x 1 m`. */
import { type DecimalMark, readNumber } from '../numbers.js';
import { isLengthUnit, type Unit, unitOfWord } from './units.js';

/** A figure as it was typed. */
export interface Measure {
  readonly figure: number;
  /** Null: nothing beside it says. */
  readonly unit: Unit | null;
}

const FIGURE_AND_WORD = /^([+\-−–]?[\d.,\s\u00a0\u2007\u2009\u202f'’]*\d[.,]?(?:e[+-]?\d+)?)\s*([^\d\s.,].*)?$/iu;
/** 5' 11", as some type feet and inches. */
const FEET_AND_INCHES = /^(\d+)\s*(?:'|′|’|ft\.?|feet)\s*(\d+(?:\.\d+)?)\s*(?:"|″|”|''|in\.?|inch(?:es)?)?$/i;

const FRACTIONS: Readonly<Record<string, string>> = {
  ...{ '¼': '1/4', '½': '1/2', '¾': '3/4', '⅓': '1/3', '⅔': '2/3', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' },
};
/** `9 1/2`, `9-1/2`; without a whole number only before a mark of inches, for 3/4 may be two figures. */
const MIXED =
  /(?<![\d.,])(?:(\d+)(?:\s+|-)|(?=\d{1,2}\/\d{1,2}\s*(?:["″”]|in)))(\d{1,2})\/(2|3|4|8|16|32|64)(?![\d/])/gi;

/** After a point, and never three, which may say thousands. */
const PLACES = 4;

/** Fractions as people of inches type them, in decimals; all other signs in their plain form. */
function plainText(text: string): string {
  const typed = text.replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${FRACTIONS[sign]!}`);
  return typed
    .normalize('NFKC')
    .trim()
    .replace(MIXED, (given, whole: string | undefined, part: string, of: string) =>
      Number(part) < Number(of) ? (Number(whole ?? 0) + Number(part) / Number(of)).toFixed(PLACES) : given,
    );
}

/** Null: it is no figure. @param mark what a text means that can be read in two ways; null: nothing says */
export function readMeasure(text: string, mark: DecimalMark | null): Measure | null {
  const given = plainText(text);
  const feet = FEET_AND_INCHES.exec(given);
  if (feet !== null) return { figure: 12 * Number(feet[1]) + Number(feet[2]), unit: 'in' };
  const [, figures, word] = FIGURE_AND_WORD.exec(given) ?? [];
  if (figures === undefined) return null;
  const unit = word === undefined ? null : unitOfWord(word);
  if (unit === undefined) return null;
  const figure = figureOf(figures, mark);
  return figure === null ? null : { figure, unit };
}

/** Null: it is no figure, or it can be read in two ways and nothing says which. */
export function figureOf(text: string, mark: DecimalMark | null): number | null {
  const reading = readNumber(text);
  if (reading === null) return null;
  if ('value' in reading) return reading.value;
  return mark === null ? null : mark === 'comma' ? reading.ifComma : reading.ifPoint;
}

export interface Sizes {
  /** Three, in the order in which they stand; of a round piece the diameter and its length. */
  readonly sides: readonly Measure[];
  readonly isRound: boolean;
}

const BETWEEN = /\s*[x×*✕✖х]\s*|\s+by\s+|\s*\/\s*/iu;
const BLANKS = /\s*[;,]\s+|\s+/;
const ROUND = /^(?:[ø⌀]|dia(?:m(?:eter)?)?\b\.?)\s*[:=]?\s*/iu;
/** L=400 and 300(W): which side it is. */
const LETTERS = /\(?\b[LWHBDT]\)?\s*[:=]?\s*(?=\d)|(?<=\d)\s*\(?[LWHBD]\)?(?=\s*(?:[x×*/]|$))/g;

/** Null: it is no list of sizes. */
export function readSizes(text: string, mark: DecimalMark | null): Sizes | null {
  const given = plainText(text);
  const isRound = ROUND.test(given);
  const bare = given.replace(ROUND, '').replace(LETTERS, '').trim();
  const divided = bare.split(BETWEEN);
  const parts = divided.length > 1 ? divided : withUnitJoined(bare.split(BLANKS));
  if (parts.length !== (isRound ? 2 : 3)) return null;
  const measures = parts.map((part) => readMeasure(part, mark)).filter((one) => one !== null);
  if (measures.length < parts.length || measures.some(({ unit }) => unit !== null && !isLengthUnit(unit))) return null;
  // Where one unit stands at the end it is that of all.
  const said = measures.findLast(({ unit }) => unit !== null)?.unit ?? null;
  return { sides: measures.map(({ figure, unit }) => ({ figure, unit: unit ?? said })), isRound };
}

/** `40 30 20 cm` has three parts. */
function withUnitJoined(parts: readonly string[]): readonly string[] {
  const isUnit = parts.length > 1 && unitOfWord(parts.at(-1)!) !== undefined;
  return isUnit ? [...parts.slice(0, -2), parts.slice(-2).join(' ')] : parts;
}
