/** The rules as a form, drawn from their schema. What is left as it is when absent is not sent. */
import { useMemo, useState } from 'preact/hooks';
import { READ_ONLY_RULES } from '../../../schema/read-only-rules.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { withRule } from '../../plan-request/request-draft.js';
import { type DescribedColumn, describedColumnsOf } from '../../sheet/described-columns.js';
import { SchemaField } from '../../sheet/schema-field.js';
import { fieldText, hintText } from '../../words/said.js';
import { text } from '../../words/words.js';
import { FIRST_RULES } from './first-rules.js';
import { faults as ofDraft } from './planner.js';

export default function RulesForm() {
  const faults = ofDraft.value.rules;
  // A page plans by itself: only a service has the profiles that `rulesName` names.
  const all = useMemo(
    () => describedColumnsOf('Rules').filter(({ field }) => !READ_ONLY_RULES.includes(field) && field !== 'rulesName'),
    [],
  );
  const [wanted, setWanted] = useState('');
  const { rules } = draft.value;
  const isSaid = ({ field }: DescribedColumn) => field in rules || faults.has(field);
  const matches = ({ field, title, description }: DescribedColumn) =>
    `${field} ${title} ${fieldText(field)} ${hintText(field, description)}`
      .toLowerCase()
      .includes(wanted.trim().toLowerCase());
  const shown = all.filter((rule) =>
    wanted.trim() === '' ? FIRST_RULES.includes(rule.field) || isSaid(rule) : matches(rule),
  );
  const set = (field: string, value: unknown) => change(withRule(draft.value, field, value), `rules/${field}`);
  return (
    <>
      <input
        class="input"
        type="search"
        placeholder={text('rulesSearch', { count: all.length })}
        aria-label={text('rulesSearch', { count: all.length })}
        value={wanted}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <div class="rules">
        {shown.map((rule) => (
          <SchemaField
            key={rule.field}
            id={`rule-${rule.field}`}
            column={rule}
            units={draft.value}
            value={rules[rule.field]}
            isSet={rules[rule.field] !== undefined}
            fault={faults.get(rule.field) ?? ''}
            onValue={(value) => set(rule.field, value)}
          />
        ))}
        {shown.length === 0 && <p class="quiet">{text('rulesNone')}</p>}
      </div>
    </>
  );
}
