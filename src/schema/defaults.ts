/** Fills in what is absent, from the `default` of each field; a member without a default becomes null. */
import { follow, type Node, type ResourceName, schemaNode } from './node.js';

/** A body with nothing absent: a member that is an object or an array is null when it is not used. */
export type Filled<T> = T extends readonly unknown[]
  ? { [K in keyof T]: Filled<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]-?: FilledMember<T[K]> }
    : T;

type FilledMember<M> = M extends undefined ? never : Filled<M>;

type Members = NonNullable<Node['properties']>;

/** Of the schema's objects: a list of cargo asks for those of its record once a row. */
const known = new WeakMap<Members, readonly (readonly [key: string, property: Node])[]>();

function membersOf(properties: Members) {
  const found = known.get(properties) ?? Object.entries(properties);
  known.set(properties, found);
  return found;
}

function fill(node: Node, value: unknown): unknown {
  const form = follow(node, value);
  if (Array.isArray(value)) {
    const { items } = form;
    return items === undefined ? value : value.map((entry) => fill(items, entry));
  }
  if (typeof value !== 'object' || value === null || form.properties === undefined) return value;
  const given = value as Readonly<Record<string, unknown>>;
  const filled: Record<string, unknown> = {};
  for (const [key, property] of membersOf(form.properties)) {
    const own = given[key];
    filled[key] = own === undefined ? (property.default ?? null) : fill(property, own);
  }
  return filled;
}

/** A copy of a canonical body with every default filled in, members of members included. */
export function withDefaults<T extends object>(name: ResourceName, value: T): Filled<T> {
  return fill(schemaNode(name), value) as Filled<T>;
}

/** The same body without what is as if absent: fields that are null or have their default, but for those that are required. */
export function withoutDefaults(name: ResourceName, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { properties = {}, required = [] } = schemaNode(name);
  const isSaid = ([field, own]: readonly [string, unknown]) =>
    required.includes(field) ||
    (own !== null && own !== undefined && JSON.stringify(own) !== JSON.stringify(properties[field]?.default));
  return Object.fromEntries(Object.entries(value).filter(isSaid));
}
