/** How many pieces of each row stay behind. */
import type { Row } from '../../plan-request/request-draft.js';

interface LeftBehind {
  readonly name: string;
  readonly qty: number;
}

/** Answers name cargo: of rows that share a name nobody knows which one stays behind, so none is marked. */
export function leftByRow(rows: readonly Row[], unloaded: readonly LeftBehind[]): number[] {
  const counts = new Map<string, number>();
  for (const { name, qty } of unloaded) counts.set(name, (counts.get(name) ?? 0) + qty);
  const names = rows.map(({ name }) => String(name ?? ''));
  const rowsOf = new Map<string, number>();
  for (const name of names) rowsOf.set(name, (rowsOf.get(name) ?? 0) + 1);
  return names.map((name) => (rowsOf.get(name) === 1 ? (counts.get(name) ?? 0) : 0));
}
