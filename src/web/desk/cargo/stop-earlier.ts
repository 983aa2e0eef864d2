/** A stop before the one that comes off before it: the two change places, whatever rows they have. */
import { type Row, withField } from '../../plan-request/request-draft.js';
import { stopsOf } from './stops.js';

/** @param stop its rank, from 2 */
export function withStopEarlier(rows: readonly Row[], stop: number, isOpposite: boolean): readonly Row[] {
  const ranks = stopsOf(rows, isOpposite);
  const sequenceAt = (rank: number) => rows[ranks.indexOf(rank)]?.['sequence'];
  const instead = new Map([
    [stop, sequenceAt(stop - 1)],
    [stop - 1, sequenceAt(stop)],
  ]);
  return rows.map((row, at) => {
    const rank = ranks[at];
    return rank != null && instead.has(rank) ? withField(row, 'sequence', instead.get(rank)) : row;
  });
}
