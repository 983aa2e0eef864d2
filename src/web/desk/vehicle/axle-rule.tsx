/** The law whose limits of axles are asked beside those of the plates. */
import { AXLE_REGULATION } from '../../../schema/enums.js';
import type { Row } from '../../plan-request/request-draft.js';
import { Choice } from '../choice.js';
import { told, type VehicleLabel } from './words.js';

const LAWS: Readonly<Record<(typeof AXLE_REGULATION.values)[number], VehicleLabel>> = {
  None: 'lawNone',
  'EU96-53': 'lawEU',
  DE: 'lawDE',
  'US-Federal': 'lawUS',
};

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
        options={AXLE_REGULATION.values.map((law) => [law, told(LAWS[law])])}
        onValue={(law) => setField('axleRegulation', law === 'None' ? undefined : law)}
      />
    </div>
  );
}
