/** What is written over the picture of the editor: the measures of the room, and where lies what is in hand. */
import { centreMarks, type Mark, measureMarks } from '../../viewer/marks.js';
import { number } from '../../words/words.js';
import type { EditSession } from '../session/edit-session.js';

export function editMarks({ view, hand, measures }: EditSession): Mark[] {
  const now = view.state.peek();
  const room = view.scene.peek();
  if (now === null || room === null || !now.hasMeasures) return [];
  const { camera } = now;
  const { length, width, height } = room.room.size;
  const whole = { x1: 0, y1: 0, z1: 0, x2: length, y2: width, z2: height };
  const measure = (scaled: number) => `${number(measures.lengthOf(scaled), 2)} ${measures.unitNames.length}`;
  const held = hand.taken.peek()?.held ?? null;
  return [
    ...measureMarks(whole, camera, view.aspect, 'room', measure),
    ...(held === null ? [] : centreMarks(held.pieces[0]!.position, camera, view.aspect).slice(0, 1)),
  ];
}
