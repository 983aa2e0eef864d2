/** The engine's result words as a load (layout.ts draws them). */
import type { Orientation } from '../domain/geometry.js';
import { inLoadingOrder, loadingRanks } from '../domain/loading-ranks.js';
import type { Arrangement } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import {
  ARRANGEMENT_BYTES,
  ARRANGEMENT_WORDS,
  columnBytes,
  RESULT_COLUMNS_AT,
  RESULT_HEADER,
  RESULT_HEADER_BYTES,
  RESULT_NUMBERS,
  STOPPED_BY,
} from './layout.js';
import type { LoadingSpace } from './loading-space.js';
import type { FillResult } from './port.js';

/**
 * @param view the engine's memory; copied out of, never kept
 * @param kept what the request gave; the words name only what was added to it
 */
export function decodeResult(
  view: DataView,
  at: number,
  problem: LoadProblem,
  space: LoadingSpace,
  kept: readonly Arrangement[],
): Omit<FillResult, 'prepared'> {
  const cargoes = problem.cargoes.length;
  const word = (name: (typeof RESULT_HEADER)[number]): number =>
    view.getInt32(at + 4 * RESULT_HEADER.indexOf(name), true);
  const number = (name: (typeof RESULT_NUMBERS)[number]): number =>
    view.getFloat64(at + RESULT_HEADER_BYTES + 8 * RESULT_NUMBERS.indexOf(name), true);
  const loadedAt = alignedUp(at + RESULT_COLUMNS_AT);
  const loaded = Array.from({ length: cargoes }, (_, cargo) => view.getInt32(loadedAt + 4 * cargo, true));
  const arrangementsAt = alignedUp(loadedAt + columnBytes('i32', cargoes));
  const added = Array.from({ length: word('ARRANGEMENTS') }, (_, index) =>
    decodeArrangement(view, arrangementsAt + ARRANGEMENT_BYTES * index, space),
  );
  const arrangements = inLoadingOrder([...kept, ...added], loadingRanks(problem));
  const places = new Map(arrangements.map((arrangement, place) => [arrangement, place]));
  return {
    arrangements,
    kept: kept.map((arrangement) => places.get(arrangement)!),
    loaded,
    value: number('VALUE'),
    nodes: number('NODES'),
    placements: number('PLACEMENTS'),
    effort: number('EFFORT'),
    bound: number('BOUND'),
    stopped: word('STOPPED_BY') === STOPPED_BY.HOST,
  };
}

/** The engine's arena hands out memory on 16-byte boundaries. */
function alignedUp(address: number): number {
  return Math.ceil(address / 16) * 16;
}

function decodeArrangement(view: DataView, at: number, { origin }: LoadingSpace): Arrangement {
  const word = (name: (typeof ARRANGEMENT_WORDS)[number]): number =>
    view.getInt32(at + 4 * ARRANGEMENT_WORDS.indexOf(name), true);
  return {
    cargo: word('CARGO'),
    orientation: word('ORIENTATION') as Orientation,
    position: { x: word('X') + origin.x, y: word('Y') + origin.y, z: word('Z') },
    counts: { length: word('COUNT_LENGTH'), width: word('COUNT_WIDTH'), height: word('COUNT_HEIGHT') },
  };
}
