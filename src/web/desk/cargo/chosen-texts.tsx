/** Texts of the chosen row that no cell of the table shows: what a list brought in can be read, and mended. */
import { faults } from '../../pages/plan/planner.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { type Row, withCell } from '../../plan-request/request-draft.js';
import { textOfValue } from '../../sheet/cell-text.js';
import { columnsOf } from '../../sheet/columns.js';
import { fieldText } from '../../words/said.js';
import '../../styles/desk-chosen.css';
import { more } from '../words-more.js';

const ALWAYS: readonly string[] = ['description', 'alias'];
/** Shown where they say something. */
const WHERE_SAID = /^(?:alias2|groupName|property\d+)$/;
/** It has a place of its own. */
const ELSEWHERE = 'name';

const texts = columnsOf('Cargo').flatMap(({ kind, field }) => (kind === 'text' && field !== ELSEWHERE ? [field] : []));

interface ChosenTextsProps {
  readonly at: number;
  readonly row: Row;
}

export function ChosenTexts({ at, row }: ChosenTextsProps) {
  const faultOf = (field: string) => faults.value.cells.cargoes.get(`${at}/${field}`) ?? '';
  const isSaid = (field: string) => WHERE_SAID.test(field) && (row[field] ?? '') !== '';
  /** Whose it is: of a row that comes off at a stop. */
  const isOfStop = (field: string) => field === 'groupName' && row['sequence'] !== undefined;
  const isShown = (field: string) =>
    ALWAYS.includes(field) || isSaid(field) || isOfStop(field) || faultOf(field) !== '';
  const says = more('rowOf', { number: at + 1 });
  return (
    <div class="chosen-texts">
      {texts.filter(isShown).map((field) => {
        const label = field === 'alias' ? more('rowAlias') : fieldText(field);
        const fault = faultOf(field);
        return (
          <label key={field}>
            <span>{label}</span>
            <input
              type="text"
              class="input"
              autocomplete="off"
              data-text={`${at}/${field}`}
              aria-label={fault === '' ? `${label}: ${says}` : `${label}: ${says}: ${fault}`}
              aria-invalid={fault !== ''}
              value={textOfValue(row[field])}
              onInput={({ currentTarget: { value } }) =>
                change(withCell(draft.value, 'cargoes', at, field, value), `cargoes/${at}/${field}`)
              }
            />
          </label>
        );
      })}
    </div>
  );
}
