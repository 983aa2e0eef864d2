/** Running text, such as a mail that says in sentences what is to be loaded: as a list it would be nothing but faults. */

/** Fewer words may be a name. */
const LEAST_WORDS = 4;
const LEAST_LINES = 3;

/** Names that are pasted below each other have no empty lines between, and no line that ends in a sign. */
export function isProse(text: string): boolean {
  if (/\t/.test(text)) return false;
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim());
  const isDivided = lines.some((line) => line === '' || /[\p{L}\d)][.,!?:]$/u.test(line));
  const isSaid = lines.filter((line) => (line.match(/\p{L}+/gu)?.length ?? 0) >= LEAST_WORDS).length;
  return isDivided && isSaid > 0 && lines.filter((line) => line !== '').length >= LEAST_LINES;
}
