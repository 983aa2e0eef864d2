/** The piece that is chosen in the picture: what it is, where it lies, what carries it. */

import { draft } from '../../plan-request/draft-store.js';
import { pieceFacts } from '../../viewer/describe.js';
import { chosenRow } from '../desk-state.js';
import { editing } from '../hand/editing.js';
import { viewing } from '../picture/shown-view.js';
import { WhereIs } from '../where-is.js';
import { more } from '../words-more.js';
import { LookSign } from './cargo-sign.js';

export default function PieceFacts() {
  const view = viewing.value;
  const edited = editing.value;
  if (edited !== null && edited.session.view.selected.value.length > 0) return <edited.Piece />;
  const piece = view?.selected.value ?? null;
  if (view === null || piece === null) {
    return chosenRow.value === null ? <p class="rail-quiet">{more('noPiece')}</p> : <RowFacts at={chosenRow.value} />;
  }
  const opened = view.opened.value;
  const { cargo, pallet } = opened.pieces.pieces[piece]!;
  const look = opened.sheet.scene.looks[cargo];
  const alike = opened.pieces.pieces.flatMap((one, at) => (one.cargo === cargo ? [at] : []));
  return (
    <>
      <header class="headline has-sign">
        {look !== undefined && <LookSign look={look} />}
        <h2>{look?.name ?? opened.pieces.cargoes[cargo]!.name}</h2>
        <p>{more('pieceOf', { number: alike.indexOf(piece) + 1, count: alike.length })}</p>
      </header>
      <dl class="facts">
        {pieceFacts(piece, opened, view.words).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="rail-deeds">
        <button type="button" class="desk-button" onClick={() => view.ask({ kind: 'hidePiece', piece })}>
          {view.words.text('hide')}
        </button>
        {pallet >= 0 && (
          <button type="button" class="desk-button" onClick={() => view.showPallet(pallet)}>
            {view.words.text('open')}
          </button>
        )}
        {view.isAnyHidden.value && (
          <button type="button" class="desk-button" onClick={() => view.ask({ kind: 'showAll' })}>
            {view.words.text('showAll')}
          </button>
        )}
      </div>
    </>
  );
}

/** Of the row that is chosen while no piece is: what it is, and where its pieces lie. */
function RowFacts({ at }: { readonly at: number }) {
  const { name, description } = draft.value.cargoes[at] ?? {};
  const look = viewing.value?.opened.value.sheet.scene.looks[at];
  return (
    <>
      <header class="headline has-sign">
        {look !== undefined && <LookSign look={look} />}
        <h2>{String(name ?? '')}</h2>
        <p>{String(description ?? '')}</p>
      </header>
      <WhereIs at={at} />
    </>
  );
}
