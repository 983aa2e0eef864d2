/** Saves the request: on the server, where it is planned and kept, or as a file. */

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { LoadResponse } from '../../../schema/load.js';
import type { QueuedLoadSchema } from '../../../schema/processes.js';
import type { Static } from '../../../schema/typebox.js';
import { ownUser } from '../../editor/session/owner.js';
import { BuildOptions, queryOfBuild, USUAL_BUILD } from '../../plan-request/build-options.js';
import { draft, markSaved } from '../../plan-request/draft-store.js';
import { bodyOf } from '../../plan-request/request-draft.js';
import { storedLoadOf } from '../../plan-request/saved.js';
import { Dialog } from '../../shell/dialog.js';
import { Fault } from '../../shell/fault.js';
import { ReportLinks } from '../../shell/report-links.js';
import { addressOf } from '../../shell/routes.js';
import { saveText } from '../../shell/save-file.js';
import { send, withQuery } from '../../shell/server.js';
import { type Account, isSignedIn, session } from '../../shell/session.js';
import { SignInButton } from '../../shell/sign-in-dialog.js';
import { useTyped } from '../../shell/use-typed.js';
import { language, text } from '../../words/words.js';
import { waySaved } from './way-saved.js';

type Answer = LoadResponse | Static<typeof QueuedLoadSchema>;

/** What the server answered last, and to whom; it stays while the dialog is closed to sign in. */
const saved = signal<{ readonly account: Account | null; readonly load: Answer } | null>(null);

export default function SaveDialog({ onClose }: { readonly onClose: () => void }) {
  const [fault, setFault] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [request, setRequest] = useTyped('save', USUAL_BUILD);
  const save = async () => {
    setSaving(true);
    setFault('');
    saved.value = null;
    try {
      const { account } = session.value;
      const sent = draft.value;
      const { address, uom, body, isQuick } = waySaved(sent);
      const path = address === '/Loads' ? address : `${address}/${encodeURIComponent(await ownUser())}`;
      const query = { UOM: uom, reportLanguage: language.value, ...queryOfBuild(request) };
      const asked = address === '/Loads' ? query : { ...query, fillRemaining: 'false' };
      const load = await send<Answer>('POST', withQuery(path, asked), body);
      if (load.status === 'failed') setFault(load.message);
      else {
        saved.value = { account, load };
        markSaved(sent, { load: storedLoadOf(load.document), isQuick });
      }
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      setSaving(false);
    }
  };
  const isIn = isSignedIn();
  return (
    <Dialog title={text('saveTitle')} onClose={onClose}>
      <p class="quiet">{text('saveExplained', { title: draft.value.title })}</p>
      <Fault text={fault} />
      {saved.value !== null && saved.value.account === session.value.account && <Saved load={saved.value.load} />}
      {isIn && <BuildOptions request={request} onRequest={setRequest} />}
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

function Saved({ load }: { readonly load: Answer }) {
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
      <ReportLinks links={load.reportLinks} />
      <a href={addressOf('/loads')}>{text('pageLoads')}</a>
    </div>
  );
}

function saveAsFile(): void {
  const name = draft.value.title.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(0, 80) || 'load';
  saveText(`${name}.json`, 'application/json', JSON.stringify(bodyOf(draft.value), null, 2));
}
