/** What a person types on a page of their own: kept in this tab, by user, over a reload and the end of a session. */
import { useState } from 'preact/hooks';
import { session } from './session.js';

/**
 * @param name of the form
 * @param fresh when nothing was typed yet
 * @returns what is typed, and what takes it; `fresh` itself forgets it
 */
export function useTyped<State>(name: string, fresh: State): [typed: State, type: (next: State) => void] {
  const { account } = session.peek();
  const key = `stowage.typed/${account?.company}/${account?.user}/${name}`;
  const [typed, setTyped] = useState<State>(() => {
    try {
      const kept = sessionStorage.getItem(key);
      return kept === null ? fresh : (JSON.parse(kept) as State);
    } catch {
      return fresh;
    }
  });
  const type = (next: State) => {
    setTyped(next);
    try {
      if (next === fresh) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // No room: it stays as long as the page does.
    }
  };
  return [typed, type];
}
