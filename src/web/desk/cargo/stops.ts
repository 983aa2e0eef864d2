/**
 * Stops in the order of unloading: 1 comes off first, so it is loaded last. A row says an order of loading, of which a stop
 * is the rank; the values stay as they are until one stop is changed.
 */
import { type Row, withField } from '../../plan-request/request-draft.js';

/** Stops as somebody typed them, which may leave some out: they hold as long as nothing else changes the order of loading. */
export interface SaidStops {
  readonly sequences: readonly (number | null)[];
  readonly stops: readonly (number | null)[];
}

/** @param isOpposite the account loads higher sequences first @returns by row; null: it names none */
export function stopsOf(rows: readonly Row[], isOpposite: boolean, said: SaidStops | null = null): (number | null)[] {
  const sequences = rows.map(sequenceOf);
  const isSaid = said !== null && said.sequences.length <= rows.length;
  if (isSaid && sequences.every((one, at) => one === (said.sequences[at] ?? null))) {
    return sequences.map((_, at) => said.stops[at] ?? null);
  }
  const known = [...new Set(sequences.filter((one) => one !== null))].sort((a, b) => (isOpposite ? a - b : b - a));
  const ranks = new Map(known.map((sequence, at) => [sequence, at + 1]));
  return sequences.map((one) => (one === null ? null : ranks.get(one)!));
}

/** @param stops by row; null: the row names none */
export function withStops(
  rows: readonly Row[],
  stops: readonly (number | null)[],
  isOpposite: boolean,
): { readonly rows: readonly Row[]; readonly said: SaidStops } {
  const last = stops.reduce<number>((most, one) => Math.max(most, one ?? 0), 0);
  const sequences = stops.map((stop) => (stop === null ? null : isOpposite ? stop : last + 1 - stop));
  return {
    rows: rows.map((row, at) => {
      const sequence = sequences[at] ?? undefined;
      return row['sequence'] === sequence ? row : withField(row, 'sequence', sequence);
    }),
    said: { sequences, stops },
  };
}

/** What is no number is a fault, which stands where it was typed. */
function sequenceOf(row: Row): number | null {
  const { sequence } = row;
  return typeof sequence === 'number' && sequence > 0 ? sequence : null;
}
