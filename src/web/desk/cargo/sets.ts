/** What a row says of sets, where whole sets are loaded: to which one it belongs, and how many of it make one. */
import { CALCULATION_TYPE } from '../../../schema/enums.js';
import type { Row } from '../../plan-request/request-draft.js';

const NONE: readonly string[] = [];
const ONE_SET: readonly string[] = ['setRatio'];
const SETS_BY_GROUP: readonly string[] = ['groupName', 'setRatio'];

/** Fields of a row; none where cargo is loaded as it comes. */
export function setFieldsOf(rules: Row): readonly string[] {
  const type = CALCULATION_TYPE.match(rules['calculationType'] ?? 'MixLoad');
  if (type === 'MultipleSetLoad') return SETS_BY_GROUP;
  return type === 'SetLoad' || type === 'SetLoadByVolume' ? ONE_SET : NONE;
}
