/** Small readers of what stands on a benchmark's command line. */

export class BadOptions extends Error {}

/** `1-5`, `3` or `1,4,7-9` as numbers. */
export function numbersOf(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const range = /^(\d+)(?:-(\d+))?$/.exec(part);
    if (range === null) throw new BadOptions(`not a number or a range: ${part}`);
    const first = Number(range[1]);
    const last = Number(range[2] ?? range[1]);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  });
}

/** The parts of a comma-separated list, each one of `allowed`. */
export function wordsOf<Word extends string>(text: string, allowed: readonly Word[]): Word[] {
  return text.split(',').map((part) => {
    const word = allowed.find((candidate) => candidate === part);
    if (word === undefined) throw new BadOptions(`"${part}" is none of ${allowed.join(', ')}`);
    return word;
  });
}
