/** What is changed on the card of a container; the other fields are in the tables. */
import { useEffect, useRef } from 'preact/hooks';
import { change, draft } from '../../plan-request/draft-store.js';
import { type Row, withCell, withoutContainer } from '../../plan-request/request-draft.js';
import { describedColumnsOf } from '../../sheet/described-columns.js';
import { SchemaField } from '../../sheet/schema-field.js';
import { currency, setCurrency } from '../prices.js';
import { more } from '../words-more.js';

const FIELDS = ['name', 'length', 'width', 'height', 'maxWeight', 'price'];
const COLUMNS = describedColumnsOf('EmptyContainer').filter(({ field }) => FIELDS.includes(field));

interface FieldsProps {
  readonly at: number;
  readonly row: Row;
  /** By `row/field`. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

export default function ContainerFields({ at, row, faults, onClose }: FieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  // Of the last card they open below the edge of the pane.
  useEffect(() => fields.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div class="container-fields" ref={fields}>
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
      <div class="field">
        <label for={`container-${at}-sign`}>{more('currencySign')}</label>
        <input
          id={`container-${at}-sign`}
          class="input"
          maxLength={4}
          autocomplete="off"
          value={currency.value}
          onInput={(event) => setCurrency(event.currentTarget.value)}
        />
      </div>
      <button
        type="button"
        class="desk-button is-small"
        onClick={() => {
          onClose();
          change(withoutContainer(draft.value, at));
        }}
      >
        {more('containerRemove')}
      </button>
    </div>
  );
}
