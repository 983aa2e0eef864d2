/** The load as it is saved by now beside the one on the desk: picture, figures, and what differs. */
import { useEffect, useState } from 'preact/hooks';
import type { CalculatedLoad } from '../../../calculation/browser/index.js';
import type { LoadResponse } from '../../../schema/load.js';
import { containersOf } from '../../pages/loads/containers-of.js';
import type { BothProps } from '../../pages/loads/overtaken-dialog.js';
import { changesSince } from '../../pages/loads/version-changes.js';
import { VersionChanges, VersionSummary } from '../../pages/loads/version-parts.js';
import { shownPlan } from '../../pages/plan/planner.js';
import { draft } from '../../plan-request/draft-store.js';
import { readLoad, readVersion } from '../../plan-request/read-load.js';
import { bodyOf } from '../../plan-request/request-draft.js';
import type { StoredLoad } from '../../plan-request/saved.js';
import { Fault } from '../../shell/fault.js';
import { text } from '../../words/words.js';
import { ContainerPicture } from '../picture/container-picture.js';
import { planStored } from '../stored-plan.js';
import { frame } from './words.js';

interface There {
  readonly load: LoadResponse;
  /** Null: it cannot be drawn. */
  readonly plan: CalculatedLoad | null;
  /** As it was opened here; null: that version is kept no more. */
  readonly opened: LoadResponse | null;
}

export default function BothVersions({ stored, title, by }: BothProps) {
  const [there, setThere] = useState<There | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    readThere(stored).then(setThere, (error: Error) => setFault(error.message));
  }, []);
  const own = shownPlan.value?.answer;
  if (fault !== '') return <Fault text={fault} />;
  if (there === null || own === undefined) return <p class="quiet">{text('pageLoading')}</p>;
  const mine = { ...own.load, request: bodyOf(draft.value) as LoadResponse['request'] };
  return (
    <>
      <div class="both-versions">
        <Side title={title} load={there.load} plan={there.plan} />
        <Side title={frame('yoursUnsaved')} load={own.load} plan={own.plan} />
      </div>
      {there.opened !== null && (
        <VersionChanges title={frame('theirsChanges', { name: by })} changes={changesSince(there.opened, there.load)} />
      )}
      <VersionChanges title={frame('yoursChanges')} changes={changesSince(there.load, mine)} />
    </>
  );
}

/** Of more containers the first two tell enough. */
const MOST_DRAWN = 2;

interface SideProps {
  readonly title: string;
  readonly load: Pick<LoadResponse, 'filledContainers' | 'loadSummary'>;
  readonly plan: CalculatedLoad | null;
}

function Side({ title, load, plan }: SideProps) {
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

async function readThere({ id, owner, version }: StoredLoad): Promise<There> {
  const load = await readLoad(id);
  if (load === null) throw new Error(frame('loadGone'));
  const title = load.document?.title ?? '';
  const [planned, opened] = await Promise.all([
    planStored(owner, title).catch(() => null),
    readVersion(owner, title, version).catch(() => null),
  ]);
  return { load, plan: planned?.plan ?? null, opened };
}
