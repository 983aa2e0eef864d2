/**
 * A letter code for every cargo: the one that it was given, or the next that is free of A, B, ... Z, AA, AB, ..., in the
 * order of the request. One name has one code, but at each stop another: what leaves first must not be taken for what stays.
 */
import type { Cargo } from './problem.js';

/** I and O are read as one and zero. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

export function codesOf(cargoes: readonly NamedCargo[]): string[] {
  const known = new Map<string, string>();
  const taken = new Set<string>();
  const give = (key: string, code: string) => {
    known.set(key, code);
    taken.add(code);
  };
  const keys = cargoes.map(({ name, sequence = 0, groupName = '' }) => JSON.stringify([name, sequence, groupName]));
  for (const [at, { letters: given = '' }] of cargoes.entries()) {
    // What was copied and renamed since is another cargo.
    if (given !== '' && !known.has(keys[at]!) && !taken.has(given)) give(keys[at]!, given);
  }
  let next = 0;
  return keys.map((key) => {
    if (!known.has(key)) {
      while (taken.has(letters(next))) next++;
      give(key, letters(next));
    }
    return known.get(key)!;
  });
}

export type NamedCargo = Pick<Cargo, 'name'> &
  Partial<Pick<Cargo, 'sequence' | 'groupName'>> & { readonly letters?: string };

/** 0 is A, 23 is Z, 24 is AA. */
export function letters(place: number): string {
  const last = LETTERS[place % LETTERS.length]!;
  return place < LETTERS.length ? last : letters(Math.floor(place / LETTERS.length) - 1) + last;
}
