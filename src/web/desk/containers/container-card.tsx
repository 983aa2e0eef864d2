/** A container of the order: its shape, inner size, limit and price, and how many there are. */
import { UNITS } from '../../../domain/units.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { type Row, withCell } from '../../plan-request/request-draft.js';
import { Later } from '../../shell/later.js';
import { shownIn } from '../../units/measured.js';
import { shownName } from '../../words/shown-name.js';
import { fixed, number } from '../../words/words.js';
import { BoxShape } from '../box-shape.js';
import { isOfNow, shownLoad } from '../desk-state.js';
import { isChoice, typeOf } from '../headline.js';
import { Icon } from '../icons.js';
import { money, ownPrice, priceOf } from '../prices.js';
import { saysLimits } from '../vehicle/has-limits.js';
import { desk } from '../words.js';

const limitsLine = () => import('../vehicle/limits-line.js');

const containerFields = () => import('./container-fields.js');

interface ContainerCardProps {
  readonly at: number;
  readonly row: Row;
  /** By `row/field`. */
  readonly faults: ReadonlyMap<string, string>;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
}

export function ContainerCard({ at, row, faults, isEdited, onEdit }: ContainerCardProps) {
  const name = shownName(String(row['name'] ?? ''));
  const own = [...faults].filter(([key]) => key.startsWith(`${at}/`));
  return (
    <div class="container-card">
      <div class="card-line">
        <Shape row={row} />
        <div class="container-text">
          <strong title={name}>
            {name === '' ? desk('containerUnnamed') : name}
            <small>{countText(row)}</small>
          </strong>
          <span>{factsOf(row)}</span>
        </div>
        <Price row={row} />
        <button
          type="button"
          class="icon-button"
          aria-expanded={isEdited}
          aria-label={desk('containerEdit', { name })}
          title={desk('containerEdit', { name })}
          onClick={onEdit}
        >
          <Icon name="pencil" />
        </button>
        <Stepper at={at} row={row} name={name} />
      </div>
      {own.map(([key, sentence]) => (
        <p key={key} class="cargo-said" role="status">
          <Icon name="wrong" />
          {sentence}
        </p>
      ))}
      {(isEdited || saysLimits(row)) && <Later load={limitsLine} given={{ at, row }} />}
      {isEdited && <Later load={containerFields} given={{ at, row, faults }} onClose={onEdit} />}
    </div>
  );
}

/** Nothing where nobody has said one. */
function Price({ row }: { readonly row: Row }) {
  const price = priceOf(row);
  if (price === null) return null;
  const ofRecord = ownPrice(row) === null ? desk('priceOfRecord') : undefined;
  return (
    <span class="container-price" data-is-of-record={ofRecord !== undefined} title={ofRecord}>
      {money(price)}
    </span>
  );
}

/** Never below one: as many as the cargo needs is a choice of its own, which nobody makes by one click too many. */
function Stepper({ at, row, name }: { readonly at: number; readonly row: Row; readonly name: string }) {
  const said = row['qty'];
  const count = typeof said === 'number' ? said : 0;
  const set = (next: number) => change(withCell(draft.value, 'emptyContainers', at, 'qty', next), `containers/${at}`);
  return (
    <div class="stepper">
      <button
        type="button"
        disabled={count <= 1}
        aria-label={desk('containerFewer', { name })}
        onClick={() => set(count - 1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-label={desk('containerCount', { name })}>
        {count > 0 ? number(count) : <span aria-hidden="true">–</span>}
        {count <= 0 && <span class="visually-hidden">{desk('containerAny')}</span>}
      </output>
      <button type="button" aria-label={desk('containerAnother', { name })} onClick={() => set(count + 1)}>
        <Icon name="plus" />
      </button>
      <button
        type="button"
        class="stepper-any"
        aria-pressed={count <= 0}
        aria-label={`${name}: ${desk('containerAny')}`}
        title={desk('containerAny')}
        onClick={() => set(count > 0 ? 0 : 1)}
      >
        ∞
      </button>
    </div>
  );
}

/** How many of them the plan uses, where that is not as many as there are. */
function countText({ name, qty }: Row): string {
  const isAny = !(typeof qty === 'number' && qty > 0);
  const load = shownLoad.value;
  const isKnown = load !== null && isOfNow.value && !isChoice(load);
  const used = isKnown ? load.filledContainers.filter((one) => typeOf(one) === name).length : qty;
  return [isAny && desk('containerAny'), used !== qty && desk('containerUsed', { count: used as number })]
    .map((said) => (said === false ? '' : ` · ${said}`))
    .join('');
}

function factsOf(row: Row): string {
  const { shown } = draft.value;
  const unit = UNITS[shown];
  const sides = ['length', 'width', 'height'].map((field) => shownIn(row[field], 'length', draft.value));
  const edge = unit.volume === 'm3' ? 'm' : 'ft';
  const size = sides.every((side) => typeof side === 'number')
    ? `${sides.map((side) => fixed(side / unit.lengthsPerEdge, 2)).join(' × ')} ${edge}`
    : desk('containerNoSize');
  // Its height is that of what stands on it.
  const onPallet = row['containerType'] === 'Pallet' ? desk('onPallet') : '';
  const most = shownIn(row['maxWeight'], 'weight', draft.value);
  return [
    [size, onPallet].filter(Boolean).join(' '),
    typeof most === 'number' && most > 0 ? `${number(most)} ${unit.weight}` : '',
  ]
    .filter((one) => one !== '')
    .join(' · ');
}

/** The room as it is. */
function Shape({ row }: { readonly row: Row }) {
  const sides = ['length', 'width', 'height'].map((field) => {
    const side = shownIn(row[field], 'length', draft.value);
    return typeof side === 'number' && side > 0 ? side : 1;
  });
  return <BoxShape sides={sides as [number, number, number]} size={[56, 40]} />;
}
