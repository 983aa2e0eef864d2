/**
 * The view of the plan that is shown. A newer plan takes the place of the one before in the same view, so that nothing
 * flickers and one goes on looking from where one looked.
 */
import { computed, effect, signal, untracked } from '@preact/signals';
import type { Uom } from '../../../domain/words.js';
import { shownPlan } from '../../pages/plan/planner.js';
import { draft } from '../../plan-request/draft-store.js';
import type { Camera } from '../../viewer/camera.js';
import type { ViewState } from '../../viewer/view-state.js';
import { Viewing } from '../../viewer/viewing.js';
import { Words } from '../../viewer/words.js';
import { LANGUAGES } from '../../words/languages.js';
import { language, viewerWords } from '../../words/words.js';
import { chosenRow, pointedRow, railTab } from '../desk-state.js';
import { cameraFor } from './camera.js';

/** Null: there is no plan. */
export const viewing = signal<Viewing | null>(null);

/** The camera that the desk chose; while it is the one of the view it follows the shape of the stage. */
let chosen: Camera | null = null;

export function aim(view: Viewing): void {
  chosen = cameraFor(view.opened.value.sheet.scene, view.aspect);
  setState(view, { camera: chosen });
}

/** The stage has another shape. */
export function aimAgain(view: Viewing): void {
  if (view.state.peek().camera === chosen) aim(view);
}

/** Follows plans, words and rows. @returns what ends it */
export function followPlan(): () => void {
  const stops = [
    effect(() => {
      const load = shownPlan.value?.answer.plan ?? null;
      const words = new Words(viewerWords.value, LANGUAGES[language.value].tag);
      const uom = shownUom.value;
      untracked(() => show(load, words, uom));
    }),
    effect(() => {
      const view = viewing.value;
      if (view !== null) view.spotlight.value = pointedRow.value ?? chosenRow.value;
    }),
    // A piece that somebody points at is told of, and another row than its own is not chosen any more.
    effect(() => {
      const view = viewing.value;
      const piece = view?.selected.value ?? null;
      if (view === null || piece === null) return;
      untracked(() => {
        railTab.value = 'piece';
        const { cargo } = view.opened.value.pieces.pieces[piece]!;
        if (chosenRow.peek() !== null && chosenRow.peek() !== cargo) chosenRow.value = null;
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    viewing.value = null;
    shownWith = null;
  };
}

let shownWith: Words['list'] | null = null;

/** What else of a draft changes does not draw the plan anew. */
const shownUom = computed(() => draft.value.shown);

function show(load: Parameters<Viewing['show']>[0] | null, words: Words, uom: Uom): void {
  const before = viewing.peek();
  if (load === null || load.plan.containers.length === 0) {
    viewing.value = null;
    return;
  }
  if (before !== null && shownWith === words.list) {
    const camera = before.state.peek().camera;
    const isOurs = camera === chosen;
    before.show(load, uom);
    if (before.state.peek().camera !== camera || isOurs) aim(before);
    return;
  }
  shownWith = words.list;
  const view = new Viewing(load, words, '', null, uom);
  setState(view, { hasCentre: true, hasMeasures: false });
  if (before !== null) view.aspect = before.aspect;
  aim(view);
  viewing.value = view;
}

function setState(view: Viewing, changed: Partial<ViewState>): void {
  view.state.value = { ...view.state.peek(), ...changed };
}
