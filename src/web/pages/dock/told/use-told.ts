/** The progress of a plan as this device and all others have it, which is told as it changes. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { stepPlaces } from '../../../../scene/step-places.js';
import type { Viewing } from '../../../viewer/viewing.js';
import type { FoundLoad } from '../device-copy.js';
import { keepProgress, keptProgress, type Progress } from '../progress.js';
import { draftsOf, joined, type PlacesOfSteps, type ShownSheets } from './joined.js';
import { Teller } from './teller.js';

export interface ToldAsked {
  readonly found: FoundLoad;
  readonly token: string;
  /** Whose load it is; empty: not known. */
  readonly owner: string;
  readonly viewing: Viewing;
  /** Another version of the load is there. */
  readonly onNewer: () => void;
}

export interface Told {
  readonly progress: Progress;
  readonly change: (next: Progress) => void;
  readonly teller: Teller;
}

export function useTold({ found, token, owner, viewing, onNewer }: ToldAsked): Told {
  const { identity, version, mayTell, load } = found;
  const [progress, setProgress] = useState(() => keptProgress(identity));
  const now = useRef(progress);
  const newer = useRef(onNewer);
  newer.current = onNewer;
  const { teller, sheets } = useMemo(() => {
    const sheets = sheetsOf(load, viewing);
    const onHeard = () => {
      const { progress: next, toTell } = joined(now.current, teller.events ?? [], sheets);
      take(next);
      teller.tell(toTell);
    };
    const parts = { token, mayTell, owner, title: load.title, identity, version };
    const teller = new Teller({ ...parts, onHeard, onNewer: () => newer.current() });
    return { teller, sheets };
  }, [load, viewing, token, mayTell, owner, identity, version]);
  useEffect(() => teller.begin(), [teller]);
  const take = (next: Progress) => {
    now.current = next;
    setProgress(next);
    keepProgress(identity, next);
  };
  const change = (next: Progress) => {
    const drafts = draftsOf(now.current, next, sheets.places);
    take(next);
    teller.tell(drafts);
  };
  return { progress, change, teller };
}

function sheetsOf({ plan }: FoundLoad['load'], viewing: Viewing): ShownSheets {
  const known = new Map<number, PlacesOfSteps>();
  const stepsOf = (sheet: number) => viewing.openedAt(sheet).sheet.steps;
  const placesOf = (sheet: number): PlacesOfSteps => {
    const name = viewing.names[sheet];
    if (name === undefined) return [];
    const isPallet = name.kind === 'pallet';
    const loaded = isPallet ? plan.pallets![name.place]! : plan.containers[name.place]!;
    const within = isPallet ? { container: 1, pallet: name.place + 1 } : { container: name.place + 1 };
    return stepPlaces(loaded, stepsOf(sheet), within);
  };
  return {
    sheetOf: ({ container, pallet }) =>
      viewing.names.findIndex(({ kind, place }) =>
        kind === 'pallet' ? place + 1 === pallet : pallet === undefined && place + 1 === container,
      ),
    places: (sheet) => {
      const places = known.get(sheet) ?? placesOf(sheet);
      known.set(sheet, places);
      return places;
    },
    pieces: (sheet, step) => stepsOf(sheet)[step - 1]?.pieces ?? 0,
  };
}
