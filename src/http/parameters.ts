/** Reads path and query parameters as their schemas say: words in any case, `1` for true, defaults filled in. */

import type { Issue, Warning } from '../calculation/types.js';
import type { IssueCode } from '../schema/codes.js';
import { ENUMERATIONS } from '../schema/enums.js';
import { LIMITS } from '../schema/limits.js';
import { didYouMean } from '../schema/near-miss.js';
import type { TObject, TSchema } from '../schema/typebox.js';
import { badPath, badQuery } from './errors.js';

/** The parts of a JSON Schema that a parameter may use. */
interface ParameterSchema {
  readonly type?: 'boolean' | 'integer' | 'string';
  readonly enum?: readonly string[];
  /** Name of the enumeration whose other spellings and codes are understood too. */
  readonly 'x-enum'?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export interface Query {
  readonly values: Readonly<Record<string, unknown>>;
  readonly sent: ReadonlySet<string>;
  readonly warnings: readonly Warning[];
}

/** @throws Problem 400 listing every fault */
export function readQuery(schema: TObject, search: URLSearchParams): Query {
  const values: Record<string, unknown> = {};
  const warnings: Warning[] = [];
  const issues: Issue[] = [];
  const known = Object.entries(schema.properties as Record<string, TSchema>);
  for (const [name, property] of known) {
    const given = search.getAll(name);
    if (given.length > 1) {
      issues.push(fault(`?${name}`, 'Repeated', `The query parameter ${name} is given ${given.length} times.`));
      continue;
    }
    const text = given[0];
    const result = readValue(property as ParameterSchema, text, `?${name}`, `The query parameter ${name}`);
    if ('issue' in result) issues.push(result.issue);
    else if (result.value !== undefined) values[name] = result.value;
  }
  const names = new Set(search.keys());
  for (const name of names) {
    if (Object.hasOwn(schema.properties, name)) continue;
    const hint = didYouMean(
      name,
      known.map(([knownName]) => knownName),
    );
    warnings.push({
      code: 'UnknownField',
      pointer: `?${name}`,
      message: `The query parameter ${name} is unknown and was ignored${hint ? `; ${hint}` : '.'}`,
    });
  }
  if (issues.length > 0) throw badQuery(issues);
  return { values, sent: names, warnings };
}

/** @param params decoded, as the router found them; @throws Problem 400 listing every fault */
export function readPath(schema: TObject, params: Readonly<Record<string, string>>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const [name, property] of Object.entries(schema.properties as Record<string, TSchema>)) {
    const bounded = { maxLength: LIMITS.nameLength, ...(property as ParameterSchema) };
    const result = readValue(bounded, params[name], `{${name}}`, `${name} in the path`);
    if ('issue' in result) issues.push(result.issue);
    else values[name] = result.value;
  }
  if (issues.length > 0) throw badPath(issues);
  return values;
}

type Reading = { readonly value: unknown } | { readonly issue: Issue };

function readValue(schema: ParameterSchema, text: string | undefined, pointer: string, subject: string): Reading {
  if (text === undefined || (text === '' && schema.type === 'string')) return { value: schema.default };
  if (schema.enum) return readWord(schema.enum, schema['x-enum'], text, pointer, subject);
  switch (schema.type) {
    case 'boolean':
      return readBoolean(text, pointer, subject);
    case 'integer':
      return readInteger(schema, text, pointer, subject);
    default:
      return readText(schema, text, pointer, subject);
  }
}

function readBoolean(text: string, pointer: string, subject: string): Reading {
  const word = text.toLowerCase();
  if (word === 'true' || word === '1') return { value: true };
  if (word === 'false' || word === '0') return { value: false };
  return { issue: fault(pointer, 'WrongType', `${subject} must be true or false, not "${text}".`) };
}

function readInteger(schema: ParameterSchema, text: string, pointer: string, subject: string): Reading {
  const { minimum = -(2 ** 31), maximum = 2 ** 31 - 1 } = schema;
  const value = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= minimum && value <= maximum) return { value };
  return {
    issue: fault(
      pointer,
      'OutOfRange',
      `${subject} must be a whole number from ${minimum} to ${maximum}, not "${text}".`,
    ),
  };
}

/** Words match without regard to case, blanks, hyphens and underscores. */
function readWord(
  allowed: readonly string[],
  list: string | undefined,
  text: string,
  pointer: string,
  subject: string,
): Reading {
  const plain = (word: string) => word.toLowerCase().replace(/[\s_-]/g, '');
  const known = list === undefined ? undefined : ENUMERATIONS.get(list)?.match(text);
  const value = known ?? allowed.find((word) => plain(word) === plain(text));
  if (value !== undefined) return { value };
  const message = `${subject} must be one of ${allowed.join(', ')}, not "${text}".`;
  return { issue: { ...fault(pointer, 'UnknownValue', message), allowedValues: allowed } };
}

function readText(schema: ParameterSchema, text: string, pointer: string, subject: string): Reading {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  // As the schemas of bodies count: what is one sign for a person is one character.
  const characters = [...text].length;
  if (characters >= minLength && characters <= maxLength) return { value: text };
  return { issue: fault(pointer, 'WrongLength', `${subject} must have ${minLength} to ${maxLength} characters.`) };
}

function fault(pointer: string, code: IssueCode, message: string): Issue {
  return { pointer, code, message };
}
