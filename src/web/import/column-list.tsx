/** Every column of a list with three of its cells, and what it is taken for. */
import { useEffect, useState } from 'preact/hooks';
import { columnLetters } from '../../tables/cell.js';
import type { ListSheet, WhyLeftOut } from '../../tables/lists/list-columns.js';
import { type ColumnChoices, choicesWith, columnChoices } from './column-choices.js';
import type { ShownColumn } from './messages.js';
import { type ListLabel, listText } from './words.js';

const WHY: Readonly<Record<WhyLeftOut, ListLabel>> = {
  unknown: 'leftUnknown',
  useless: 'leftUseless',
  repeated: 'leftRepeated',
  otherContent: 'leftOther',
};

interface ColumnListProps {
  readonly columns: readonly ShownColumn[];
  readonly sheet: ListSheet;
  readonly onChoose: (index: number, choice: string) => void;
}

export function ColumnList({ columns, sheet, onChoose }: ColumnListProps) {
  const choices = columnChoices(sheet);
  return (
    <table class="list-columns">
      <thead>
        <tr>
          <th scope="col">{listText('listInList')}</th>
          <th scope="col">{listText('listExamples')}</th>
          <th scope="col">{listText('listIs')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <Column key={column.index} column={column} choices={choices} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  );
}

interface ColumnProps {
  readonly column: ShownColumn;
  readonly choices: ColumnChoices;
  readonly onChoose: (index: number, choice: string) => void;
}

function Column({ column, choices, onChoose }: ColumnProps) {
  const { index, choice, examples, unit, whyLeftOut } = column;
  const { first, more } = choicesWith(choices, choice);
  // What was chosen stands there while the list is read anew.
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => setAsked(null), [column]);
  const title = column.title || listText('listUntitled', { letters: columnLetters(index) });
  return (
    <tr class={choice === '' ? 'is-left-out' : ''}>
      <th scope="row">{title}</th>
      <td class="list-examples">{examples.join(' · ')}</td>
      <td>
        <div class="list-choice">
          <select
            class="input"
            aria-label={listText('listIsLabel', { title })}
            value={asked ?? choice}
            onChange={({ currentTarget: { value } }) => {
              setAsked(value);
              onChoose(index, value);
            }}
          >
            <option value="">{listText('listLeaveOut')}</option>
            {first.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <optgroup label={listText('listMore')}>
              {more.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          </select>
          <span class="quiet small">
            {choice !== '' ? (unit ?? '') : whyLeftOut === null ? '' : listText(WHY[whyLeftOut])}
          </span>
        </div>
      </td>
    </tr>
  );
}
