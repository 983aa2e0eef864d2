/** "Did you mean": the known word nearest to one that is not known. */

/** Longer words are not compared: nobody mistypes a field into that. */
const LONGEST_WORD = 64;

/**
 * Characters to insert, delete, change or swap with their neighbour until one word is the other (optimal string
 * alignment, after Damerau 1964), row by row.
 */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? beforeLast[j - 2]! + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + change, swap));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/** The nearest of the known words, when at most a third of the word differs; case does not count. */
export function nearMiss(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const lower = word.toLowerCase();
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(lower.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - lower.length) >= least) continue;
    const distance = editDistance(lower, candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

/** The same for names of fields. One that says a word more (`maxAxleWeight` for `maxWeight`) means something else. */
export function fieldMeant(name: string, known: readonly string[]): string | undefined {
  return didYouMean(
    name,
    known.filter((field) => !saysMore(name, field)),
  );
}

/** Whether a name has all words of a field in their order, and others: `is` and the like do not count. */
function saysMore(name: string, field: string): boolean {
  const left = wordsOf(field);
  const others = wordsOf(name).filter((word) => {
    const isOfField = word === left[0];
    if (isOfField) left.shift();
    return !isOfField;
  });
  return left.length === 0 && others.some((word) => word.length > 2);
}

const wordsOf = (name: string) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const nearest = nearMiss(word, known);
  return nearest === undefined ? undefined : `did you mean \`${nearest}\`?`;
}
