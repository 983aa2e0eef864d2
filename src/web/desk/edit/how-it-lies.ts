/** How a piece lies, in a sentence with its figure. */
import { overlaps } from '../../../domain/geometry.js';
import { type HeldPiece, judged, type Surroundings } from '../../editor/dragging.js';
import { bodyOfPiece } from '../../editor/edited-plan.js';
import { isBeside } from '../../editor/in-hand.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { percent } from '../../words/words.js';
import { figuresOf } from './figures.js';
import { pieceName } from './piece-name.js';
import { said } from './words.js';

export interface Lies {
  readonly isSound: boolean;
  readonly sentence: string;
}

/** @param around without the pieces themselves @param among all pieces of the container */
export function howItLies(
  session: EditSession,
  pieces: readonly HeldPiece[],
  around: Surroundings,
  among = session.view.pieces.peek(),
): Lies {
  const { view } = session;
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
    const other = among.find((one) => view.bodyOf(one) === met[0]);
    const sentence =
      other === undefined ? said('runsIn') : said('runsInto', { name: pieceName(session, other, among) });
    return { isSound: false, sentence };
  }
  if (bodies.every((body) => isBeside(body, container))) return { isSound: true, sentence: said('dropOut') };
  const { length, width, height } = container.size;
  const ways = (['aboveRoof', ...(view.scene.peek()?.room.isClosedIn === true ? WALLS : OPEN)] as const).map(
    (word) => ({
      word,
      by: Math.max(...bodies.map((body) => BEYOND[word](body, { length, width, height }))),
    }),
  );
  const { word, by } = ways.reduce((most, one) => (one.by > most.by ? one : most));
  return { isSound: false, sentence: said(word, { length: figuresOf(problem).length(by) }) };
}

const WALLS = ['beyondFront', 'beyondDoor', 'beyondLeft', 'beyondRight'] as const;
const OPEN = ['beyondWall'] as const;

type Sides = Surroundings['container']['size'];
type Reaching = ReturnType<typeof bodyOfPiece>;

/** How far a piece reaches out of the room each way. */
const BEYOND = {
  aboveRoof: ({ z2 }: Reaching, { height }: Sides) => z2 - height,
  beyondFront: ({ x1 }: Reaching) => -x1,
  beyondDoor: ({ x2 }: Reaching, { length }: Sides) => x2 - length,
  beyondLeft: ({ y1 }: Reaching) => -y1,
  beyondRight: ({ y2 }: Reaching, { width }: Sides) => y2 - width,
  beyondWall: ({ x1, x2, y1, y2 }: Reaching, { length, width }: Sides) => Math.max(-x1, x2 - length, -y1, y2 - width),
};
