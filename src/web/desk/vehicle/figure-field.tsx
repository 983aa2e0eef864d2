/** A figure with its words and its unit. */

import { draft } from '../../plan-request/draft-store.js';
import type { Column } from '../../sheet/columns.js';
import { useCellText } from '../../sheet/use-cell-text.js';
import type { Quantity } from '../../units/measured.js';

const FIGURE: Omit<Column, 'quantity'> = {
  ...{ field: '', title: '', kind: 'number', choices: [], absent: undefined },
};
const COLUMNS: Readonly<Record<Quantity | 'none', Column>> = {
  length: { ...FIGURE, quantity: 'length' },
  weight: { ...FIGURE, quantity: 'weight' },
  none: { ...FIGURE, quantity: null },
};

interface FigureFieldProps {
  readonly id: string;
  readonly label: string;
  /** Null: it has no unit of its own. */
  readonly quantity: Quantity | null;
  readonly unit: string;
  readonly value: unknown;
  readonly onValue: (typed: unknown) => void;
}

export function FigureField({ id, label, quantity, unit, value, onValue }: FigureFieldProps) {
  const cell = useCellText(COLUMNS[quantity ?? 'none'], value, draft.value);
  return (
    <div class="field">
      <label for={id}>
        {label} {unit !== '' && <span class="quiet">({unit})</span>}
      </label>
      <input
        id={id}
        class="input"
        inputMode="decimal"
        value={cell.shown}
        onInput={({ currentTarget }) => onValue(cell.type(currentTarget.value))}
        onBlur={cell.rest}
      />
    </div>
  );
}
