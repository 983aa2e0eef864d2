/** Rows of the interface whose sizes and weights may have units of their own, wherever they stand in a row. */
import type { Rounding } from '../../domain/units.js';
import { UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { follow, type Node, type ResourceName, schemaNode } from '../../schema/node.js';
import { isMeasured, kept, type Measured, type Quantity, sentIn } from './measured.js';

type Row = Readonly<Record<string, unknown>>;
type Change = (value: number | Measured, quantity: Quantity, rounding: Rounding) => unknown;

/** What cargo needs is rounded up, what anything else has or allows is rounded down. */
const roundingOf = (name: string): Rounding => (name.startsWith('Cargo') ? 'up' : 'down');

/** The same rows as they are sent, in one unit. @param uom null: every figure of them has its own */
export function rowsSent(name: ResourceName, rows: readonly Row[], uom: Uom): readonly Row[] {
  return rows.map((row) =>
    hasMeasured(row)
      ? changed(name, row, (value, _, rounding) => (isMeasured(value) ? sentIn(value, uom, rounding) : value))
      : row,
  );
}

/** The same figures where plain numbers are in another unit. */
export function rowsKeptIn(name: ResourceName, rows: readonly Row[], from: Uom | null, to: Uom | null): readonly Row[] {
  if (from === to) return rows;
  return rows.map((row) =>
    changed(name, row, (value, quantity) => {
      if (isMeasured(value)) return kept(value, to);
      return from === null ? value : kept({ figure: value, unit: UNITS[from][quantity] }, to);
    }),
  );
}

/** Whether any figure of the rows is a length. */
export function hasLength(name: ResourceName, rows: readonly Row[]): boolean {
  let isFound = false;
  for (const row of rows) {
    changed(name, row, (value, quantity) => {
      isFound ||= quantity === 'length';
      return value;
    });
    if (isFound) return true;
  }
  return false;
}

function hasMeasured(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isMeasured(value) || Object.values(value).some(hasMeasured);
}

function changed(name: ResourceName, row: Row, change: Change): Row {
  return walk(schemaNode(name), row, roundingOf(name), change) as Row;
}

function walk(node: Node, value: unknown, rounding: Rounding, change: Change): unknown {
  if (typeof value === 'number' || isMeasured(value)) {
    const quantity = follow(node, 0)['x-quantity'];
    return quantity === undefined ? value : change(value, quantity, rounding);
  }
  if (typeof value !== 'object' || value === null) return value;
  const form = follow(node, value);
  // The pallet of a cargo is a container.
  const own = form === schemaNode('EmptyContainer') ? roundingOf('EmptyContainer') : rounding;
  if (Array.isArray(value)) {
    return form.items === undefined ? value : value.map((entry) => walk(form.items!, entry, own, change));
  }
  const entries = Object.entries(value).map(([field, inner]) => {
    const property = form.properties?.[field];
    return [field, property === undefined ? inner : walk(property, inner, own, change)];
  });
  return Object.fromEntries(entries);
}
