/**
 * Text of a PDF: each sign in the first font that has it, right-to-left writing in its order, lines broken where they may
 * be. pdfkit sets one font at a time and knows nothing of directions.
 */
import bidiFactory from 'bidi-js';
import type { FontFile } from './font-files.js';

export type Weight = 'plain' | 'bold';

/** What of pdfkit is needed here, and not in its types. */
export interface EmbeddedFont {
  readonly id: string;
  readonly font: {
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): { readonly advanceWidth: number };
  };
  /** Thousandths of its size for a unit of the font's own. */
  readonly scale: number;
  layoutRun(text: string, features?: unknown): object;
  widthOfString(text: string, size: number, features?: string[]): number;
  encode(text: string, features?: string[]): [encoded: string[], positions: unknown[]];
  ref(): object;
}

export interface TextRun {
  /** Names the font in the document. */
  readonly font: string;
  readonly text: string;
  /** It is to be bold, and its font is plain. */
  readonly isThickened: boolean;
}

/** Points: what was made as large as fits must not be too wide by the last bit of a sum. */
const ROUNDING = 1e-6;

/** A sign that no font has. */
export const MISSING = '□';

interface Bidi {
  /** By place in the text: even ones run from left to right. */
  getEmbeddingLevels(
    text: string,
    base: 'auto',
  ): { readonly levels: Uint8Array; readonly paragraphs: readonly { readonly level: number }[] };
  /** Null: it looks the same in either direction. */
  getMirroredCharacter(sign: string): string | null;
}

// Its types describe another form of the module.
const bidi = (bidiFactory as unknown as () => Bidi)();
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/** Signs between which a line may be broken without a blank. */
const BREAKS_ANYWHERE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;
/** What no line begins with, and what none ends with. */
const NEVER_FIRST = /[)\]},.!?:;%…·、。〉》」』】〕）］｝，．！？：；]/;
const NEVER_LAST = /[([{〈《「『【〔（［｛]$/;
/** A unit in brackets stays whole. */
const IN_BRACKETS = /[(（][^)）]{1,3}$/;
/** A blank at which no line ends. */
const NO_BREAK = '\u00a0';
/** Neither drawn nor wanted: controls. */
const UNSEEN = /\p{Cc}|(?![\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069])\p{Cf}/gu;
/** Said to the order of drawing, and not drawn. */
const MARKS_OF_DIRECTION = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT_MARK = '\u200f';
/** What fonts turn round by themselves, and each sign that they do not. */
const TURNED_BY_FONTS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]+|./gsu;

export class Typesetter {
  readonly #opened = new Map<string, EmbeddedFont | null>();
  readonly #runs = new Map<string, readonly TextRun[]>();
  readonly #widths = new Map<string, number>();
  readonly #fontOf = new Map<string, number>();

  /** @param open makes a font of the document; null: the file is no font that can be read */
  constructor(
    private readonly files: readonly FontFile[],
    private readonly open: (name: string, path: string) => EmbeddedFont | null,
  ) {}

  /** In the order in which they are drawn from left to right. */
  runs(text: string, weight: Weight): readonly TextRun[] {
    const key = `${weight}\n${text}`;
    const known = this.#runs.get(key);
    if (known !== undefined) return known;
    const clean = text.replace(UNSEEN, ' ');
    const ordered = inDrawingOrder(clean).map((part) => part.replace(MARKS_OF_DIRECTION, ''));
    const found = ordered.flatMap((part) => this.#inFonts(part, weight));
    this.#runs.set(key, found);
    return found;
  }

  widthOf(text: string, size: number, weight: Weight): number {
    const key = `${weight}\n${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.runs(text, weight).reduce((sum, run) => sum + this.font(run.font).widthOfString(run.text, 1000), 0);
      this.#widths.set(key, width);
    }
    return (width * size) / 1000;
  }

  /** Whether a sign of it has no font. */
  lacks(text: string): boolean {
    return [...text.replace(UNSEEN, ' ').replace(MARKS_OF_DIRECTION, '')].some((sign) => this.#placeOf(sign) < 0);
  }

  font(name: string): EmbeddedFont {
    return this.#opened.get(name)!;
  }

  /** Lines that are not wider, of one word at least. */
  lines(text: string, width: number, size: number, weight: Weight): string[] {
    const most = width + ROUNDING;
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(text)) {
      if (line !== '' && this.widthOf((line + piece).trimEnd(), size, weight) > most) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += piece;
      while (this.widthOf(line.trimEnd(), size, weight) > most && [...line].length > 1) {
        const fitting = this.#fitting(line, most, size, weight);
        lines.push(fitting);
        line = line.slice(fitting.length);
      }
    }
    if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd());
    // Each line goes on in the direction of the whole, whatever it begins with.
    return lines.length > 1 && isRightToLeft(text) ? lines.map((one) => RIGHT_TO_LEFT_MARK + one) : lines;
  }

  /** Lines in the largest size, down to the least, in which no word is divided. */
  undivided(
    text: string,
    width: number,
    size: number,
    least: number,
    weight: Weight,
  ): { lines: string[]; size: number } {
    const widest = piecesOf(text).reduce((most, piece) => Math.max(most, this.widthOf(piece.trimEnd(), 1, weight)), 0);
    const fitting = Math.max(least, Math.min(size, width / Math.max(widest, ROUNDING)));
    return { lines: this.lines(text, width, fitting, weight), size: fitting };
  }

  shortened(text: string, most: number, size: number, weight: Weight): string {
    if (this.widthOf(text, size, weight) <= most) return text;
    return `${this.#fitting(text, most - this.widthOf('…', size, weight), size, weight).trimEnd()}…`;
  }

  /** The longest beginning that is not wider, of one sign at least. */
  #fitting(text: string, most: number, size: number, weight: Weight): string {
    const signs = [...text];
    let from = 1;
    let to = signs.length;
    while (from < to) {
      const middle = (from + to + 1) >> 1;
      if (this.widthOf(signs.slice(0, middle).join(''), size, weight) <= most) from = middle;
      else to = middle - 1;
    }
    return signs.slice(0, from).join('');
  }

  #inFonts(text: string, weight: Weight): TextRun[] {
    const runs: { font: string; text: string; isThickened: boolean }[] = [];
    for (const sign of text) {
      const place = this.#placeOf(sign);
      const last = runs.at(-1);
      // A blank is in every font: it stays with what stands before it.
      const font = sign === ' ' && last !== undefined ? last.font : nameOf(Math.max(0, place), weight);
      const shown = place < 0 ? MISSING : sign;
      this.#openNamed(font, weight);
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown, isThickened: weight === 'bold' && this.#fileOf(font).bold === null });
    }
    return runs;
  }

  /** Place of the first font that has the sign; -1: none has. */
  #placeOf(sign: string): number {
    let place = this.#fontOf.get(sign);
    if (place === undefined) {
      const code = sign.codePointAt(0)!;
      place = this.files.findIndex((_, at) =>
        this.#openNamed(nameOf(at, 'plain'), 'plain')?.font.hasGlyphForCodePoint(code),
      );
      this.#fontOf.set(sign, place);
    }
    return place;
  }

  #fileOf(name: string): FontFile {
    return this.files[Number(name.slice(1))]!;
  }

  #openNamed(name: string, weight: Weight): EmbeddedFont | null {
    let font = this.#opened.get(name);
    if (font === undefined) {
      const file = this.#fileOf(name);
      font = this.open(name, file[weight] ?? file.plain);
      if (font !== null) setSideBySide(font);
      this.#opened.set(name, font);
    }
    return font;
  }
}

