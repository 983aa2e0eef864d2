/** What is done with the request as a whole: open, name, undo, calculate, save. */

import { UNITS } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import {
  canRedo,
  canUndo,
  change,
  changeToSample,
  draft,
  isNotKept,
  isSaved,
  lastSaved,
  redo,
  undo,
} from '../../plan-request/draft-store.js';
import { listSource, opened, openFile, openList } from '../../plan-request/open-file.js';
import { EMPTY_DRAFT } from '../../plan-request/request-draft.js';
import { openSample, SAMPLES } from '../../plan-request/samples.js';
import { dialog, type PlanDialog, show } from '../../plan-request/view-state.js';
import { Fault } from '../../shell/fault.js';
import { Later } from '../../shell/later.js';
import { session } from '../../shell/session.js';
import { text } from '../../words/words.js';
import { lastTaken } from './last-taken.js';
import { calculate, engineFault, running, stopSearch } from './planner.js';

const DIALOGS = {
  import: () => import('./import-dialog.js'),
  equipment: () => import('./equipment-dialog.js'),
  save: () => import('./save-dialog.js'),
  saved: () => import('./saved-dialog.js'),
} as const;

const whose = () => import('../loads/whose-load.js');

const takenNotice = () => import('./taken-notice.js');

export function Toolbar() {
  const { title, shown } = draft.value;
  return (
    <section class="panel stack" aria-label={text('request')}>
      <div class="row">
        <input
          class="input plan-title"
          aria-label={text('title')}
          placeholder={text('title')}
          value={title}
          onInput={(event) => change({ ...draft.value, title: event.currentTarget.value }, 'title')}
        />
        <select
          class="input is-short"
          aria-label={text('units')}
          value={shown}
          onChange={(event) => change({ ...draft.value, shown: event.currentTarget.value as Uom })}
        >
          {Object.entries(UNITS).map(([one, { length, weight }]) => (
            <option key={one} value={one}>
              {`${length}, ${weight}`}
            </option>
          ))}
        </select>
        <OpenMenu />
        <button type="button" class="button" disabled={!canUndo.value} onClick={undo} title="Ctrl+Z">
          {text('undo')}
        </button>
        <button type="button" class="button" disabled={!canRedo.value} onClick={redo} title="Ctrl+Y">
          {text('redo')}
        </button>
        <span class="plan-actions row">
          <button type="button" class="button" onClick={() => show('save')}>
            {text('save')}
          </button>
          <CalculateButton />
        </span>
      </div>
      {lastSaved.value?.load && session.value.account !== null && (
        <p class="quiet small">
          <Later load={whose} given={{ load: lastSaved.value.load, isAllSaved: isSaved.value }} />
        </p>
      )}
      {isNotKept.value && <p class="notice is-warn">{text('notKept')}</p>}
      <Fault text={opened.value} />
      {lastTaken.value !== null && <Later load={takenNotice} />}
      {dialog.value && <Later key={keyOf(dialog.value)} load={DIALOGS[dialog.value]} onClose={() => show(null)} />}
    </section>
  );
}

/** Each list that is opened has a dialog of its own. */
function keyOf(name: PlanDialog): string {
  return name === 'import' ? `import/${listSource.value.id}` : name;
}

function CalculateButton() {
  const runs = running.value;
  if (runs === null || runs.isQuick) {
    return (
      <button type="button" class="button is-main" onClick={() => void calculate(false)}>
        {text('calculate')}
      </button>
    );
  }
  return (
    <button type="button" class="button is-main" onClick={stopSearch}>
      {text('cancel')}
    </button>
  );
}

function OpenMenu() {
  const choose = async (event: Event & { readonly currentTarget: HTMLSelectElement }) => {
    const select = event.currentTarget;
    const { value } = select;
    select.value = '';
    const sample = SAMPLES.find(({ id }) => id === value);
    if (sample) {
      try {
        changeToSample(await openSample(sample));
      } catch (error) {
        engineFault.value = (error as Error).message;
      }
    } else if (value === 'new') change({ ...EMPTY_DRAFT, shown: draft.value.shown });
    else if (value === 'file') document.querySelector<HTMLInputElement>('#open-file')?.click();
    else if (value === 'saved') show('saved');
    else if (value === 'import') openList({ source: null });
  };
  return (
    <>
      <select class="input is-short" aria-label={text('open')} value="" onChange={choose}>
        <option value="" disabled>
          {text('open')}
        </option>
        <option value="new">{text('openNew')}</option>
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
      </select>
      <input
        id="open-file"
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
    </>
  );
}
