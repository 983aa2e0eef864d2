/**
 * How a piece may be handled, as cells say it: yes, no, a mark, or in so many words, whatever the column is called.
 * What is not sure is not read: it would let something stand on what breaks.
 */
import type { Cell } from '../cell.js';
import { readFlag } from '../flags.js';
import { textOf } from './cell-text.js';
import { HAS_NO_BLANKS, MEANING_OF, plainTitle } from './meanings.js';
import { stackHeightIn } from './stack-heights.js';
import { withoutFloorOnly, withoutTopOnly } from './standing.js';

const MEANINGS = ['upright', 'tiltAllowed', 'nothingOnTop', 'stackable'] as const;
export type HandlingMeaning = (typeof MEANINGS)[number];

export interface Handling {
  readonly upright?: boolean;
  /** More than not being marked as upright: the list allows it. */
  readonly mayBeTilted?: boolean;
  readonly nothingOnTop?: boolean;
  /** It stands on no other cargo. */
  readonly floorOnly?: boolean;
  /** Nothing but its own kind stands on it. */
  readonly topOnly?: boolean;
  /** It is a pallet that comes loaded. */
  readonly isLoadedPallet?: boolean;
  /** Pieces of it that may stand one on the other, 2 or more. */
  readonly stackHeight?: number;
}

export const isHandling = (meaning: string): meaning is HandlingMeaning =>
  (MEANINGS as readonly string[]).includes(meaning);

/** Several columns may speak of it: what one of them forbids no other allows. */
export const isOnHandling = (meaning: string): boolean => isHandling(meaning) || meaning === 'remark';

/** The longest first: `not stackable` before `stackable`. */
const PHRASES = [...MEANING_OF]
  .flatMap(([phrase, meaning]) => (isHandling(meaning) ? [{ phrase, meaning }] : []))
  .sort((a, b) => b.phrase.length - a.phrase.length);

/** What stands between one thing that is said and the next. */
export const BETWEEN = /[,;|()[\]\n、。]+|\s[-–—+&/]\s|\.\s/;
/** Beside words that are known it may turn them round. */
export const NEGATION =
  /(?:^|\s)(?:not?|non|nicht|kein\w*|never|ne|pas|sin|sem|nao|nunca|without|ohne)(?:\s|$)|[不勿禁非未無无没안]|없|불가|금지/;
const DENIAL = /^(?:not?|non|nicht|kein\w*|pas|sin|sem|nao)$/;
const CROSSES: ReadonlySet<string> = new Set(['×', '✕', '✖', '✗', '✘']);

/**
 * @param meaning of the column; null: only words count, for a yes is one of anything
 * @param title of the column: a cross is a no beside signs of Asia, and in Korean the letter x is one, too
 * @returns null: it says nothing, or what can be taken in two ways
 */
export function readHandling(text: string, meaning: HandlingMeaning | null, title: string): Handling | null {
  if (/[?？]/.test(text)) return null;
  const plain = text.normalize('NFKC');
  const stacked = meaning === 'stackable' ? stackHeightIn(plain) : null;
  const parts = (stacked?.left ?? plain).split(BETWEEN);
  const said: { -readonly [Name in keyof Handling]: Handling[Name] } =
    stacked === null ? {} : stackedTo(stacked.height);
  let isWhole = true;
  for (const whole of parts.map((one) => one.trim()).filter((one) => one !== '')) {
    const [floor, top] = [withoutFloorOnly(whole), withoutTopOnly(whole)];
    const rest = floor ?? top;
    if (floor !== null) said.floorOnly = true;
    else if (top !== null) said.topOnly = true;
    if (rest === '') continue;
    const part = rest ?? whole;
    const flag = meaning === null ? undefined : (allowedOf(part, meaning) ?? flagOf(part, meaning, title));
    const words = flag === undefined ? inWords(part) : { meanings: [], left: '' };
    if (rest !== null && NEGATION.test(words.left)) return null;
    const isAnsweredNo = isNo(words);
    // `Stackable, not fragile`: the second denies a reason, and says no more than that.
    if (DENIAL.test(words.left) && words.meanings.every((one) => one === 'nothingOnTop')) continue;
    if (!isAnsweredNo && NEGATION.test(words.left)) return null;
    if (!isAnsweredNo && words.left !== '') isWhole = false;
    const readings = words.meanings.map((one) => handlingOf(one, !isAnsweredNo));
    if (flag !== undefined) readings.push(handlingOf(meaning!, flag));
    for (const reading of readings) {
      if ((said.upright ?? reading.upright) !== (reading.upright ?? said.upright)) return null;
      if ((said.nothingOnTop ?? reading.nothingOnTop) !== (reading.nothingOnTop ?? said.nothingOnTop)) return null;
      Object.assign(said, reading);
    }
  }
  const all = Object.values(said);
  // `Yes, at most 1` is less than a yes; `no, see the drawing` is a no.
  return all.length === 0 || (!isWhole && all.includes(false)) ? null : said;
}

