/** "Did you mean": the known word nearest to one that is not known. */

/** Longer words are not compared: nobody mistypes a field into that. */
const LONGEST_WORD = 64;

/** Single-character changes that turn one word into the other (Levenshtein 1966), row by row. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      row.push(Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + change));
    }
    previous = row;
  }
  return previous[b.length]!;
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

export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const nearest = nearMiss(word, known);
  return nearest === undefined ? undefined : `did you mean \`${nearest}\`?`;
}
