/** The page on which a load is edited by hand: where it comes from, and whether another one goes for it. */
import { useEffect, useState } from 'preact/hooks';
import type { EditBufferBody, EditSource } from '../../../calculation/browser/index.js';
import { onPageKey } from '../../editor/actions/keys.js';
import { handedOver } from '../../editor/handed-over.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { ownUser } from '../../editor/session/owner.js';
import type { Before } from '../../plan-request/overtaken.js';
import { readStored } from '../../plan-request/read-load.js';
import { addressOf, place } from '../../shell/routes.js';
import { callServer, isSignedIn, session } from '../../shell/session.js';
import { signInDialog } from '../../shell/sign-in-dialog.js';
import { text } from '../../words/words.js';
import { Editor } from './editor.js';
import { pageSession } from './page-session.js';

interface Source {
  readonly source: EditSource;
  /** Whose load of the server it is; null: it comes from this device. */
  readonly owner: string | null;
  /** As it is saved; null: it is not. */
  readonly saved: Before | null;
}

export default function EditPage() {
  const own = pageSession();
  const { load } = own;
  const [waiting, setWaiting] = useState<Source | null>(null);
  const asked = place.value.query.toString();
  useEffect(() => {
    void openFirst(own, setWaiting);
  }, [asked]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && onPageKey(event, own)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const { account } = session.value;
  // Of whoever signs in there may be an edit that nobody else sees.
  useEffect(() => {
    if (account !== null && load.edit.peek() === null && !load.judging.isOpening.peek()) void load.resume();
  }, [account]);
  if (waiting !== null) return <Choice own={own} asked={waiting} onDone={() => setWaiting(null)} />;
  return load.opened.value === null ? <Nothing own={own} /> : <Editor session={own} />;
}

/** A plan handed over, a saved load of the address, or what was left here. */
async function openFirst({ load }: EditSession, wait: (source: Source) => void): Promise<void> {
  const handed = handedOver.peek();
  const { query } = place.peek();
  if (handed !== null) {
    handedOver.value = null;
    if (load.isBegun()) {
      if (load.edit.peek() === null) await load.resume();
      wait({ ...handed, owner: null });
    } else await load.open(handed.source, null, handed.saved);
  } else if (query.has('load')) {
    const saved = await bufferOfServer(
      load,
      query.get('user') ?? '',
      query.get('load') ?? '',
      query.get('option') ?? '',
    );
    if (saved === null) return;
    // The address names it no longer: a reload shows it as it was left.
    history.replaceState(null, '', addressOf('/edit'));
    if (load.isBegun()) {
      if (load.edit.peek() === null) await load.resume();
      wait(saved);
    } else await load.open(saved.source, saved.owner, saved.saved);
  } else if (load.edit.peek() === null) await load.resume();
}

/** Of a saved load, or without a title the one that was written last; null: it cannot be read. */
async function bufferOfServer(
  { fault }: EditSession['load'],
  user = '',
  title = '',
  option = '',
): Promise<Source | null> {
  try {
    const owner = user === '' ? await ownUser() : user;
    // Read before: what is saved between the two is asked about.
    const stored = title === '' ? undefined : await readStored(owner, title);
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
    const saved = stored === undefined ? null : { title, load: stored };
    return { source: { kind: 'buffer', body: body as EditBufferBody, uom }, owner: await ownUser(), saved };
  } catch (error) {
    fault.value = (error as Error).message;
    return null;
  }
}

function Nothing({ own: { load } }: { readonly own: EditSession }) {
  const openBuffer = async () => {
    const saved = await bufferOfServer(load);
    if (saved !== null) await load.open(saved.source, saved.owner, saved.saved);
  };
  return (
    <div class="panel stack edit-nothing">
      <h1>{text('pageEdit')}</h1>
      {load.fault.value !== '' && (
        <p class="notice is-bad" role="alert">
          {text('editCannotOpen', { reason: load.fault.value })}
        </p>
      )}
      <p>{text(load.judging.isOpening.value ? 'editOpening' : 'editNothing')}</p>
      <div class="row">
        <a class="button is-main" href={addressOf('/')}>
          {text('editToPlan')}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            if (isSignedIn()) void openBuffer();
            else signInDialog.value = true;
          }}
        >
          {text(isSignedIn() ? 'editOpenBuffer' : 'editSignIn')}
        </button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly own: EditSession;
  readonly asked: Source;
  readonly onDone: () => void;
}

/** Nothing of what somebody began goes without being asked. */
function Choice({ own: { load }, asked, onDone }: ChoiceProps) {
  return (
    <div class="panel stack edit-nothing">
      <h1>{text('pageEdit')}</h1>
      <p>{text('editIsBegun', { title: load.edit.value?.title ?? '' })}</p>
      <div class="row">
        <button type="button" class="button is-main" onClick={onDone}>
          {text('editGoOn')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            onDone();
            void load.open(asked.source, asked.owner, asked.saved);
          }}
        >
          {text('editTakeNew')}
        </button>
      </div>
    </div>
  );
}
