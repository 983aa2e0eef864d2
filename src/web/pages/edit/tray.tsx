/** What lies in no container: put in by a button, or dragged into the picture. */
import { number, text } from '../../words/words.js';
import { CargoSign } from './cargo-sign.js';
import { rayAt, snapReach } from './edit-picture.js';
import { edit, plan } from './edit-store.js';
import { carry, drop, hand, letGo, takeNew } from './hand.js';
import { putIn } from './moves.js';
import { shownContainer } from './view-store.js';

/** Rows that are shown before the rest is counted. */
const MOST = 200;

export function Tray() {
  const tray = plan.value?.tray ?? [];
  const rows = tray.flatMap((count, cargo) => (count > 0 ? [{ cargo, count }] : []));
  return (
    <section class="panel stack" data-drop="tray" aria-label={text('editTray')}>
      <h2>{text('editTray')}</h2>
      <p class="quiet small">{text(rows.length === 0 ? 'editTrayEmpty' : 'editTrayHint')}</p>
      <ul class="plain-list edit-tray">
        {rows.slice(0, MOST).map((row) => (
          <Row key={row.cargo} {...row} />
        ))}
      </ul>
      {rows.length > MOST && <p class="quiet small">{text('more', { count: rows.length - MOST })}</p>}
    </section>
  );
}

function Row({ cargo, count }: { readonly cargo: number; readonly count: number }) {
  const { name, palletizing } = edit.value!.opened.problem.cargoes[cargo]!;
  const isLocked = shownContainer.value?.isLocked !== false;
  const isForPallets = palletizing !== undefined && !palletizing.goesToVehicle;
  return (
    <li class="row is-apart">
      <span
        class="edit-grip"
        title={text('editDragOf', { name })}
        {...(isLocked || isForPallets ? {} : dragging(cargo))}
      >
        <CargoSign cargo={cargo} />
        <span class="quiet">{number(count)}</span>
      </span>
      {isForPallets ? (
        <span class="quiet small">{text('editOnPallets')}</span>
      ) : (
        <button
          type="button"
          class="button is-small"
          disabled={isLocked}
          aria-label={text('editPutOf', { name })}
          onClick={() => putIn(cargo)}
        >
          {text('editPut')}
        </button>
      )}
    </li>
  );
}

/** A row follows the pointer as a piece, once it is over the picture. */
function dragging(cargo: number) {
  return {
    'data-is-draggable': true,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !takeNew(cargo, snapReach())) return;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      event.preventDefault();
    },
    onPointerMove: (event: PointerEvent) => {
      if (hand.peek() !== null) carry(rayAt(event.clientX, event.clientY));
    },
    onPointerUp: () => {
      if (hand.peek()?.held) drop();
      else letGo();
    },
    onPointerCancel: () => {
      letGo();
    },
  };
}
