/** What the verifier says of the load as it is: each fault with its rule's sentence, and the way to its piece. */
import { number, text } from '../../words/words.js';
import { useSession } from './session-context.js';

/** Faults that are shown before the rest is counted. */
const MOST = 50;

export function VerdictPanel() {
  const { judging } = useSession().load;
  const now = judging.verdict.value;
  return (
    <section class="panel stack" aria-label={text('editVerdict')}>
      <div class="row is-apart">
        <h2>{text('editVerdict')}</h2>
        <span class="quiet small">
          {judging.isDone.value
            ? text('editTook', { milliseconds: Math.round(judging.milliseconds.value) })
            : text('editJudging')}
        </span>
      </div>
      {now !== null && (
        <div role="status" class="stack" data-is-old={!judging.isDone.value}>
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
  const { view } = useSession();
  if (piece === null && container === null) return null;
  const go = () => {
    if (piece !== null) view.focusPiece(piece);
    else view.showContainer(container!);
  };
  return (
    <button type="button" class="link" onClick={go}>
      {text('editShow')}
    </button>
  );
}

function OfServer() {
  const now = useSession().saving.state.value;
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