/** Of these scripts each sign is one glyph beside the last; all others go through the tables of the font. */
const SIDE_BY_SIDE =
  /^[\u0020-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u20bf\u2100-\u27bf\u3000-\u3029\u3030-\u3098\u309b-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff9d]*$/;

/** Reading a font's tables of shaping costs half a second, to kern a few pairs of letters: it is done for who needs it. */
function setSideBySide(font: EmbeddedFont): void {
  const shaped = font.layoutRun.bind(font);
  font.layoutRun = (text, features) => {
    if (!SIDE_BY_SIDE.test(text)) return shaped(text, features);
    const glyphs = [...text].map((sign) => font.font.glyphForCodePoint(sign.codePointAt(0)!));
    const widths = glyphs.map((glyph) => glyph.advanceWidth * font.scale);
    return {
      glyphs,
      positions: widths.map((width) => ({ xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: width })),
      advanceWidth: widths.reduce((sum, width) => sum + width, 0),
    };
  };
}

function nameOf(place: number, weight: Weight): string {
  return `${weight === 'bold' ? 'B' : 'R'}${place}`;
}

/** Parts of one direction each, from left to right; fonts set what is written from right to left in its order. */
function inDrawingOrder(text: string): string[] {
  if (!RIGHT_TO_LEFT.test(text)) return [text];
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  const parts: { level: number; text: string }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1);
    if (last !== undefined && last.level === levels[at]) last.text += text[at];
    else parts.push({ level: levels[at]!, text: text[at]! });
  }
  const highest = Math.max(...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < parts.length; from++) {
      if (parts[from]!.level < level) continue;
      let to = from;
      while (to + 1 < parts.length && parts[to + 1]!.level >= level) to++;
      const turned = parts.slice(from, to + 1).reverse();
      parts.splice(from, turned.length, ...turned);
      from = to;
    }
  }
  return parts.flatMap(({ level, text: part }) => (level % 2 === 0 ? [part] : turnedRound(part)));
}

/** The signs of each word are left to the fonts; brackets open towards what they hold. */
function turnedRound(part: string): string[] {
  return (part.match(TURNED_BY_FONTS) ?? []).reverse().map((piece) => bidi.getMirroredCharacter(piece) ?? piece);
}

function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text) && bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]!.level % 2 === 1;
}

/** Words with the blanks after them; signs of scripts without blanks one by one. */
function piecesOf(text: string): string[] {
  return text.split(/(?<=[ \u3000\t\n-])/).flatMap((word) => {
    const pieces: string[] = [];
    for (const sign of word) {
      const last = pieces.at(-1);
      const before = last?.slice(-1) ?? '';
      const isBreak =
        sign !== NO_BREAK && before !== NO_BREAK && (BREAKS_ANYWHERE.test(sign) || BREAKS_ANYWHERE.test(before));
      if (
        last === undefined ||
        (isBreak && !NEVER_FIRST.test(sign) && !NEVER_LAST.test(last) && !IN_BRACKETS.test(last))
      )
        pieces.push(sign);
      else pieces[pieces.length - 1] = last + sign;
    }
    return pieces;
  });
}
