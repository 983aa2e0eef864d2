/** The top of the desk: the load's title and whether it is saved, undo and redo, the way elsewhere, and Save. */
import { useEffect, useRef } from 'preact/hooks';
import { canRedo, canUndo, change, changeToSample, draft, redo, undo } from '../plan-request/draft-store.js';
import { opened, openFile } from '../plan-request/open-file.js';
import { openSample, SAMPLES } from '../plan-request/samples.js';
import { show } from '../plan-request/view-state.js';
import { Later } from '../shell/later.js';
import { addressOf } from '../shell/routes.js';
import { isLooking, isSignedIn, session } from '../shell/session.js';
import { SignInOfBar } from '../shell/sign-in-dialog.js';
import { text } from '../words/words.js';
import { AccountButton } from './account-button.js';
import { openImport } from './cargo/cargo-pane.js';
import { type DeskDialog, deskDialog } from './desk-dialog.js';
import { lackText } from './desk-state.js';
import { leave, startAddress } from './draft-address.js';
import { canSave, isOrder } from './hand/editing.js';
import { isAllSaved } from './hand/hand.js';
import { Icon } from './icons.js';
import { LanguageChoice } from './language-choice.js';
import { SavedState } from './saved-state.js';
import { save, saving, setSaving } from './saving.js';
import { desk } from './words.js';

export function TopBar() {
  const tool = (icon: 'undo' | 'redo', label: string, canAct: boolean, act: () => void) => (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={!canAct} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  const way = (name: DeskDialog & ('share' | 'print')) => (
    <button
      type="button"
      class="desk-button is-plain top-way"
      aria-label={desk(name)}
      title={`${desk(name)}${stepsBefore()}`}
      onClick={() => {
        deskDialog.value = name;
      }}
    >
      <Icon name={name} />
      <span>{desk(name)}</span>
    </button>
  );
  return (
    <>
      <header class="desk-top">
        <Brand />
        <a class="top-link" href={addressOf('/loads')}>
          {text('pageLoads')}
          <Icon name="right" />
        </a>
        <Title />
        {tool('undo', text('undo'), canUndo.value, undo)}
        {tool('redo', text('redo'), canRedo.value, redo)}
        <span class="top-gap" />
        {!isLooking() && (
          <nav class="segments top-pages" aria-label={text('pages')}>
            <a aria-current="page" href={addressOf('/')}>
              {text('pagePlan')}
            </a>
            <a href={addressOf('/compare')}>{text('pageCompare')}</a>
          </nav>
        )}
        <span class="top-gap" />
        {!isLooking() && way('share')}
        {way('print')}
        {isLooking() ? <LookOnly /> : <SaveButton />}
        <AccountButton />
        <FileInput />
      </header>
      <Notes />
    </>
  );
}

const NOTES = () => import('./frame/notes.js');

/** Of whoever is signed in, and of what could not be saved. */
function Notes() {
  return session.value.account !== null || saving.value.kind === 'failed' ? <Later load={NOTES} /> : null;
}

/** In place of Save, for whom saving is not. */
function LookOnly() {
  return (
    <span class="pill" title={desk('lookOnly')}>
      {desk('lookPill')}
    </span>
  );
}

function SaveButton() {
  return (
    <button
      type="button"
      class="desk-button is-main"
      title={canSave.value ? `Ctrl+S · ${desk('saveSays')}` : isOrder.value ? desk('handFixFirst') : lackText()}
      disabled={saving.value.kind === 'saving' || !canSave.value}
      onClick={() => void save()}
    >
      {desk('save')}
    </button>
  );
}

/** What comes before sharing and printing; empty: nothing does. */
function stepsBefore(): string {
  if (isAllSaved.value || isLooking()) return '';
  const steps = isSignedIn() ? [desk('save')] : [text('signIn'), desk('save')];
  return ` (${steps.map((step, at) => `${at + 1}. ${step}`).join(' ')})`;
}

function Title() {
  const title = useRef<HTMLInputElement>(null);
  const isMissing = saving.value.kind === 'untitled';
  /** It is asked for in order to save: Enter goes on with it, whatever was typed meanwhile. */
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isMissing) return;
    isAsked.current = true;
    title.current?.select();
  }, [saving.value]);
  return (
    <div class="title">
      <div class="title-line">
        <input
          ref={title}
          aria-label={text('title')}
          placeholder={desk('untitled')}
          readOnly={isLooking()}
          value={draft.value.title}
          onKeyDown={({ key }) => {
            if (key !== 'Enter' || !isAsked.current) return;
            isAsked.current = false;
            void save();
          }}
          onInput={(event) => {
            if (isMissing) setSaving({ kind: 'idle' });
            change({ ...draft.value, title: event.currentTarget.value }, 'title');
          }}
        />
        {!isLooking() && <OpenMenu />}
      </div>
      <p role="status">
        <SavedState />
      </p>
    </div>
  );
}

