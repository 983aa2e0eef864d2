/** Codes that machines read, as dark rectangles on a grid: QR and Code 128. */
import encodeQR from 'qr';
import { raw } from './barcodes.js';

export interface DarkBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PrintedCode {
  /** Of the whole, with the quiet zone around it; in modules. */
  readonly width: number;
  readonly height: number;
  readonly bars: readonly DarkBar[];
}

/** Modules that stay white around a QR code, as its standard asks. */
const QUIET = 4;

export function qrCode(text: string): PrintedCode {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
  const bars = rows.flatMap((row, y) => runsOf(row).map(([x, width]): DarkBar => ({ x, y, width, height: 1 })));
  return { width: rows.length, height: rows.length, bars };
}

/** Points of a side: a module is two dots wide where 110 dots go to the inch, as photographs of a page and poor printers have it. */
export function sideOfQr({ width }: Pick<PrintedCode, 'width'>): number {
  return width * 2 * (72 / 110);
}

/** First place and length of each run of what is dark. */
function runsOf(row: readonly boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, at) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === at) last[1]++;
    else runs.push([at, 1]);
  });
  return runs;
}

const QUIET_BARS = 10;
const BAR_HEIGHT = 24;
/** What Code 128 can say that every reader understands: of Latin letters with marks many make others. */
const PLAIN_TEXT = /^[\x20-\x7e]+$/;
/** As many characters as have room beside the number of a step on A4 and on Letter, each module as wide as it must be. */
export const LONGEST_BARCODE = 48;
/** Millimetres of a module: the least that GS1 allows for general use, and what needs no sharp eye. */
export const MODULE = { least: 0.25, most: 0.33 };

/** Why a text has no Code 128: characters that it lacks, or too many; null: it has one. */
export function barcodeFault(text: string): 'signs' | 'long' | null {
  if (!PLAIN_TEXT.test(text)) return 'signs';
  return text.length > LONGEST_BARCODE ? 'long' : null;
}

/** Null: it has none (`barcodeFault`). */
export function code128(text: string): PrintedCode | null {
  if (barcodeFault(text) !== null) return null;
  const [drawn] = raw('code128', text, {}) as unknown as [{ readonly sbs: readonly number[] }];
  const bars: DarkBar[] = [];
  let x = QUIET_BARS;
  drawn.sbs.forEach((width, at) => {
    if (at % 2 === 0) bars.push({ x, y: 0, width, height: BAR_HEIGHT });
    x += width;
  });
  return { width: x + QUIET_BARS, height: BAR_HEIGHT, bars };
}
