/**
 * Text of pictures: the fonts that this package brings, and how wide a text is. No font of the system is asked for.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { packagedFont } from '../packaged-font.js';
import { nativeCanvas } from './native-canvas.js';

export const PLAIN = 'Stowage Plain';
export const BOLD = 'Stowage Bold';
export type Face = typeof PLAIN | typeof BOLD;

/** Two files. */
interface Font {
  readonly plain: string;
  readonly bold: string;
}

const LATIN: Font = { plain: 'NotoSans-Regular.ttf', bold: 'NotoSans-SemiBold.ttf' };

/** What Noto Sans draws: Latin, Greek and Cyrillic with their marks, punctuation, currency and a few signs. */
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u036f\u0370-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u209f\u20a0-\u20bf\u2116\u2122]$/;

/** Large fonts, read when a text first needs them. */
interface Script extends Font {
  /** Begins the names of its faces. */
  readonly face: string;
  /** A letter that it draws. */
  readonly letter: RegExp;
}

const HAN = '\\u2e80-\\u2fdf\\u3001-\\u301f\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff01-\\uff5e';
const KANA = '\\u3041-\\u3096\\u309d-\\u30ff';
const HANGUL = '\\u1100-\\u11ff\\u3131-\\u318e\\uac00-\\ud7a3';

/** The first that has the letters of a text draws it: Chinese characters beside kana are Japanese. */
const SCRIPTS: readonly Script[] = [
  { face: 'Stowage SC', ...otf('NotoSansHans'), letter: new RegExp(`[${HAN}]`) },
  { face: 'Stowage JP', ...otf('NotoSansJP'), letter: new RegExp(`[${HAN}${KANA}]`) },
  { face: 'Stowage KR', ...otf('NotoSansKR'), letter: new RegExp(`[${HAN}${HANGUL}]`) },
];

/** Bold writing is plain in them: they have one weight. */
function otf(name: string): Font {
  return { plain: `${name}-Regular.otf`, bold: `${name}-Regular.otf` };
}

let measuring: SKRSContext2D | undefined;

/** What measures texts; from the first call on the faces of Noto Sans can be drawn, too. */
function measuringContext(): SKRSContext2D {
  if (measuring === undefined) {
    const { createCanvas } = nativeCanvas();
    if (!isRegistered(LATIN, PLAIN, BOLD)) {
      throw new Error('the fonts in build/fonts are missing: npm run build puts them there');
    }
    measuring = createCanvas(1, 1).getContext('2d');
  }
  return measuring;
}

/** Whether both faces can be used from now on. */
function isRegistered({ plain, bold }: Font, plainFace: string, boldFace: string): boolean {
  const { GlobalFonts } = nativeCanvas();
  return (
    GlobalFonts.registerFromPath(packagedFont(plain), plainFace) !== null &&
    GlobalFonts.registerFromPath(packagedFont(bold), boldFace) !== null
  );
}

const known = new Map<Script, boolean>();

function isThere(script: Script): boolean {
  let found = known.get(script);
  if (found === undefined) {
    found = isRegistered(script, facesOf(script, PLAIN), facesOf(script, BOLD));
    known.set(script, found);
  }
  return found;
}

function facesOf({ face }: Script, of: Face): string {
  return of === PLAIN ? face : `${face} Bold`;
}

/** The script that draws all letters of a text that Noto Sans does not; null when none of those installed does. */
function scriptOf(text: string): Script | 'latin' | null {
  const others = [...text].filter((letter) => !DRAWABLE.test(letter));
  if (others.length === 0) return 'latin';
  const able = SCRIPTS.filter(({ letter }) => others.every((one) => letter.test(one)));
  return able.find(isThere) ?? null;
}

/** Whether every letter of a text is in the fonts; one that is not is left out, and the letter code stands alone. */
export function isDrawable(text: string): boolean {
  return scriptOf(text) !== null;
}

/** A text with a dot for each letter that no font has. */
export function drawn(text: string): string {
  return isDrawable(text) ? text : [...text].map((letter) => (DRAWABLE.test(letter) ? letter : '·')).join('');
}

/** As canvas names it, which has the font from then on. */
export function fontFor(text: string, size: number, face: Face): string {
  measuringContext();
  const script = scriptOf(text);
  const families = script === null || script === 'latin' ? [face] : [face, facesOf(script, face)];
  return `${size}px ${families.map((family) => `"${family}"`).join(', ')}`;
}

const widths = new Map<string, number>();
const MOST_KEPT = 20_000;
const MEASURED_AT = 100;
let measuredIn = '';

/** Pixels. */
export function widthOf(text: string, size: number, face: Face): number {
  const key = `${face}\n${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size >= MOST_KEPT) widths.clear();
    // The canvas reads the name of a font anew each time that it is set.
    const font = fontFor(text, MEASURED_AT, face);
    const context = measuringContext();
    if (font !== measuredIn) context.font = font;
    measuredIn = font;
    width = context.measureText(text).width;
    widths.set(key, width);
  }
  return (width * size) / MEASURED_AT;
}

/** The beginning of a text, with a mark where it was cut. */
export function shortened(text: string, most: number, size: number, face: Face): string {
  if (widthOf(text, size, face) <= most) return text;
  const letters = [...text];
  let from = 0;
  let to = letters.length;
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if (widthOf(`${letters.slice(0, middle).join('').trimEnd()}…`, size, face) <= most) from = middle;
    else to = middle - 1;
  }
  return from === 0 ? '' : `${letters.slice(0, from).join('').trimEnd()}…`;
}

/** So far below its line a code of capital letters and digits reaches, at most: J and Q do. */
export function tailOf(code: string, size: number): number {
  return /[JQ]/.test(code) ? 0.22 * size : 0;
}
