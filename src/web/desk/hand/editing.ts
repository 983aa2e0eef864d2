/** The editor of the desk's picture: loaded, and opened with the plan that is shown, when a piece is first chosen. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { EditBufferBody } from '../../../calculation/browser/index.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { type ShownPlan, shownPlan } from '../../pages/plan/planner.js';
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
  /** The check has passed what the hand left. */
  readonly isSound: ReadonlySignal<boolean>;
  /** What the hand left, as it is saved; null: it is not sound, or not judged yet. */
  placed(): EditBufferBody | null;
  /** Takes the piece at a place of the screen in hand. @returns whether there is one that can be taken */
  take(clientX: number, clientY: number, picture: HTMLElement): boolean;
  isPieceAt(clientX: number, clientY: number, picture: HTMLElement): boolean;
  choose(x: number, y: number, isAdded: boolean): void;
  onKey(event: KeyboardEvent): boolean;
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

/** What is seen can be saved: as soon as the check has passed it, before its steps and figures are there. */
export const canSave = computed(() => isHandShown.value || editing.value?.isSound.value === true);

let load: (() => Promise<{ readonly makeEditor: (from: ShownPlan) => Editing }>) | null = null;
let starting: Promise<Editing | null> | null = null;

/** @param loader of the editor; @returns what ends it */
export function offerEditing(loader: NonNullable<typeof load>): () => void {
  load = loader;
  // What a hand had before one looked at another page.
  if (hand.peek() !== null) void startEditing();
  return () => {
    load = null;
    made.peek()?.dispose();
    made.value = null;
  };
}

/** Null: it cannot be loaded, or the plan cannot be opened. */
export function startEditing(): Promise<Editing | null> {
  const now = editing.peek();
  if (now !== null) return Promise.resolve(now);
  starting ??= start().finally(() => {
    starting = null;
  });
  return starting;
}

/** The picture shows the cartons of pallets, the editor moves whole pallets: one does not know the other's pieces. */
export function isOnPallets({ draft }: ShownPlan): boolean {
  return draft.rules['isPalletized'] === true;
}

async function start(): Promise<Editing | null> {
  try {
    const maker = await load?.();
    const plan = shownPlan.peek();
    if (maker === undefined || plan === null || load === null || isOnPallets(plan)) return null;
    const editor = made.peek() ?? maker.makeEditor(plan);
    if (!(await editor.open())) return null;
    made.value = editor;
    return editing.peek();
  } catch {
    return null;
  }
}
