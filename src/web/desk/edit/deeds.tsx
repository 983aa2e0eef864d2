/** What can be done with a plan that a hand has: the search fills what is left, or plans all of it again. */

import { isPossible } from '../../editor/actions/action.js';
import { LOAD_ACTIONS } from '../../editor/actions/load-actions.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import type { Preview } from '../../editor/session/filling-preview.js';
import { number, percent, text } from '../../words/words.js';
import { planBySearch } from '../hand/hand.js';
import { desk } from '../words.js';
import { more } from '../words-more.js';
import { said } from './words.js';

const FILL = LOAD_ACTIONS.find(({ name }) => name === 'fill')!;

export function Deeds({ session }: { readonly session: EditSession }) {
  const { filling, load } = session;
  const now = filling.state.value;
  const isFaulty = load.judging.isFaulty.value;
  return (
    <section class="hand-deeds" aria-label={said('byHand')}>
      <p class="quiet">{isFaulty ? desk('handFixFirst') : said('byHandSays')}</p>
      {now?.kind === 'running' && (
        <progress value={now.progress?.share} max={1} aria-label={text('editFilling')}>
          {text('editFilling')}
        </progress>
      )}
      {now?.kind === 'refused' && <Refused sentences={now.sentences} />}
      {now?.kind === 'ready' && <Found preview={now.preview} />}
      <p role="status" class="quiet">
        {now === null && filling.fullPlan.value === load.plan.value && text('editFillNothing')}
      </p>
      <div class="rail-deeds">
        {now?.kind === 'ready' && (
          <button type="button" class="desk-button is-main" onClick={() => void filling.accept()}>
            {text('editAccept')}
          </button>
        )}
        {now === null ? (
          <button
            type="button"
            class="desk-button"
            disabled={!isPossible(FILL, session)}
            onClick={() => FILL.run(session, '')}
          >
            {text(FILL.words)}
          </button>
        ) : (
          <button type="button" class="desk-button" onClick={() => filling.discard()}>
            {text(now.kind === 'ready' ? 'editDiscard' : now.kind === 'running' ? 'cancel' : 'close')}
          </button>
        )}
        <button type="button" class="desk-button" onClick={planBySearch}>
          {more('planAgain')}
        </button>
      </div>
    </section>
  );
}

function Refused({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <div role="alert">
      <strong>{text('editFillRefused')}</strong>
      {sentences.slice(0, 3).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function Found({ preview }: { readonly preview: Preview }) {
  const { pieces, byCargo, newContainers, utilisationBefore, utilisationAfter, left } = preview;
  return (
    <>
      <h3>{text('editFillTitle', { count: pieces })}</h3>
      <p>{text('editFillUse', { before: percent(utilisationBefore), after: percent(utilisationAfter) })}</p>
      {newContainers > 0 && <p>{text('editFillContainers', { count: newContainers })}</p>}
      {left > 0 && <p>{text('editFillLeft', { count: left })}</p>}
      <ul>
        {byCargo.map((row, at) => (
          <li
            key={at}
          >{`${number(row.count)} × ${row.name}${row.inside === null ? '' : ` (${number(row.inside)})`}`}</li>
        ))}
      </ul>
    </>
  );
}
