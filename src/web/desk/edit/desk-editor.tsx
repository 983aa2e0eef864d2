/** The editor as a state of the desk: a session with the plan that is shown, kept in step with picture, table and history. */
import { computed, effect, signal, untracked } from '@preact/signals';
import { onChosenKey } from '../../editor/actions/keys.js';
import { EditSession } from '../../editor/session/edit-session.js';
import type { Edit } from '../../editor/session/edited-load.js';
import { type ShownPlan, shownPlan } from '../../pages/plan/planner.js';
import { draftId } from '../../plan-request/draft-store.js';
import { dropHand } from '../../plan-request/kept-hands.js';
import { chosenRow, railTab } from '../desk-state.js';
import type { Editing } from '../hand/editing.js';
import { changeHand, hand } from '../hand/hand.js';
import { isSameOrder } from '../hand/same-order.js';
import { viewing } from '../picture/shown-view.js';
import { Deeds } from './deeds.js';
import { layerOf } from './edit-layer.js';
import { keepHands, readHand } from './keep-hands.js';
import { Piece } from './piece.js';
import { placedBy, showPlaced } from './placed-plan.js';
import { PutBack } from './put-back.js';
import { Verdict } from './verdict.js';
import { followView, pieceOfView, showChosen } from './view-in-step.js';

/** Ids of elements begin with it. */
const NAME = 'desk';

export function makeEditor(first: ShownPlan): Editing {
  const session = new EditSession(NAME, { isKept: false });
  let isResuming = false;
  const { load, view, pointing } = session;
  const from = signal(first);
  /** As it was before the hand did anything. */
  const starts = new WeakMap<ShownPlan, Edit>();
  const layer = layerOf(session);
  const isSound = computed(() => {
    const now = hand.value;
    return now !== null && load.edit.value === now.edit && load.judging.canBeBuilt.value;
  });
  async function openPlan(plan: ShownPlan): Promise<boolean> {
    const shown = plan.answer.plan;
    if (shown === null) return false;
    await load.open({ kind: 'load', load: shown, option: null });
    const start = load.edit.peek();
    if (start === null || load.fault.peek() !== '') return false;
    starts.set(plan, start);
    from.value = plan;
    const chosen = pieceOfView(session);
    if (chosen !== null) view.select([chosen]);
    return true;
  }
  const resume = async () => {
    const plan = shownPlan.peek();
    if (plan === null) return false;
    const id = draftId.peek();
    const kept = readHand(id);
    if (kept === null || !isSameOrder(kept.body, plan.draft)) {
      dropHand(id);
      return openPlan(plan);
    }
    from.value = plan;
    isResuming = true;
    // What was done before becomes one step of the history.
    await load.reopen(kept, kept.commands).finally(() => {
      isResuming = false;
    });
    return hand.peek() !== null;
  };
  const stops = [
    keepHands(),
    followView(session, layer),
    effect(() => record(load.edit.value, from.peek(), isResuming)),
    effect(() => {
      const now = hand.value;
      untracked(() => {
        session.hand.letGo();
        session.filling.discard();
        if (now !== null) from.value = now.from;
        const wanted = now?.edit ?? starts.get(from.peek());
        if (wanted === undefined) {
          if (load.edit.peek() !== null) void openPlan(from.peek());
        } else if (wanted !== load.edit.peek()) void load.restore(wanted);
      });
    }),
    effect(() => {
      const now = hand.value;
      if (now !== null && isSound.value) untracked(() => showPlaced(now));
    }),
  ];
  const open = async () => {
    const now = hand.peek();
    const plan = shownPlan.peek();
    if (now === null) return plan !== null && openPlan(plan);
    await load.restore(now.edit);
    return load.fault.peek() === '';
  };
  const rayAt = (clientX: number, clientY: number, picture: HTMLElement) => {
    pointing.picture = picture;
    return pointing.rayAt(clientX, clientY);
  };
  return {
    session,
    from,
    layer,
    open,
    resume,
    isSound,
    placed: () => (isSound.peek() ? placedBy(hand.peek()!) : null),
    take: (clientX, clientY, picture) => {
      const ray = rayAt(clientX, clientY, picture);
      const found = ray && pointing.pieceUnder(ray);
      if (!found) return false;
      session.filling.discard();
      if (!view.selection.peek().has(found.id)) view.select([found.id]);
      railTab.value = 'piece';
      return session.hand.take(found.id, found.point, pointing.snapReach);
    },
    isPieceAt: (clientX, clientY, picture) => {
      const ray = rayAt(clientX, clientY, picture);
      return ray !== null && pointing.pieceUnder(ray) !== null;
    },
    choose: (x, y, isAdded) => {
      pointing.choose(x, y, isAdded);
      const [piece] = view.selected.peek();
      if (piece === undefined) return;
      railTab.value = 'piece';
      if (chosenRow.peek() !== null && chosenRow.peek() !== piece.cargo) chosenRow.value = null;
    },
    onKey: (event) => {
      if (event.key === 'Escape') view.select([]);
      else if (event.key.toUpperCase() === 'N') {
        view.stepThrough(event.shiftKey ? -1 : 1);
        railTab.value = 'piece';
      } else return onChosenKey(event, session);
      if (layer.peek() === null) showChosen(session, viewing.peek());
      return true;
    },
    PutBack: (of) => <PutBack session={session} {...of} />,
    Verdict: () => <Verdict session={session} />,
    Piece: () => <Piece session={session} />,
    Deeds: () => <Deeds session={session} />,
    dispose: () => {
      for (const stop of stops) stop();
      session.dispose();
    },
  };
}

/** What was done becomes a step of the desk's history. */
function record(edit: Edit | null, from: ShownPlan, isResumed: boolean): void {
  untracked(() => {
    const now = hand.peek();
    if (edit === null || edit === now?.edit) return;
    const { past } = edit.history;
    const isStart = past.length === 0 && edit.before === null && !isResumed;
    // A step back is of the history already.
    if (now === null ? isStart : edit.history.plan === now.edit.history.plan) return;
    const drag = past.at(-1)?.drag ?? null;
    changeHand({ edit, from: now?.from ?? from }, drag === null ? '' : `hand/${drag}`);
  });
}
