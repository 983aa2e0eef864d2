/**
 * The load that is edited: opened, changed by commands, judged after each. It is kept on this device as it is changed: a
 * reload, a lost connection or an expired key takes nothing away.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import type { EditSource, OpenedEdit } from '../../../calculation/browser/index.js';
import type { Before } from '../../plan-request/overtaken.js';
import { session } from '../../shell/session.js';
import type { Command } from '../commands.js';
import { unitLoadsOf } from '../edit-buffer.js';
import { type EditedPlan, editedPlanOf } from '../edited-plan.js';
import { commandsOf, executed, type History, historyOf, redone, undone } from '../history.js';
import { Judging } from './judging.js';
import { KeptEdits } from './kept-edits.js';

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

export interface KeptElsewhere extends Pick<OpenedEdit, 'body' | 'uom'> {
  readonly title: string;
}

export class EditedLoad {
  readonly #current = signal<Edit | null>(null);
  readonly edit = computed(() => this.#current.value);
  readonly opened = computed(() => this.#current.value?.opened ?? null);
  readonly plan = computed(() => this.#current.value?.history.plan ?? null);
  readonly canUndo = computed(() => {
    const now = this.#current.value;
    return now !== null && (now.history.past.length > 0 || now.before !== null);
  });
  readonly canRedo = computed(() => (this.#current.value?.history.future.length ?? 0) > 0);
  /** Whether anything lies in no container. */
  readonly hasRest = computed(() => (this.plan.value?.tray ?? []).some((count) => count > 0));
  /** Nothing was changed since it was opened or saved. */
  readonly savedPlan = signal<EditedPlan | null>(null);
  /** Why it cannot be opened, or judged; empty: it can. */
  readonly fault = signal('');
  readonly judging = new Judging(this.plan, this.fault);
  readonly kept: KeptEdits;
  readonly #stopHiding: () => void;

  /** @param name under which it is kept on this device; null: it is not */
  constructor(name: string | null) {
    this.kept = new KeptEdits(name, () => {
      const now = this.#current.peek();
      return now && { title: now.title, commands: commandsOf(now.history) };
    });
    // Nobody else than its user sees it.
    this.#stopHiding = effect(() => {
      const user = session.value.account?.user ?? null;
      const { owner } = this.kept;
      if (owner === null || user === null || user === owner) return;
      this.#current.value = null;
      this.kept.leave();
    });
  }

  /** Whether there is an edit that somebody began and did not save, on the page or kept on this device. */
  isBegun(): boolean {
    if (this.#current.peek() !== null) return this.plan.peek() !== this.savedPlan.peek();
    return (this.kept.last()?.work?.commands.length ?? 0) > 0;
  }

  /** Opens it instead of whatever was edited before. @param owner whose load of the server it is; null: none */
  async open(source: EditSource, owner: string | null = null, saved: Before | null = null): Promise<void> {
    await this.judging.open(source, (opened) => {
      this.kept.begin(opened, owner, saved);
      this.#show(opened, []);
    });
  }

  /** Opens what was kept on this device, as it was left. */
  async resume(): Promise<void> {
    const found = this.kept.last();
    if (found === null) return;
    const { body, uom } = found.edit;
    await this.judging.open({ kind: 'buffer', body, uom }, (opened) => {
      this.kept.goOnWith(found.edit);
      this.#show(opened, found.work?.commands ?? [], found.work?.title);
    });
  }

  /** Opens what somebody else kept. @param commands what was done to it */
  async reopen({ body, uom, title }: KeptElsewhere, commands: readonly Command[]): Promise<void> {
    await this.judging.open({ kind: 'buffer', body, uom }, (opened) => this.#show(opened, commands, title));
  }

  /** The search made another load of it, with pallets that were not there: undo leads back. */
  async goOnWith(source: EditSource): Promise<void> {
    const before = this.#current.peek();
    await this.judging.open(source, (opened) => {
      this.kept.begin(opened, this.kept.owner, this.kept.saved);
      this.#show(opened, [], before?.title, before);
    });
  }

  /** @param drag see history.ts; @returns how many pieces came down, or null: nothing could be done */
  execute(command: Command, drag: number | null = null): number | null {
    const now = this.#current.peek();
    if (now === null) return null;
    const history = executed(now.opened.problem, now.history, command, drag);
    if (history === now.history) return null;
    this.#change({ ...now, history });
    return history.settled;
  }

  undo(): void {
    const now = this.#current.peek();
    if (now === null) return;
    if (now.history.past.length > 0) this.#change({ ...now, history: undone(now.history) });
    else if (now.before !== null) void this.restore(now.before);
  }

  /** As it was at another time. */
  async restore(edit: Edit): Promise<void> {
    if (edit.opened === this.#current.peek()?.opened) {
      this.#change(edit);
      return;
    }
    const { body, uom } = edit.opened;
    // The judge has to know the problem of what it judges.
    await this.judging.open({ kind: 'buffer', body, uom }, () => {
      this.kept.begin(edit.opened, this.kept.owner, this.kept.saved);
      this.#change(edit);
    });
  }

  redo(): void {
    const now = this.#current.peek();
    if (now === null || now.history.future.length === 0) return;
    this.#change({ ...now, history: redone(now.history) });
  }

  rename(title: string): void {
    const now = this.#current.peek();
    if (now === null) return;
    this.#current.value = { ...now, title };
    this.kept.keepSoon();
  }

  /** The server has it so. @param saved null: it is a new one from now on */
  noteSaved(saved: Before | null): void {
    const now = this.#current.peek();
    if (now === null) return;
    this.kept.begin(now.opened, this.kept.owner, saved);
    this.kept.keepSoon();
  }

  dispose(): void {
    this.#stopHiding();
    this.kept.dispose();
    this.judging.dispose();
  }

  #show(opened: OpenedEdit, commands: readonly Command[], title = opened.body.title, before: Edit | null = null): void {
    const start = historyOf(editedPlanOf(opened.problem, opened.given));
    const history = commands.reduce((known, command) => executed(opened.problem, known, command), start);
    batch(() => {
      this.savedPlan.value = start.plan;
      this.judging.verdict.value = null;
      this.#change({ opened, unitLoads: unitLoadsOf(opened), history, title, before });
    });
  }

  #change(edit: Edit): void {
    this.#current.value = edit;
    this.kept.keepSoon();
    void this.judging.judge();
  }
}
