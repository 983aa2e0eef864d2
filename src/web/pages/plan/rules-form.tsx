/** The rules as a form, drawn from their schema. What is left as it is when absent is not sent. */
import { useMemo, useState } from 'preact/hooks';
import { READ_ONLY_RULES } from '../../../schema/rules.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { withField } from '../../plan-request/request-draft.js';
import { textOfValue, valueOfText } from '../../sheet/cell-text.js';
import { type Column, columnsOf, unitOf } from '../../sheet/columns.js';
import { decimalSign, text } from '../../words/words.js';

/** What most people ask for; the others are found by looking for them. */
const FIRST_RULES: readonly string[] = [
  ...['calculationType', 'optimizationLevel', 'algorithmType', 'fillDirection', 'isSafeStackingUsed', 'minSupportRate'],
  ...['stackingRule', 'isSequenceUsed', 'isGroupUsed', 'isWeightLimited', 'bestFitContainersSelectionType'],
  ...['isSpreadIdenticalCargoAllowed', 'isBalanceAlignLoadCenter', 'maxRunTimeSeconds'],
];

export function RulesForm({ faults }: { readonly faults: ReadonlyMap<string, string> }) {
  const all = useMemo(() => columnsOf('Rules').filter(({ field }) => !READ_ONLY_RULES.includes(field)), []);
  const [wanted, setWanted] = useState('');
  const { rules, uom } = draft.value;
  const isSaid = ({ field }: Column) => field in rules || faults.has(field);
  const matches = ({ field, title, description }: Column) =>
    `${field} ${title} ${description}`.toLowerCase().includes(wanted.trim().toLowerCase());
  const shown = all.filter((rule) =>
    wanted.trim() === '' ? FIRST_RULES.includes(rule.field) || isSaid(rule) : matches(rule),
  );
  const set = (field: string, value: unknown) =>
    change({ ...draft.value, rules: withField(rules, field, value) }, `rules/${field}`);
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
          <RuleField
            key={rule.field}
            rule={rule}
            unit={unitOf(rule, uom)}
            value={rules[rule.field]}
            fault={faults.get(rule.field) ?? ''}
            onValue={(value) => set(rule.field, value)}
          />
        ))}
        {shown.length === 0 && <p class="quiet">{text('rulesNone')}</p>}
      </div>
    </>
  );
}

interface RuleFieldProps {
  readonly rule: Column;
  readonly unit: string;
  readonly value: unknown;
  readonly fault: string;
  readonly onValue: (value: unknown) => void;
}

function RuleField({ rule, unit, value, fault, onValue }: RuleFieldProps) {
  const id = `rule-${rule.field}`;
  const common = {
    id,
    'aria-describedby': `${id}-says`,
    'aria-invalid': fault !== '',
  };
  const absent = textOfValue(rule.absent);
  return (
    <div class="field rule" data-is-set={value !== undefined}>
      {rule.kind === 'flag' ? (
        <label class="check">
          <input
            {...common}
            type="checkbox"
            checked={value === undefined ? rule.absent === true : value === true}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              onValue(checked === rule.absent ? undefined : checked);
            }}
          />
          <span class="label">{rule.title}</span>
        </label>
      ) : (
        <>
          <label for={id}>
            {rule.title} {unit !== '' && <span class="quiet">({unit})</span>}
          </label>
          {rule.kind === 'choice' ? (
            <select
              {...common}
              class="input"
              value={textOfValue(value)}
              onChange={(event) => onValue(event.currentTarget.value)}
            >
              <option value="">{absent === '' ? text('notSet') : `${absent} (${text('usual')})`}</option>
              {rule.choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...common}
              class="input"
              inputMode={rule.kind === 'number' ? 'decimal' : 'text'}
              placeholder={absent}
              value={textOfValue(value)}
              onChange={(event) => onValue(valueOfText(rule, event.currentTarget.value, decimalSign()))}
            />
          )}
        </>
      )}
      <p id={`${id}-says`} class="quiet small">
        {fault === '' ? rule.description : fault}
      </p>
    </div>
  );
}
