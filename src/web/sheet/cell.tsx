/** One cell of a table to type in. While it is typed in it shows what was typed, afterwards what was understood. */
import type { Units } from '../units/measured.js';
import { fieldText } from '../words/said.js';
import { textOfValue } from './cell-text.js';
import type { Column } from './columns.js';
import { useCellText } from './use-cell-text.js';

interface CellProps {
  readonly column: Column;
  readonly at: number;
  readonly value: unknown;
  readonly units: Units;
  readonly fault: string;
  readonly onValue: (at: number, field: string, value: unknown) => void;
  readonly onMove: (at: number, field: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

export function SheetCell(props: CellProps) {
  const { column, at, fault } = props;
  const name = `${fieldText(column.field)}, ${at + 1}`;
  const common = {
    'data-cell': `${at}/${column.field}`,
    'aria-label': fault === '' ? name : `${name}: ${fault}`,
    'aria-invalid': fault !== '',
    title: fault === '' ? undefined : fault,
    onKeyDown: (event: KeyboardEvent) => moveBy(event, props),
  };
  return (
    <td class={`is-${column.kind}`}>
      {column.kind === 'flag' && <Flag {...props} common={common} />}
      {column.kind === 'choice' && <Choice {...props} common={common} />}
      {(column.kind === 'text' || column.kind === 'number') && <Typed {...props} common={common} />}
    </td>
  );
}

type Inner = CellProps & { readonly common: Readonly<Record<string, unknown>> };

function Typed({ column, at, value, units, onValue, onPaste, common }: Inner) {
  const { shown, type, rest } = useCellText(column, value, units);
  return (
    <input
      {...common}
      type="text"
      size={1}
      inputMode={column.kind === 'number' ? 'decimal' : 'text'}
      autocomplete="off"
      spellcheck={false}
      placeholder={column.kind === 'number' && column.absent ? String(column.absent) : ''}
      value={shown}
      onInput={(event) => onValue(at, column.field, type(event.currentTarget.value))}
      onBlur={rest}
      onPaste={(event) => {
        rest();
        onPaste(event);
      }}
    />
  );
}

function Flag({ column, at, value, onValue, common }: Inner) {
  return (
    <input
      {...common}
      type="checkbox"
      checked={value === undefined ? column.absent === true : value === true}
      onChange={(event) => onValue(at, column.field, event.currentTarget.checked)}
    />
  );
}

function Choice({ column, at, value, onValue, onPaste, common }: Inner) {
  const chosen = textOfValue(value);
  const isKnown = chosen === '' || column.choices.includes(chosen);
  return (
    <select
      {...common}
      value={chosen}
      onChange={(event) => onValue(at, column.field, event.currentTarget.value || undefined)}
      onPaste={onPaste}
    >
      <option value="">{column.absent ? `(${textOfValue(column.absent)})` : ''}</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {column.choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}

function moveBy(event: KeyboardEvent, { at, column, onMove }: CellProps): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isChoice = column.kind === 'choice';
  const by =
    event.key === 'Enter' ? (event.shiftKey ? -1 : 1) : isChoice ? 0 : { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  onMove(at + by, column.field);
}
