/** What the title of a column says: what its cells mean, in which unit, and for a list of sizes in which order. */
import { PACKAGE } from './kinds.js';
import { HAS_NO_BLANKS, MEANING_OF, type Meaning, plainTitle } from './meanings.js';
import { isLengthUnit, type Unit, unitOfWord } from './units.js';

export interface Title {
  readonly meaning: Meaning;
  /** Null: the title names none. */
  readonly unit: Unit | null;
}

/** A word or two alone may be part of anything, but for these. */
const SHORTEST_PART = 3;
const SHORT_PARTS: ReadonlySet<string> = new Set(['wt', 'gw']);
const LONGEST_TITLE = 120;

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
  const side = sideOfPackage(plainTitle(withoutUnit(text)));
  const found = side === undefined ? meaningsOf(plain) : [side];
  const unit = unitIn(text);
  const bare = found.length > 0 ? found : meaningsOf(plainTitle(withoutUnit(text)));
  // `ca. kg` can be nothing but a weight.
  const meanings: Meaning[] = bare.length === 0 && unit !== null && !isLengthUnit(unit) ? ['weight'] : bare;
  return weightsFirst(meanings, text).map((one) => {
    const meaning = ofOneOrRow(one, plain);
    return { meaning, unit: unitFor(meaning, unit) };
  });
}

/** `G.W. / ctn` is a weight, and no count of cartons: what stands before the stroke is what the figures are. */
function weightsFirst(meanings: readonly Meaning[], text: string): readonly Meaning[] {
  const head = meaningsOf(plainTitle(text.split(PER)[0]!));
  const isWeight = (meaning: Meaning) => WEIGHT_MEANINGS.has(meaning);
  // `N.W./ctn (kgs)` is a net weight, whatever its unit would be alone.
  const weight = head.find(isWeight);
  const rank = (meaning: Meaning) => (meaning === weight ? 0 : isWeight(meaning) ? 1 : 2);
  return weight === undefined ? meanings : meanings.toSorted((a, b) => rank(a) - rank(b));
}

const PER = /\/|\b(?:per|each|je|pro|par|por)\b/i;

/** Whether people call a column so. A whole line that was not divided holds titles, and is none. */
export function isListTitle(text: string): boolean {
  return !/[;|\t]/.test(text) && readTitle(text) !== null;
}

/** Of a long title the first words count, and not what they are explained by: `Bezeichnung laut Lieferschein`. */
function headOf(words: string): Meaning[] {
  if (words.trim().split(' ').length < LONG_TITLE) return [];
  const head = PARTS.find(([phrase]) => words.startsWith(` ${phrase} `));
  return head === undefined ? [] : [head[1]];
}

const LONG_TITLE = 4;

const DATE = /\b(date|datum|fecha|data)\b|日期|日付|날짜/;

/** `Order qty` is a quantity, and `Weight of item` a weight: figures before texts, longer phrases before shorter ones. */
function meaningsOf(plain: string): Meaning[] {
  const exact = MEANING_OF.get(plain);
  if (exact !== undefined) return [exact];
  if (INSIDE.test(plain)) return ['pieceInside'];
  const words = ` ${plain} `;
  const found = PARTS.filter(([phrase]) =>
    HAS_NO_BLANKS.test(phrase) ? plain.includes(phrase) : words.includes(` ${phrase} `),
  ).map(([, meaning]) => meaning);
  if (found.length === 0) found.push(...compoundsOf(plain));
  if (found.length > 0 && DATE.test(plain)) return ['other'];
  const isFigure = (meaning: Meaning) => FIGURE_MEANINGS.has(meaning);
  return [...new Set([...found.filter(isFigure), ...headOf(words), ...found])];
}

/** `Pcs/bundle`, `Stk je Palette`: what is in one, and not how many there are. */
const INSIDE =
  /^(?:cartons?|ctns?|cases?|boxes|pcs?|pieces?|units?|qty|quantity|ea|items?|stk|stuck|stuckzahl|menge|pieces|unites|uds?|unidades|piezas|pzas|pecas|un|qtd|qtde)\.? (?:per |on each |on |in each |in |je |pro |par |por )?(?:ctn|carton|case|pack|pkg|package|box|bundle|pallet|plt|skid|roll|bag|drum|crate|karton|kiste|palette|packstuck|kolli|ve|gebinde|colis|caisse|caja|bulto|palet|pale|caixa|volume|palete|fardo)$/;

/** `Case L`, `Ctn H`: a letter beside a word for what is packed. */
function sideOfPackage(plain: string): Side | undefined {
  const [, before, letter] = /^(.+) ([lwhb])$/.exec(plain) ?? [];
  return before !== undefined && (PACKAGE.test(before) || OUTSIDE.test(before)) ? SIDE_LETTERS[letter!] : undefined;
}

const OUTSIDE = /^(?:outer|outside|external|ext|overall|item|product|unit|aussen|piece)$/;