function Brand() {
  return (
    <a class="desk-brand" href={isLooking() ? addressOf('/loads') : startAddress()} onClick={leave}>
      <img src="/favicon.ico" alt="" />
      <span>Stowage</span>
    </a>
  );
}

/** On a start that has no load yet. */
export function StartBar() {
  return (
    <>
      <header class="desk-top">
        <Brand />
        <a class="top-link is-start" href={addressOf('/loads')}>
          {text('pageLoads')}
        </a>
        <span class="top-gap" />
        <LanguageChoice />
        <SignInOfBar />
        <AccountButton />
      </header>
      <Notes />
    </>
  );
}

/** Another load in place of this one: Undo brings this one back. And what is asked when it is saved by another way. */
function OpenMenu() {
  const choose = async (select: HTMLSelectElement) => {
    const { value } = select;
    select.value = '';
    if (value === 'share' || value === 'print') {
      deskDialog.value = value;
      return;
    }
    if (value.startsWith('/')) {
      location.hash = addressOf(value);
      return;
    }
    if (value !== 'save') leave();
    if (value === 'new') location.hash = startAddress();
    else if (value === 'file') document.querySelector<HTMLInputElement>('#desk-file')?.click();
    else if (value === 'import') openImport();
    else if (value === 'saved' || value === 'save') show(value);
    else await trySample(value);
  };
  return (
    <span class="open-menu">
      <Icon name="down" />
      <select
        aria-label={text('open')}
        title={text('open')}
        value=""
        onChange={({ currentTarget }) => void choose(currentTarget)}
      >
        <option value="" disabled>
          {text('open')}
        </option>
        {/* The bar of a phone has no room for them. */}
        {matchMedia('(width <= 640px)').matches && (
          <optgroup label={draft.value.title || desk('untitled')}>
            <option value="share">{desk('share')}</option>
            <option value="print">{desk('print')}</option>
            <option value="/compare">{text('pageCompare')}</option>
            <option value="/loads">{text('pageLoads')}</option>
          </optgroup>
        )}
        <option value="new">{desk('newLoad')}</option>
        <option value="file">{text('openFile')}</option>
        <option value="import">{text('openTable')}</option>
        <option value="saved">{text('openSaved')}</option>
        <optgroup label={text('openSample')}>
          {SAMPLES.map(({ id, title }) => (
            <option key={id} value={id}>
              {text(title)}
            </option>
          ))}
        </optgroup>
        <option value="save">{text('save')}</option>
      </select>
    </span>
  );
}

export function FileInput() {
  return (
    <input
      id="desk-file"
      type="file"
      class="visually-hidden"
      tabIndex={-1}
      aria-label={text('openFile')}
      accept=".json,.txt,.csv,.tsv,.xlsx"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        event.currentTarget.value = '';
        if (file) void openFile(file);
      }}
    />
  );
}

/** @param id of the sample; absent: the first one */
export async function trySample(id: string = SAMPLES[0]!.id): Promise<void> {
  const sample = SAMPLES.find((one) => one.id === id);
  if (sample === undefined) return;
  try {
    changeToSample(await openSample(sample));
  } catch (error) {
    opened.value = (error as Error).message;
  }
}
