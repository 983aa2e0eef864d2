/**
 * A letter code for every cargo: A, B, ... Z, AA, AB, ..., by its place in the request. One name has one code, but at each
 * stop another: what leaves first must not be taken for what stays.
 */
import type { Cargo } from '../domain/problem.js';

/** I and O are read as one and zero. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

export function codesOf(cargoes: readonly NamedCargo[]): string[] {
  const known = new Map<string, string>();
  return cargoes.map(({ name, sequence = 0, groupName = '' }) => {
    const key = JSON.stringify([name, sequence, groupName]);
    const code = known.get(key) ?? letters(known.size);
    known.set(key, code);
    return code;
  });
}

export type NamedCargo = Pick<Cargo, 'name'> & Partial<Pick<Cargo, 'sequence' | 'groupName'>>;

/** 0 is A, 23 is Z, 24 is AA. */
export function letters(place: number): string {
  const last = LETTERS[place % LETTERS.length]!;
  return place < LETTERS.length ? last : letters(Math.floor(place / LETTERS.length) - 1) + last;
}
