/**
 * Stops in the order of unloading: 1 comes off first, so it is loaded last. A row says an order of loading. What somebody
 * typed is read back by the number of the last stop, which the request says beside it, whatever becomes of other rows; of a
 * request that does not say it a stop is the rank of its sequence, and values stay until one stop is changed.
 */
import { sequenceOfStop } from '../../domain/stop-numbers.js';
import { type RequestDraft, type Row, withField } from './request-draft.js';

type Stops = Pick<RequestDraft, 'cargoes' | 'rules'>;

/** @param isOpposite the account loads higher sequences first @returns by row; null: it names none */
export function stopsOf({ cargoes, rules }: Stops, isOpposite: boolean): (number | null)[] {
  const sequences = cargoes.map(sequenceOf);
  const { lastStop } = rules;
  if (typeof lastStop === 'number' && lastStop > 0) {
    const stops = sequences.map((one) => (one === null ? null : sequenceOfStop(one, lastStop, isOpposite)));
    if (stops.every((stop) => stop === null || stop > 0)) return stops;
  }
  const known = [...new Set(sequences.filter((one) => one !== null))].sort((a, b) => (isOpposite ? a - b : b - a));
  const ranks = new Map(known.map((sequence, at) => [sequence, at + 1]));
  return sequences.map((one) => (one === null ? null : ranks.get(one)!));
}

/** @param stops by row; null: the row names none */
export function withStops<Draft extends Stops>(
  draft: Draft,
  stops: readonly (number | null)[],
  isOpposite: boolean,
): Draft {
  const last = stops.reduce<number>((most, one) => Math.max(most, one ?? 0), 0);
  return {
    ...draft,
    cargoes: draft.cargoes.map((row, at) => {
      const stop = stops[at] ?? null;
      const sequence = stop === null ? undefined : sequenceOfStop(stop, last, isOpposite);
      return row['sequence'] === sequence ? row : withField(row, 'sequence', sequence);
    }),
    rules: withField(draft.rules, 'lastStop', last === 0 ? undefined : last),
  };
}

/** What is no number is a fault, which stands where it was typed. */
function sequenceOf(row: Row): number | null {
  const { sequence } = row;
  return typeof sequence === 'number' && sequence > 0 ? sequence : null;
}
