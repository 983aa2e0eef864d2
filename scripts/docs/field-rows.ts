/** The fields of a resource as rows of a table: name, type, what is taken when it is absent, meaning. */
import { ENUMERATIONS } from '../../src/schema/enums.js';

/** A JSON Schema with the keywords of src/schema/fields.ts, as far as a reader wants to know them. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly $ref?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly 'x-enum'?: string;
  readonly 'x-quantity'?: string;
}

/** To the heading of a resource, or to another heading than that of its name. */
export type Link = (resource: string, heading?: string) => string;

/** Beyond, a bound says no more than that the number is whole. */
const LARGEST_BOUND_SHOWN = 1_000_000_000;

const ENUMERATIONS_HEADING = 'Enumerations';

/** Members of an object that is described nowhere else follow it, as `zones[].name`. */
export function fieldRows(schema: Schema, link: Link, prefix = ''): string[][] {
  return families(schema).flatMap(([first, last]) => {
    const field = schema.properties![first]!;
    const path = `${prefix}${first}`;
    const row = [
      last === first ? `\`${path}\`` : `\`${path}\` .. \`${prefix}${last}\``,
      typeOf(field, link),
      absentOf(first, field, schema),
      meaningOf(field),
    ];
    const inner = membersOf(field);
    return [row, ...(inner ? fieldRows(inner.schema, link, `${path}${inner.step}`) : [])];
  });
}

/** First and last of the fields that differ only in the number at their end; any other field is its own last. */
function families({ properties = {} }: Schema): [first: string, last: string][] {
  const stemOf = (name: string) => name.replace(/\d+$/, '#');
  const familyOf = new Map<string, string[]>();
  for (const name of Object.keys(properties)) {
    const isNumbered = `${stemOf(name).slice(0, -1)}1` in properties;
    const stem = isNumbered ? stemOf(name) : name;
    familyOf.set(stem, [...(familyOf.get(stem) ?? []), name]);
  }
  return [...familyOf.values()].map((names) => [names[0]!, names.at(-1)!]);
}

/** Codes stand in the table of enumerations. */
function meaningOf(field: Schema): string {
  const description = field.description ?? formOf(field).description ?? '';
  return description.replace(/ ?Numeric codes: [^.]*\./, '').replace(/ in orientation 1;/, ' in that orientation;');
}

/** The one form that is no null. */
function formOf(field: Schema): Schema {
  const forms = (field.anyOf ?? []).filter((form) => form.type !== 'null');
  return forms.length === 1 ? forms[0]! : field;
}

function membersOf(field: Schema): { schema: Schema; step: string } | null {
  const form = formOf(field);
  if (form.properties && !isExtent(form)) return { schema: form, step: '.' };
  const { items } = form;
  const row = items?.properties ? items : items?.anyOf?.find((one) => one.properties);
  return row ? { schema: row, step: '[].' } : null;
}

function absentOf(name: string, field: Schema, parent: Schema): string {
  if (parent.required?.includes(name)) return 'required';
  if (field.default === undefined) return '';
  return field.default === '' ? 'empty' : `${field.default}`;
}

export function typeOf(field: Schema, link: Link): string {
  if (field['x-enum'] !== undefined) return link(field['x-enum'], ENUMERATIONS_HEADING);
  if (field.$ref !== undefined) return link(field.$ref);
  if (field.anyOf) return typesOf(field.anyOf, link);
  if (field.enum) return enumerationOf(field.enum, link) ?? field.enum.map((value) => `\`${value}\``).join(', ');
  if (isExtent(field)) return '{length, width, height}';
  switch (field.type) {
    case 'boolean':
      return 'boolean';
    case 'integer':
      return `whole number${bounds(field)}`;
    case 'number':
      return `${field['x-quantity'] ?? 'number'}${field['x-quantity'] ? '' : bounds(field)}`;
    case 'string':
      return textOf(field);
    case 'array':
      return `array of ${field.items ? typeOf(field.items, link) : 'anything'}`;
    case 'object':
      return 'object';
    default:
      return 'anything';
  }
}

function typesOf(forms: readonly Schema[], link: Link): string {
  return [...new Set(forms.map((form) => (form.type === 'null' ? 'null' : typeOf(form, link))))].join(' or ');
}

function textOf({ maxLength, format }: Schema): string {
  if (format === 'date-time') return 'instant (ISO 8601, UTC)';
  return maxLength === undefined ? 'text' : `text, at most ${maxLength}`;
}

function bounds({ minimum, maximum }: Schema): string {
  const least = minimum !== undefined && minimum >= -LARGEST_BOUND_SHOWN ? minimum : null;
  const most = maximum !== undefined && maximum <= LARGEST_BOUND_SHOWN ? maximum.toLocaleString('en') : null;
  if (most !== null) return ` ${least ?? ''}..${most}`;
  return least === null ? '' : `, ${least} or more`;
}

function isExtent(schema: Schema): boolean {
  return (
    Object.keys(schema.properties ?? {}).join() === 'length,width,height' && schema.description !== 'Counts of pieces.'
  );
}

/** Schemas of answers and queries list the values: the enumeration that has the same. */
function enumerationOf(values: readonly string[], link: Link): string | null {
  const list = [...ENUMERATIONS.values()].find((one) => one.values.join() === values.join());
  return list ? link(list.name, ENUMERATIONS_HEADING) : null;
}
