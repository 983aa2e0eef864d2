/**
 * The load that is edited: opened, changed by commands, judged after each. It is kept on this device as it is changed: a
 * reload, a lost connection or an expired key takes nothing away.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import { type EditSource, Judge, type OpenedEdit } from '../../../calculation/browser/index.js';
import type { Command } from '../../editor/commands.js';
import { unitLoadsOf } from '../../editor/edit-buffer.js';
import { type EditedPlan, editedPlanOf, givenOf } from '../../editor/edited-plan.js';
import { commandsOf, executed, type History, historyOf, redone, undone } from '../../editor/history.js';
import { type Verdict, verdictOf } from '../../editor/verdict.js';
import { session } from '../../shell/session.js';
import { type KeptEdit, keepEdit, keepWork, lastKept } from './kept-edits.js';

const KEEP_WITHIN_MILLISECONDS = 200;

/** A load that is edited, with what was done to it. */
export interface Edit {
  readonly opened: OpenedEdit;
  /** Places of cargo that are finished pallets. */
  readonly unitLoads: ReturnType<typeof unitLoadsOf>;
  readonly history: History;
  readonly title: string;
  /** What was edited before the search added pallets to it; null: nothing. */
  readonly before: Edit | null;
}

const current = signal<Edit | null>(null);
let kept: Pick<KeptEdit, 'owner' | 'openedAt'> = { owner: null, openedAt: 0 };

export const edit = computed(() => current.value);
export const plan = computed(() => current.value?.history.plan ?? null);
export const canUndo = computed(() => {
  const now = current.value;
  return now !== null && (now.history.past.length > 0 || now.before !== null);
});
export const canRedo = computed(() => (current.value?.history.future.length ?? 0) > 0);
/** Nothing was changed since it was opened or saved. */
export const savedPlan = signal<EditedPlan | null>(null);
/** Why it cannot be opened, or judged; empty: it can. */
export const fault = signal('');
export const isOpening = signal(false);
export const verdict = signal<Verdict | null>(null);
/** How long the last verdict took in the worker, milliseconds. */
export const verdictTime = signal(0);

export const isJudged = computed(() => verdict.value !== null && verdict.value.plan === plan.value);

let judge: Judge | null = null;
let isJudging = false;

/** Whether there is an edit that somebody began and did not save, on the page or kept on this device. */
export function isBegun(): boolean {
  if (current.peek() !== null) return plan.peek() !== savedPlan.peek();
  return (lastKept()?.work?.commands.length ?? 0) > 0;
}

/** Opens it instead of whatever was edited before. @param owner whose load of the server it is; null: none */
export async function open(source: EditSource, owner: string | null = null): Promise<void> {
  await opening(async (own) => {
    const opened = await own.open(source, session.peek().settings ?? undefined);
    begin(opened, owner);
    show(opened, []);
  });
}

/** Opens what was kept on this device, as it was left. */
export async function resume(): Promise<void> {
  const found = lastKept();
  if (found === null) return;
  await opening(async (own) => {
    const { body, uom } = found.edit;
    const opened = await own.open({ kind: 'buffer', body, uom }, session.peek().settings ?? undefined);
    kept = found.edit;
    show(opened, found.work?.commands ?? [], found.work?.title);
  });
}

/** Nobody else than its user sees it. */
effect(() => {
  const user = session.value.account?.user ?? null;
  if (kept.owner !== null && user !== null && user !== kept.owner) {
    current.value = null;
    kept = { owner: null, openedAt: 0 };
  }
});

/** The search made another load of it, with pallets that were not there: undo leads back. */
export async function goOnWith(source: EditSource): Promise<void> {
  const before = current.peek();
  await opening(async (own) => {
    const opened = await own.open(source, session.peek().settings ?? undefined);
    begin(opened, kept.owner);
    show(opened, [], before?.title, before);
  });
}

/** @param drag see history.ts; @returns how many pieces came down, or null: nothing could be done */
export function execute(command: Command, drag: number | null = null): number | null {
  const now = current.peek();
  if (now === null) return null;
  const history = executed(now.opened.problem, now.history, command, drag);
  if (history === now.history) return null;
  current.value = { ...now, history };
  changed();
  return history.settled;
}

export function undo(): void {
  const now = current.peek();
  if (now === null) return;
  if (now.history.past.length > 0) {
    current.value = { ...now, history: undone(now.history) };
    changed();
  } else if (now.before !== null) {
    const { before } = now;
    void opening(async (own) => {
      // The judge has to know the problem of what it judges.
      const { body, uom } = before.opened;
      await own.open({ kind: 'buffer', body, uom }, session.peek().settings ?? undefined);
      begin(before.opened, kept.owner);
      current.value = before;
      changed();
    });
  }
}

export function redo(): void {
  const now = current.peek();
  if (now === null || now.history.future.length === 0) return;
  current.value = { ...now, history: redone(now.history) };
  changed();
}

export function rename(title: string): void {
  const now = current.peek();
  if (now === null) return;
  current.value = { ...now, title };
  keepSoon();
}

function show(
  opened: OpenedEdit,
  commands: readonly Command[],
  title = opened.body.title,
  before: Edit | null = null,
): void {
  const start = historyOf(editedPlanOf(opened.problem, opened.given));
  const history = commands.reduce((known, command) => executed(opened.problem, known, command), start);
  batch(() => {
    current.value = { opened, unitLoads: unitLoadsOf(opened), history, title, before };
    savedPlan.value = start.plan;
    verdict.value = null;
  });
  changed();
}

async function opening(work: (own: Judge) => Promise<void>): Promise<void> {
  judge ??= new Judge();
  isOpening.value = true;
  fault.value = '';
  try {
    await work(judge);
  } catch (error) {
    fault.value = (error as Error).message;
  } finally {
    isOpening.value = false;
    void judgeNow();
  }
}

function changed(): void {
  keepSoon();
  void judgeNow();
}

/** Judges the plan as it is; what changes meanwhile is judged when that is done. */
async function judgeNow(): Promise<void> {
  if (isJudging || isOpening.peek() || judge === null) return;
  isJudging = true;
  try {
    for (let now = plan.peek(); now !== null && now !== verdict.peek()?.plan && !isOpening.peek(); now = plan.peek()) {
      const { milliseconds, ...judged } = await judge.judge(givenOf(now));
      if (isOpening.peek()) break;
      batch(() => {
        verdict.value = verdictOf(now!, judged);
        verdictTime.value = milliseconds;
      });
    }
  } catch (error) {
    fault.value = (error as Error).message;
  } finally {
    isJudging = false;
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

function begin({ body, uom }: OpenedEdit, owner: string | null): void {
  kept = { owner, openedAt: Date.now() };
  keepEdit({ ...kept, body, uom });
}

function keepSoon(): void {
  timer ??= setTimeout(keep, KEEP_WITHIN_MILLISECONDS);
}

function keep(): void {
  clearTimeout(timer);
  timer = undefined;
  const now = current.peek();
  if (now === null) return;
  keepWork(kept, { openedAt: kept.openedAt, title: now.title, commands: commandsOf(now.history) });
}

addEventListener('pagehide', () => {
  if (timer !== undefined) keep();
});
