/** Centre of gravity: it lies no further from the middle of the floor, and no higher, than cogTolerance allows. */
import type { Size } from '../domain/geometry.js';
import { apart, figure } from '../domain/sentences.js';
import type { Piece } from './geometry/piece.js';
import type { Rule } from './rule.js';
import { stagesOf } from './stages.js';

/** Shares of a side that differ by less are equal. */
const ROUNDING = 1e-9;

/** From the middle of the floor along and across, and above the floor: percent of the side. */
export function deviationsOf(pieces: readonly Pick<Piece, PlaceOfPiece>[], size: Size): Size {
  const isWeighed = pieces.some(({ kind }) => kind.weight > 0);
  let total = 0;
  let [x, y, z] = [0, 0, 0];
  for (const piece of pieces) {
    const share = isWeighed ? piece.kind.weight : piece.kind.volume;
    total += share;
    x += share * (piece.x1 + piece.x2 - size.length);
    y += share * (piece.y1 + piece.y2 - size.width);
    z += share * (piece.z1 + piece.z2);
  }
  if (total === 0) return { length: 0, width: 0, height: 0 };
  const percent = (moment: number, side: number) => (100 * Math.abs(moment)) / (2 * total * side);
  return { length: percent(x, size.length), width: percent(y, size.width), height: percent(z, size.height) };
}

type PlaceOfPiece = 'x1' | 'x2' | 'y1' | 'y2' | 'z1' | 'z2' | 'kind';

const SIDES = [
  ['length', 'from the middle of the length', 'of the length'],
  ['width', 'from the middle of the width', 'of the width'],
  ['height', 'above the floor', 'of the height'],
] as const;

export const centreOfGravity: Rule = {
  id: 'centre-of-gravity',
  title: 'Centre of gravity within its tolerance',
  fields: ['emptyContainers.cogTolerance'],
  isUsed: ({ containers }) => containers.some(({ cogTolerance }) => cogTolerance !== undefined),
  check(load, report) {
    const { cogTolerance: most, size } = load.container;
    if (most === undefined) return;
    const stages = stagesOf(load);
    for (const [stops, pieces] of (most.afterStops ? stages : stages.slice(0, 1)).entries()) {
      const deviations = deviationsOf(pieces, size);
      for (const [side, where, ofSide] of SIDES) {
        if (most[side] === 0 || deviations[side] <= most[side] + 100 * ROUNDING) continue;
        const [is, may] = apart(deviations[side], most[side]);
        const when = stops === 0 ? '' : ` after stop ${figure(stops)}`;
        report.whole(
          null,
          `The centre of gravity lies ${is} % ${ofSide} ${where}${when}; at most ${may} % is allowed.`,
          { kind: side, is: deviations[side], most: most[side], stops },
        );
      }
    }
  },
};
