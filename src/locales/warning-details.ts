/**
 * What the service warns of, with its figures, in the language of a sheet. Answers and stored loads have it in English
 * (src/calculation): each sentence is known by its English form, and said again by the form of the language.
 */
import type { WARNING_CODES } from '../schema/codes.js';
import type { ReportLanguage } from '../schema/reports.js';
import type { REPORT } from './made/eng/report.js';
import type { KeyOf, WordList } from './say.js';

type Code = (typeof WARNING_CODES)[number];
type Form = Extract<KeyOf<typeof REPORT>, `detail${string}`>;

/** With what they are said: the words of a sheet, or those of a page. */
export interface DetailWords {
  readonly language: ReportLanguage;
  /** As English has the sentences, and as the language does. */
  readonly forms: { readonly english: WordList; readonly own: WordList };
  text(key: 'weightFront' | 'weightRear' | 'weightLeft' | 'weightRight'): string;
  equipment(name: string): string;
  /** @param values by the names of the gaps */
  sentence(text: string, values: Readonly<Record<string, string>>): string;
  number(value: number, places: number): string;
}

const FORMS: Partial<Record<Code, readonly Form[]>> = {
  AxlesNotGiven: ['detailAxlesNotGiven'],
  BeyondReach: ['detailBeyondReach'],
  DoorTooSmall: ['detailDoorTooSmall'],
  FavouriteFull: ['detailFavouriteFull'],
  FavouriteIgnored: ['detailFavouriteIgnored'],
  HeavyOnLight: ['detailHeavyMany', 'detailHeavyWorst', 'detailHeavyOnPallet'],
  LineLoad: ['detailLineLoad'],
  LooksLikeOtherUnit: [
    ...(['detailUnitOfContainer', 'detailUnitOfAll', 'detailUnitOfNone', 'detailUnitOfOne'] as const),
    ...(['detailUnitGuess', 'detailUnitGuessOne'] as const),
  ],
  NoStraightOrder: ['detailNoStraightOrder'],
  OrderPiecesShort: ['detailOrderShort'],
  Unbalanced: ['detailUnbalanced', 'detailUnbalancedMore'],
};
/** Of these the meaning of the code says all that the message does. */
const WITHOUT_FIGURES: ReadonlySet<Code> = new Set(['OptionalTakenAsOrdinary', 'Unsupported']);

/** Empty: the meaning of the code says all. What has no form, such as of an earlier version, stays as it is. */
export function warningDetail(code: Code, said: string, words: DetailWords): string {
  const message = said.replace(AS_BEFORE, ' ($1 $4 from the front, $2 $4 from the left, $3 $4 above the floor)');
  const plain = message.replaceAll('`', '');
  if (words.language === 'ENG') return plain;
  if (WITHOUT_FIGURES.has(code)) return '';
  const sentences = message
    .replace(/ The worst:(?= )/, '')
    .replace(/^(1 piece) of/, '$1s of')
    .split(/(?<=\.) (?=["`A-Z\d])/)
    .map((sentence) => sentence.replaceAll('`', ''));
  const known = sentences.flatMap((sentence) => (FORMS[code] ?? []).flatMap((form) => inWords(form, sentence, words)));
  return known.length === 0 ? plain : known.join(' ');
}

/** In the words of a language, what an English sentence says; none: it has another form. */
function inWords(form: Form, sentence: string, words: DetailWords): string[] {
  const gaps: string[] = [];
  const pattern = words.forms.english[form]!.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(
    /\{\{(\w+)\}\}/g,
    (_, gap) => {
      gaps.push(gap);
      return '(.+?)';
    },
  );
  const found = new RegExp(`^${pattern}$`).exec(sentence);
  if (found === null) return [];
  const values = gaps.map((gap, at) => [gap, (GAPS[gap] ?? figures)(found[at + 1]!, words)]);
  return [words.sentence(words.forms.own[form]!, Object.fromEntries(values))];
}

/** What is no figure, by the names of gaps. */
const GAPS: Readonly<Record<string, (text: string, words: DetailWords) => string>> = {
  name: placed,
  container: (text, words) => words.equipment(text),
  law: (text) => text,
  kind: (text) => text,
  list: (text) => text.replace(/([\d,]+) of others/g, '+\u00a0$1').replace(/([\d,]+) of /g, '$1\u00a0×\u00a0'),
  guess: unitsIn,
  unit: unitsIn,
  half: halfIn,
  otherHalf: halfIn,
  sides: (text, words) =>
    text
      .split('; ')
      .map((side) => inWords('detailHalves', side, words)[0] ?? side)
      .join('; '),
};

/** How earlier versions said where a piece lies, which stored loads still do. */
const AS_BEFORE = / at (\S+) x (\S+) x (\S+) (mm|cm|in)\b/g;

/** A name, and where the piece lies: `Crate (0 mm from the front, 0 mm from the left, 300 mm above the floor)`. */
function placed(text: string, words: DetailWords): string {
  const [, name, place] = /^(.*) \((\S+ \w+ from the front, .* above the floor)\)$/.exec(text) ?? [];
  return name === undefined ? text : `${name} (${inWords('detailPlace', place!, words)[0]})`;
}

const UNITS_SAID: Readonly<Record<string, string>> = {
  inches: 'in',
  millimetres: 'mm',
  centimetres: 'cm',
  metres: 'm',
};

/** `millimetres (UOM=UnitMetric) or in metres (…)` */
function unitsIn(text: string): string {
  const units = text.split(' or in ').map((one) => one.replace(/ \(.*\)$/, ''));
  return units.map((unit) => UNITS_SAID[unit] ?? unit).join(' / ');
}

const HALVES = { front: 'weightFront', rear: 'weightRear', left: 'weightLeft', right: 'weightRight' } as const;

function halfIn(text: string, words: DetailWords): string {
  return text in HALVES ? words.text(HALVES[text as keyof typeof HALVES]) : text;
}

/** English figures in the digits of the language. */
function figures(text: string, words: DetailWords): string {
  return text
    .replace(/\d[\d,]*(\.\d+)?/g, (figure) => words.number(Number(figure.replaceAll(',', '')), 10))
    .replaceAll(' x ', '\u00a0×\u00a0');
}
