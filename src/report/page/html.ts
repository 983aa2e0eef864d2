/** HTML in templates: whatever is put in is text, and shown as such, unless it is HTML already. */

export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | false | readonly Part[];

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, at) => (at === 0 ? text : textOf(parts[at - 1]!) + text)).join(''));
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  return part === null || part === false ? '' : escaped(String(part));
}

/** Characters that HTML does not allow at all are left out. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A text as a string of CSS, whatever it holds. */
export function cssString(text: string): string {
  const signs = [...text].map((sign) =>
    /[\p{L}\p{N} .,:()/-]/u.test(sign) ? sign : `\\${sign.codePointAt(0)!.toString(16)} `,
  );
  return `"${signs.join('')}"`;
}
