/** What lies in no container: put in by a button, or dragged into the picture. */
import type { EditSession } from '../../editor/session/edit-session.js';
import { number, text } from '../../words/words.js';
import { CargoSign } from './cargo-sign.js';
import { useSession } from './session-context.js';

/** Rows that are shown before the rest is counted. */
const MOST = 200;

export function Tray() {
  const tray = useSession().load.plan.value?.tray ?? [];
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
  const session = useSession();
  const { load, moves, view } = session;
  const { name, palletizing } = load.opened.value!.problem.cargoes[cargo]!;
  const isLocked = view.container.value?.isLocked !== false;
  const isForPallets = palletizing !== undefined && !palletizing.goesToVehicle;
  return (
    <li class="row is-apart">
      <span
        class="edit-grip"
        title={text('editDragOf', { name })}
        {...(isLocked || isForPallets ? {} : dragging(cargo, session))}
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
          onClick={() => moves.putIn(cargo)}
        >
          {text('editPut')}
        </button>
      )}
    </li>
  );
}

/** A row follows the pointer as a piece, once it is over the picture. */
function dragging(cargo: number, { hand, pointing }: EditSession) {
  return {
    'data-is-draggable': true,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !hand.takeNew(cargo, pointing.snapReach)) return;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      event.preventDefault();
    },
    onPointerMove: (event: PointerEvent) => {
      if (hand.taken.peek() !== null) hand.carry(pointing.rayAt(event.clientX, event.clientY));
    },
    onPointerUp: () => {
      if (hand.taken.peek()?.held) hand.drop();
      else hand.letGo();
    },
    onPointerCancel: () => {
      hand.letGo();
    },
  };
}
