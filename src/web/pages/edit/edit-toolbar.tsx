/** What is done with the edited load as a whole: name, undo, look, save, build. */

import type { LoadResponse } from '../../../schema/load.js';
import { bufferOf } from '../../editor/edit-buffer.js';
import type { EditedLoad } from '../../editor/session/edited-load.js';
import { Later } from '../../shell/later.js';
import { ReportLinks } from '../../shell/report-links.js';
import { isSignedIn } from '../../shell/session.js';
import { signInDialog } from '../../shell/sign-in-dialog.js';
import { text } from '../../words/words.js';
import type { OwnVersion } from '../loads/both-versions.js';
import { planPlaced } from '../loads/plan-stored.js';
import { peopleText } from '../people/words.js';
import { ActionButtons, ActionList } from './action-buttons.js';
import { useSession } from './session-context.js';

const whose = () => import('../loads/whose-load.js');

const overtaken = () => import('../loads/overtaken-dialog.js');

export function EditToolbar() {
  const { load } = useSession();
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
        <ActionButtons place="history" />
        <div class="row">
          <ActionList place="views" words="editView" />
          <ActionButtons place="looks" />
        </div>
        <span class="plan-actions row">{isSignedIn() ? <Saving /> : <SignIn isMain />}</span>
      </div>
      <Whose />
      <Saved />
    </section>
  );
}

/** Of the load as the server has it. */
function Whose() {
  const { load, saving } = useSession();
  // Saved or opened just now it is another.
  void saving.state.value;
  const isAllSaved = load.savedPlan.value === load.plan.value;
  const stored = load.kept.saved?.load;
  if (load.opened.value === null || stored === undefined) return null;
  return (
    <p class="quiet small">
      <Later load={whose} given={{ load: stored, isAllSaved }} />
    </p>
  );
}

/** What lies where, beside what somebody else saved of it. */
async function ownVersion(load: EditedLoad): ReturnType<OwnVersion> {
  const [now, plan] = [load.edit.peek(), load.plan.peek()];
  if (now === null || plan === null) return null;
  const buffer = bufferOf(now.opened, plan, now.title);
  const answer = await planPlaced(buffer, now.opened.uom);
  return (
    answer && { load: { ...answer.load, request: buffer as unknown as LoadResponse['request'] }, plan: answer.plan }
  );
}

function SignIn({ isMain = false }: { readonly isMain?: boolean }) {
  return (
    <button
      type="button"
      class={`button ${isMain ? 'is-main' : ''}`}
      onClick={() => {
        signInDialog.value = true;
      }}
    >
      {text('editSignIn')}
    </button>
  );
}

function Saving() {
  const { load, name } = useSession();
  if (!load.judging.isFaulty.value) return <ActionButtons place="saving" />;
  const id = `${name}-not-built`;
  return (
    <>
      <ActionButtons place="saving" describedBy={id} />
      <span class="small edit-bad" id={id}>
        {text('editNotBuilt')}
      </span>
    </>
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
        {now.needsSignIn && <SignIn />}
      </div>
    );
  }
  if (now.kind === 'overtaken') {
    const { by, before } = now;
    const given = {
      title: load.edit.value?.title ?? '',
      over: by,
      load: before?.load,
      own: () => ownVersion(load),
      onReplace: () => void saving.save(true, by),
      onSaveAs: (title: string) => {
        load.noteSaved(null);
        load.rename(title);
        void saving.save(true);
      },
    };
    const close = () => {
      saving.state.value = null;
    };
    return <Later load={overtaken} given={given} onClose={close} />;
  }
  if (now.kind === 'refused' || load.savedPlan.value !== load.plan.value) return null;
  if (now.kind === 'written') return <p class="notice is-good">{text('editWritten')}</p>;
  const { document: saved, reportLinks: links } = now.load;
  return (
    <div class="notice is-good">
      <strong>{text('editBuilt', { title: saved?.title ?? '' })}</strong>
      {now.left !== '' && <p>{peopleText('savedAsNew', { title: now.left })}</p>}
      <ReportLinks links={links} />
    </div>
  );
}
