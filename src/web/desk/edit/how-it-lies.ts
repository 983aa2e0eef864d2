/** How a piece lies, in a sentence with its figure. */
import { overlaps } from '../../../domain/geometry.js';
import { type HeldPiece, judged, type Surroundings } from '../../editor/dragging.js';
import { bodyOfPiece } from '../../editor/edited-plan.js';
import { isBeside } from '../../editor/in-hand.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { number, percent } from '../../words/words.js';
import { said } from './words.js';

export interface Lies {
  readonly isSound: boolean;
  readonly sentence: string;
}

/** @param around without the pieces themselves */
export function howItLies({ measures, view }: EditSession, pieces: readonly HeldPiece[], around: Surroundings): Lies {
  const { problem, container, lying } = around;
  const { state, support } = judged(pieces, around);
  const share = percent(100 * support, 0);
  if (state === 'free') return { isSound: true, sentence: said('fits', { share }) };
  const bodies = pieces.map((piece) => bodyOfPiece(piece, problem.cargoes));
  if (state === 'leans') {
    const needed = percent(100 * problem.rules.minSupportRate, 0);
    return { isSound: false, sentence: said('notStable', { share, needed }) };
  }
  if (state === 'overlaps') {
    const met = bodies.flatMap((body) => [...lying.beside(body.x1, body.x2)].filter((one) => overlaps(body, one)));
    const other = view.pieces.peek().find((one) => view.bodyOf(one) === met[0]);
    const name = other && problem.cargoes[other.cargo]!.name;
    return { isSound: false, sentence: name === undefined ? said('runsIn') : said('runsInto', { name }) };
  }
  if (bodies.every((body) => isBeside(body, container))) return { isSound: true, sentence: said('dropOut') };
  const { length, width, height } = container.size;
  const most = (ways: readonly number[]) => Math.max(...ways);
  const above = most(bodies.map(({ z2 }) => z2 - height));
  const beyond = most(bodies.flatMap(({ x1, x2, y1, y2 }) => [-x1, x2 - length, -y1, y2 - width]));
  const figure = (scaled: number) => `${number(measures.lengthOf(scaled), 1)} ${measures.unitNames.length}`;
  if (above >= beyond) return { isSound: false, sentence: said('aboveRoof', { length: figure(above) }) };
  return { isSound: false, sentence: said('beyondWall', { length: figure(beyond) }) };
}
