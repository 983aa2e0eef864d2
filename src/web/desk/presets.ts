/** What a press on a preset of the rules writes: Multi-drop brings along how far an arm reaches, every other one its own field. */
import { withStopsInOrder } from '../plan-request/reach-limit.js';
import type { RequestDraft, Row } from '../plan-request/request-draft.js';
import { isRuleOn, type Preset, presetOn, withRuleOn } from './rule-fields.js';

export function withPreset(draft: RequestDraft, preset: Preset): RequestDraft {
  const { rules } = draft;
  const withRules = (next: Row) => ({ ...draft, rules: next });
  if (preset === 'Heavy') return withRules(withRuleOn(rules, 'Heavier', !presetOn(rules, preset)));
  if (preset === 'Tour') return withStopsInOrder(draft, !presetOn(rules, preset));
  if (preset === 'Study') return withRules(withRuleOn(rules, 'Support', presetOn(rules, preset)));
  const supported = withRuleOn(rules, 'Support', true);
  const loose = withRules(isRuleOn(rules, 'Heavier') ? withRuleOn(supported, 'Heavier', false) : supported);
  return isRuleOn(rules, 'Stops') ? withStopsInOrder(loose, false) : loose;
}
