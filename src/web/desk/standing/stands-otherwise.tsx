/** In the line of what is loaded: what of an earlier plan must come out, and that somebody goes on loading by it. */
import { useEffect, useState } from 'preact/hooks';
import type { ProgressEvent } from '../../../domain/progress.js';
import type { LoadResponse } from '../../../schema/load.js';
import type { ProgressNews } from '../../../schema/progress.js';
import { dock } from '../../pages/dock/words.js';
import { read, withQuery } from '../../shell/server.js';
import { moment } from '../../words/words.js';
import { comesOut, isStillLoadedBy, type Loaded } from './comes-out.js';
import { standingPieces } from './standing-pieces.js';

interface StandsProps {
  /** Of the load. */
  readonly path: string;
  /** Of versions before, that which was told of last. */
  readonly earlier: ProgressNews['earlier'][number];
  /** Of the newest version. */
  readonly events: readonly ProgressEvent[];
  /** By the newest version. */
  readonly loaded: Loaded;
}

interface Found {
  readonly out: number;
  readonly isLoadedBy: boolean;
}

export function StandsOtherwise({ path, earlier, events, loaded }: StandsProps) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    setFound(null);
    const control = new AbortController();
    const version = String(earlier.version);
    const pieces = { spacesCreated: 'true', placementsCreated: 'true' };
    Promise.all([
      read<LoadResponse>(withQuery(`${path}/Versions/${version}`, pieces), control.signal),
      read<Pick<ProgressNews, 'events'>>(withQuery(`${path}/Progress`, { version }), control.signal),
    ]).then(
      ([load, told]) => {
        const out = comesOut(standingPieces(load, told.events, ''), loaded);
        if (!control.signal.aborted) setFound({ out, isLoadedBy: isStillLoadedBy(told.events, events) });
      },
      // It is said with the next tick.
      () => {},
    );
    return () => control.abort();
  }, [path, loaded, JSON.stringify(earlier), events.length]);
  if (found === null) return null;
  const date = moment(earlier.savedAt);
  return (
    <>
      {found.out > 0 && <span class="older-plan">{dock('dockMustOut', { count: found.out, date })}</span>}
      {found.isLoadedBy && <span class="older-plan">{dock('dockStillOlder', { date })}</span>}
    </>
  );
}
