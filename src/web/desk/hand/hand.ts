/**
 * Plans that a hand has changed. Each belongs to a state of the draft, so that undo and redo walk over the table and the
 * picture in the order in which things were done.
 *
 * Whoever changes the order after that wants to see what comes of it: it is planned anew, as always, and the way back to
 * the edits is one undo, of which the line below the picture tells. A question at every keystroke would be in the way.
 */
import { computed } from '@preact/signals';
import type { Edit } from '../../editor/session/edited-load.js';
import { levelOf, type ShownPlan, shownPlan } from '../../pages/plan/planner.js';
import { beforeCalled, change, draft, holdLevel, isSaved, lastSaved } from '../../plan-request/draft-store.js';
import { isSamePlan, type RequestDraft } from '../../plan-request/request-draft.js';
import type { Saved } from '../../plan-request/saved.js';

export interface HandEdit {
  readonly edit: Edit;
  /** The plan of the search with which it began. */
  readonly from: ShownPlan;
}

/** What is typed so soon after each other is one step of the history. */
const SAME_STEP_MILLISECONDS = 1500;

const hands = new WeakMap<RequestDraft, HandEdit>();
const known = new WeakSet<RequestDraft>();
/** The plan that was saved with them. */
const stored = new WeakMap<RequestDraft, ShownPlan>();
/** Somebody asked for the search's plan of an order that has one of a hand. */
const searched = new WeakSet<RequestDraft>();
/** In place of one that a hand had planned, or that was saved with another plan than the search's, and when. */
const replacing = new WeakMap<RequestDraft, number>();
let last: RequestDraft | null = null;

/** Null: the plan is the search's own. */
export const hand = computed((): HandEdit | null => {
  const now = draft.value;
  if (last !== null && !known.has(now)) follow(last, now);
  known.add(now);
  last = now;
  return hands.get(now) ?? null;
});

/** Another title, or another unit to look at, leaves the plan as the hand left it. */
function follow(before: RequestDraft, now: RequestDraft): void {
  const same = beforeCalled(now);
  const at = performance.now();
  const isHeld = hands.has(same ?? before) || stored.has(same ?? before);
  if (same !== null) {
    carry(same, now);
    if (replacing.has(same)) replacing.set(now, replacing.get(same)!);
  } else if ((isHeld || searched.has(before)) && isSamePlan(before, now)) carry(before, now);
  else if (isHeld || at - (replacing.get(before) ?? Number.NEGATIVE_INFINITY) < SAME_STEP_MILLISECONDS)
    replacing.set(now, at);
}

function carry(from: RequestDraft, to: RequestDraft): void {
  const held = hands.get(from);
  if (held !== undefined) hands.set(to, held);
  if (stored.has(from)) stored.set(to, stored.get(from)!);
  if (searched.has(from)) searched.add(to);
  if (held !== undefined || stored.has(from)) holdLevel(to);
}

/** A plan was saved with a draft, perhaps by a hand: whoever changes the order is told that it is planned anew. */
export function noteStored(plan: ShownPlan): void {
  stored.set(plan.draft, plan);
  holdLevel(plan.draft);
}

/** What lies in some container was placed by no plan: neither that of a search nor what stands in the vehicle already. */
export function isByHand({ answer, account, draft: { kept } }: ShownPlan): boolean {
  if (account !== undefined || kept !== undefined) return false;
  return answer.buffer?.filledContainers.some(({ planned }) => planned !== true) === true;
}

/** What is shown was saved as a hand had left it, and nobody has changed it since. */
export const isStoredByHand = computed(() => {
  const plan = shownPlan.value;
  return hand.value === null && plan !== null && plan.edited === undefined && isByHand(plan);
});

/** The order was changed just now, and is planned anew: undo leads back to the plan before. */
export const isReplaced = computed(() => hand.value === null && replacing.has(draft.value));

export function handOf(one: RequestDraft): HandEdit | null {
  return hands.get(one) ?? null;
}

/** One step of the history. @param next null: the plan of the search again; @param kind see plan-request/history.ts */
export function changeHand(next: HandEdit | null, kind = ''): void {
  const state = { ...draft.peek() };
  known.add(state);
  if (next !== null) {
    hands.set(state, next);
    holdLevel(state);
  }
  change(state, kind);
}

/** The plan of the search again, with which the hand began; where that was one of a hand, too, the order is planned anew. */
export function planBySearch(): void {
  const from = hand.peek()?.from ?? shownPlan.peek();
  if (from === null || !isByHand(from)) {
    changeHand(null);
    return;
  }
  const state = { ...draft.peek() };
  known.add(state);
  searched.add(state);
  replacing.set(state, performance.now());
  change(state);
}

/** The search's plan is asked for, and no other. */
export function isSearchAsked(of: RequestDraft): boolean {
  return searched.has(of);
}

/** What is shown is of the plan as the hand left it. */
export const isHandShown = computed(() => {
  const now = hand.value;
  return (shownPlan.value?.edited ?? null) === (now?.edit.history.plan ?? null);
});

/** A plan at the level that is asked for is there. */
const isBetterShown = computed(() => {
  const plan = shownPlan.value;
  return plan !== null && !plan.isQuick && isSamePlan(plan.draft, draft.value);
});

/** The server has the order, its title, and what a hand did, or the search in its place. */
const isOrderSaved = computed(() => {
  const saved = lastSaved.value?.draft ?? null;
  if (saved === null || !isSaved.value) return false;
  return handOf(saved) === hand.value && isSearchAsked(saved) === isSearchAsked(draft.value);
});

/** At which level the plan that the server has was found, where the order asks for a better; null: it does not. */
export function levelBelow({ level = null, draft: sent }: Saved): number | null {
  return level !== null && level < levelOf(sent ?? draft.value) ? level : null;
}

/** The order was saved while its plan was still looked for: the server has the quick one, and a better is seen. */
export const isBetterUnsaved = computed(
  () => isOrderSaved.value && levelBelow(lastSaved.value!) !== null && isBetterShown.value,
);

/** The server has all that is seen. */
export const isAllSaved = computed(() => isOrderSaved.value && !isBetterUnsaved.value);

let before: HandEdit | null = null;

/** Null: none was saved with it, or the search's. */
const storedByHand = computed(() => {
  const plan = stored.get(draft.value);
  return plan !== undefined && isByHand(plan) ? plan : null;
});

/** Whether there is a plan for the draft as it stands: that of the hand, or after an undo the one before. */
export function isPlanned(): boolean {
  const now = hand.value;
  const left = before;
  before = now;
  const saved = storedByHand.value;
  if (now !== null) return true;
  if (isSearchAsked(draft.peek())) {
    const shown = shownPlan.peek();
    // The picture stays until there is another, and is no plan of the search.
    if (shown !== null && shown.edited === undefined && isByHand(shown)) shownPlan.value = { ...shown, edited: shown };
    return false;
  }
  const plan = left !== null && isSamePlan(left.from.draft, draft.peek()) ? left.from : saved;
  if (plan === null) return false;
  shownPlan.value = plan;
  return !plan.isQuick;
}