/** `Stackable: no`, the question and its answer in one cell; `nothing on top: no` may be meant either way. */
function isNo({ meanings, left }: Worded): boolean {
  return meanings.length === 1 && meanings[0] !== 'nothingOnTop' && /\p{L}/u.test(left) && readFlag(left) === false;
}

export function handlingOf(meaning: HandlingMeaning, isOn: boolean): Handling {
  switch (meaning) {
    case 'upright':
      return { upright: isOn };
    case 'tiltAllowed':
      return { upright: !isOn, mayBeTilted: isOn };
    case 'nothingOnTop':
      return { nothingOnTop: isOn };
    case 'stackable':
      return { nothingOnTop: !isOn };
  }
}

/** One high nothing stands on it, of its own kind neither. */
function stackedTo(height: number): Handling {
  return height === 1 ? { nothingOnTop: true } : { nothingOnTop: false, stackHeight: height };
}

/** As it is planned where nobody can tell what a cell means: so that nothing breaks. */
export function carefully(meaning: HandlingMeaning): Handling {
  return handlingOf(meaning, meaning === 'upright' || meaning === 'nothingOnTop');
}

/** 可 and 不可 say what is allowed, beside what may be allowed. */
function allowedOf(text: string, meaning: HandlingMeaning): boolean | undefined {
  if (meaning !== 'stackable' && meaning !== 'tiltAllowed') return undefined;
  return text === '可' ? true : text === '不可' ? false : undefined;
}

/** Where others are marked a dash marks none. */
const DASHES: ReadonlySet<string> = new Set(['-', '–', '—']);

function flagOf(text: string, meaning: HandlingMeaning, title: string): boolean | undefined {
  if (meaning === 'upright' && DASHES.has(text)) return false;
  const isCross = CROSSES.has(text) || (/^x$/i.test(text) && /\p{sc=Hangul}/u.test(title));
  if (isCross) return HAS_NO_BLANKS.test(title) ? false : undefined;
  return readFlag(text);
}

/** By a sign, not in words that tell of this piece alone: then a blank cell of the column is a no. */
export function isMarked(cell: Cell, title: string): boolean {
  return typeof cell === 'boolean' ? cell : flagOf(textOf(cell).normalize('NFKC').trim(), 'upright', title) === true;
}

interface Worded {
  readonly meanings: readonly HandlingMeaning[];
  readonly left: string;
}

/** What is known of a text, and what is left of it. */
export function inWords(text: string): Worded {
  const meanings: HandlingMeaning[] = [];
  let left = ` ${plainTitle(text)} `;
  for (const { phrase, meaning } of PHRASES) {
    const wanted = HAS_NO_BLANKS.test(phrase) ? phrase : ` ${phrase} `;
    if (!left.includes(wanted)) continue;
    meanings.push(meaning);
    left = left.replaceAll(wanted, ' ');
  }
  // Signs alone, such as a dash, are something, too.
  return { meanings, left: left.trim() === '' && meanings.length === 0 ? text : left.trim() };
}
