/** Undo and redo: what was before and after the present. Changes of one kind that follow each other closely are one. */

/** States that are remembered. */
const MOST = 200;
/** Changes of the same kind within so many milliseconds are one. */
const MERGED_WITHIN = 1500;

export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** What the last change was: the same again at once is merged with it. Null: nothing is. */
  readonly last: { readonly kind: string; readonly at: number } | null;
}

export function begun<State>(present: State): History<State> {
  return { past: [], present, future: [], last: null };
}

/**
 * @param kind what is changed, as `cargoes/3/qty`; empty: never merged
 * @param at milliseconds of any clock
 */
export function changed<State>(history: History<State>, next: State, kind = '', at = 0): History<State> {
  if (Object.is(next, history.present)) return history;
  const { last, past, present } = history;
  const isMerged = kind !== '' && last?.kind === kind && at - last.at <= MERGED_WITHIN;
  return {
    past: isMerged ? past : [...past, present].slice(-MOST),
    present: next,
    future: [],
    last: { kind, at },
  };
}

export function undone<State>({ past, present, future, ...rest }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null };
}

export function redone<State>({ past, present, future, ...rest }: History<State>): History<State> {
  const [after, ...later] = future;
  if (after === undefined) return { past, present, future, ...rest };
  return { past: [...past, present], present: after, future: later, last: null };
}
