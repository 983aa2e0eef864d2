/** A letter code for every cargo: A, B, ... Z, AA, AB, ..., by its place in the request; one name has one code. */
import type { Cargo } from '../domain/problem.js';

const LETTERS = 26;

export function codesOf(cargoes: readonly Pick<Cargo, 'name'>[]): string[] {
  const known = new Map<string, string>();
  return cargoes.map(({ name }) => {
    const code = known.get(name) ?? letters(known.size);
    known.set(name, code);
    return code;
  });
}

/** 0 is A, 25 is Z, 26 is AA. */
export function letters(place: number): string {
  const last = String.fromCharCode(65 + (place % LETTERS));
  return place < LETTERS ? last : letters(Math.floor(place / LETTERS) - 1) + last;
}
