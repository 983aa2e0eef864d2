/** Rows of the interface whose sizes and weights may have units of their own, wherever they stand in a row. */
import { convert, type Density, densityRatio, type Rounding, toFourPlaces, UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { follow, type Node, type ResourceName, schemaNode } from '../../schema/node.js';
import { isMeasured, kept, type Measured, type Quantity, sentIn } from './measured.js';

type Row = Readonly<Record<string, unknown>>;
type Change = (value: number | Measured, quantity: Quantity, rounding: Rounding) => unknown;
type ChangeDensity = (value: number, density: Density) => number;

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
  const density: ChangeDensity = (value, kind) =>
    from === null || to === null ? value : toFourPlaces(convert(value, densityRatio(kind, from, to)));
  const figure: Change = (value, quantity) => {
    if (isMeasured(value)) return kept(value, to);
    return from === null ? value : kept({ figure: value, unit: UNITS[from][quantity] }, to);
  };
  return rows.map((row) => changed(name, row, figure, density));
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

function changed(name: ResourceName, row: Row, change: Change, density: ChangeDensity = (value) => value): Row {
  return walk(schemaNode(name), row, roundingOf(name), change, density) as Row;
}

function walk(node: Node, value: unknown, rounding: Rounding, change: Change, density: ChangeDensity): unknown {
  if (typeof value === 'number' || isMeasured(value)) {
    const { 'x-quantity': quantity, 'x-density': kind } = follow(node, 0);
    if (kind !== undefined && typeof value === 'number') return density(value, kind);
    return quantity === undefined ? value : change(value, quantity, rounding);
  }
  if (typeof value !== 'object' || value === null) return value;
  const form = follow(node, value);
  // The pallet of a cargo is a container.
  const own = form === schemaNode('EmptyContainer') ? roundingOf('EmptyContainer') : rounding;
  if (Array.isArray(value)) {
    return form.items === undefined ? value : value.map((entry) => walk(form.items!, entry, own, change, density));
  }
  const entries = Object.entries(value).map(([field, inner]) => {
    const property = form.properties?.[field];
    return [field, property === undefined ? inner : walk(property, inner, own, change, density)];
  });
  return Object.fromEntries(entries);
}
