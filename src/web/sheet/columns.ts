/** The columns that a table of a resource can have: one for every field of its schema that is one value. */
import { UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { type Node, type ResourceName, schemaNode } from '../../schema/node.js';
import { titleOf } from '../words/field-title.js';

export type ColumnKind = 'text' | 'number' | 'flag' | 'choice';

export interface Column {
  /** As in the interface. */
  readonly field: string;
  /** In English. */
  readonly title: string;
  readonly kind: ColumnKind;
  /** Of a choice. */
  readonly choices: readonly string[];
  readonly quantity: 'length' | 'weight' | null;
  /** What an empty cell means. */
  readonly absent: unknown;
}

/** In the order of the schema. */
export function columnsOf(name: ResourceName): Column[] {
  return Object.entries(schemaNode(name).properties ?? {}).flatMap(([field, node]) => columnOf(field, node) ?? []);
}

/** Null: it holds an object or a list, for which a cell is no place. */
function columnOf(field: string, node: Node): Column | null {
  const forms = node.anyOf ?? [node];
  const form = forms.find(({ enum: values }) => values !== undefined) ?? forms.find(({ type }) => type !== 'null');
  const kind = form === undefined ? null : kindOf(form);
  if (form === undefined || kind === null) return null;
  return {
    field,
    title: titleOf(field),
    kind,
    choices: form.enum ?? [],
    quantity: form['x-quantity'] ?? null,
    absent: node.default,
  };
}

function kindOf({ enum: values, type }: Node): ColumnKind | null {
  if (values !== undefined) return 'choice';
  if (type === 'string') return 'text';
  if (type === 'number' || type === 'integer') return 'number';
  return type === 'boolean' ? 'flag' : null;
}

export function unitOf({ quantity }: Column, uom: Uom): string {
  return quantity === null ? '' : UNITS[uom][quantity];
}
