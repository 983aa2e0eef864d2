// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid that are laid out
// biome-ignore-all lint/a11y/useFocusableInteractive: what stands in a cell takes the focus
/** Rows of cargo that are left out of the plan, where they stood: grey, and with the way back. */
import { change, draft } from '../../plan-request/draft-store.js';
import { looksOfRows, withLooks, withoutLeftOut, withRowsBack } from '../../plan-request/listed-rows.js';
import type { Row } from '../../plan-request/request-draft.js';
import { shownIn } from '../../units/measured.js';
import { Swatch } from '../../viewer/ui/legend.js';
import { number, text } from '../../words/words.js';
import { Icon } from '../icons.js';
import '../../styles/desk-left-out.css';
import { more } from '../words-more.js';

/** @param at so many planned rows stand before them */
export default function LeftOutRows({ at }: { readonly at: number }) {
  const { leftOut = [], cargoes } = withLooks(draft.value);
  return (
    <>
      {leftOut.map((one, which) =>
        one.at === at || (one.at > at && at === cargoes.length) ? (
          <LeftOut key={which} row={one.row} which={which} />
        ) : null,
      )}
    </>
  );
}

function LeftOut({ row, which }: { readonly row: Row; readonly which: number }) {
  const name = String(row['name'] ?? '');
  const look = looksOfRows([row])[0]!;
  const figure = (field: string) => {
    const value = shownIn(row[field], field === 'qty' ? null : field === 'weight' ? 'weight' : 'length', draft.value);
    return typeof value === 'number' ? number(value) : String(value ?? '');
  };
  return (
    <div class="cargo-row is-out" role="row">
      <span role="gridcell" class="cell-letters">
        <Swatch paint={look} letters={look.code} />
      </span>
      <span role="gridcell" class="cell-name" title={name}>
        <s>{name}</s>
        <span class="visually-hidden">{more('rowIsOut')}</span>
      </span>
      <span role="gridcell" class="cell-qty">
        {figure('qty')}
      </span>
      <span role="gridcell" class="cell-back">
        <button
          type="button"
          class="desk-button is-small"
          aria-label={`${more('rowBack')}: ${name}`}
          onClick={() => change(withRowsBack(draft.value, which))}
        >
          {more('rowBack')}
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={`${text('rowRemove')}: ${name}`}
          title={text('rowRemove')}
          onClick={() => change(withoutLeftOut(draft.value, which))}
        >
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
}
