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
  return names.map((name) => (names.indexOf(name) === names.lastIndexOf(name) ? (counts.get(name) ?? 0) : 0));
}
