/** The top of the desk: the load's title and whether it is saved, undo and redo, the way elsewhere, and Save. */
import { useRef, useState } from 'preact/hooks';
import { isSamePlan } from '../pages/plan/planner.js';
import { canRedo, canUndo, change, changeToSample, draft, lastSaved, redo, undo } from '../plan-request/draft-store.js';
import { opened, openFile } from '../plan-request/open-file.js';
import { EMPTY_DRAFT } from '../plan-request/request-draft.js';
import { openSample, SAMPLES } from '../plan-request/samples.js';
import { show } from '../plan-request/view-state.js';
import { keyDialog } from '../shell/key-dialog.js';
import { addressOf } from '../shell/routes.js';
import { session } from '../shell/session.js';
import { chooseTheme, theme } from '../shell/theme.js';
import { LANGUAGES, type Language } from '../words/languages.js';
import { chooseLanguage, language, text, timeOfDay } from '../words/words.js';
import { openImport } from './cargo/cargo-pane.js';
import { chosenRow, isBegun } from './desk-state.js';
import { Icon } from './icons.js';
import { desk } from './words.js';

export function TopBar() {
  const title = useRef<HTMLInputElement>(null);
  const [isTitleMissing, setTitleMissing] = useState(false);
  const save = () => {
    const isMissing = draft.value.title.trim() === '';
    setTitleMissing(isMissing);
    if (isMissing) title.current?.focus();
    else show('save');
  };
  const tool = (icon: 'undo' | 'redo', label: string, canAct: boolean, act: () => void) => (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={!canAct} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <header class="desk-top">
      <Brand />
      <a class="top-link" href={addressOf('/loads')}>
        {text('pageLoads')}
        <Icon name="right" />
      </a>
      <div class="title">
        <input
          ref={title}
          aria-label={text('title')}
          aria-invalid={isTitleMissing}
          placeholder={desk('untitled')}
          value={draft.value.title}
          onInput={(event) => {
            setTitleMissing(false);
            change({ ...draft.value, title: event.currentTarget.value }, 'title');
          }}
        />
        <p role="status">{isTitleMissing ? <span class="is-bad">{desk('titleFirst')}</span> : <SavedState />}</p>
      </div>
      {tool('undo', text('undo'), canUndo.value, undo)}
      {tool('redo', text('redo'), canRedo.value, redo)}
      <OpenMenu />
      <span class="top-gap" />
      <a class="top-link is-wide" href={addressOf('/')}>
        {desk('oldPage')}
      </a>
      <Settings />
      <button type="button" class="desk-button is-main" onClick={save}>
        {desk('save')}
      </button>
    </header>
  );
}

function Brand() {
  return (
    <a class="desk-brand" href={addressOf('/desk')}>
      <img src="/favicon.ico" alt="" />
      <span>Stowage</span>
    </a>
  );
}

/** On a start that has no load yet. */
export function StartBar() {
  return (
    <header class="desk-top">
      <Brand />
      <span class="top-gap" />
      <a class="top-link is-wide" href={addressOf('/')}>
        {desk('oldPage')}
      </a>
      <Settings />
    </header>
  );
}

function SavedState() {
  const saved = lastSaved.value;
  const now = draft.value;
  if (saved === null || saved.draft.title !== now.title || !isSamePlan(saved.draft, now))
    return <>{desk('notSaved')}</>;
  return (
    <span class="is-good">
      <Icon name="check" />
      {desk('savedAt', { time: timeOfDay(saved.at) })}
    </span>
  );
}

function Settings() {
  const isDark = theme.value === 'dark';
  const label = `${text('theme')}: ${text(isDark ? 'themeDark' : 'themeLight')}`;
  const account = text(session.value.key === null ? 'keyNone' : 'keyHeld');
  return (
    <>
      <select
        class="desk-select"
        aria-label={text('language')}
        value={language.value}
        onChange={({ currentTarget: select }) => {
          // What cannot be loaded leaves the language as it is.
          chooseLanguage(select.value as Language).catch(() => {
            select.value = language.value;
          });
        }}
      >
        {Object.entries(LANGUAGES).map(([code, { name }]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="icon-button"
        aria-label={label}
        title={label}
        onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
      >
        <Icon name="theme" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={account}
        title={account}
        onClick={() => {
          keyDialog.value = true;
        }}
      >
        <Icon name="key" />
      </button>
    </>
  );
}

/** Another load in place of this one: Undo brings this one back. */
function OpenMenu() {
  const choose = async (select: HTMLSelectElement) => {
    const { value } = select;
    select.value = '';
    chosenRow.value = null;
    if (value === 'new') {
      isBegun.value = false;
      change({ ...EMPTY_DRAFT, shown: draft.value.shown });
    } else if (value === 'file') document.querySelector<HTMLInputElement>('#desk-file')?.click();
    else if (value === 'import') openImport();
    else if (value === 'saved') show('saved');
    else await trySample(value);
  };
  return (
    <>
      <select
        class="desk-select open-menu"
        aria-label={text('open')}
        value=""
        onChange={({ currentTarget }) => void choose(currentTarget)}
      >
        <option value="" disabled>
          {text('open')}
        </option>
        <option value="new">{desk('newLoad')}</option>
        <option value="file">{text('openFile')}</option>
        <option value="import">{text('openTable')}</option>
        <option value="saved">{text('openSaved')}</option>
        <optgroup label={text('openSample')}>
          {SAMPLES.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      </select>
      <FileInput />
    </>
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
