/** What is worth knowing of a plan, in the page's words: one sentence a kind, what the service says of it behind "Which?". */
import { useState } from 'preact/hooks';
import type { LoadResponse } from '../../../schema/load.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { Later } from '../../shell/later.js';
import { plainly } from '../../words/said.js';
import { number } from '../../words/words.js';
import { behindOthers } from '../behind-others.js';
import { goToCell } from '../go-to-cell.js';
import { Icon } from '../icons.js';
import { isRuleOn, type RuleName, withRuleOn } from '../rule-fields.js';
import { unweighedRows } from '../unweighed.js';
import { type DeskLabel, desk } from '../words.js';
import { warningCount, worthKnowing } from '../worth-knowing.js';
import { sentenceOf } from './warning-sentence.js';

const reached = () => import('./reached.js');
const whatOf = () => import('./warned-of.js');

type Warning = LoadResponse['warnings'][number];

/** Warnings that are told together. */
interface Kind {
  readonly sentence: string;
  readonly of: readonly Warning[];
}

export function Warnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  const behind = behindOthers.value;
  const said = new Map<string, Kind>();
  for (const warning of worthKnowing(warnings)) {
    const sentence = sentenceOf(warning);
    // What only the service words is of one kind by its code: the first stands for all.
    const key = sentence === plainly(warning.message) ? warning.code : sentence;
    const known = said.get(key);
    said.set(key, { sentence: known?.sentence ?? sentence, of: [...(known?.of ?? []), warning] });
  }
  return (
    <div class="amber-box">
      <h3>
        <Icon name="warning" />
        {desk('warnings', { count: warningCount(warnings) })}
      </h3>
      <ul class="sentences">
        {behind !== null && (
          <li>
            {desk('behindInAll', { count: number(behind.count), total: number(behind.total) })}
            <WhichAreReached />
          </li>
        )}
        <Unweighed />
        {[...said].map(([key, { sentence, of }]) => (
          <li key={key}>
            {sentence}
            <Mend code={of[0]!.code} />
            <Which sentence={sentence} of={of} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By stops at once, as somebody waits at each; where there are none, for who asks. */
function WhichAreReached() {
  const [isOpen, setOpen] = useState(false);
  const { rules } = draft.value;
  if (rules['isSequenceUsed'] === true || rules['isGroupSequenceUsed'] === true) return <Later load={reached} />;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{desk('warnWhich')}</summary>
      {isOpen && <Later load={reached} />}
    </details>
  );
}

function Unweighed() {
  const [first, ...others] = unweighedRows.value;
  if (first === undefined) return null;
  return (
    <li>
      {desk('warnUnweighed', { count: others.length + 1 })}
      <button type="button" class="desk-button is-small" onClick={() => goToCell(first, 'weight')}>
        {desk('faultGo')}
      </button>
    </li>
  );
}

/** The rule that mends what is warned of, in a button's words. */
const MENDS: Readonly<Record<string, readonly [rule: RuleName, words: DeskLabel]>> = {
  HeavyOnLight: ['Heavier', 'heavyBelow'],
  OffCentre: ['Centre', 'centreWeight'],
};

function Mend({ code }: { readonly code: string }) {
  const found = MENDS[code];
  if (found === undefined || isRuleOn(draft.value.rules, found[0])) return null;
  const mend = () => change({ ...draft.value, rules: withRuleOn(draft.value.rules, found[0], true) });
  return (
    <button type="button" class="desk-button is-small" onClick={mend}>
      {desk(found[1])}
    </button>
  );
}

function Which({ sentence, of }: Kind) {
  const [isOpen, setOpen] = useState(false);
  const details = [...new Set(of.map(({ message }) => plainly(message)))].filter((one) => one !== sentence);
  if (details.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{desk('warnWhich')}</summary>
      {isOpen && <Later load={whatOf} given={{ of, details }} />}
    </details>
  );
}
