/**
 * The characters of a text file. Spreadsheet programs write Unicode, or what their country wrote before it, and do not say
 * so: of those the one is taken by which most titles of columns are known.
 */

const ENCODINGS = ['windows-1252', 'shift_jis', 'gb18030', 'euc-kr', 'big5'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface DecodedText {
  readonly text: string;
  /** Null: the file says so, or can be nothing else. */
  readonly guessedEncoding: Encoding | null;
}

/** Characters that are looked at. */
const LOOKED_AT = 64 * 1024;

/** UTF-8 with or without a byte-order mark, UTF-16 with one; anything else is a guess. */
export function decode(bytes: Uint8Array, isTitle: (text: string) => boolean): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decoded(bytes, 'utf-16le')!, guessedEncoding: null };
  if (first === 0xfe && second === 0xff) return { text: decoded(bytes, 'utf-16be')!, guessedEncoding: null };
  const unicode = decoded(bytes, 'utf-8');
  if (unicode !== null) return { text: unicode, guessedEncoding: null };
  const texts = ENCODINGS.flatMap((encoding) => {
    const text = decoded(bytes, encoding);
    return text === null ? [] : [{ text, guessedEncoding: encoding, score: score(text, isTitle) }];
  });
  // Windows in the West reads any bytes, and comes first among equals.
  const [best] = texts.toSorted((a, b) => b.score - a.score);
  return { text: best!.text, guessedEncoding: best!.guessedEncoding };
}

/** Null: the bytes are no such text, or the platform does not know it. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    // Every byte means something to Windows.
    if (encoding === 'windows-1252') return withSigns(new TextDecoder(encoding).decode(bytes));
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Of 0x80 to 0x9f; blanks are bytes that mean nothing. */
const SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Some platforms decode Windows-1252 as Latin-1, where these bytes are control characters that nobody writes. */
function withSigns(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (given) => {
    const sign = SIGNS[given.charCodeAt(0) - 0x80]!;
    return sign === ' ' ? given : sign;
  });
}

/** The most titles that one line has; a line of the same letters in other signs has none. */
function score(text: string, isTitle: (text: string) => boolean): number {
  const lines = text.slice(0, LOOKED_AT).split(/\r?\n/, 40);
  const titles = lines.map((line) => line.split(/[;,\t|]/).filter((cell) => isTitle(unquoted(cell))).length);
  return Math.max(0, ...titles);
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"|"$/g, '');
}
