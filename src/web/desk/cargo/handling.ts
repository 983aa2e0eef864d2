/** How cargo is handled, as three icons of a row: which field each reads, and what a click writes. */

import { FLOOR_STACK_TYPE } from '../../../schema/enums.js';
import { orientationMask } from '../../../schema/orientations.js';
import type { Row } from '../../plan-request/request-draft.js';
import { withField } from '../../plan-request/request-draft.js';

export const HANDLINGS = ['upright', 'nothingOnTop', 'floorOnly'] as const;
export type Handling = (typeof HANDLINGS)[number];

/** `half`: the row says something else of it than the icon can. */
export type Lit = 'on' | 'off' | 'half';

const UPRIGHT = 0b11;
const ANY_SIDE = 0b111111;
const LIMITS_ON_TOP = ['maxSupportingWeight', ...[1, 2, 3, 4, 5, 6].map((one) => `maxLayersOnOrientation${one}`)];

export function litOf(row: Row, handling: Handling): Lit {
  if (handling === 'upright') {
    const said = row['orientationsAllowed'] ?? '';
    const mask = typeof said === 'string' || typeof said === 'number' ? orientationMask(said) : null;
    return mask === UPRIGHT ? 'on' : mask === ANY_SIDE ? 'off' : 'half';
  }
  if (handling === 'nothingOnTop') {
    if (row['nothingOnTop'] === true) return 'on';
    return LIMITS_ON_TOP.some((field) => isLimit(row[field])) ? 'half' : 'off';
  }
  const type = FLOOR_STACK_TYPE.match(row['floorStackType'] ?? 'BestFit');
  return type === 'BottomOnly' ? 'on' : type === 'BestFit' ? 'off' : 'half';
}

/** After a click. */
export function toggled(row: Row, handling: Handling): Row {
  const isOn = litOf(row, handling) === 'on';
  if (handling === 'upright') return withField(row, 'orientationsAllowed', isOn ? 'OrientationsAll' : undefined);
  if (handling === 'nothingOnTop') return withField(row, 'nothingOnTop', isOn ? undefined : true);
  return withField(row, 'floorStackType', isOn ? undefined : 'BottomOnly');
}

/** 0 is no limit, and so is nothing. */
function isLimit(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== 0;
}
