/** A load edited by hand: what lies where, what does not lie anywhere, which rules hold, and what may be done with it. */
import { useEffect, useState } from 'preact/hooks';
import type { EditBufferBody, EditSource } from '../../../calculation/browser/index.js';
import { handedOver } from '../../editor/handed-over.js';
import { keyDialog } from '../../shell/key-dialog.js';
import { addressOf, place } from '../../shell/routes.js';
import { callServer, session } from '../../shell/session.js';
import { text } from '../../words/words.js';
import { said } from './actions.js';
import { ChosenPanel } from './chosen-panel.js';
import { ContainerTabs } from './container-tabs.js';
import { onPageKey } from './edit-keys.js';
import { EditPicture } from './edit-picture.js';
import { edit, fault, isBegun, isOpening, open, resume } from './edit-store.js';
import { EditToolbar } from './edit-toolbar.js';
import { FillPanel } from './fill-panel.js';
import { hand, stateText } from './hand.js';
import { isNotKept } from './kept-edits.js';
import { PieceList } from './piece-list.js';
import { hasKey, ownUser } from './saving.js';
import { Tray } from './tray.js';
import { VerdictPanel } from './verdict-panel.js';

interface Source {
  readonly source: EditSource;
  /** Whose load of the server it is; null: it comes from this device. */
  readonly owner: string | null;
}

export default function EditPage() {
  const [waiting, setWaiting] = useState<Source | null>(null);
  const asked = place.value.query.toString();
  useEffect(() => {
    void openFirst(setWaiting);
  }, [asked]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (onPageKey(event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const { account } = session.value;
  // Of whoever signs in there may be an edit that nobody else sees.
  useEffect(() => {
    if (account !== null && edit.peek() === null && !isOpening.peek()) void resume();
  }, [account]);
  if (waiting !== null) return <Choice asked={waiting} onDone={() => setWaiting(null)} />;
  if (edit.value === null) return <Nothing />;
  return (
    <div class="edit">
      <h1 class="visually-hidden">{text('pageEdit')}</h1>
      <EditToolbar />
      <div class="edit-sides">
        <div class="edit-main">
          <ContainerTabs />
          <EditPicture />
          <Said />
          <p class="visually-hidden" id="edit-keys">
            {text('editKeys')}
          </p>
          <details class="small quiet">
            <summary>{text('editKeysTitle')}</summary>
            <p>{text('editKeys')}</p>
          </details>
        </div>
        <div class="edit-side stack">
          <ChosenPanel />
          <VerdictPanel />
          <FillPanel />
          <Tray />
          <PieceList />
        </div>
      </div>
    </div>
  );
}

/** A plan handed over, a saved load of the address, or what was left here. */
async function openFirst(wait: (source: Source) => void): Promise<void> {
  const source = handedOver.peek();
  const { query } = place.peek();
  if (source !== null) {
    handedOver.value = null;
    if (isBegun()) {
      if (edit.peek() === null) await resume();
      wait({ source, owner: null });
    } else await open(source);
  } else if (query.has('load')) {
    const saved = await bufferOfServer(query.get('user') ?? '', query.get('load') ?? '', query.get('option') ?? '');
    if (saved === null) return;
    // The address names it no longer: a reload shows it as it was left.
    history.replaceState(null, '', addressOf('/edit'));
    if (isBegun()) {
      if (edit.peek() === null) await resume();
      wait(saved);
    } else await open(saved.source, saved.owner);
  } else if (edit.peek() === null) await resume();
}

/** Of a saved load, or without a title the one that was written last; null: it cannot be read. */
async function bufferOfServer(user = '', title = '', option = ''): Promise<Source | null> {
  try {
    const owner = user === '' ? await ownUser() : user;
    const asked = { ...(title === '' ? {} : { load: title }), ...(option === '' ? {} : { option }) };
    const query = new URLSearchParams(asked).toString();
    const answer = await callServer(`/Edit/Load/${encodeURIComponent(owner)}?${query}`);
    const {
      uom,
      updatedAt: _,
      warnings: __,
      ...body
    } = (await answer.json()) as EditBufferBody & {
      readonly uom: Extract<EditSource, { kind: 'buffer' }>['uom'];
      readonly updatedAt: unknown;
      readonly warnings: unknown;
    };
    return { source: { kind: 'buffer', body: body as EditBufferBody, uom }, owner: await ownUser() };
  } catch (error) {
    fault.value = (error as Error).message;
    return null;
  }
}

function Nothing() {
  const openBuffer = async () => {
    const saved = await bufferOfServer();
    if (saved !== null) await open(saved.source, saved.owner);
  };
  return (
    <div class="panel stack edit-nothing">
      <h1>{text('pageEdit')}</h1>
      {fault.value !== '' && (
        <p class="notice is-bad" role="alert">
          {text('editCannotOpen', { reason: fault.value })}
        </p>
      )}
      <p>{text(isOpening.value ? 'editOpening' : 'editNothing')}</p>
      <div class="row">
        <a class="button is-main" href={addressOf('/')}>
          {text('editToPlan')}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            if (hasKey()) void openBuffer();
            else keyDialog.value = true;
          }}
        >
          {text(hasKey() ? 'editOpenBuffer' : 'editNeedsKey')}
        </button>
      </div>
    </div>
  );
}

/** Nothing of what somebody began goes without being asked. */
function Choice({ asked, onDone }: { readonly asked: Source; readonly onDone: () => void }) {
  return (
    <div class="panel stack edit-nothing">
      <h1>{text('pageEdit')}</h1>
      <p>{text('editIsBegun', { title: edit.value?.title ?? '' })}</p>
      <div class="row">
        <button type="button" class="button is-main" onClick={onDone}>
          {text('editGoOn')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            onDone();
            void open(asked.source, asked.owner);
          }}
        >
          {text('editTakeNew')}
        </button>
      </div>
    </div>
  );
}

/** What was done last; of what is in hand how it would lie. */
function Said() {
  const held = hand.value?.held ?? null;
  return (
    <>
      <p class="edit-said small" data-state={held?.state}>
        {held === null ? said.value : stateText(held.state)}
      </p>
      <p class="visually-hidden" role="status" aria-live="polite">
        {said.value}
      </p>
      {isNotKept.value && <p class="notice is-warn">{text('editNotKept')}</p>}
      {fault.value !== '' && (
        <p class="notice is-bad" role="alert">
          {fault.value}
        </p>
      )}
    </>
  );
}
