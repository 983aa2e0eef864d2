/** The load behind a link. As long as it is a copy, or not there, the server is asked again when there may be a network. */
import { useEffect, useState } from 'preact/hooks';
import { type FoundLoad, findLoad, type Missing } from './device-copy.js';
import { whenBack } from './when-back.js';

interface Found {
  /** Null: it is looked for. */
  readonly found: FoundLoad | Missing | null;
  /** What the server says when it is none of the two; empty: nothing. */
  readonly fault: string;
  /** The plan was changed since the copy that is loaded by was made; null: it was not, as far as is known. */
  readonly newer: FoundLoad | null;
}

const NOTHING: Found = { found: null, fault: '', newer: null };

interface Finding {
  readonly showNewer: () => void;
  /** The server has another version. */
  readonly lookAgain: () => void;
}

export function useFound(token: string): Found & Finding {
  const [now, setNow] = useState(NOTHING);
  const isSettled = now.newer !== null || isOf(now.found, 'server') || now.found === 'gone';
  useEffect(() => {
    if (isSettled) return;
    let isOver = false;
    const look = async () => {
      const next = await findLoad(token).then(
        (found) => (before: Found) => after(before, found),
        (error: Error) => (before: Found) => (before.found === null ? { ...NOTHING, fault: error.message } : before),
      );
      if (!isOver) setNow(next);
    };
    if (now.found === null && now.fault === '') void look();
    const endLooking = whenBack(() => void look());
    return () => {
      isOver = true;
      endLooking();
    };
  }, [token, isSettled]);
  const lookAgain = () =>
    void findLoad(token).then(
      (found) => setNow((before) => (found === 'gone' ? before : after(before, found))),
      () => {},
    );
  // Where nobody tells what is loaded nothing tells of a newer plan either: who takes the device up again asks.
  const isAlone = now.newer === null && isOf(now.found, 'server') && !now.found.mayTell;
  useEffect(() => {
    if (!isAlone) return;
    const lookIfShown = () => document.visibilityState === 'visible' && lookAgain();
    document.addEventListener('visibilitychange', lookIfShown);
    return () => document.removeEventListener('visibilitychange', lookIfShown);
  }, [token, isAlone]);
  return { ...now, showNewer: () => setNow({ ...NOTHING, found: now.newer }), lookAgain };
}

function isOf(found: Found['found'], by: FoundLoad['by']): found is FoundLoad {
  return found !== null && typeof found !== 'string' && found.by === by;
}

/** Whoever loads by a copy goes on with the same plan where they are; another one is theirs to open. */
function after({ found: before }: Found, found: FoundLoad | Missing): Found {
  const isNext = before !== null && typeof before !== 'string' && typeof found !== 'string';
  if (!isNext) return { ...NOTHING, found };
  if (found.identity === before.identity) return { ...NOTHING, found: { ...found, load: before.load } };
  return { fault: '', found: before, newer: found };
}
