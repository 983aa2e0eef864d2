/** Writes the edited load into the editing buffer of the server, or has it built as it stands. What cannot be sent stays here. */
import { effect, signal } from '@preact/signals';
import type { LoadResponse } from '../../../calculation/browser/index.js';
import { type Before, type Conflict, conflictOf, termsOf } from '../../plan-request/overtaken.js';
import { storedLoadOf } from '../../plan-request/saved.js';
import { callServer, ServerFailure } from '../../shell/session.js';
import { text } from '../../words/words.js';
import { bufferOf } from '../edit-buffer.js';
import type { EditedPlan } from '../edited-plan.js';
import type { Acting } from './acting.js';
import type { EditedLoad } from './edited-load.js';
import { ownUser } from './owner.js';

/** What the server found in what is placed. */
interface ServerFault {
  readonly sentence: string;
  /** Id of the piece; null: none. */
  readonly piece: number | null;
}

type State =
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly sentence: string; readonly needsSignIn: boolean }
  | { readonly kind: 'refused'; readonly faults: readonly ServerFault[] }
  /** Nothing was saved: somebody is asked. */
  | { readonly kind: 'overtaken'; readonly by: Conflict; readonly before: Before | null }
  | { readonly kind: 'written' }
  /** `left`: the title of the load that was opened, and is still there; empty: it is the same. */
  | { readonly kind: 'built'; readonly load: LoadResponse; readonly left: string };

export class Saving {
  /** Null: nothing was saved since something was changed. */
  readonly state = signal<State | null>(null);
  /** Of which the server said what it found. */
  #refusedPlan: EditedPlan | null = null;
  readonly #stops: readonly (() => void)[];

  constructor(
    private readonly load: EditedLoad,
    private readonly acting: Acting,
  ) {
    this.#stops = [
      effect(() => {
        // What was said is of another load.
        void load.opened.value;
        this.state.value = null;
        acting.say('');
      }),
      effect(() => {
        if (load.plan.value !== this.#refusedPlan && this.state.peek()?.kind === 'refused') this.state.value = null;
      }),
    ];
  }

  /**
   * @param isBuilt builds a load from it, and keeps that: over the version that was opened, and no other
   * @param over what somebody decided to replace
   */
  async save(isBuilt: boolean, over: Conflict | null = null): Promise<void> {
    const now = this.load.edit.peek();
    const sent = this.load.plan.peek();
    if (now === null || sent === null) return;
    this.state.value = { kind: 'running' };
    const { saved } = this.load.kept;
    const before = saved?.title === now.title ? saved : null;
    try {
      const owner = (isBuilt && before?.load?.owner) || (await ownUser());
      const address = `/Edit/Load/${encodeURIComponent(owner)}`;
      const body = JSON.stringify(bufferOf(now.opened, sent, now.title));
      const headers = { 'Content-Type': 'application/json' };
      const { uom } = now.opened;
      if (!isBuilt) {
        await callServer(`${address}?UOM=${uom}`, { method: 'PUT', headers, body });
        this.load.savedPlan.value = sent;
        this.state.value = { kind: 'written' };
        this.acting.say(text('editWritten'));
        return;
      }
      const isShared = before?.load?.isShared ?? true;
      const query = `UOM=${uom}&fillRemaining=false&loadSaved=true&loadShared=${isShared}`;
      const asked = { method: 'POST', headers: { ...headers, ...termsOf(before, over) }, body };
      const answer = await callServer(`${address}?${query}`, asked);
      const load = (await answer.json()) as LoadResponse;
      if (load.status === 'failed') {
        this.#refusedPlan = sent;
        this.state.value = { kind: 'refused', faults: faultsOf(load, sent) };
      } else {
        this.load.savedPlan.value = sent;
        this.load.noteSaved({ title: now.title, load: storedLoadOf(load.document) });
        this.state.value = {
          kind: 'built',
          load,
          left: before === null && over === null && saved?.load ? saved.title : '',
        };
        this.acting.say(text('editBuilt', { title: load.document?.title ?? now.title }));
      }
    } catch (error) {
      const by = isBuilt ? conflictOf(error, before) : null;
      if (by !== null) {
        this.state.value = { kind: 'overtaken', by, before };
        return;
      }
      const { status } = error instanceof ServerFailure ? error : { status: 0 };
      this.state.value = { kind: 'failed', sentence: (error as Error).message, needsSignIn: status === 401 };
    }
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
  }
}

function faultsOf(load: LoadResponse, plan: EditedPlan): ServerFault[] {
  const error = load.calculationError;
  const issues = error?.issues ?? [];
  if (issues.length === 0) return [{ sentence: error?.message ?? load.message, piece: null }];
  return issues.map(({ pointer, message }) => ({ sentence: message, piece: pieceAt(pointer, plan) }));
}

/** Containers and placements stand in the buffer in the order of the plan. */
function pieceAt(pointer: string, plan: EditedPlan): number | null {
  const [, container, placement] = /^\/filledContainers\/(\d+)\/placements\/(\d+)/.exec(pointer) ?? [];
  if (container === undefined) return null;
  return plan.containers[Number(container)]?.pieces[Number(placement)]?.id ?? null;
}
