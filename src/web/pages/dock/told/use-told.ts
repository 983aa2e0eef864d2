/** The progress of a plan as this device and all others have it, which is told as it changes. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Viewing } from '../../../viewer/viewing.js';
import { type FoundLoad, identitiesOf } from '../device-copy.js';
import { type Plans, takenOver, withOlder } from '../newer/taken-over.js';
import { keepProgress, keptProgress, type Progress } from '../progress.js';
import { afterOut, cameOut } from './came-out.js';
import { type Draft, draftsOf, joined, type ShownSheets } from './joined.js';
import { sheetsOf } from './sheets-of.js';
import { Teller } from './teller.js';

export interface ToldAsked {
  readonly found: FoundLoad;
  /** Those by which something stands. */
  readonly plans: Plans;
  readonly token: string;
  /** Whose load it is; empty: not known. */
  readonly owner: string;
  readonly viewing: Viewing;
  /** Another version of the load is there, or more was told of one before. */
  readonly onOther: () => void;
}

export interface Told {
  readonly progress: Progress;
  readonly change: (next: Progress) => void;
  readonly teller: Teller;
}

/** That a newer plan is loaded by although nothing stands as it wants it: the office would hold the older one to be loaded. */
function takenUp({ elsewhere }: Progress, sheets: ShownSheets): Draft[] {
  const place = elsewhere.length > 0 ? sheets.places(0)[0]?.[0] : undefined;
  return place === undefined ? [] : [{ ...place, kind: 'Undone' }];
}

export function useTold({ found, plans, token, owner, viewing, onOther }: ToldAsked): Told {
  const { identity, version, mayTell, load } = found;
  const [progress, setProgress] = useState(() => keptProgress(identity));
  const now = useRef(progress);
  const other = useRef(onOther);
  other.current = onOther;
  const { teller, sheets, onHeard } = useMemo(() => {
    const sheets = sheetsOf(load.plan, viewing);
    const onHeard = () => {
      const events = teller.events ?? [];
      const { progress: next, toTell } = joined(now.current, events, sheets);
      take(next);
      teller.tell(events.length + toTell.length > 0 ? toTell : takenUp(next, sheets));
    };
    const parts = { token, mayTell, owner, title: load.title, identity, version };
    const earlier = identitiesOf(token).filter((one) => one !== identity);
    const teller = new Teller({ ...parts, earlier, onHeard, onOther: () => other.current() });
    return { teller, sheets, onHeard };
  }, [load, viewing, token, mayTell, owner, identity, version]);
  useEffect(() => teller.begin(), [teller]);
  const known = useRef(plans);
  useEffect(() => {
    if (known.current === plans) return;
    known.current = plans;
    const older = identitiesOf(token).find((one) => one !== identity && plans.has(one));
    if (older === undefined) return;
    const fresh = takenOver(plans, older, keptProgress(older), load).progress;
    take(withOlder(now.current, fresh));
    if (teller.events !== null) onHeard();
  }, [plans]);
  const take = (next: Progress) => {
    now.current = next;
    setProgress(next);
    keepProgress(identity, next);
  };
  const change = (next: Progress) => {
    const drafts = draftsOf(now.current, next, sheets.places);
    const out = cameOut(now.current, next);
    take(next);
    teller.tell(drafts);
    for (const one of out) {
      const older = plans.get(one.plan);
      if (older === undefined) continue;
      const shown = sheetsOf(older.plan, new Viewing(older, viewing.words, 'measures=0'));
      const after = afterOut(keptProgress(one.plan), one, shown);
      keepProgress(one.plan, after.progress);
      teller.tell(after.drafts, one.plan);
    }
  };
  return { progress, change, teller };
}
