/** The axles of a vehicle, as a container has them. */
import { AXLE_LAYOUT } from './enums.js';
import * as field from './fields.js';
import { LIMITS } from './limits.js';
import Type from './typebox.js';

/** A place of 0 is one: what is not said is null. */
const position = (description: string) =>
  field.optional(
    Type.Number({ description, minimum: -LIMITS.size, maximum: LIMITS.size, 'x-quantity': 'length' } as const),
  );

const carried = {
  position: position('Middle of it along the length, from the origin of the container; before the front wall below 0.'),
  emptyWeight: field.weight('What it carries as the vehicle was weighed: coupled, empty, with fuel and driver.'),
  maxWeight: field.weight('The most that it may carry; 0 is unlimited.'),
  minWeight: field.weight('The least that it must carry.'),
} as const;

export const KingpinSchema = Type.Object(carried, { description: 'Where a semi-trailer rests on its tractor.' });

export const AxleGroupSchema = Type.Object(
  {
    ...carried,
    count: field.optional(
      Type.Integer({
        description: 'How many axles it has, which bear alike; 1 unless given.',
        minimum: 1,
        maximum: 20,
      }),
    ),
    spacing: field.length('From each of its axles to the next.'),
    minShare: field.percent('The least that it must carry, percent of the gross weight; 0 asks nothing.'),
    minShareOfVehicle: field.percent(
      'The least that it must carry, percent of what steer and drive carry together; 0 asks nothing.',
    ),
    driven: field.flagOrNull('An engine drives it. True of drive unless given, else false.'),
  },
  { description: 'Axles that bear alike.' },
);

export const AxlesSchema = Type.Object(
  {
    layout: field.requiredChoice(AXLE_LAYOUT, 'What carries the container.'),
    steer: field.optional(AxleGroupSchema),
    drive: field.optional(AxleGroupSchema),
    trailer: field.optional(AxleGroupSchema),
    kingpin: field.optional(KingpinSchema),
    maxGrossWeight: field.weight('The most that all axles together may carry; 0 is unlimited.'),
  },
  { description: 'What carries the container, and how much that may carry.' },
);
