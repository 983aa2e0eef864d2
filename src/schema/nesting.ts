/** How deep a body may be nested: what walks over it calls itself once a level. */

/** Levels of objects and arrays. */
export const MOST_LEVELS = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `{` and `[`, `}` and `]`: they differ in this bit alone. */
const WITHOUT_CASE = 0xdf;
const OPENING = 0x5b;
const CLOSING = 0x5d;

/** @param json as UTF-8; brackets in texts do not count */
export function isNestedTooDeep(json: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!;
    if (isText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if ((byte & WITHOUT_CASE) === OPENING) {
      if (++depth > MOST_LEVELS) return true;
    } else if ((byte & WITHOUT_CASE) === CLOSING) depth--;
  }
  return false;
}
