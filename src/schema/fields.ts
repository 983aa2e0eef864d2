/**
 * The kinds of fields that the resources are made of. Besides JSON Schema's own keywords they carry six of ours,
 * which every walk over a body follows:
 *
 *   x-enum      the enumeration (enums.ts) whose spellings and codes are accepted
 *   x-quantity  'length' or 'weight': a number that changes with the unit of measure
 *   x-density   'weightPerLength' or 'pressure': a weight on a length or an area, which changes with it too
 *   x-trim      a text whose outer blanks do not count
 *   x-fault     the code of a fault of this field, when it is not ValidationFailed
 *   x-ignored   members that are accepted and dropped: answers have them, and may be sent back as they are
 *   x-shown     keywords of the interface definition alone: what code checks because it says it better
 */

import type { Density } from '../domain/units.js';
import type { IssueCode } from './codes.js';
import type { Enumeration } from './enums.js';
import { LIMITS } from './limits.js';
import { COLOUR_NAMES } from './named-colours.js';
import Type, { type TSchema } from './typebox.js';

export const OWN_KEYWORDS = ['x-enum', 'x-quantity', 'x-density', 'x-trim', 'x-fault', 'x-ignored', 'x-shown'] as const;

/** Everything of a field but its kind. */
interface Extra {
  readonly 'x-shown'?: Readonly<Record<string, unknown>>;
  readonly 'x-fault'?: IssueCode;
}

export const text = (description: string, maxLength?: number, extra: Extra = {}) =>
  Type.Optional(Type.String({ description, default: '', ...(maxLength === undefined ? {} : { maxLength }), ...extra }));

export const colourHex = (description: string) =>
  text(description, undefined, { 'x-shown': { pattern: '^(#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8}))?$' } });

export const colourName = (description: string) =>
  text(description, undefined, { 'x-shown': { enum: ['', ...COLOUR_NAMES] } });

/** No half of a pair of surrogates, which no UTF-8 and so neither store nor path can hold. */
const WHOLE_UNICODE = '[^\\uD800-\\uDFFF]*';

/** Outer blanks do not count: a name begins and ends with something else. Written out, as languages differ in \s. */
const SIGN =
  '[^\\u0000-\\u0020\\u007F-\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF\\uD800-\\uDFFF]';
export const WITH_A_SIGN = `^(?!\\.{1,2}$)${SIGN}(${WHOLE_UNICODE}${SIGN})?$`;

/** A UTC day, or an instant with a time zone. */
export const DAY_OR_INSTANT =
  '^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?([Zz]|[+-]\\d{2}:\\d{2}))?$';

const nameKeywords = (description: string) => ({
  description,
  minLength: 1,
  maxLength: LIMITS.nameLength,
  pattern: `^(?!\\.{1,2}$)${WHOLE_UNICODE}$`,
  'x-trim': true,
  'x-shown': {
    description: `${description} Whole Unicode text, without half of a surrogate pair; neither \`.\` nor \`..\`.`,
    pattern: WITH_A_SIGN,
  },
});

/** A name that must be there: 1 to 255 characters, neither `.` nor `..` (names stand in paths). */
export const name = (description: string) => Type.String(nameKeywords(description));

export const optionalName = (description: string) =>
  Type.Optional(
    Type.String({
      description,
      maxLength: LIMITS.nameLength,
      pattern: `^${WHOLE_UNICODE}$`,
      'x-trim': true,
      default: '',
    }),
  );

export const flag = (absent: boolean, description: string) =>
  Type.Optional(Type.Boolean({ description, default: absent }));

/** A flag that means what other fields say when it is absent: it is null then. */
export const flagOrNull = (description: string) => optional(Type.Boolean({ description }));

export const length = (description: string, extra: Extra = {}) =>
  Type.Optional(
    Type.Number({ description, minimum: 0, maximum: LIMITS.size, default: 0, 'x-quantity': 'length', ...extra }),
  );

/** A coordinate inside a container. */
export const coordinate = (description: string) =>
  Type.Optional(
    Type.Number({ description, minimum: -LIMITS.size, maximum: LIMITS.size, default: 0, 'x-quantity': 'length' }),
  );

export const weight = (description: string) =>
  Type.Optional(Type.Number({ description, minimum: 0, maximum: LIMITS.weight, default: 0, 'x-quantity': 'weight' }));

/** A weight on a metre or foot, or on a square of it. */
export const density = (kind: Density, description: string) =>
  Type.Optional(Type.Number({ description, minimum: 0, maximum: LIMITS.weight, default: 0, 'x-density': kind }));

/** A part of a whole, above 0. */
export const share = (description: string) =>
  Type.Optional(Type.Number({ description, exclusiveMinimum: 0, maximum: 1, default: 1 }));

export const price = (description: string) =>
  Type.Optional(Type.Number({ description, minimum: 0, maximum: LIMITS.price, default: 0 }));

export const percent = (description: string, maximum = 100) =>
  Type.Optional(Type.Number({ description, minimum: 0, maximum, default: 0 }));

/** A whole number that is not negative. */
export const count = (description: string, maximum: number = LIMITS.whole) =>
  Type.Optional(Type.Integer({ description, minimum: 0, maximum, default: 0 }));

/** A whole number of either sign. */
export const rank = (description: string) =>
  Type.Optional(Type.Integer({ description, minimum: -LIMITS.whole - 1, maximum: LIMITS.whole, default: 0 }));

export const choice = <Value extends string>(list: Enumeration<Value>, absent: Value, description: string) =>
  Type.Optional(
    Type.Enum([...list.values], { description: describe(list, description), 'x-enum': list.name, default: absent }),
  );

/** A choice that says nothing when it is absent: it is null then. */
export const choiceOrNull = <Value extends string>(list: Enumeration<Value>, description: string) =>
  optional(requiredChoice(list, description));

export const requiredChoice = <Value extends string>(list: Enumeration<Value>, description: string) =>
  Type.Enum([...list.values], { description: describe(list, description), 'x-enum': list.name });

function describe(list: Enumeration, description: string): string {
  const codes = Object.entries(list.codes).map(([value, code]) => `${code} = ${value}`);
  return codes.length === 0 ? description : `${description} Numeric codes: ${codes.join(', ')}.`;
}

/** A member that is null when it is not used. */
export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const optional = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()], { default: null }));

/** Length, width, height as a member of a request; what is absent is 0. */
export const size = (description: string) =>
  Type.Object(
    { length: length('Along the length.'), width: length('Along the width.'), height: length('Along the height.') },
    { description },
  );

export const position = (description: string) =>
  Type.Object(
    {
      length: coordinate('From the front wall.'),
      width: coordinate('From the left, seen from the door.'),
      height: coordinate('From the floor.'),
    },
    { description },
  );
