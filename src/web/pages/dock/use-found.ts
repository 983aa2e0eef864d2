/** The load behind a link. As long as it is a copy, or not there, the server is asked again when there may be a network. */
import { useEffect, useState } from 'preact/hooks';
import { type FoundLoad, findBefore, findLoad, type Missing } from './device-copy.js';
import type { Plans } from './newer/taken-over.js';
import { isBegun, isTakenUp, keepProgress, keptProgress, type Progress } from './progress.js';
import { loadedByOthers } from './told/by-others.js';
import { whenBack } from './when-back.js';

interface Found {
  /** Null: it is looked for. */
  readonly found: FoundLoad | Missing | null;
  /** What the server says when it is none of the two; empty: nothing. */
  readonly fault: string;
  /** The plan was changed since the copy that is loaded by was made; null: it was not, as far as is known. */
  readonly newer: FoundLoad | null;
  /** What the newer plan makes of the older one is shown. */
  readonly isComparing: boolean;
  /** Those that were loaded by here before, and the one that is loaded by while there is a newer one. */
  readonly plans: Plans;
}

const NOTHING: Found = { found: null, fault: '', newer: null, isComparing: false, plans: new Map() };

interface Finding {
  readonly showNewer: () => void;
  /** @param progress what of the older plan counts in the newer */
  readonly takeNewer: (progress: Progress) => void;
  readonly stayWithOlder: () => void;
  /** The server has another version, or more was told of one before. */
  readonly lookAgain: () => void;
}

export function useFound(token: string): Found & Finding {
  const [now, setNow] = useState(NOTHING);
  const isSettled = now.newer !== null || isOf(now.found, 'server') || now.found === 'gone';
  useEffect(() => {
    if (isSettled) return;
    let isOver = false;
    const look = async () => {
      const next = await findBoth(token).then(
        ([found, earlier]) =>
          (before: Found) =>
            after(before, found, earlier),
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
    void findBoth(token).then(
      ([found, earlier]) => setNow((before) => (found === 'gone' ? before : after(before, found, earlier))),
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
  const { found: older, newer } = now;
  const takeNewer = (progress: Progress) => {
    if (newer === null || older === null || typeof older === 'string') return;
    if (!isTakenUp(newer.identity)) keepProgress(newer.identity, progress);
    setNow({ ...NOTHING, found: newer, plans: now.plans });
  };
  const showNewer = () => {
    if (newer === null || older === null || typeof older === 'string') return;
    if (isBegun(keptProgress(older.identity))) setNow({ ...now, isComparing: true });
    else setNow({ ...NOTHING, found: newer });
  };
  const stayWithOlder = () => setNow({ ...now, isComparing: false });
  return { ...now, showNewer, takeNewer, stayWithOlder, lookAgain };
}

/** With the plans that were loaded by before, here or elsewhere, the latest first. */
async function findBoth(token: string): Promise<[FoundLoad | Missing, readonly FoundLoad[]]> {
  const found = await findLoad(token);
  if (typeof found === 'string') return [found, []];
  const others = await loadedByOthers(token, found);
  const here = await findBefore(token, found.identity);
  return [found, [...others, ...here.filter((one) => others.every(({ identity }) => identity !== one.identity))]];
}

function isOf(found: Found['found'], by: FoundLoad['by']): found is FoundLoad {
  return found !== null && typeof found !== 'string' && found.by === by;
}

/** Whoever loads by a copy goes on with the same plan where they are; another one is theirs to open. */
function after(
  { found: before, newer, isComparing, ...now }: Found,
  found: FoundLoad | Missing,
  earlier: readonly FoundLoad[],
): Found {
  if (typeof found === 'string') return { ...NOTHING, found };
  const plans = new Map([...now.plans, ...earlier.map(({ identity, load }) => [identity, load] as const)]);
  const [older = null] = earlier;
  // Whoever opens the load anew is asked what to load by before the newer plan is begun.
  if (before === null && older !== null && !isTakenUp(found.identity)) {
    return { ...NOTHING, found: older, newer: found, isComparing: true, plans };
  }
  if (before === null || typeof before === 'string') return { ...NOTHING, found, plans };
  if (found.identity === before.identity) return { ...NOTHING, found: { ...found, load: before.load }, plans };
  plans.set(before.identity, before.load);
  return { fault: '', found: before, newer: found, isComparing, plans };
}
