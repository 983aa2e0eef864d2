/** A cargo or container record in another unit of measure: every field that its schema marks as a length or a weight. */
import {
  convert,
  convertTenThousandths,
  type Density,
  densityRatio,
  lengthRatio,
  PLACES,
  type Rounding,
  tenThousandths,
  toFourPlaces,
  weightRatio,
} from '../domain/units.js';
import type { Uom } from '../domain/words.js';
import { pointTo } from '../schema/issue.js';
import { follow, type Node, type ResourceName, schemaNode } from '../schema/node.js';

type Quantity = NonNullable<Node['x-quantity']>;
type Convert = {
  readonly number: (value: number, quantity: Quantity, pointer: string) => number;
  readonly density: (value: number, density: Density) => number;
};

function convertNode(node: Node, value: unknown, pointer: string, by: Convert): unknown {
  const form = follow(node, value);
  if (typeof value === 'number') {
    const quantity = form['x-quantity'];
    const density = form['x-density'];
    if (density !== undefined) return by.density(value, density);
    return quantity === undefined ? value : by.number(value, quantity, pointer);
  }
  const { items, properties } = form;
  if (Array.isArray(value)) {
    return items === undefined
      ? value
      : value.map((entry, index) => convertNode(items, entry, pointTo(pointer, index), by));
  }
  if (typeof value !== 'object' || value === null || properties === undefined) return value;
  const { uom } = value as { uom?: unknown };
  // A unit load that says its unit keeps it: its values are read in that unit.
  if (uom !== undefined && uom !== null) return value;
  const entries = Object.entries(value).map(([key, member]): [string, unknown] => {
    const property = properties[key];
    return [key, property === undefined ? member : convertNode(property, member, pointTo(pointer, key), by)];
  });
  return Object.fromEntries(entries);
}

/** For showing: values are rounded to four places. */
export function convertRecord<T extends object>(name: ResourceName, record: T, from: Uom, to: Uom): T {
  if (from === to) return record;
  const ratios = { length: lengthRatio(from, to), weight: weightRatio(from, to) };
  const by: Convert = {
    number: (value, quantity) => toFourPlaces(convert(value, ratios[quantity])),
    density: (value, density) => toFourPlaces(convert(value, densityRatio(density, from, to))),
  };
  return convertNode(schemaNode(name), record, '', by) as T;
}

/** For calculating: sizes are rounded to four places in one direction, weights keep every digit. */
export function convertForCalculation<T extends object>(
  name: ResourceName,
  record: T,
  units: { readonly from: Uom; readonly to: Uom },
  rounding: Rounding,
  onRounded: (pointer: string) => void,
): T {
  const { from, to } = units;
  if (from === to) return record;
  const lengths = lengthRatio(from, to);
  const weights = weightRatio(from, to);
  const number: Convert['number'] = (value, quantity, pointer) => {
    if (quantity === 'weight') return convert(value, weights);
    const whole = tenThousandths(value, rounding);
    const converted = convertTenThousandths(whole.value, lengths, rounding);
    if (!whole.isExact || !converted.isExact) onRounded(pointer);
    return converted.value / PLACES;
  };
  const density: Convert['density'] = (value, kind) => convert(value, densityRatio(kind, from, to));
  return convertNode(schemaNode(name), record, '', { number, density }) as T;
}
