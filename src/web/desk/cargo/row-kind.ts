/** What a row is: a box, a roll, or a pallet that comes loaded. A roll says its diameter, and its length in its height. */
import { STYLE } from '../../../schema/enums.js';
import { type Row, withField } from '../../plan-request/request-draft.js';

export const KINDS = ['Shipcase', 'Roll', 'Palletload'] as const;
export type Kind = (typeof KINDS)[number];

/** Of what is none of them, a box. */
export function kindOf({ style }: Row): Kind {
  return STYLE.match(style) ?? 'Shipcase';
}

/** Sizes go along: of a box with two equal sides these become the diameter, the third one the length of the roll. */
export function withKind(row: Row, kind: Kind): Row {
  const before = kindOf(row);
  const next = withField(row, 'style', kind);
  if (before === kind) return row;
  if (kind === 'Roll') {
    const { length, width, height } = row;
    const liesAlong = isSame(width, height) && !isSame(length, width);
    const [diameter, axis] = liesAlong ? [width, length] : [width ?? length, height];
    return withFields(next, { diameter, height: axis, length: undefined, width: undefined });
  }
  if (before !== 'Roll') return next;
  const { diameter } = row;
  return withFields(next, { length: diameter, width: diameter, height: row['height'], diameter: undefined });
}

function withFields(row: Row, fields: Row): Row {
  return Object.entries(fields).reduce((one, [field, value]) => withField(one, field, value), row);
}

/** Sizes may carry a unit of their own. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
