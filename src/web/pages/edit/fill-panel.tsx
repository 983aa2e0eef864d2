/** Asks the search to load what is left around what lies there, and shows what it would add before it does. */
import type { Preview } from '../../editor/session/filling-preview.js';
import { number, percent, text } from '../../words/words.js';
import { ActionButtons } from './action-buttons.js';
import { useSession } from './session-context.js';

export function FillPanel() {
  const { filling, load, name } = useSession();
  const now = filling.state.value;
  if (now === null) {
    const isInTheWay = load.hasRest.value && load.judging.isFaulty.value;
    const id = `${name}-fill-mend`;
    return (
      <>
        <ActionButtons place="filling" describedBy={isInTheWay ? id : undefined} />
        {isInTheWay && (
          <p class="quiet small" id={id}>
            {text('editFillMend')}
          </p>
        )}
      </>
    );
  }
  return (
    <section class="panel stack" aria-label={text('editFill')}>
      {now.kind === 'running' && (
        <>
          <p class="small">{text('editFilling')}</p>
          <progress class="progress" value={now.progress?.share} max={1} aria-label={text('editFilling')} />
          <button type="button" class="button" onClick={() => filling.discard()}>
            {text('cancel')}
          </button>
        </>
      )}
      {now.kind === 'refused' && (
        <div class="notice is-warn" role="alert">
          <strong>{text('editFillRefused')}</strong>
          {now.sentences.slice(0, 5).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <button type="button" class="button is-small" onClick={() => filling.discard()}>
            {text('close')}
          </button>
        </div>
      )}
      {now.kind === 'ready' && <Ready preview={now.preview} />}
    </section>
  );
}

function Ready({ preview }: { readonly preview: Preview }) {
  const { filling, load } = useSession();
  const isOld = preview.plan !== load.plan.value;
  const { pieces, byCargo, newContainers, utilisationBefore, utilisationAfter, left } = preview;
  return (
    <>
      <h2>{text('editFillTitle', { count: pieces })}</h2>
      <p>{text('editFillUse', { before: percent(utilisationBefore), after: percent(utilisationAfter) })}</p>
      {newContainers > 0 && <p>{text('editFillContainers', { count: newContainers })}</p>}
      {left > 0 && <p>{text('editFillLeft', { count: left })}</p>}
      <ul class="plain-list small">
        {byCargo.map((row, at) => (
          <li key={at}>
            {number(row.count)} × {row.name}
            {row.inside !== null && ` (${number(row.inside)})`}
          </li>
        ))}
      </ul>
      {isOld && <p class="notice is-warn">{text('editFillOld')}</p>}
      <div class="row">
        <button type="button" class="button is-main" disabled={isOld} onClick={() => void filling.accept()}>
          {text('editAccept')}
        </button>
        <button type="button" class="button" onClick={() => filling.discard()}>
          {text('editDiscard')}
        </button>
      </div>
    </>
  );
}
