/** A field of a resource in a form, drawn from its schema: what it is called, what it does, what holds when it is empty. */
import { useState } from 'preact/hooks';
import { shownIn, typedIn, type Units } from '../units/measured.js';
import { fieldText, hintText } from '../words/said.js';
import { decimalSign, fixed, number, text } from '../words/words.js';
import { textOfValue, valueOfText } from './cell-text.js';
import { unitOf } from './columns.js';
import type { DescribedColumn } from './described-columns.js';

interface SchemaFieldProps {
  readonly id: string;
  readonly column: DescribedColumn;
  /** Null: none of these fields has a unit. */
  readonly units: Units | null;
  /** Undefined: what holds when it is absent. */
  readonly value: unknown;
  /** It stands out from those that are as they are without the person. */
  readonly isSet: boolean;
  readonly fault: string;
  readonly onValue: (value: unknown) => void;
}

export function SchemaField({ id, column, units, value, isSet, fault, onValue }: SchemaFieldProps) {
  const common = {
    id,
    'aria-describedby': `${id}-says`,
    'aria-invalid': fault !== '',
  };
  const absent = textOfValue(column.absent);
  const unit = units === null ? '' : unitOf(column, units.shown);
  return (
    <div class="field rule" data-is-set={isSet}>
      {column.kind === 'flag' ? (
        <label class="check">
          <input
            {...common}
            type="checkbox"
            checked={value === undefined ? column.absent === true : value === true}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              onValue(checked === column.absent ? undefined : checked);
            }}
          />
          <span class="label">{fieldText(column.field)}</span>
        </label>
      ) : (
        <>
          <label for={id}>
            {fieldText(column.field)} {unit !== '' && <span class="quiet">({unit})</span>}
          </label>
          {column.kind === 'choice' ? (
            <select
              {...common}
              class="input"
              value={textOfValue(value)}
              onChange={(event) => onValue(event.currentTarget.value)}
            >
              <option value="">{absent === '' ? text('notSet') : `${absent} (${text('usual')})`}</option>
              {column.choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
          ) : (
            <TypedField common={common} column={column} units={units} value={value} onValue={onValue} />
          )}
        </>
      )}
      <p id={`${id}-says`} class="quiet small">
        {fault === '' ? hintText(column.field, column.description) : fault}
      </p>
    </div>
  );
}

interface TypedFieldProps extends Pick<SchemaFieldProps, 'column' | 'units' | 'value' | 'onValue'> {
  readonly common: Readonly<Record<string, unknown>>;
}

/** While it is typed in it shows what was typed, afterwards what was understood. */
function TypedField({ common, column, units, value, onValue }: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const quantity = units === null ? null : column.quantity;
  const shownOf = (one: unknown) => shownIn(one, quantity, units);
  const read = (given: string) => typedIn(valueOfText(column, given, decimalSign()), quantity, units);
  const isOwn = typed !== null && Object.is(shownOf(read(typed)), shownOf(value));
  return (
    <input
      {...common}
      class="input"
      inputMode={column.kind === 'number' ? 'decimal' : 'text'}
      placeholder={textOfValue(column.absent)}
      value={isOwn ? typed : textAtRest(column, shownOf(value))}
      onInput={(event) => {
        const given = event.currentTarget.value;
        setTyped(given);
        onValue(read(given));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** A price as it is written elsewhere, with cents where there are any. */
function textAtRest({ field }: DescribedColumn, value: unknown): string {
  if (field !== 'price' || typeof value !== 'number') return textOfValue(value, decimalSign());
  return Number.isInteger(value) ? number(value) : fixed(value, 2);
}
