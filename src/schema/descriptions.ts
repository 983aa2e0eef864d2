/**
 * What is said of the fields of a resource. Pages read it as plain data (scripts/web/plain-schemas.mjs) apart from the
 * schemas: what it is not shown in need not load it.
 */
import { REQUEST_SCHEMAS } from './request-schemas.js';

/** Of which forms or wide tables show what is said of each field. */
const SHOWN = ['Cargo', 'CargoRecord', 'EmptyContainer', 'Rules', 'AccountSettings'] as const;

export type DescribedName = (typeof SHOWN)[number];

interface Described {
  readonly description?: string;
  readonly anyOf?: readonly Described[];
  readonly type?: string;
}

/** Of a choice in numbers, which people choose in words. */
const CODES = / Numeric codes: .*$/;

/** By resource and field, in English. */
export const DESCRIPTIONS = Object.fromEntries(
  SHOWN.map((name) => {
    const fields = Object.entries(REQUEST_SCHEMAS[name].properties as Readonly<Record<string, Described>>);
    return [name, Object.fromEntries(fields.map(([field, node]) => [field, saidOf(node)]))];
  }),
) as Readonly<Record<DescribedName, Readonly<Record<string, string>>>>;

/** A choice that may be null is described in the form that is not. */
function saidOf({ description, anyOf = [] }: Described): string {
  const said = description ?? anyOf.find(({ type }) => type !== 'null')?.description ?? '';
  return said.replace(CODES, '');
}
