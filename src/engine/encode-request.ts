/** What a fill is asked for, as the engine's input words (layout.ts draws them). */
import { orientedSize } from '../domain/geometry.js';
import { type Arrangement, placementsOf } from '../domain/plan.js';
import type { Cargo } from '../domain/problem.js';
import {
  ARRANGEMENT_BYTES,
  ARRANGEMENT_WORDS,
  columnBytes,
  REQUEST_COLUMNS_AT,
  REQUEST_HEADER,
  REQUEST_HEADER_BYTES,
  REQUEST_NUMBERS,
} from './layout.js';
import type { LoadingSpace } from './loading-space.js';
import type { FillRequest } from './port.js';
import { writeFloats, writeInts } from './words.js';

/**
 * @param cargoes of the problem
 * @param beamShare part of the effort for the beam; the rest is left for improving
 */
export function encodeRequest(
  request: FillRequest,
  cargoes: readonly Cargo[],
  space: LoadingSpace,
  beamShare: number,
): Uint8Array {
  const { values, counts } = request;
  const kept = fromBelow(request.kept ?? [], cargoes);
  const valueBytes = values === null ? 0 : 8 * counts.length;
  const countBytes = columnBytes('i32', counts.length);
  const bytes = new Uint8Array(REQUEST_COLUMNS_AT + valueBytes + countBytes + ARRANGEMENT_BYTES * kept.length);
  const view = new DataView(bytes.buffer);
  writeInts(view, 0, REQUEST_HEADER, {
    SEED: request.seed,
    WITH_VALUES: values === null ? 0 : 1,
    KEPT: kept.length,
    TIDY: request.isTidy === true ? 1 : 0,
  });
  writeFloats(view, REQUEST_HEADER_BYTES, REQUEST_NUMBERS, {
    EFFORT: Math.max(1, request.effort),
    BEAM_SHARE: beamShare,
  });
  values?.forEach((value, index) => {
    view.setFloat64(REQUEST_COLUMNS_AT + 8 * index, value, true);
  });
  const countsAt = REQUEST_COLUMNS_AT + valueBytes;
  counts.forEach((count, index) => {
    view.setInt32(countsAt + 4 * index, count, true);
  });
  kept.forEach(({ cargo, orientation, position, counts: pieces }, index) => {
    writeInts(view, countsAt + countBytes + ARRANGEMENT_BYTES * index, ARRANGEMENT_WORDS, {
      CARGO: cargo,
      ORIENTATION: orientation,
      X: position.x - space.origin.x,
      Y: position.y - space.origin.y,
      Z: position.z,
      COUNT_LENGTH: pieces.length,
      COUNT_WIDTH: pieces.width,
      COUNT_HEIGHT: pieces.height,
    });
  });
  return bytes;
}

/** By rising middle, so that each comes after what carries it: of lying rolls piece by piece, which may interlock. */
function fromBelow(kept: readonly Arrangement[], cargoes: readonly Cargo[]): readonly Arrangement[] {
  const doubledMiddle = ({ cargo, orientation, position, counts }: Arrangement) =>
    2 * position.z + counts.height * orientedSize(cargoes[cargo]!.size, orientation).height;
  return kept
    .flatMap((arrangement) =>
      cargoes[arrangement.cargo]!.style === 'Roll' && arrangement.orientation > 2
        ? [...placementsOf(arrangement, cargoes)].map(({ cargo, orientation, position }) => ({
            cargo,
            orientation,
            position,
            counts: { length: 1, width: 1, height: 1 },
          }))
        : [arrangement],
    )
    .sort((a, b) => doubledMiddle(a) - doubledMiddle(b));
}
