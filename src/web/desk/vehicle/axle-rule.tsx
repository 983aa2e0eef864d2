/** The law whose limits of axles are asked beside those of the plates. */
import { LAW_WORDS } from '../../../scene/vehicle/vehicle-words.js';
import { AXLE_REGULATION } from '../../../schema/enums.js';
import type { Row } from '../../plan-request/request-draft.js';
import { Choice } from '../choice.js';
import { told } from './words.js';

interface AxleRuleProps {
  readonly rules: Row;
  readonly setField: (field: string, value: unknown) => void;
}

export default function AxleRule({ rules, setField }: AxleRuleProps) {
  return (
    <div class="rule-line">
      <span>{told('ruleAxles')}</span>
      <Choice
        label={told('ruleAxles')}
        value={AXLE_REGULATION.match(String(rules['axleRegulation'] ?? 'None')) ?? ''}
        options={AXLE_REGULATION.values.map((law) => [law, told(LAW_WORDS[law])])}
        onValue={(law) => setField('axleRegulation', law === 'None' ? undefined : law)}
      />
    </div>
  );
}
