/** What is worth knowing of a plan, in the page's words: one sentence a kind, what the service says of it behind "Which?". */
import type { LoadResponse } from '../../../schema/load.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { fieldText, plainly, toldAlone } from '../../words/said.js';
import { number } from '../../words/words.js';
import { Icon } from '../icons.js';
import { desk } from '../words.js';
import { isRuleOn, withRuleOn } from './rule-fields.js';

type Warning = LoadResponse['warnings'][number];

export function Warnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  const said = new Map<string, Warning[]>();
  for (const warning of warnings) {
    const sentence = sentenceOf(warning);
    said.set(sentence, [...(said.get(sentence) ?? []), warning]);
  }
  return (
    <div class="amber-box">
      <h3>
        <Icon name="warning" />
        {desk('warnings', { count: warnings.length })}
      </h3>
      <ul class="sentences">
        {[...said].map(([sentence, of]) => (
          <li key={sentence}>
            {sentence}
            {of[0]!.code === 'HeavyOnLight' && <HeavyBelow />}
            <Which sentence={sentence} of={of} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Mends it: nothing heavier lies on something lighter. */
function HeavyBelow() {
  if (isRuleOn(draft.value.rules, 'Heavier')) return null;
  const mend = () => change({ ...draft.value, rules: withRuleOn(draft.value.rules, 'Heavier', true) });
  return (
    <button type="button" class="desk-button is-small" onClick={mend}>
      {desk('presetHeavy')}
    </button>
  );
}

function Which({ sentence, of }: { readonly sentence: string; readonly of: readonly Warning[] }) {
  const details = [...new Set(of.map(({ message }) => plainly(message)))].filter((one) => one !== sentence);
  if (details.length === 0) return null;
  return (
    <details>
      <summary>{desk('warnWhich')}</summary>
      {details.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </details>
  );
}

function sentenceOf({ code, pointer, message }: Warning): string {
  const [, list = '', row, field = ''] = /^\/(\w+)(?:\/(\d+))?(?:\/.*)?\/(\w+)$/.exec(pointer) ?? [];
  if (code === 'HeavyOnLight') return desk('warnHeavy');
  if (code === 'Unbalanced') return desk('warnUnbalanced');
  if (code === 'NoEffect' && field !== '') return desk('warnNoEffect', { field: fieldText(field) });
  if (code === 'LooksLikeOtherUnit' && row !== undefined)
    return desk(list === 'cargoes' ? 'warnUnitCargo' : 'warnUnitContainer', { row: number(Number(row) + 1) });
  return toldAlone(code, message);
}
