/** Asks the search to load what is left around what lies there, and shows what it would add before it does. */
import { number, percent, text } from '../../words/words.js';
import { isJudged, plan, verdict } from './edit-store.js';
import { acceptFilling, discardFilling, filling, fillRest, type Preview } from './filling.js';

export function FillPanel() {
  const now = filling.value;
  const hasRest = (plan.value?.tray ?? []).some((count) => count > 0);
  if (now === null) {
    const isFaulty = isJudged.value && verdict.value?.canBeBuilt === false;
    return (
      <>
        <button
          type="button"
          class="button"
          disabled={!hasRest || isFaulty}
          aria-describedby={hasRest && isFaulty ? 'edit-fill-mend' : undefined}
          onClick={() => void fillRest()}
        >
          {text('editFill')}
        </button>
        {hasRest && isFaulty && (
          <p class="quiet small" id="edit-fill-mend">
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
          <button type="button" class="button" onClick={discardFilling}>
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
          <button type="button" class="button is-small" onClick={discardFilling}>
            {text('close')}
          </button>
        </div>
      )}
      {now.kind === 'ready' && <Ready preview={now.preview} />}
    </section>
  );
}

function Ready({ preview }: { readonly preview: Preview }) {
  const isOld = preview.plan !== plan.value;
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
            {number(row.pieces)} × {row.name}
          </li>
        ))}
      </ul>
      {isOld && <p class="notice is-warn">{text('editFillOld')}</p>}
      <div class="row">
        <button type="button" class="button is-main" disabled={isOld} onClick={() => void acceptFilling()}>
          {text('editAccept')}
        </button>
        <button type="button" class="button" onClick={discardFilling}>
          {text('editDiscard')}
        </button>
      </div>
    </>
  );
}
