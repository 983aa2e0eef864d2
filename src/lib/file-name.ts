/** Names of files, safe on every system. */
const MOST_LETTERS = 80;

/**
 * @param what it is, in the words of who reads it; empty: nothing but the title
 * @param ending without its dot
 */
export function fileName(title: string, what: string, ending: string): string {
  const own = safe(title).slice(0, MOST_LETTERS).trim();
  const parts = [own === '' ? 'load' : own, safe(what)].filter((part) => part !== '');
  return `${parts.join(' - ')}.${ending}`;
}

function safe(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N} ()._’-]/gu, '_');
}
