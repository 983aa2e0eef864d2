/** Drafts that this device keeps and the server does not have, at the start: opened, or deleted, which can be undone. */
import { useState } from 'preact/hooks';
import { bringBack, dropDraft, keptDraft, type UnsavedDraft, unsavedDrafts } from '../../plan-request/kept-drafts.js';
import { addressOf } from '../../shell/routes.js';
import { moment, text } from '../../words/words.js';
import { sumsOf } from '../cargo/sums.js';
import { savingOf } from '../saving.js';
import { desk } from '../words.js';
import { frame } from './words.js';

export default function UnsavedList() {
  const [drafts] = useState(unsavedDrafts);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  if (drafts.length === 0) return null;
  // One that was left while it is saved goes when that is done.
  const isListed = ({ id, saved }: UnsavedDraft) =>
    gone.has(id) || savingOf(id).kind !== 'idle' || saved?.isNow === true || keptDraft(id)?.saved?.isNow !== true;
  const drop = ({ id }: UnsavedDraft) => {
    dropDraft(id);
    setGone(new Set([...gone, id]));
  };
  const undoDrop = (one: UnsavedDraft) => {
    bringBack(one);
    setGone(new Set([...gone].filter((id) => id !== one.id)));
  };
  return (
    <section class="unsaved" aria-label={frame('unsaved')}>
      <h2>{frame('unsaved')}</h2>
      <ul>
        {drafts.filter(isListed).map((one) => {
          const title = one.draft.title || desk('untitled');
          const isGone = gone.has(one.id);
          return (
            <li key={one.id}>
              <p>
                <strong>{title}</strong>
                <small role="status">{isGone ? frame('unsavedGone') : saysOf(one)}</small>
                {!isGone && <SavingNow id={one.id} />}
              </p>
              {isGone ? (
                <button type="button" class="desk-button is-small" onClick={() => undoDrop(one)}>
                  {text('undo')}
                </button>
              ) : (
                <>
                  <a
                    class="desk-button is-small"
                    href={addressOf('/', { draft: one.id })}
                    aria-label={`${frame('unsavedOpen')}: ${title}`}
                  >
                    {frame('unsavedOpen')}
                  </a>
                  <button
                    type="button"
                    class="desk-button is-small is-plain"
                    aria-label={`${text('delete')}: ${title}`}
                    onClick={() => drop(one)}
                  >
                    {text('delete')}
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Of one that was left while it is saved. */
function SavingNow({ id }: { readonly id: string }) {
  const { kind } = savingOf(id);
  if (kind !== 'saving' && kind !== 'failed') return null;
  return (
    <small class={kind === 'failed' ? 'is-bad' : undefined}>{desk(kind === 'failed' ? 'saveFailed' : 'saving')}</small>
  );
}

function saysOf({ draft: { cargoes, uom, shown }, at }: UnsavedDraft): string {
  const { pieces } = sumsOf(cargoes, { uom, shown });
  return `${desk('sumPieces', { count: pieces })} · ${moment(new Date(at).toISOString())}`;
}
