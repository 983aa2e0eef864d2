/**
 * A load edited by hand, with all that belongs to it: plan and history, what is looked at and chosen, what is in hand,
 * what the search would add, what was saved. Several can be there at once; whoever made one disposes of it.
 */
import { signal } from '@preact/signals';
import { Acting } from './acting.js';
import { Drawing } from './drawing.js';
import { EditView } from './edit-view.js';
import { EditedLoad } from './edited-load.js';
import { Filling } from './filling.js';
import { Hand } from './hand.js';
import { Measures } from './measures.js';
import { Moves } from './moves.js';
import { Pointing } from './pointing.js';
import { Saving } from './saving.js';
import { Trial } from './trial.js';

export class EditSession {
  readonly load: EditedLoad;
  readonly view: EditView;
  readonly measures: Measures;
  readonly acting: Acting;
  readonly moves: Moves;
  readonly hand: Hand;
  readonly trial: Trial;
  readonly filling: Filling;
  readonly saving: Saving;
  readonly drawing: Drawing;
  readonly pointing: Pointing;
  readonly isHelpShown = signal(false);

  /**
   * @param name no other session of the page has it: what is kept on this device, and ids of elements, begin with it
   * @param isKept false: whoever made it keeps what is done
   */
  constructor(
    readonly name: string,
    { isKept = true } = {},
  ) {
    this.load = new EditedLoad(isKept ? name : null);
    this.view = new EditView(this.load);
    this.measures = new Measures(this.load);
    this.acting = new Acting(this.load, this.view);
    this.moves = new Moves(this.load, this.view, this.acting);
    this.hand = new Hand(this.load, this.view, this.acting, this.moves);
    this.trial = new Trial(this.load, this.hand);
    this.filling = new Filling(this.load, this.acting);
    this.saving = new Saving(this.load, this.acting);
    this.drawing = new Drawing(this.load, this.view, this.hand, this.trial, this.filling, this.saving);
    this.pointing = new Pointing(this.view, this.drawing);
  }

  /** What was done is kept on this device; nothing of the session listens, waits or works any more. */
  dispose(): void {
    for (const part of [this.trial, this.filling, this.saving, this.view, this.load]) part.dispose();
  }
}
