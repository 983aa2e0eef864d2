/** The editor of the desk's picture: loaded, and opened with the plan that is shown, when a piece is first chosen. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { EditBufferBody } from '../../../calculation/browser/index.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { levelOf, type ShownPlan, shownPlan } from '../../pages/plan/planner.js';
import { draft, draftId } from '../../plan-request/draft-store.js';
import { keptHand } from '../../plan-request/kept-hands.js';
import { isSamePlan, type RequestDraft } from '../../plan-request/request-draft.js';
import type { Layer } from '../../viewer/ui/picture.js';
import { hand, isHandShown } from './hand.js';

export interface Editing {
  readonly session: EditSession;
  /** With which plan it was opened. */
  readonly from: ReadonlySignal<ShownPlan>;
  /** Null: the picture shows the plan as the viewer does. */
  readonly layer: ReadonlySignal<Layer | null>;
  /** @returns whether the newest plan is opened in it */
  open(): Promise<boolean>;
  /** Goes on with what was kept of the edits of this draft, before the page was left. @returns whether anything is opened */
  resume(): Promise<boolean>;
  /** The check has passed what the hand left. */
  readonly isSound: ReadonlySignal<boolean>;
  /** What the hand left, as it is saved; null: it is not sound, or not judged yet. */
  placed(): EditBufferBody | null;
  /** Takes the piece at a place of the screen in hand. @returns whether there is one that can be taken */
  take(clientX: number, clientY: number, picture: HTMLElement): boolean;
  isPieceAt(clientX: number, clientY: number, picture: HTMLElement): boolean;
  choose(x: number, y: number, isAdded: boolean): void;
  onKey(event: KeyboardEvent): boolean;
  /** A deed for a row that stays behind, where the hand took it out. @param cargo its place in the problem */
  readonly PutBack: ComponentType<{ readonly name: string; readonly cargo: number }>;
  readonly Verdict: ComponentType;
  readonly Piece: ComponentType;
  readonly Deeds: ComponentType;
  dispose(): void;
}

const made = signal<Editing | null>(null);

/** Null: it is not loaded, or has another plan than the one that is shown. */
export const editing = computed(() => {
  const now = made.value;
  return now !== null && (hand.value !== null || now.from.value === shownPlan.value) ? now : null;
});

/** There is something to load, and something to load it into. */
export const isOrder = computed(() => {
  const { cargoes, emptyContainers, others } = draft.value;
  return (cargoes.length > 0 || 'cargoes' in others) && (emptyContainers.length > 0 || 'emptyContainers' in others);
});

/** What is seen can be saved: as soon as the check has passed it, before its steps and figures are there. */
export const canSave = computed(() => isOrder.value && (isHandShown.value || editing.value?.isSound.value === true));

let load: (() => Promise<{ readonly makeEditor: (from: ShownPlan) => Editing }>) | null = null;
let starting: Promise<Editing | null> | null = null;

/** @param loader of the editor; @returns what ends it */
export function offerEditing(loader: NonNullable<typeof load>): () => void {
  load = loader;
  // What a hand had before one looked at another page.
  if (hand.peek() !== null) void startEditing();
  const stop = resumeWhenPlanned();
  return () => {
    stop();
    load = null;
    made.peek()?.dispose();
    made.value = null;
  };
}

/** The edits begin with a plan of the order as it was opened: they wait for it. @returns what ends it */
function resumeWhenPlanned(): () => void {
  let of = '';
  /** Null: they are there, or the order is another by now. */
  let opened: RequestDraft | null = null;
  return effect(() => {
    const id = draftId.value;
    const now = shownPlan.value;
    if (id !== of) {
      of = id;
      opened = draft.peek();
    }
    if (now === null || opened === null || (now.isQuick && levelOf(now.draft) > 1)) return;
    if (hand.peek() !== null || !isSamePlan(now.draft, opened) || keptHand(id) === null) return;
    opened = null;
    untracked(() => void startEditing((made) => made.resume()));
  });
}

/** Null: it cannot be loaded, or the plan cannot be opened. */
export function startEditing(open = (made: Editing) => made.open()): Promise<Editing | null> {
  const now = editing.peek();
  if (now !== null) return Promise.resolve(now);
  starting ??= start(open).finally(() => {
    starting = null;
  });
  return starting;
}

/** Sets on pallets: cargo placed by hand would have to be completed to whole sets (docs/rules.md). */
export function areSetsOnPallets({ answer: { plan } }: ShownPlan): boolean {
  return plan?.plan.pallets !== undefined && plan.problem.rules.calculationType !== 'MixLoad';
}

async function start(open: (made: Editing) => Promise<boolean>): Promise<Editing | null> {
  try {
    const maker = await load?.();
    const plan = shownPlan.peek();
    if (maker === undefined || plan === null || load === null || areSetsOnPallets(plan)) return null;
    const editor = made.peek() ?? maker.makeEditor(plan);
    if (!(await open(editor))) return null;
    made.value = editor;
    return editing.peek();
  } catch {
    return null;
  }
}
