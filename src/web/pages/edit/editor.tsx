/** A load edited by hand: what lies where, what does not lie anywhere, which rules hold, and what may be done with it. */
import { onPageKey } from '../../editor/actions/keys.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { stateText } from '../../editor/session/hand.js';
import { text } from '../../words/words.js';
import { ActionButtons } from './action-buttons.js';
import { ChosenPanel } from './chosen-panel.js';
import { ContainerTabs } from './container-tabs.js';
import { EditPicture } from './edit-picture.js';
import { EditToolbar } from './edit-toolbar.js';
import { FillPanel } from './fill-panel.js';
import { HelpDialog } from './help-dialog.js';
import { PieceList } from './piece-list.js';
import { SessionContext, useSession } from './session-context.js';
import { Tray } from './tray.js';
import { VerdictPanel } from './verdict-panel.js';
import '../../styles/edit.css';

/** Shows a session in which something is opened. */
export function Editor({ session }: { readonly session: EditSession }) {
  return (
    <SessionContext.Provider value={session}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of whatever has the focus in it come by here */}
      <div
        class="edit"
        data-editor={session.name}
        onKeyDown={(event) => {
          if (!event.defaultPrevented && onPageKey(event, session)) event.preventDefault();
        }}
      >
        <h1 class="visually-hidden">{text('pageEdit')}</h1>
        <EditToolbar />
        <div class="edit-sides">
          <div class="edit-main">
            <ContainerTabs />
            <EditPicture />
            <Said />
            <p class="visually-hidden" id={`${session.name}-keys`}>
              {text('editMouse')} {text('editKeysTitle')}: ?
            </p>
            <div class="row">
              <ActionButtons place="help" isSmall />
            </div>
          </div>
          <div class="edit-side stack">
            <ChosenPanel />
            <VerdictPanel />
            <FillPanel />
            <Tray />
            <PieceList />
          </div>
        </div>
        <HelpDialog />
      </div>
    </SessionContext.Provider>
  );
}

/** What was done last; of what is in hand how it would lie. */
function Said() {
  const { acting, hand, load } = useSession();
  const said = acting.said.value;
  const held = hand.taken.value?.held ?? null;
  return (
    <>
      <p class="edit-said small" data-state={held?.state}>
        {held === null ? said : stateText(held.state)}
      </p>
      <p class="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
      {load.kept.isNotKept.value && <p class="notice is-warn">{text('editNotKept')}</p>}
      {load.fault.value !== '' && (
        <p class="notice is-bad" role="alert">
          {load.fault.value}
        </p>
      )}
    </>
  );
}
