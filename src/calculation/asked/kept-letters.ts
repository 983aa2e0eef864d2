/**
 * Letters of a load that is saved over: cargo that was there keeps its own, and new cargo gets letters that no other had. They
 * are on cartons, labels and papers already.
 */

import { codesOf, letters } from '../../domain/letters.js';
import type { Cargo } from '../../domain/problem.js';
import type { CalculatedLoad } from '../types.js';

type Row = Pick<Cargo, 'name' | 'sequence' | 'groupName'> & { readonly letters: string };

/** Of a raw request; empty: it has none. */
export function titleIn(request: unknown): string {
  const { title } = (request ?? {}) as { readonly title?: unknown };
  return typeof title === 'string' ? title.trim() : '';
}

/** By row of a raw request; empty: what it gets anyway. @param request whatever its faults */
export function keptLetters(request: unknown, { problem, request: { cargoes } }: CalculatedLoad): string[] {
  const rows = rowsOf(request);
  const before = codesOf(
    problem.cargoes.map((cargo, at) => ({ ...cargo, letters: String(cargoes[at]?.['letters'] ?? '') })),
  );
  const wanted = wantedOf(
    rows,
    problem.cargoes.map((cargo, at) => ({ ...cargo, letters: before[at]! })),
  );
  // A plan that is saved once more stays the same: what has its letters anyway is not told.
  const kept = rows.map(() => '');
  for (let isAny = true; isAny; ) {
    isAny = false;
    for (const [at, now] of codesOf(rows.map((row, at) => ({ ...row, letters: row.letters || kept[at]! }))).entries()) {
      if (now === wanted[at] || kept[at] !== '' || rows[at]!.letters !== '') continue;
      kept[at] = wanted[at]!;
      isAny = true;
    }
  }
  return kept;
}

function rowsOf(request: unknown): Row[] {
  const { cargoes } = (request ?? {}) as { readonly cargoes?: unknown };
  if (!Array.isArray(cargoes)) return [];
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return cargoes.map((row: Partial<Record<string, unknown>> | null) => ({
    ...{ name: text(row?.['name']), groupName: text(row?.['groupName']), letters: text(row?.['letters']) },
    sequence: Number(row?.['sequence']) || 0,
  }));
}

/** What tells cargo apart, the closest first: a stop that is served in another order is the same. */
const ALIKE: readonly ((row: Row) => string)[] = [
  ({ name, sequence, groupName }) => JSON.stringify([name, sequence, groupName]),
  ({ name, groupName }) => JSON.stringify([name, groupName]),
  ({ name }) => name,
];

/** The last first, so that what is taken is dropped from the end. */
function grouped(rows: readonly Row[], by: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows.toReversed()) {
    const group = groups.get(by(row));
    if (group === undefined) groups.set(by(row), [row]);
    else group.push(row);
  }
  return groups;
}

function firstFree(rows: Row[], taken: ReadonlySet<string>): Row | undefined {
  while (rows.length > 0 && taken.has(rows.at(-1)!.letters)) rows.pop();
  return rows.at(-1);
}

function wantedOf(rows: readonly Row[], before: readonly Row[]): string[] {
  const same = ALIKE[0]!;
  const wanted = new Map(rows.flatMap((row) => (row.letters === '' ? [] : [[same(row), row.letters] as const])));
  const taken = new Set(wanted.values());
  for (const alike of ALIKE) {
    const there = grouped(before, alike);
    for (const row of rows) {
      if (wanted.has(same(row))) continue;
      const own = firstFree(there.get(alike(row)) ?? [], taken);
      if (own === undefined) continue;
      wanted.set(same(row), own.letters);
      taken.add(own.letters);
    }
  }
  // What is gone may be in the truck still: nothing else gets its letters.
  for (const { letters } of before) taken.add(letters);
  let next = 0;
  return rows.map((row) => {
    if (!wanted.has(same(row))) {
      while (taken.has(letters(next))) next++;
      wanted.set(same(row), letters(next++));
    }
    return wanted.get(same(row))!;
  });
}
