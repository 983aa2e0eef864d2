/** Writes the edited load into the editing buffer of the server, and builds it there. What cannot be sent stays here. */
import { computed, effect, signal } from '@preact/signals';
import type { LoadResponse } from '../../../calculation/browser/index.js';
import { bufferOf } from '../../editor/edit-buffer.js';
import { callServer, resumeSession, ServerFailure, session } from '../../shell/session.js';
import { text } from '../../words/words.js';
import { say } from './actions.js';
import { edit, plan, savedPlan } from './edit-store.js';

/** What the server found in what is placed. */
export interface ServerFault {
  readonly sentence: string;
  /** Id of the piece; null: none. */
  readonly piece: number | null;
}

export type Saving =
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly sentence: string; readonly needsKey: boolean }
  | { readonly kind: 'refused'; readonly faults: readonly ServerFault[] }
  | { readonly kind: 'written' }
  | { readonly kind: 'built'; readonly load: LoadResponse };

/** Null: nothing was saved since something was changed. */
export const saving = signal<Saving | null>(null);

const opened = computed(() => edit.value?.opened ?? null);
effect(() => {
  // What was said is of another load.
  void opened.value;
  saving.value = null;
  say('');
});

/** Of which the server said what it found. */
let refusedPlan: unknown = null;
effect(() => {
  if (plan.value !== refusedPlan && saving.peek()?.kind === 'refused') saving.value = null;
});

/** @param isBuilt builds a load from it, and keeps that */
export async function save(isBuilt: boolean): Promise<void> {
  const now = edit.peek();
  const sent = plan.peek();
  if (now === null || sent === null) return;
  saving.value = { kind: 'running' };
  try {
    const address = `/Edit/Load/${encodeURIComponent(await ownUser())}`;
    const body = JSON.stringify(bufferOf(now.opened, sent, now.title));
    const headers = { 'Content-Type': 'application/json' };
    await callServer(`${address}?UOM=${now.opened.uom}`, { method: 'PUT', headers, body });
    if (!isBuilt) {
      savedPlan.value = sent;
      saving.value = { kind: 'written' };
      say(text('editWritten'));
      return;
    }
    const answer = await callServer(`${address}?fillRemaining=false&loadSaved=true`, { method: 'POST' });
    const load = (await answer.json()) as LoadResponse;
    if (load.status === 'failed') {
      refusedPlan = sent;
      saving.value = { kind: 'refused', faults: faultsOf(load) };
    } else {
      savedPlan.value = sent;
      saving.value = { kind: 'built', load };
      say(text('editBuilt', { title: load.document?.title ?? now.title }));
    }
  } catch (error) {
    const { status } = error instanceof ServerFailure ? error : { status: 0 };
    saving.value = { kind: 'failed', sentence: (error as Error).message, needsKey: status === 401 };
  }
}

/** Whose key it is: a buffer belongs to its user. */
export async function ownUser(): Promise<string> {
  if (session.peek().account === null) await resumeSession();
  const { account, fault } = session.peek();
  if (account === null) throw new ServerFailure(0, fault);
  return account.user;
}

export function hasKey(): boolean {
  return session.value.key !== null && !session.value.isRefused;
}

function faultsOf(load: LoadResponse): ServerFault[] {
  const error = load.calculationError;
  const issues = error?.issues ?? [];
  if (issues.length === 0) return [{ sentence: error?.message ?? load.message, piece: null }];
  return issues.map(({ pointer, message }) => ({ sentence: message, piece: pieceAt(pointer) }));
}

/** Containers and placements stand in the buffer in the order of the plan. */
function pieceAt(pointer: string): number | null {
  const [, container, placement] = /^\/filledContainers\/(\d+)\/placements\/(\d+)/.exec(pointer) ?? [];
  if (container === undefined) return null;
  return plan.peek()?.containers[Number(container)]?.pieces[Number(placement)]?.id ?? null;
}
