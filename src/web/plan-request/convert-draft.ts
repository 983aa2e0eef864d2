/** A request in another unit of measure: every length and weight that its schema knows, to four places. */
import { convert, lengthRatio, toFourPlaces, weightRatio } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { follow, type Node, type ResourceName, schemaNode } from '../../schema/node.js';
import type { RequestDraft, Row } from './request-draft.js';

export function inUnit(draft: RequestDraft, uom: Uom): RequestDraft {
  const { uom: from, cargoes, emptyContainers, rules } = draft;
  return {
    ...draft,
    uom,
    cargoes: rowsInUnit('Cargo', cargoes, from, uom),
    emptyContainers: rowsInUnit('EmptyContainer', emptyContainers, from, uom),
    rules: rowsInUnit('Rules', [rules], from, uom)[0]!,
  };
}

export function rowsInUnit(name: ResourceName, rows: readonly Row[], from: Uom, to: Uom): readonly Row[] {
  if (from === to) return rows;
  const by = { length: lengthRatio(from, to), weight: weightRatio(from, to) };
  const walk = (node: Node, value: unknown): unknown => {
    const form = follow(node, value);
    if (Array.isArray(value)) return form.items === undefined ? value : value.map((entry) => walk(form.items!, entry));
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(([field, inner]) => {
        const property = form.properties?.[field];
        return [field, property === undefined ? inner : walk(property, inner)];
      });
      return Object.fromEntries(entries);
    }
    const quantity = form['x-quantity'];
    return typeof value !== 'number' || quantity === undefined ? value : toFourPlaces(convert(value, by[quantity]));
  };
  return rows.map((row) => walk(schemaNode(name), row) as Row);
}
