/** The rows as JSON: for fields that no cell can hold, and for what was exported so. */
import { useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import type { Row } from '../../plan-request/request-draft.js';
import { useTyped } from '../../shell/use-typed.js';
import { office } from '../../words/office-words.js';
import { text } from '../../words/words.js';

interface RowsJsonProps {
  /** Of the rows, for what is typed. */
  readonly kind: string;
  readonly uom: Uom;
  readonly rows: readonly Row[];
  readonly onRows: (rows: readonly Row[]) => void;
}

export function RowsJson({ kind, uom, rows, onRows }: RowsJsonProps) {
  /** What is being typed, or cannot be read yet; null: the text is that of the rows. */
  const [typed, setTyped] = useTyped<string | null>(`records-json/${kind}`, null);
  const [fault, setFault] = useState('');
  const [isOpen, setOpen] = useState(typed !== null);
  const take = (given: string) => {
    setTyped(given);
    try {
      const value: unknown = JSON.parse(given);
      const isRows = Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);
      if (!isRows) throw new SyntaxError('[{"name": ...}, ...]');
      setFault('');
      onRows(value as readonly Row[]);
    } catch (error) {
      setFault(text('jsonFault', { reason: (error as Error).message }));
    }
  };
  const { length, weight } = UNITS[uom];
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {office('stagedJson')} <span class="quiet">{`(${length}, ${weight})`}</span>
      </summary>
      {isOpen && (
        <div class="field">
          <textarea
            class="input"
            rows={10}
            spellcheck={false}
            aria-label={office('stagedJson')}
            aria-invalid={fault !== ''}
            value={typed ?? JSON.stringify(rows, null, 2)}
            onInput={(event) => take(event.currentTarget.value)}
            onBlur={() => {
              if (fault === '') setTyped(null);
            }}
          />
          <p class="small" role="status">
            {fault}
          </p>
        </div>
      )}
    </details>
  );
}
