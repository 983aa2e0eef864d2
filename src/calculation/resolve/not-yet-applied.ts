/**
 * Fields that are accepted but whose rule is not built yet. So that nobody is misled, each is named in the warnings
 * when it is set to something else than its default, and the load problem holds its default: neither the search nor
 * the verifier sees it. A rule that gets built in both loses its line here.
 */
import { type Node, type ResourceName, schemaNode } from '../../schema/node.js';
import type { Warning } from '../types.js';

const RULES: readonly string[] = [];

const CARGO: readonly string[] = [];

/** For docs/interface.md. */
export const FIELDS_NOT_YET_APPLIED = { Rules: RULES, Cargo: CARGO } as const;

type Fields = Readonly<Record<string, unknown>>;

function isActive(node: Node | undefined, value: unknown): boolean {
  const absent = node?.default ?? null;
  if (value === undefined || value === null || value === absent) return false;
  return Array.isArray(value) ? value.length > 0 : true;
}

function activeFields(resource: ResourceName, fields: readonly string[], record: object): string[] {
  const { properties } = schemaNode(resource);
  return fields.filter((field) => isActive(properties?.[field], (record as Fields)[field]));
}

function withoutFields<T extends object>(resource: ResourceName, fields: readonly string[], record: T): T {
  const { properties } = schemaNode(resource);
  const active = activeFields(resource, fields, record);
  if (active.length === 0) return record;
  const neutral = active.map((field): [string, unknown] => [field, properties?.[field]?.default ?? null]);
  return { ...record, ...Object.fromEntries(neutral) };
}

/** A cargo with defaults filled in -> the same with what is not built yet switched off. */
export function appliedCargo<T extends object>(cargo: T): T {
  return withoutFields('CargoRecord', CARGO, cargo);
}

export function appliedRules<T extends object>(rules: T): T {
  return withoutFields('Rules', RULES, rules);
}

/** One warning for a field, at the first of the records that use it. */
function fieldsNotApplied(
  resource: ResourceName,
  fields: readonly string[],
  records: readonly object[],
  pointer: string,
): Warning[] {
  const active = records.map((record) => new Set(activeFields(resource, fields, record)));
  return fields.flatMap((field) => {
    const using = active.flatMap((own, index) => (own.has(field) ? [index] : []));
    return firstOf(using, (index) => `${pointer}/${index}/${field}`, `\`${field}\` is accepted but not applied yet`);
  });
}

/** A warning at the first of several places, which says how many there are. */
function firstOf(places: readonly number[], pointer: (place: number) => string, message: string): Warning[] {
  const [first] = places;
  if (first === undefined) return [];
  const times = places.length > 1 ? ` (${places.length} times)` : '';
  return [{ code: 'NotYetApplied', pointer: pointer(first), message: `${message}${times}.` }];
}

/** All records with defaults filled in. */
export function notYetApplied({
  cargoes,
  rules,
}: {
  readonly cargoes: readonly object[];
  readonly rules: object;
}): Warning[] {
  return [...fieldsNotApplied('CargoRecord', CARGO, cargoes, '/cargoes'), ...rulesNotApplied(rules)];
}

function rulesNotApplied(rules: object): Warning[] {
  return activeFields('Rules', RULES, rules).map((rule) => ({
    code: 'NotYetApplied',
    pointer: `/rules/${rule}`,
    message: `\`${rule}\` is accepted but not applied yet.`,
  }));
}
