/** What a load was before: each version with its picture and figures, looked at, compared with now, restored. */
import { useEffect, useState } from 'preact/hooks';
import type { LoadResponse } from '../../../schema/load.js';
import type { VersionList } from '../../../schema/versions.js';
import { storedLoadOf, tagOf } from '../../plan-request/saved.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { Dialog } from '../../shell/dialog.js';
import { Fault } from '../../shell/fault.js';
import { pathOfLoad, read, send, withQuery } from '../../shell/server.js';
import { isAtLeast } from '../../shell/session.js';
import { language, moment, number, text } from '../../words/words.js';
import { peopleText } from '../people/words.js';
import { containersOf } from './containers-of.js';
import { changesSince } from './version-changes.js';
import { VersionChanges, VersionSummary } from './version-parts.js';

type Version = VersionList['items'][number];

interface VersionsProps {
  readonly owner: string;
  readonly title: string;
  /** Another version is the newest. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

const PICTURES = { graphicsCreated: 'true', graphicsImageWidth: '448', graphicsImageDepth: '256' };

export default function VersionsDialog({ owner, title, onRestored, onClose }: VersionsProps) {
  const path = `${pathOfLoad(owner, title)}/Versions`;
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const readVersions = () =>
    read<VersionList>(path).then(
      ({ items }) => setVersions(items),
      (error: Error) => setFault(error.message),
    );
  useEffect(() => {
    void readVersions();
  }, []);
  const restore = async (version: number) => {
    // Over what is the newest here, and nothing that came after: so a colleague may, too.
    const newest = await read<LoadResponse>(`${path}/${versions![0]!.version}`);
    const there = storedLoadOf(newest.document);
    const terms = there && { 'If-Match': tagOf(there, there.version) };
    await send('POST', `${path}/${version}/Restore`, undefined, terms);
    setSaid(peopleText('versionRestored', { number: number(version) }));
    setOpen(null);
    await readVersions();
    onRestored();
  };
  if (asked !== null) {
    return (
      <ConfirmDialog
        title={peopleText('versionRestore')}
        question={peopleText('versionRestoreAsk', { number: number(asked) })}
        label={peopleText('versionRestore')}
        isHarmless
        onYes={() => restore(asked)}
        onClose={() => setAsked(null)}
      />
    );
  }
  return (
    <Dialog title={`${peopleText('versions')}: ${title}`} isWide onClose={onClose}>
      <p class="quiet small">{peopleText('versionsExplained')}</p>
      <Fault text={fault} />
      <p role="status" class="small">
        {said}
      </p>
      {versions === null && fault === '' && <p class="quiet">{text('pageLoading')}</p>}
      <ol class="plain-list versions">
        {(versions ?? []).map((one, at) => (
          <li key={one.version} class="stack is-tight">
            <div class="row">
              <strong>{peopleText('versionNumber', { number: number(one.version) })}</strong>
              {at === 0 && <span class="badge">{peopleText('versionNow')}</span>}
              <span class="quiet small long">
                {one.savedByName}, {moment(one.savedAt)}
              </span>
            </div>
            {one.loadSummary !== null && <VersionSummary sum={one.loadSummary} />}
            <div class="row">
              <button
                type="button"
                class="button is-small"
                aria-expanded={open === one.version}
                onClick={() => setOpen(open === one.version ? null : one.version)}
              >
                {peopleText('versionLook')}
              </button>
              {at > 0 && isAtLeast('planner') && (
                <button type="button" class="button is-small" onClick={() => setAsked(one.version)}>
                  {peopleText('versionRestore')}
                </button>
              )}
            </div>
            {open === one.version && (
              <Look path={path} version={one.version} now={at === 0 ? null : (versions?.[0]?.version ?? null)} />
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

interface LookProps {
  /** Of the versions. */
  readonly path: string;
  readonly version: number;
  /** What it is compared with; null: it is the newest itself. */
  readonly now: number | null;
}

function Look({ path, version, now }: LookProps) {
  const [loads, setLoads] = useState<readonly LoadResponse[] | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const control = new AbortController();
    const query = { ...PICTURES, requestCreated: 'true', reportLanguage: language.peek() };
    const wanted = [version, ...(now === null ? [] : [now])];
    Promise.all(wanted.map((one) => read<LoadResponse>(withQuery(`${path}/${one}`, query), control.signal))).then(
      setLoads,
      (error: Error) => !control.signal.aborted && setFault(error.message),
    );
    return () => control.abort();
  }, [version, now]);
  if (loads === null) return fault === '' ? <p class="quiet">{text('pageLoading')}</p> : <Fault text={fault} />;
  const [then, current] = loads;
  const changes = current === undefined ? null : changesSince(then!, current);
  return (
    <div class="stack is-tight">
      <p class="small">{containersOf(then!)}</p>
      <div class="version-pictures">
        {then!.filledContainers.slice(0, 6).map(({ graphics }, at) => (
          <Picture key={at} address={graphics?.images?.path3DDiagram ?? null} />
        ))}
      </div>
      {changes !== null && <VersionChanges title={peopleText('versionChanges')} changes={changes} />}
    </div>
  );
}

/** By the way of this page: the service may be known by another name. It is drawn when it is first asked for. */
function Picture({ address }: { readonly address: string | null }) {
  const [isDrawn, setDrawn] = useState(false);
  if (address === null) return null;
  const { pathname, search } = new URL(address, location.href);
  return (
    <span class="version-picture" data-says={isDrawn ? undefined : peopleText('versionDrawing')}>
      <img src={pathname + search} alt="" width={224} height={128} onLoad={() => setDrawn(true)} />
    </span>
  );
}
