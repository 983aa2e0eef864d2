/**
 * A text that a cell would not give back as it is (outer blanks, characters that a workbook cannot hold, `_x0041_`,
 * which a workbook takes for a character) stands in the cell as a text of JSON, in quotes. Nobody types such texts; the
 * service may have been sent them, and writes them so that it reads the same again.
 */

/** What a workbook cannot hold, or changes: control characters, lone surrogates, its own escapes. */
const NOT_KEPT = /[^\P{Cc}\t\n]|\ufffd|\p{Surrogate}|\p{Noncharacter_Code_Point}|_x[0-9a-f]{4}_/iu;

function needsQuotes(text: string): boolean {
  return (
    text.trim() !== text || text === '' || NOT_KEPT.test(text) || isMistaken(text) || unquotedOrNull(text) !== null
  );
}

/** The writer of workbooks keeps its texts in an object, and finds `toString` and the like in it before they are. */
function isMistaken(text: string): boolean {
  return Object.hasOwn(Object.prototype, text);
}

function unquotedOrNull(text: string): string | null {
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return null;
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'string' && needsQuotes(said) ? said : null;
  } catch {
    return null;
  }
}

/** JSON in characters that every workbook keeps. */
export function jsonText(value: unknown): string {
  const codeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value)
    .replace(/\p{Cc}|\ufffd|\p{Noncharacter_Code_Point}/gu, (character) => character.split('').map(codeOf).join(''))
    .replaceAll('_x', '\\u005fx');
}

/** A text as it stands in a cell. */
export function quoted(text: string): string {
  return needsQuotes(text) ? jsonText(text) : text;
}

/** The text that a cell means. */
export function unquoted(text: string): string {
  return unquotedOrNull(text) ?? text;
}
