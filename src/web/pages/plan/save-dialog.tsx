/** Saves the request: on the server, where it is planned and kept, or as a file. */

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { fileName } from '../../../lib/file-name.js';
import type { LoadResponse } from '../../../schema/load.js';
import type { QueuedLoadSchema } from '../../../schema/processes.js';
import type { Static } from '../../../schema/typebox.js';
import { ownUser } from '../../editor/session/owner.js';
import { BuildOptions, queryOfBuild, USUAL_BUILD } from '../../plan-request/build-options.js';
import { change, draft, forgetSaved, lastSaved, markSaved } from '../../plan-request/draft-store.js';
import { type Conflict, conflictOf, termsOf } from '../../plan-request/overtaken.js';
import { bodyOf } from '../../plan-request/request-draft.js';
import { storedLoadOf } from '../../plan-request/saved.js';
import { Dialog } from '../../shell/dialog.js';
import { Fault } from '../../shell/fault.js';
import { Later } from '../../shell/later.js';
import { ReportLinks } from '../../shell/report-links.js';
import { addressOf } from '../../shell/routes.js';
import { saveText } from '../../shell/save-file.js';
import { send, withQuery } from '../../shell/server.js';
import { type Account, isSignedIn, session } from '../../shell/session.js';
import { SignInButton } from '../../shell/sign-in-dialog.js';
import { useTyped } from '../../shell/use-typed.js';
import { language, text } from '../../words/words.js';
import { peopleText } from '../people/words.js';
import { ownVersion } from './own-version.js';
import { waySaved } from './way-saved.js';

type Answer = LoadResponse | Static<typeof QueuedLoadSchema>;

/** What the server answered last, and to whom; it stays while the dialog is closed to sign in. */
const saved = signal<{ readonly account: Account | null; readonly load: Answer; readonly left: string } | null>(null);

const overtaken = () => import('../loads/overtaken-dialog.js');

export default function SaveDialog({ onClose }: { readonly onClose: () => void }) {
  const [fault, setFault] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [request, setRequest] = useTyped('save', USUAL_BUILD);
  const [over, setOver] = useState<Conflict | null>(null);
  /** Ticked or not; null: as it is saved, and a new one it is. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const opened = lastSaved.value?.title === draft.value.title ? lastSaved.value.load : undefined;
  const build = { ...request, isShared: asked ?? opened?.isShared ?? true };
  const isOthers = opened !== undefined && opened.owner !== session.value.account?.user;
  const save = async (replaced: Conflict | null = null) => {
    setOver(null);
    setSaving(true);
    setFault('');
    saved.value = null;
    const last = lastSaved.peek();
    const before = last?.title === draft.value.title ? last : null;
    try {
      const { account } = session.value;
      const sent = draft.value;
      const { address, uom, body, level } = waySaved(sent);
      const owner = before?.load?.owner ?? (await ownUser());
      const path = address === '/Loads' ? address : `${address}/${encodeURIComponent(owner)}`;
      const query = { UOM: uom, reportLanguage: language.value, ...queryOfBuild(build) };
      const more: Record<string, string> = address === '/Loads' ? { userId: owner } : { fillRemaining: 'false' };
      const load = await send<Answer>('POST', withQuery(path, { ...query, ...more }), body, termsOf(before, replaced));
      if (load.status === 'failed') setFault(load.message);
      else {
        saved.value = { account, load, left: before === null && replaced === null && last?.load ? last.title : '' };
        markSaved(sent, { load: storedLoadOf(load.document), level });
      }
    } catch (error) {
      const found = conflictOf(error, before);
      if (found === null) setFault((error as Error).message);
      else setOver(found);
    } finally {
      setSaving(false);
    }
  };
  if (over !== null) {
    const saveAs = (title: string) => {
      forgetSaved();
      change({ ...draft.peek(), title });
      void save();
    };
    const given = {
      title: draft.value.title,
      over,
      load: lastSaved.value?.load,
      own: ownVersion,
      onReplace: () => void save(over),
      onSaveAs: saveAs,
    };
    return <Later load={overtaken} given={given} onClose={() => setOver(null)} />;
  }
  const isIn = isSignedIn();
  return (
    <Dialog title={text('saveTitle')} onClose={onClose}>
      <p class="quiet">{text('saveExplained', { title: draft.value.title })}</p>
      <Fault text={fault} />
      {saved.value !== null && saved.value.account === session.value.account && (
        <Saved {...saved.value} onLeave={onClose} />
      )}
      {isIn && (
        <BuildOptions
          request={build}
          isOthers={isOthers}
          onRequest={(next) => {
            setRequest(next);
            setAsked(next.isShared);
          }}
        />
      )}
      <div class="row">
        {isIn ? (
          <button type="button" class="button is-main" disabled={isSaving} onClick={() => void save()}>
            {text(isSaving ? 'saving' : 'saveOnServer')}
          </button>
        ) : (
          <SignInButton />
        )}
        <button type="button" class="button" onClick={saveAsFile}>
          {text('saveAsFile')}
        </button>
      </div>
    </Dialog>
  );
}

interface SavedProps {
  readonly load: Answer;
  /** Title of the load that was opened, and is still there; empty: it is the same. */
  readonly left: string;
  readonly onLeave: () => void;
}

function Saved({ load, left, onLeave }: SavedProps) {
  const title = load.document?.title ?? '';
  if (!('reportLinks' in load)) {
    return (
      <div class="notice is-good" role="status">
        <strong>{text('savedInBackground', { title })}</strong>
        <a href={addressOf('/processes')}>{text('pageProcesses')}</a>
      </div>
    );
  }
  return (
    <div class="notice is-good" role="status">
      <strong>{text('savedAs', { title })}</strong>
      {left !== '' && <p>{peopleText('savedAsNew', { title: left })}</p>}
      <ReportLinks links={load.reportLinks} />
      <a href={addressOf('/loads')} onClick={onLeave}>
        {text('pageLoads')}
      </a>
    </div>
  );
}

function saveAsFile(): void {
  saveText(fileName(draft.value.title, '', 'json'), 'application/json', JSON.stringify(bodyOf(draft.value), null, 2));
}
