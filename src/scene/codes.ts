/** A letter code for every cargo: A, B, ... Z, AA, AB, ..., by its place in the request; one name has one code. */
import type { Cargo } from '../domain/problem.js';

/** I and O are read as one and zero. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

export function codesOf(cargoes: readonly Pick<Cargo, 'name'>[]): string[] {
  const known = new Map<string, string>();
  return cargoes.map(({ name }) => {
    const code = known.get(name) ?? letters(known.size);
    known.set(name, code);
    return code;
  });
}

/** 0 is A, 23 is Z, 24 is AA. */
export function letters(place: number): string {
  const last = LETTERS[place % LETTERS.length]!;
  return place < LETTERS.length ? last : letters(Math.floor(place / LETTERS.length) - 1) + last;
}
