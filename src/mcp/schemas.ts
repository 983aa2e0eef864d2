/**
 * What the tools take and give, in the words of the interface's own schemas. Of a resource only the fields that somebody
 * plans with are listed, as every listing is read whole by whoever chooses a tool; any other field is accepted too.
 */

import { answered, RESPONSE_SCHEMAS, sent } from '../schema/openapi.js';
import { REQUEST_SCHEMAS } from '../schema/request-schemas.js';

export type JsonSchema = Readonly<Record<string, unknown>>;
type Resource = { readonly properties: JsonSchema };

const CARGO = [
  ...['style', 'name', 'length', 'width', 'height', 'diameter', 'weight', 'qty', 'groupName', 'sequence'],
  ...['orientationsAllowed', 'turnAllowedOnFloor', 'maxSupportingWeight', 'floorStackSupportsOthers', 'isOptional'],
];
const CONTAINER = [
  ...['containerType', 'name', 'length', 'width', 'height', 'maxWeight', 'emptyWeight', 'qty', 'price'],
];
const RULES = [
  ...['calculationType', 'optimizationLevel', 'fillDirection', 'minSupportRate', 'stackingRule'],
  ...['isSafeStackingUsed', 'isWeightLimited', 'maxRunTimeSeconds', 'axleRegulation'],
];

export function object(properties: JsonSchema, required: readonly string[] = []): JsonSchema {
  return { type: 'object', properties, required };
}

export const text = (description: string): JsonSchema => ({ type: 'string', description });
export const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

export const UOM: JsonSchema = {
  type: 'string',
  enum: ['UnitMetric', 'UnitHighMetric', 'UnitEnglish'],
  default: 'UnitMetric',
  description: 'UnitMetric: mm and kg; UnitHighMetric: cm and kg; UnitEnglish: inches and pounds.',
};

const cargo = object(picked(REQUEST_SCHEMAS.Cargo as unknown as Resource, CARGO), ['style', 'name', 'qty']);
/** A line each: as fields they are longer than all others together. */
const VEHICLE = {
  door: { type: 'object', description: 'The opening: width, height, sill, position.' },
  axles: {
    type: 'object',
    description:
      'layout Rigid (steer, drive) or SemiTrailer (kingpin, trailer; steer, drive), each {position from the front wall, count, spacing, ' +
      'emptyWeight, maxWeight}; maxGrossWeight. list_equipment has examples.',
  },
} as const;
const container = object({ ...picked(REQUEST_SCHEMAS.EmptyContainer as unknown as Resource, CONTAINER), ...VEHICLE }, [
  'containerType',
  'length',
  'width',
  'height',
]);
export const RULES_SCHEMA = object(picked(REQUEST_SCHEMAS.Rules as unknown as Resource, RULES));

export const CARGOES = list(cargo, 'Cargo to load.');
export const CONTAINERS = list(container, 'Containers to fill; qty 0 or absent: as many as needed.');

export const REQUEST = object(
  { title: text('Name of the load.'), cargoes: CARGOES, emptyContainers: CONTAINERS, rules: RULES_SCHEMA },
  ['cargoes', 'emptyContainers'],
);

const load = RESPONSE_SCHEMAS.Load as unknown as Resource;

/** A Load without the places of its pieces. */
export const LOAD = object({
  ...plain(picked(load, ['status', 'message', 'uom', 'loadSummary', 'unloaded'])),
  calculationError: { type: ['object', 'null'], description: 'Why nothing was planned, every fault with its pointer.' },
  containers: list(
    object({
      name: text('Of the solution.'),
      loadSummary: { type: 'object' },
      axles: { type: 'object', description: 'What its axles carry, with margins, at departure and after each stop.' },
    }),
    'Filled containers with their figures.',
  ),
  warnings: list({ type: 'object' }, 'What to know that stopped nothing.'),
});

function picked({ properties }: Resource, names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, sent(properties[name])]));
}

function plain(properties: JsonSchema): JsonSchema {
  return answered(properties) as JsonSchema;
}
