/** Tells the stage of a picture what changes in a session. */
import { effect } from '@preact/signals';
import type { Stage } from '../../viewer/draw/stage.js';
import type { EditSession } from '../session/edit-session.js';
import { aroundOf } from '../session/room-scene.js';

/** @returns how to stop */
export function followed(stage: Stage, { load, view, drawing }: EditSession): readonly (() => void)[] {
  let subject: unknown = null;
  return [
    effect(() => {
      const room = view.scene.value;
      const shown = drawing.drawn.value;
      if (room === null || shown === null) return;
      if (room === subject) stage.setPieces(shown.pieces);
      else stage.setSubject(room, shown.pieces, aroundOf(room, load.opened.peek()!.problem.cargoes));
      subject = room;
      stage.setDrawn(shown.drawn);
      stage.setPainting(shown.painting);
    }),
    effect(() => {
      const now = view.state.value;
      if (now === null) return;
      stage.setCamera(now.camera);
      stage.setLabels(now.hasLabels);
    }),
    effect(() => {
      // Whoever opens a container looks at it from the door.
      if (view.sheet.value !== null && view.state.value === null) view.look();
    }),
  ];
}
