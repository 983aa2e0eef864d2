/** EmptyContainer: a vehicle, pallet, carton or ULD to be filled. */

import { CARTON_TYPE, CONTAINER_TYPE, PALLET_TYPE, VEHICLE_TYPE } from './enums.js';
import * as field from './fields.js';
import { IGNORED } from './ignored.js';
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
    position: field.position('Its minimum corner.'),
    size: field.size('Its extent.'),
    maxWeight: field.weight('Most weight in it; 0 is unrestricted.'),
    allowedGroups: field.optional(
      Type.Array(Type.String(), { description: 'The only groups that may reach into it.' }),
    ),
  },
  { description: 'A part of the container with a weight limit, or bound to groups.' },
);

export const EmptyContainerSchema = Type.Object(
  {
    containerType: field.requiredChoice(CONTAINER_TYPE, 'What kind of container it is.'),
    vehicleType: field.choiceOrNull(VEHICLE_TYPE, 'What kind of vehicle.'),
    palletType: field.choiceOrNull(PALLET_TYPE, 'What kind of pallet.'),
    cartonType: field.choiceOrNull(CARTON_TYPE, 'What kind of carton.'),
    name: field.optionalName('Identifier.'),
    description: field.text('Free text.'),
    qty: field.count('How many there are; 0 is as many as needed.'),
    length: field.length('Inner length.', INNER_SIZE),
    width: field.length('Inner width.', INNER_SIZE),
    height: field.length('Inner height; of a pallet, the height for cargo.', INNER_SIZE),
    emptyWeight: field.weight('Weight of the empty container.'),
    maxLength: field.length('Most length of all cargo together; 0 is unrestricted.'),
    maxWidth: field.length('Most width of all cargo together; 0 is unrestricted.'),
    maxHeight: field.length('Most height of all cargo together; 0 is unrestricted.'),
    maxWeight: field.weight('Weight capacity; 0 is unrestricted.'),
    maxVolPercent: field.percent('Most volume utilisation; 0 is unrestricted.'),
    maxCargoTypes: field.count('Most different cargoes in it; 0 is unrestricted.'),
    priority: field.rank('Lower is taken first.'),
    price: field.price('What using it costs.'),
    maxPrice: field.price('Most price of the cargo in it; 0 is unrestricted.'),
    palletThickness: field.length('Thickness of the pallet.'),
    palletOverhang: field.flag(false, 'Cargo may reach over the edges of the deck.'),
    palletUnderhang: field.flag(false, 'Cargo stays inside the edges of the deck.'),
    palletOverhangLength: field.length('How far over each end.'),
    palletOverhangWidth: field.length('How far over each side.'),
    palletUnderhangLength: field.length('How far inside each end.'),
    palletUnderhangWidth: field.length('How far inside each side.'),
    color: field.rank('RGB code, red in the low byte.'),
    colorHexaCode: field.colourHex('For example #FF8800; wins over the name.'),
    colorKnownName: field.colourName('A CSS colour name; wins over the code.'),
    zones: field.optional(Type.Array(ZoneSchema, { maxItems: LIMITS.zones, description: 'Parts of the container.' })),
    vehicleDropDeckRearSize: field.optional(
      field.size('Raised deck at the rear: length, width, height above the floor.'),
    ),
    vehicleDropDeckFrontSize: field.optional(
      field.size('Raised deck at the front: length, width, height above the floor.'),
    ),
  },
  {
    $id: 'EmptyContainer',
    description: 'A container to be filled.',
    ...IGNORED,
    'x-shown': { required: ['containerType', 'length', 'width', 'height'] },
  },
);

export type EmptyContainerBody = Static<typeof EmptyContainerSchema>;
