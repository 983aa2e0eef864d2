/** What the check has gone through, rule by rule: it shares no code with the search. */
import type { RULES } from '../../../locales/made/eng/rules.js';
import { laterWords } from '../../words/later-words.js';
import { isOfNow, shownLoad } from '../desk-state.js';
import { Icon } from '../icons.js';

const rule = await laterWords<typeof RULES>({
  ENG: async () => (await import('../../../locales/made/eng/rules.js')).RULES,
  GER: async () => (await import('../../../locales/made/ger/rules.js')).RULES,
  SPN: async () => (await import('../../../locales/made/spn/rules.js')).RULES,
  FRN: async () => (await import('../../../locales/made/frn/rules.js')).RULES,
  BRZ: async () => (await import('../../../locales/made/brz/rules.js')).RULES,
  CHN: async () => (await import('../../../locales/made/chn/rules.js')).RULES,
  JPN: async () => (await import('../../../locales/made/jpn/rules.js')).RULES,
  KOR: async () => (await import('../../../locales/made/kor/rules.js')).RULES,
});

export default function Checks() {
  const checks = shownLoad.value?.verification?.checks ?? [];
  return (
    <ul data-is-old={!isOfNow.value}>
      {checks.map((id) => (
        <li key={id}>
          <Icon name="check" />
          <span>{rule(id as keyof typeof RULES)}</span>
        </li>
      ))}
    </ul>
  );
}
