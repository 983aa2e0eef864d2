/** Every piece of the container in words: the text equivalent of the picture. */

import { useState } from 'preact/hooks';
import type { EditedPiece } from '../../editor/edited-plan.js';
import { memo } from '../../viewer/ui/memo.js';
import { number, text } from '../../words/words.js';
import { CargoSign } from './cargo-sign.js';
import { useSession } from './session-context.js';

/** Pieces of one cargo that are listed before the rest is asked for. */
const MOST = 100;

export function PieceList() {
  const { view } = useSession();
  const byCargo = new Map<number, EditedPiece[]>();
  for (const piece of view.pieces.value) {
    const pieces = byCargo.get(piece.cargo);
    if (pieces === undefined) byCargo.set(piece.cargo, [piece]);
    else pieces.push(piece);
  }
  return (
    <section class="panel stack" aria-label={text('editList')}>
      <h2>{text('editList')}</h2>
      {[...byCargo].map(([cargo, pieces]) => (
        <OfCargo key={cargo} cargo={cargo} pieces={pieces} />
      ))}
    </section>
  );
}

/** Drawn only when it is open: there may be thousands. */
function OfCargo({ cargo, pieces }: { readonly cargo: number; readonly pieces: readonly EditedPiece[] }) {
  const { drawing, measures, view } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [most, setMost] = useState(MOST);
  const faulty = pieces.filter(({ id }) => drawing.faulty.value.has(id)).length;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="edit-list-line">
          <CargoSign cargo={cargo} /> <span class="quiet small">{number(pieces.length)}</span>
          {faulty > 0 && <span class="badge is-bad">{text('editFaultyCount', { count: faulty })}</span>}
        </span>
      </summary>
      {isOpen && (
        <>
          <p class="quiet small">{text('editListHead', { unit: measures.unitNames.length })}</p>
          <ul class="plain-list edit-pieces">
            {pieces.slice(0, most).map((piece) => (
              <Line
                key={piece.id}
                piece={piece}
                isChosen={view.selection.value.has(piece.id)}
                isFaulty={drawing.faulty.value.has(piece.id)}
              />
            ))}
          </ul>
          {pieces.length > most && (
            <button type="button" class="link" onClick={() => setMost(most + 10 * MOST)}>
              {text('more', { count: pieces.length - most })}
            </button>
          )}
        </>
      )}
    </details>
  );
}

interface LineProps {
  readonly piece: EditedPiece;
  readonly isChosen: boolean;
  readonly isFaulty: boolean;
}

const Line = memo(function Line({ piece, isChosen, isFaulty }: LineProps) {
  const { measures, view } = useSession();
  const { x, y, z } = piece.position;
  return (
    <li>
      <button
        type="button"
        class="link"
        aria-pressed={isChosen}
        onClick={(event) => view.choosePiece(piece.id, event.shiftKey || event.ctrlKey)}
      >
        {[x, y, z].map((one) => number(measures.lengthOf(one), 2)).join(' / ')}
      </button>
      {isFaulty && <span class="badge is-bad">{text('editFaulty')}</span>}
    </li>
  );
});