/** Ends of words that are written together: a `Liefermenge` is a `Menge`, a 单件长 a 长. */
const COMPOUNDS: readonly (readonly [end: RegExp, meaning: Meaning])[] = [
  [/(?:menge|anzahl)(?: |$)/, 'packages'],
  [/stuckzahl(?: |$)/, 'pieces'],
  [/gewicht(?: |$)/, 'weight'],
  [/(?:lange|laenge)(?: |$)/, 'length'],
  [/breite(?: |$)/, 'width'],
  [/(?:hohe|hoehe)(?: |$)/, 'height'],
  [/durchmesser(?: |$)/, 'diameter'],
  [/长(?: |$)/, 'length'],
  [/[宽幅](?: |$)/, 'width'],
  [/高(?: |$)/, 'height'],
  [/(?:abmessung|abmessungen|masse)(?: |$)/, 'sizes'],
  [/(?:bezeichnung|benennung)(?: |$)/, 'name'],
  [/(?:beschreibung)(?: |$)/, 'description'],
];

function compoundsOf(plain: string): Meaning[] {
  return COMPOUNDS.filter(([end]) => end.test(plain)).map(([, meaning]) => meaning);
}

const OF_ONE =
  /\b(per|each|ea|pc|pcs|piece|unit|ctn|carton|case|box|package|pkg|pallet|plt|bundle|je|pro|stuck|stk|packstuck|palette|karton|par|unitaire|por|unitario|unit)\b|[单每1一](?:箱|件|个|個|托|包|台|本|梱包|パレット|ケース)|单重|単重|개당|박스당|1박스|단위|개별/;
const OF_ROW = /\b(total|ttl|sum|gesamt|summe|row|line|totale)\b|合计|总计|小计|共计|合計|総計|小計|합계|총계|소계/;

/** Whether a title says that its figures are those of one piece or of a whole row. */
export function saysOfOneOrRow(plain: string): 'one' | 'row' | null {
  if (OF_ONE.test(plain)) return 'one';
  return OF_ROW.test(plain) ? 'row' : null;
}

/** Of one piece or of all pieces of a row, where the title says so beside the word for weight. */
function ofOneOrRow(meaning: Meaning, plain: string): Meaning {
  if (meaning !== 'weight' && meaning !== 'grossWeight') return meaning;
  const said = saysOfOneOrRow(plain);
  return said === null ? meaning : said === 'one' ? 'pieceWeight' : 'rowWeight';
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
/** Each in a column of its own. */
export const SIDES = ['length', 'width', 'height'] as const satisfies readonly Meaning[];
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
  if (/[a-z]\s*["″”]$/i.test(given.trim())) return 'in';
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
  ...{
    l: 'length',
    w: 'width',
    b: 'width',
    h: 'height',
    d: 'length',
    t: 'length',
    a: 'width',
    c: 'length',
    p: 'length',
  },
  ...{ 长: 'length', 宽: 'width', 高: 'height', 縦: 'length', 横: 'width', 奥: 'length', 幅: 'width' },
  ...{ 가로: 'width', 세로: 'length', 높이: 'height', 폭: 'width' },
};

const BETWEEN_SIDES = /\s*[x×*/-]\s*/iu;
const THREE_SIDES = /\p{L}{1,12}(?:\s*[x×*/-]\s*\p{L}{1,12}){2}/iu;

/** The order in which a title such as `Dims (HxWxL)` or `Breite x Tiefe x Höhe` names the sides; absent: length, width, height. */
export function orderOfSides(title: string): readonly Side[] {
  const given = title.normalize('NFKC').toLowerCase();
  const words = lettersOf(given) ?? THREE_SIDES.exec(given)?.[0].split(BETWEEN_SIDES);
  if (words?.length !== 3) return USUAL_ORDER;
  const plain = words.map(plainTitle);
  const sides = withDepth(plain) ?? plain.map(sideOfWord);
  if (USUAL_ORDER.every((side) => sides.includes(side))) return sides as Side[];
  // Of two that are called alike the height still is the height.
  const height = sides.indexOf('height');
  const isOneHeight = height >= 0 && sides.lastIndexOf('height') === height;
  return isOneHeight ? USUAL_ORDER.slice(0, 2).toSpliced(height, 0, 'height') : USUAL_ORDER;
}

/** `LxWxH`, which has no blanks: the x between is a letter, too. */
function lettersOf(given: string): readonly string[] | undefined {
  return /(?<!\p{L})(\p{L})\s*[x×*/]\s*(\p{L})\s*[x×*/]\s*(\p{L})(?!\p{L})/u.exec(given)?.slice(1);
}

function sideOfWord(word: string): Side | undefined {
  const meaning = MEANING_OF.get(word);
  const isSide = meaning === 'length' || meaning === 'width' || meaning === 'height';
  return SIDE_LETTERS[word] ?? (isSide ? meaning : undefined);
}

/** Beside a depth (P) the letter L is the width, and A the height: `A x L x P`, `L x P x H`. */
function withDepth(words: readonly string[]): readonly (Side | undefined)[] | null {
  if (!words.includes('p')) return null;
  const first = words.indexOf('a');
  return words.map((word, at) => {
    if (word === 'p') return 'length';
    if (word === 'l') return 'width';
    // Ancho, alto, profundidad.
    if (word === 'a') return words.includes('l') || at > first ? 'height' : 'width';
    return sideOfWord(word);
  });
}
