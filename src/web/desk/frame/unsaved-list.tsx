/** Drafts that this device keeps and the server does not have, at the start: opened, or deleted, which can be undone. */
import { useState } from 'preact/hooks';
import { bringBack, dropDraft, type UnsavedDraft, unsavedDrafts } from '../../plan-request/kept-drafts.js';
import { addressOf } from '../../shell/routes.js';
import { moment, text } from '../../words/words.js';
import { sumsOf } from '../cargo/sums.js';
import { desk } from '../words.js';
import { frame } from './words.js';

export default function UnsavedList() {
  const [drafts] = useState(unsavedDrafts);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  if (drafts.length === 0) return null;
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
        {drafts.map((one) => {
          const title = one.draft.title || desk('untitled');
          const isGone = gone.has(one.id);
          return (
            <li key={one.id}>
              <p>
                <strong>{title}</strong>
                <small role="status">{isGone ? frame('unsavedGone') : saysOf(one)}</small>
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

function saysOf({ draft: { cargoes, uom, shown }, at }: UnsavedDraft): string {
  const { pieces } = sumsOf(cargoes, { uom, shown });
  return `${desk('sumPieces', { count: pieces })} · ${moment(new Date(at).toISOString())}`;
}
