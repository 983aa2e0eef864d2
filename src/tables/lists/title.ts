/** What the title of a column says: what its cells mean, in which unit, and for a list of sizes in which order. */
import { MEANING_OF, type Meaning, plainTitle } from './meanings.js';
import { isLengthUnit, type Unit, unitOfWord } from './units.js';

export interface Title {
  readonly meaning: Meaning;
  /** Null: the title names none. */
  readonly unit: Unit | null;
}

/** A word or two alone may be part of anything, but for these. */
const SHORTEST_PART = 3;
const SHORT_PARTS: ReadonlySet<string> = new Set(['wt', 'gw']);
const LONGEST_TITLE = 80;

const HAS_NO_BLANKS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Phrases that are found inside a longer title, the longest first. */
const PARTS: readonly (readonly [phrase: string, meaning: Meaning])[] = [...MEANING_OF]
  .filter(
    ([phrase]) =>
      phrase.length >= SHORTEST_PART || SHORT_PARTS.has(phrase) || (HAS_NO_BLANKS.test(phrase) && phrase.length > 1),
  )
  .sort(([a], [b]) => b.length - a.length);

/** Null: it is no title that anybody knows. */
export function readTitle(text: string): Title | null {
  return readingsOfTitle(text)[0] ?? null;
}

/** All that a title can mean, the likeliest first: what stands below it decides. */
export function readingsOfTitle(text: string): Title[] {
  if (text.length > LONGEST_TITLE) return [];
  const plain = plainTitle(text);
  const found = meaningsOf(plain);
  const meanings = found.length > 0 ? found : meaningsOf(plainTitle(withoutUnit(text)));
  const unit = unitIn(text);
  return meanings.map((one) => {
    const meaning = ofOneOrRow(one, plain);
    return { meaning, unit: unitFor(meaning, unit) };
  });
}

/** Whether people call a column so. A whole line that was not divided holds titles, and is none. */
export function isListTitle(text: string): boolean {
  return !/[;|\t]/.test(text) && readTitle(text) !== null;
}

const DATE = /\b(date|datum|fecha|data)\b|日期|日付|날짜/;

/** `Order qty` is a quantity, and `Weight of item` a weight: figures before texts, longer phrases before shorter ones. */
function meaningsOf(plain: string): Meaning[] {
  const exact = MEANING_OF.get(plain);
  if (exact !== undefined) return [exact];
  const words = ` ${plain} `;
  const found = PARTS.filter(([phrase]) =>
    HAS_NO_BLANKS.test(phrase) ? plain.includes(phrase) : words.includes(` ${phrase} `),
  ).map(([, meaning]) => meaning);
  if (found.length > 0 && DATE.test(plain)) return ['other'];
  const isFigure = (meaning: Meaning) => FIGURE_MEANINGS.has(meaning);
  return [...new Set([...found.filter(isFigure), ...found])];
}

const OF_ONE =
  /\b(per|each|ea|pc|pcs|piece|unit|ctn|carton|case|box|package|pkg|je|pro|stuck|stk|packstuck|par|unitaire|por|unitario|unit)\b/;
const OF_ROW = /\b(total|ttl|sum|gesamt|summe|row|line|totale)\b/;

/** Of one piece or of all pieces of a row, where the title says so beside the word for weight. */
function ofOneOrRow(meaning: Meaning, plain: string): Meaning {
  if (meaning !== 'weight' && meaning !== 'grossWeight') return meaning;
  if (OF_ONE.test(plain)) return 'pieceWeight';
  return OF_ROW.test(plain) ? 'rowWeight' : meaning;
}

/** A volume in cubic metres is none in metres, a count of pieces has no kilograms. */
function unitFor(meaning: Meaning, unit: Unit | null): Unit | null {
  if (unit === null) return null;
  return (isLengthUnit(unit) ? LENGTH_MEANINGS : WEIGHT_MEANINGS).has(meaning) ? unit : null;
}

