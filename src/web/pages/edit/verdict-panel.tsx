/** What the verifier says of the load as it is: each fault with its rule's sentence, and the way to its piece. */
import { number, text } from '../../words/words.js';
import { isJudged, verdict, verdictTime } from './edit-store.js';
import { saving } from './saving.js';
import { focusPiece, showContainer } from './view-store.js';

/** Faults that are shown before the rest is counted. */
const MOST = 50;

export function VerdictPanel() {
  const now = verdict.value;
  return (
    <section class="panel stack" aria-label={text('editVerdict')}>
      <div class="row is-apart">
        <h2>{text('editVerdict')}</h2>
        <span class="quiet small">
          {isJudged.value ? text('editTook', { milliseconds: Math.round(verdictTime.value) }) : text('editJudging')}
        </span>
      </div>
      {now !== null && (
        <div role="status" class="stack" data-is-old={!isJudged.value}>
          {now.canBeBuilt ? (
            <p class="notice is-good">{text('editSound')}</p>
          ) : (
            <p class="notice is-bad">{text('editFaults', { count: now.faults.length })}</p>
          )}
          {now.withoutOrder.map((container) => (
            <p key={container} class="notice is-warn">
              {text('editNoOrder', { number: container + 1 })}
            </p>
          ))}
        </div>
      )}
      {now !== null && now.faults.length > 0 && (
        <ul class="plain-list small edit-faults">
          {now.faults.slice(0, MOST).map(({ title, sentence, piece, container }, at) => (
            <li key={at}>
              <strong>{title}</strong> {sentence} <Way piece={piece} container={container} />
            </li>
          ))}
        </ul>
      )}
      {now !== null && now.faults.length > MOST && (
        <p class="quiet small">{text('more', { count: number(now.faults.length - MOST) })}</p>
      )}
      <OfServer />
    </section>
  );
}

function Way({ piece, container }: { readonly piece: number | null; readonly container: number | null }) {
  if (piece === null && container === null) return null;
  const go = () => {
    if (piece !== null) focusPiece(piece);
    else showContainer(container!);
  };
  return (
    <button type="button" class="link" onClick={go}>
      {text('editShow')}
    </button>
  );
}

function OfServer() {
  const now = saving.value;
  if (now?.kind !== 'refused') return null;
  return (
    <div class="notice is-bad" role="alert">
      <strong>{text('editServerFaults')}</strong>
      <ul class="plain-list small">
        {now.faults.slice(0, MOST).map(({ sentence, piece }) => (
          <li key={sentence}>
            {sentence} <Way piece={piece} container={null} />
          </li>
        ))}
      </ul>
    </div>
  );
}
