/** What must be true of a load for one to be saved over it, and what may stand in the way. */
import { type SavedThere, ServerFailure, session } from '../shell/session.js';
import { type Saved, tagOf } from './saved.js';

/** Why nothing was saved until somebody decides. */
export type Conflict =
  /** Another load has the title. */
  | { readonly kind: 'taken' }
  /** It was saved meanwhile, or deleted. */
  | { readonly kind: 'changed'; readonly there: SavedThere }
  /** Its owner, a colleague, does not share it any more, or deleted it. */
  | { readonly kind: 'closed' };

/** What is saved over: a load as it was saved last. */
export type Before = Pick<Saved, 'title' | 'load'>;

/**
 * Headers of what is saved.
 * @param before null: it is a new one
 * @param over what somebody decided to replace; null: nothing that was not seen
 */
export function termsOf(before: Before | null, over: Conflict | null): Readonly<Record<string, string>> {
  if (over?.kind === 'taken') return {};
  const there = over?.kind === 'changed' ? over.there : null;
  // It is not there any more: saved again it is a new one.
  if (before === null || there?.version === null) return { 'If-None-Match': '*' };
  const { load } = before;
  return load === undefined ? {} : { 'If-Match': tagOf(load, there?.version ?? load.version) };
}

/** Null: it is another fault. */
export function conflictOf(error: unknown, before: Before | null): Conflict | null {
  if (!(error instanceof ServerFailure)) return null;
  if (error.there !== null) return before === null ? { kind: 'taken' } : { kind: 'changed', there: error.there };
  const owner = before?.load?.owner ?? session.peek().account?.user;
  return error.code === 'UnknownUser' && owner !== session.peek().account?.user ? { kind: 'closed' } : null;
}
