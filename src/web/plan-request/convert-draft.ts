/** A request in another unit of measure: every length and weight that its schema knows, to four places. */
import { convert, lengthRatio, toFourPlaces, weightRatio } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { follow, type Node, schemaNode } from '../../schema/node.js';
import type { RequestDraft, Row } from './request-draft.js';

export function inUnit(draft: RequestDraft, uom: Uom): RequestDraft {
  const by = { length: lengthRatio(draft.uom, uom), weight: weightRatio(draft.uom, uom) };
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
  const rows = (name: 'Cargo' | 'EmptyContainer', list: readonly Row[]) =>
    list.map((row) => walk(schemaNode(name), row) as Row);
  return {
    ...draft,
    uom,
    cargoes: rows('Cargo', draft.cargoes),
    emptyContainers: rows('EmptyContainer', draft.emptyContainers),
    rules: walk(schemaNode('Rules'), draft.rules) as Row,
  };
}
