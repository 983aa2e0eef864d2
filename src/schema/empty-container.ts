/** EmptyContainer: a vehicle, pallet, carton or ULD to be filled. */

import { AxlesSchema } from './axles.js';
import { CARTON_TYPE, CONTAINER_TYPE, DOOR_SIDE, PALLET_TYPE, VEHICLE_TYPE } from './enums.js';
import * as field from './fields.js';
import { IGNORED_OF_CONTAINERS } from './ignored.js';
import { LIMITS } from './limits.js';
import Type, { type Static } from './typebox.js';

/** Only a container whose details come from the master data has none. */
const INNER_SIZE = {
  'x-fault': 'InvalidContainerSize',
  'x-shown': { minimum: undefined, exclusiveMinimum: 0, default: undefined },
} as const;

export const ZoneSchema = Type.Object(
  {
    name: field.text('Shown in reasons and reports.', LIMITS.nameLength),
    position: field.position('The corner of the zone nearest to the origin of the container.'),
    size: field.size('Size of the zone.'),
    maxWeight: field.weight('Largest weight in the zone; 0 is unlimited.'),
    allowedGroups: field.optional(
      Type.Array(Type.String(), { description: 'The only groups that may reach into the zone.' }),
    ),
  },
  { description: 'A part of the container with a weight limit or reserved for groups.' },
);

export const CogToleranceSchema = Type.Object(
  {
    length: field.percent('From the middle of the length, percent of it; 0 asks nothing.', 50),
    width: field.percent('From the middle of the width, percent of it; 0 asks nothing.', 50),
    height: field.percent('Above the floor, percent of the height; 0 asks nothing.'),
    afterStops: field.flag(false, 'It is asked after every stop, too.'),
  },
  { description: 'How far the centre of gravity of the cargo may lie from the middle.' },
);

export const DoorSchema = Type.Object(
  {
    side: field.choice(DOOR_SIDE, 'Rear', 'Where the opening is. Of Top nothing else is asked: all of it is open.'),
    width: field.length('Width of the opening.'),
    height: field.length('Height of the opening.'),
    sill: field.length('How far above the floor the opening begins.'),
    position: field.optional(
      Type.Number({
        ...{ minimum: 0, maximum: LIMITS.size, 'x-quantity': 'length' },
        description:
          'Left edge of the opening, seen from the door; in a side the edge nearer the front wall. Null: it is in the middle.',
      }),
    ),
  },
  {
    description:
      'The one opening by which cargo comes in; without it the whole rear wall is open. In a side its width runs along the length.',
  },
);

export const EmptyContainerSchema = Type.Object(
  {
    containerType: field.requiredChoice(CONTAINER_TYPE, 'What kind of container it is.'),
    vehicleType: field.choiceOrNull(VEHICLE_TYPE, 'What kind of vehicle.'),
    palletType: field.choiceOrNull(PALLET_TYPE, 'What kind of pallet.'),
    cartonType: field.choiceOrNull(CARTON_TYPE, 'What kind of carton.'),
    name: field.optionalName('Identifier.'),
    description: field.text('Free text.'),
    qty: field.count('How many containers there are; 0 is as many as needed.'),
    length: field.length('Inner length.', INNER_SIZE),
    width: field.length('Inner width.', INNER_SIZE),
    height: field.length('Inner height; for a pallet, the height for cargo.', INNER_SIZE),
    emptyWeight: field.weight('Weight of the empty container.'),
    maxLength: field.length('Largest length of all cargo together; 0 is unlimited.'),
    maxWidth: field.length('Largest width of all cargo together; 0 is unlimited.'),
    maxHeight: field.length('Largest height of all cargo together; 0 is unlimited.'),
    maxWeight: field.weight('Largest weight of the cargo; 0 is unlimited.'),
    maxVolPercent: field.percent('Largest volume utilisation; 0 is unlimited.'),
    maxCargoTypes: field.count('Largest number of different cargoes; 0 is unlimited.'),
    priority: field.rank('Containers with lower numbers are used first.'),
    price: field.price('Cost of using the container.'),
    maxPrice: field.price('Largest price of the cargo; 0 is unlimited.'),
    palletThickness: field.length('Thickness of the pallet.'),
    palletOverhang: field.flag(false, 'Cargo may reach over the edges of the deck.'),
    palletUnderhang: field.flag(false, 'Cargo stays inside the edges of the deck.'),
    palletOverhangLength: field.length('How far cargo may reach over each end.'),
    palletOverhangWidth: field.length('How far cargo may reach over each side.'),
    palletUnderhangLength: field.length('How far inside each end cargo stays.'),
    palletUnderhangWidth: field.length('How far inside each side cargo stays.'),
    color: field.rank('RGB code, red in the low byte.'),
    colorHexaCode: field.colourHex('For example #FF8800; takes precedence over the name.'),
    colorKnownName: field.colourName('A CSS colour name; takes precedence over the code.'),
    zones: field.optional(
      Type.Array(ZoneSchema, {
        maxItems: LIMITS.zones,
        description: 'Parts of the container with rules of their own.',
      }),
    ),
    vehicleDropDeckRearSize: field.optional(
      field.size('Raised deck at the rear: length, width, height above the floor.'),
    ),
    vehicleDropDeckFrontSize: field.optional(
      field.size('Raised deck at the front: length, width, height above the floor.'),
    ),
    cogTolerance: field.optional(CogToleranceSchema),
    door: field.optional(DoorSchema),
    maxWeightPerLength: field.density(
      'weightPerLength',
      'Largest weight on each metre (foot) of the length, in every stretch of 1 m; 0 is unlimited.',
    ),
    maxFloorPressure: field.density(
      'pressure',
      'Largest weight on each square metre (foot) under a piece on floor or deck; 0 is unlimited.',
    ),
    axles: field.optional(AxlesSchema),
  },
  {
    $id: 'EmptyContainer',
    description: 'A container to be filled.',
    ...IGNORED_OF_CONTAINERS,
    'x-shown': { required: ['containerType', 'length', 'width', 'height'] },
  },
);

export type EmptyContainerBody = Static<typeof EmptyContainerSchema>;
