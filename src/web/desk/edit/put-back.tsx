/** What a hand took out goes back by itself. */
import { useState } from 'preact/hooks';
import type { EditSession } from '../../editor/session/edit-session.js';
import { placesLeft, putBack } from '../../editor/session/putting-back.js';
import { text } from '../../words/words.js';

interface PutBackProps {
  readonly session: EditSession;
  readonly name: string;
  /** Its place in the problem. */
  readonly cargo: number;
}

export function PutBack({ session: { load }, name, cargo }: PutBackProps) {
  const edit = load.edit.value;
  /** With which edit no place was found. */
  const [failed, setFailed] = useState<typeof edit>(null);
  // What stood on a pallet goes back with its pallet.
  if (edit?.opened.problem.cargoes[cargo]?.name !== name || placesLeft(edit, cargo).length === 0) return null;
  const isFailed = failed === edit;
  return (
    <>
      {!isFailed && (
        <button
          type="button"
          class="as-link"
          onClick={async () => {
            if (!(await putBack(load, cargo))) setFailed(edit);
          }}
        >
          {text('editPutBack')}
        </button>
      )}
      <p role="status" class="quiet">
        {isFailed && text('editNoPlace', { name })}
      </p>
    </>
  );
}
