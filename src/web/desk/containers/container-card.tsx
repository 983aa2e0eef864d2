/** A container of the order: its shape, inner size, limit and price, and how many there are. */
import { UNITS } from '../../../domain/units.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { type Row, withCell, withoutRows } from '../../plan-request/request-draft.js';
import { columnsOf } from '../../sheet/columns.js';
import { SchemaField } from '../../sheet/schema-field.js';
import { shownIn } from '../../units/measured.js';
import { fixed, number, text } from '../../words/words.js';
import { Icon } from '../icons.js';
import { desk } from '../words.js';

/** What is changed on a card; the other fields are in the tables. */
const FIELDS = ['name', 'length', 'width', 'height', 'maxWeight', 'price'];
const COLUMNS = columnsOf('EmptyContainer').filter(({ field }) => FIELDS.includes(field));

interface ContainerCardProps {
  readonly at: number;
  readonly row: Row;
  /** By `row/field`. */
  readonly faults: ReadonlyMap<string, string>;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
}

export function ContainerCard({ at, row, faults, isEdited, onEdit }: ContainerCardProps) {
  const name = String(row['name'] ?? '');
  const own = [...faults].filter(([key]) => key.startsWith(`${at}/`));
  return (
    <div class="container-card">
      <div class="card-line">
        <Shape row={row} />
        <div class="container-text">
          <strong>
            {name === '' ? desk('containerUnnamed') : name}
            {!hasCount(row) && <small>{` · ${desk('containerAny')}`}</small>}
          </strong>
          <span>{factsOf(row)}</span>
        </div>
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
      {isEdited && (
        <div class="container-fields">
          {COLUMNS.map((column) => (
            <SchemaField
              key={column.field}
              id={`container-${at}-${column.field}`}
              column={column}
              units={draft.value}
              value={row[column.field]}
              isSet={false}
              fault={faults.get(`${at}/${column.field}`) ?? ''}
              onValue={(value) =>
                change(
                  withCell(draft.value, 'emptyContainers', at, column.field, value),
                  `emptyContainers/${at}/${column.field}`,
                )
              }
            />
          ))}
          <button
            type="button"
            class="desk-button is-small"
            onClick={() => {
              onEdit();
              change(withoutRows(draft.value, 'emptyContainers', new Set([at])));
            }}
          >
            {desk('containerRemove')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Below one there are as many as the cargo needs. */
function Stepper({ at, row, name }: { readonly at: number; readonly row: Row; readonly name: string }) {
  const said = row['qty'];
  const count = typeof said === 'number' ? said : 0;
  const set = (next: number) => change(withCell(draft.value, 'emptyContainers', at, 'qty', next), `containers/${at}`);
  return (
    <div class="stepper">
      <button
        type="button"
        disabled={count <= 0}
        aria-label={desk('containerFewer', { name })}
        onClick={() => set(count - 1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-label={desk('containerCount', { name })}>
        {count > 0 ? number(count) : <span title={desk('containerAny')}>∞</span>}
        {count <= 0 && <span class="visually-hidden">{desk('containerAny')}</span>}
      </output>
      <button type="button" aria-label={desk('containerAnother', { name })} onClick={() => set(count + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

function hasCount({ qty }: Row): boolean {
  return typeof qty === 'number' && qty > 0;
}

function factsOf(row: Row): string {
  const { shown } = draft.value;
  const unit = UNITS[shown];
  const sides = ['length', 'width', 'height'].map((field) => shownIn(row[field], 'length', draft.value));
  const edge = unit.volume === 'm3' ? 'm' : 'ft';
  const size = sides.every((side) => typeof side === 'number')
    ? `${sides.map((side) => fixed(side / unit.lengthsPerEdge, 2)).join(' × ')} ${edge}`
    : desk('containerNoSize');
  const most = shownIn(row['maxWeight'], 'weight', draft.value);
  const price = row['price'];
  return [
    size,
    typeof most === 'number' && most > 0 ? `${number(most)} ${unit.weight}` : '',
    typeof price === 'number' && price > 0 ? `${text('price')} ${number(price, 2)}` : '',
  ]
    .filter((one) => one !== '')
    .join(' · ');
}

const [WIDE, HIGH] = [56, 40];
/** Across the picture and up it, of a length along each side of the room. */
const ALONG = { length: [0.8, 0.42], width: [0.62, -0.34] } as const;

/** The room as it is, drawn to the scale of its longest side. */
function Shape({ row }: { readonly row: Row }) {
  const [length, width, height] = ['length', 'width', 'height'].map((field) => {
    const side = shownIn(row[field], 'length', draft.value);
    return typeof side === 'number' && side > 0 ? side : 1;
  }) as [number, number, number];
  const at = (x: number, y: number, z: number) => [
    x * ALONG.length[0] + y * ALONG.width[0],
    x * ALONG.length[1] + y * ALONG.width[1] - z,
  ];
  const corners = [
    [at(0, 0, 0), at(length, 0, 0), at(length, 0, height), at(0, 0, height)],
    [at(length, 0, 0), at(length, width, 0), at(length, width, height), at(length, 0, height)],
    [at(0, 0, height), at(length, 0, height), at(length, width, height), at(0, width, height)],
  ];
  const all = corners.flat();
  const [xs, ys] = [all.map(([x]) => x!), all.map(([, y]) => y!)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((WIDE - 4) / across, (HIGH - 4) / down);
  const shown = ([x, y]: readonly number[]) =>
    `${(WIDE - across * scale) / 2 + (x! - left) * scale},${(HIGH - down * scale) / 2 + (y! - top) * scale}`;
  return (
    <svg class="container-shape" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      {corners.map((face, at) => (
        <polygon key={at} points={face.map(shown).join(' ')} />
      ))}
    </svg>
  );
}
