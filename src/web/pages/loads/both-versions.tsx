/** The load as it is saved by now beside the one that is on the page: picture, figures, and what differs. */
import '../../styles/both-versions.css';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { CalculatedLoad } from '../../../calculation/browser/index.js';
import type { LoadResponse } from '../../../schema/load.js';
import { readLoad, readVersion } from '../../plan-request/read-load.js';
import type { StoredLoad } from '../../plan-request/saved.js';
import { Fault } from '../../shell/fault.js';
import { text } from '../../words/words.js';
import { peopleText } from '../people/words.js';
import { ContainerPicture } from './container-picture.js';
import { containersOf } from './containers-of.js';
import { planStored } from './plan-stored.js';
import { type Compared, changesSince } from './version-changes.js';
import { VersionChanges, VersionSummary } from './version-parts.js';

/** A load as somebody looks at it. */
interface Seen {
  readonly load: Compared & Pick<LoadResponse, 'loadSummary'>;
  /** Null: it cannot be drawn. */
  readonly plan: CalculatedLoad | null;
}

/** What is on a page and would be saved; null: it is not planned as it is. It is asked again when a signal that it reads changes. */
export type OwnVersion = () => Promise<Seen | null>;

export interface BothProps {
  readonly stored: StoredLoad;
  /** Who saved it, and when. */
  readonly title: string;
  /** Who saved it. */
  readonly by: string;
  readonly own: OwnVersion;
}

interface Stored {
  readonly there: Seen;
  /** As it was opened here; null: that version is kept no more. */
  readonly opened: LoadResponse | null;
}

export default function BothVersions({ stored, title, by, own }: BothProps) {
  const [found, setFound] = useState<Stored | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    readStored(stored).then(setFound, (error: Error) => setFault(error.message));
  }, []);
  const mine = useNewest(own);
  if (fault !== '') return <Fault text={fault} />;
  if (found === null || mine === undefined) return <p class="quiet">{text('pageLoading')}</p>;
  const { there, opened } = found;
  return (
    <>
      <div class="both-versions">
        <Side title={title} seen={there} />
        {mine !== null && <Side title={peopleText('yoursUnsaved')} seen={mine} />}
      </div>
      {opened !== null && (
        <VersionChanges title={peopleText('theirsChanges', { name: by })} changes={changesSince(opened, there.load)} />
      )}
      {mine !== null && (
        <VersionChanges title={peopleText('yoursChanges')} changes={changesSince(there.load, mine.load)} />
      )}
    </>
  );
}

/** While a better plan is looked for, that of the newest. Undefined: nobody knows yet. */
function useNewest(own: OwnVersion): Seen | null | undefined {
  const [newest, setNewest] = useState<Seen | null>();
  useEffect(
    () =>
      effect(() => {
        let isOld = false;
        own()
          .catch(() => null)
          .then((seen) => {
            if (!isOld) setNewest(seen);
          });
        return () => {
          isOld = true;
        };
      }),
    [],
  );
  return newest;
}

/** Of more containers the first two tell enough. */
const MOST_DRAWN = 2;

function Side({ title, seen: { load, plan } }: { readonly title: string; readonly seen: Seen }) {
  return (
    <section class="stack is-tight">
      <strong class="long">{title}</strong>
      <div class="both-pictures">
        {plan !== null &&
          load.filledContainers
            .slice(0, MOST_DRAWN)
            .map((_, place) => <ContainerPicture key={place} plan={plan} place={place} />)}
      </div>
      <p class="small">{containersOf(load)}</p>
      <VersionSummary sum={load.loadSummary} />
    </section>
  );
}

async function readStored({ id, owner, version }: StoredLoad): Promise<Stored> {
  const load = await readLoad(id);
  if (load === null) throw new Error(peopleText('loadGone'));
  const title = load.document?.title ?? '';
  const [planned, opened] = await Promise.all([
    planStored(owner, title).catch(() => null),
    readVersion(owner, title, version).catch(() => null),
  ]);
  return { there: { load, plan: planned?.plan ?? null }, opened };
}
