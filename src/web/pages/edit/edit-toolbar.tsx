/** What is done with the edited load as a whole: name, undo, look, save, build. */
import { hasKey } from '../../editor/session/owner.js';
import { keyDialog } from '../../shell/key-dialog.js';
import { ReportLinks } from '../../shell/report-links.js';
import { VIEW_KEYS } from '../../viewer/keys.js';
import type { Switch } from '../../viewer/view-state.js';
import { text } from '../../words/words.js';
import { useSession } from './session-context.js';

const VIEWS = {
  diagram: 'editDiagram',
  top: 'editTop',
  left: 'editLeft',
  rear: 'editRear',
  right: 'editRight',
  front: 'editFront',
  bottom: 'editBottom',
} as const;

const SWITCHES = { isXray: 'editXray', hasLabels: 'editLabels', hasMeasures: 'editMeasures' } as const;

export function EditToolbar() {
  const { acting, load } = useSession();
  return (
    <section class="panel stack" aria-label={text('pageEdit')}>
      <div class="row">
        <input
          class="input plan-title"
          aria-label={text('title')}
          placeholder={text('title')}
          value={load.edit.value?.title ?? ''}
          onInput={(event) => load.rename(event.currentTarget.value)}
        />
        <button
          type="button"
          class="button"
          disabled={!load.canUndo.value}
          title="Ctrl+Z"
          onClick={() => acting.undo()}
        >
          {text('undo')}
        </button>
        <button
          type="button"
          class="button"
          disabled={!load.canRedo.value}
          title="Ctrl+Y"
          onClick={() => acting.redo()}
        >
          {text('redo')}
        </button>
        <Looking />
        <Saving />
      </div>
      <Saved />
    </section>
  );
}

function Looking() {
  const { view } = useSession();
  const now = view.state.value;
  return (
    <div class="row">
      <select
        class="input is-short"
        aria-label={text('editView')}
        value=""
        onChange={({ currentTarget }) => {
          const name = VIEW_KEYS.find((one) => one === currentTarget.value);
          currentTarget.value = '';
          if (name !== undefined) view.request({ kind: 'view', name });
        }}
      >
        <option value="" disabled>
          {text('editView')}
        </option>
        {VIEW_KEYS.map((name) => (
          <option key={name} value={name}>
            {text(VIEWS[name])}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="button"
        aria-label={text('editNearer')}
        onClick={() => view.request({ kind: 'zoom', factor: 0.8 })}
      >
        +
      </button>
      <button
        type="button"
        class="button"
        aria-label={text('editFarther')}
        onClick={() => view.request({ kind: 'zoom', factor: 1.25 })}
      >
        −
      </button>
      {(Object.entries(SWITCHES) as [Switch & keyof typeof SWITCHES, (typeof SWITCHES)[keyof typeof SWITCHES]][]).map(
        ([which, word]) => (
          <button
            type="button"
            class="button"
            key={which}
            aria-pressed={now?.[which] === true}
            onClick={() => view.request({ kind: 'switch', which })}
          >
            {text(word)}
          </button>
        ),
      )}
    </div>
  );
}

function Saving() {
  const { load, name, saving } = useSession();
  const isRunning = saving.state.value?.kind === 'running';
  if (!hasKey()) {
    return (
      <span class="plan-actions row">
        <button
          type="button"
          class="button is-main"
          onClick={() => {
            keyDialog.value = true;
          }}
        >
          {text('editNeedsKey')}
        </button>
      </span>
    );
  }
  const canBuild = load.judging.isDone.value && load.judging.verdict.value?.canBeBuilt === true;
  const isFaulty = load.judging.isDone.value && !canBuild;
  return (
    <span class="plan-actions row">
      <button type="button" class="button" disabled={isRunning || isFaulty} onClick={() => void saving.save(false)}>
        {text(isRunning ? 'editSaving' : 'editSave')}
      </button>
      <button
        type="button"
        class="button is-main"
        disabled={isRunning || !canBuild}
        title={text('editBuildHint')}
        aria-describedby={isFaulty ? `${name}-not-built` : undefined}
        onClick={() => void saving.save(true)}
      >
        {text('editBuild')}
      </button>
      {isFaulty && (
        <span class="small edit-bad" id={`${name}-not-built`}>
          {text('editNotBuilt')}
        </span>
      )}
    </span>
  );
}

/** What came of saving, as long as it is of the plan that is shown. */
function Saved() {
  const { load, saving } = useSession();
  const now = saving.state.value;
  if (now === null || now.kind === 'running') return null;
  if (now.kind === 'failed') {
    return (
      <div class="notice is-bad" role="alert">
        <p>{text('editSaveFailed', { reason: now.sentence })}</p>
        {now.needsKey && (
          <button
            type="button"
            class="button"
            onClick={() => {
              keyDialog.value = true;
            }}
          >
            {text('editNeedsKey')}
          </button>
        )}
      </div>
    );
  }
  if (now.kind === 'refused' || load.savedPlan.value !== load.plan.value) return null;
  if (now.kind === 'written') return <p class="notice is-good">{text('editWritten')}</p>;
  const { document: saved, reportLinks: links } = now.load;
  return (
    <div class="notice is-good">
      <strong>{text('editBuilt', { title: saved?.title ?? '' })}</strong>
      <ReportLinks links={links} />
    </div>
  );
}
