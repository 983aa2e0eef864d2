/** Saves the request: on the server, where it is planned and kept, or as a file. */

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { LoadResponse } from '../../../schema/load.js';
import { draft } from '../../plan-request/draft-store.js';
import { bodyOf } from '../../plan-request/request-draft.js';
import { Dialog } from '../../shell/dialog.js';
import { Fault } from '../../shell/fault.js';
import { KeyButton } from '../../shell/key-dialog.js';
import { saveText } from '../../shell/save-text.js';
import { callServer, session } from '../../shell/session.js';
import { text } from '../../words/words.js';

/** What the server answered last; it stays while the dialog is closed to give a key. */
const saved = signal<LoadResponse | null>(null);

export default function SaveDialog({ onClose }: { readonly onClose: () => void }) {
  const [fault, setFault] = useState('');
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    setFault('');
    saved.value = null;
    try {
      const { uom } = draft.value;
      const answer = await callServer(`/Loads?UOM=${uom}&loadSaved=true`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyOf(draft.value)),
      });
      const load = (await answer.json()) as LoadResponse;
      if (load.status === 'failed') setFault(load.message);
      else saved.value = load;
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      setSaving(false);
    }
  };
  const hasKey = session.value.key !== null && !session.value.isRefused;
  return (
    <Dialog title={text('saveTitle')} onClose={onClose}>
      <p class="quiet">{text('saveExplained', { title: draft.value.title })}</p>
      <Fault text={fault} />
      {saved.value !== null && <Saved load={saved.value} />}
      <div class="row">
        {hasKey ? (
          <button type="button" class="button is-main" disabled={isSaving} onClick={() => void save()}>
            {text(isSaving ? 'saving' : 'saveOnServer')}
          </button>
        ) : (
          <KeyButton />
        )}
        <button type="button" class="button" onClick={saveAsFile}>
          {text('saveAsFile')}
        </button>
      </div>
    </Dialog>
  );
}

function Saved({ load }: { readonly load: LoadResponse }) {
  const links = load.reportLinks;
  return (
    <div class="notice is-good" role="status">
      <strong>{text('savedAs', { title: load.document?.title ?? '' })}</strong>
      {links?.overview && (
        <a href={links.overview} target="_blank" rel="noreferrer">
          {text('report')}
        </a>
      )}
      {links?.pdf && (
        <a href={links.pdf} target="_blank" rel="noreferrer">
          PDF
        </a>
      )}
    </div>
  );
}

function saveAsFile(): void {
  const name = draft.value.title.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(0, 80) || 'load';
  saveText(`${name}.json`, 'application/json', JSON.stringify(bodyOf(draft.value), null, 2));
}
