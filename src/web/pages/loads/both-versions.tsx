/** The load as it is saved by now beside the one that is on the page: picture, figures, and what differs. */
import '../../styles/both-versions.css';
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

/** What is on a page and not saved; null: it cannot be planned as it is. */
export type OwnVersion = () => Promise<Seen | null>;

export interface BothProps {
  readonly stored: StoredLoad;
  /** Who saved it, and when. */
  readonly title: string;
  /** Who saved it. */
  readonly by: string;
  readonly own: OwnVersion;
}

interface Both {
  readonly there: Seen;
  readonly mine: Seen | null;
  /** As it was opened here; null: that version is kept no more. */
  readonly opened: LoadResponse | null;
}

export default function BothVersions({ stored, title, by, own }: BothProps) {
  const [both, setBoth] = useState<Both | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    readBoth(stored, own).then(setBoth, (error: Error) => setFault(error.message));
  }, []);
  if (fault !== '') return <Fault text={fault} />;
  if (both === null) return <p class="quiet">{text('pageLoading')}</p>;
  const { there, mine, opened } = both;
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

async function readBoth({ id, owner, version }: StoredLoad, own: OwnVersion): Promise<Both> {
  const load = await readLoad(id);
  if (load === null) throw new Error(peopleText('loadGone'));
  const title = load.document?.title ?? '';
  const [planned, opened, mine] = await Promise.all([
    planStored(owner, title).catch(() => null),
    readVersion(owner, title, version).catch(() => null),
    own().catch(() => null),
  ]);
  return { there: { load, plan: planned?.plan ?? null }, mine, opened };
}