export const FIGURE_MEANINGS: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['packages', 'pieces', 'pieceInside', 'length', 'width', 'height', 'diameter', 'sizes', 'price'] as const),
  ...(['pieceWeight', 'weight', 'grossWeight', 'netWeight', 'rowWeight', 'volume'] as const),
]);
export const LENGTH_MEANINGS: ReadonlySet<Meaning> = new Set(['length', 'width', 'height', 'diameter', 'sizes']);
export const WEIGHT_MEANINGS: ReadonlySet<Meaning> = new Set([
  'pieceWeight',
  'weight',
  'grossWeight',
  'netWeight',
  'rowWeight',
]);

/** In brackets, after a sign or at the end; `in` alone is an inch only in brackets or at the very end. */
export function unitIn(text: string): Unit | null {
  const given = text.normalize('NFKC');
  const bracketed = /[([{（【［]\s*([^()[\]{}]*?)\s*[)\]}）】］]/gu;
  for (const [, inside = ''] of given.matchAll(bracketed)) {
    const unit = unitAmong(inside);
    if (unit !== null) return unit;
  }
  const words = given.split(/[\s_,;:/.()[\]]+/).filter((word) => word !== '');
  const last = unitOfWord(words.at(-1) ?? '');
  // `Breite in cm` names centimetres; `Length in` inches.
  const others = words.slice(0, -1).map((word) => (word.toLowerCase() === 'in' ? undefined : longUnit(word)));
  return last ?? others.findLast((unit) => unit !== undefined) ?? null;
}

/** A single letter is a unit only where nothing else can stand. */
function longUnit(word: string): Unit | undefined {
  return word.length > 1 || !/[a-z]/i.test(word) ? unitOfWord(word) : undefined;
}

function unitAmong(text: string): Unit | null {
  const whole = unitOfWord(text);
  if (whole !== undefined) return whole;
  const words = text.split(/[\s,;:/.]+/).map((word) => longUnit(word));
  return words.find((unit) => unit !== undefined) ?? null;
}

/** `Length [mm]` is `Length`. */
export function withoutUnit(text: string): string {
  const given = text.normalize('NFKC');
  const bare = given.replace(/[([{（【［]([^()[\]{}]*)[)\]}）】］]/gu, (whole, inside: string) =>
    unitAmong(inside) === null ? whole : ' ',
  );
  const words = bare.split(/(?<=[\s_,;:/.])|(?=[\s_,;:/.])/);
  while (words.length > 1 && (unitOfWord(words.at(-1)!) !== undefined || /^[\s_,;:/.]$/.test(words.at(-1)!)))
    words.pop();
  return words.join('').replace(/\s+(in|en|em)$/i, '');
}

export type Side = 'length' | 'width' | 'height';
const USUAL_ORDER: readonly Side[] = ['length', 'width', 'height'];

const SIDE_LETTERS: Readonly<Record<string, Side>> = {
  ...{ l: 'length', w: 'width', b: 'width', h: 'height', d: 'length', a: 'width', c: 'length', p: 'length' },
  ...{
    长: 'length',
    宽: 'width',
    高: 'height',
    縦: 'length',
    横: 'width',
    高さ: 'height',
    長さ: 'length',
    幅: 'width',
  },
  ...{ 가로: 'width', 세로: 'length', 높이: 'height' },
};

/** The order in which a title such as `Dims (HxWxL)` names the sides; absent: length, width, height. */
export function orderOfSides(title: string): readonly Side[] {
  const plain = title.normalize('NFKC').toLowerCase();
  const letters = /([\p{L}]{1,2})\s*[x×*/]\s*([\p{L}]{1,2})\s*[x×*/]\s*([\p{L}]{1,2})/u.exec(plain)?.slice(1);
  if (letters === undefined) return USUAL_ORDER;
  // L x A x A is Spanish and Portuguese: largo, ancho, alto.
  if (letters[1] === 'a' && letters[2] === 'a') return USUAL_ORDER;
  const sides = letters.map((letter) => SIDE_LETTERS[letter]);
  const isWhole = USUAL_ORDER.every((side) => sides.includes(side));
  return isWhole ? (sides as Side[]) : USUAL_ORDER;
}
