/** Cargo: what is to be loaded, as it stands in a request or in the master data. */

import type { EmptyContainerBody } from './empty-container.js';
import { FACE_OPEN, FLOOR_STACK_TYPE, HANDLING, LAYER_PATTERN, STYLE } from './enums.js';
import * as field from './fields.js';
import { IGNORED } from './ignored.js';
import { LIMITS } from './limits.js';
import Type, { type Static } from './typebox.js';
import type { UnitLoadBody } from './unit-load.js';

const BAD_SIZE = { 'x-fault': 'InvalidCargoSize' } as const;

/** Of a container that stands inside a cargo. */
const PALLET_ONLY = { 'x-shown': { properties: { containerType: { enum: ['Pallet'] } } } } as const;

const property = () => field.text('Custom property, shown in reports.', LIMITS.propertyLength);
const maxLayers = (orientation: number) => field.count(`Most layers in orientation ${orientation}; 0 is no limit.`);

export const CargoPalletizingSchema = Type.Object(
  {
    pallet: field.optional(
      Type.Unsafe<EmptyContainerBody>(Type.Ref('EmptyContainer', { description: 'The pallet.', ...PALLET_ONLY })),
    ),
    flatPalletTop: field.flag(false, 'The top layer is whole, or the pallet ends one layer lower.'),
    partialPalletsAllowed: field.flagOrNull(
      'The last pallet may be partial. Absent: true, but false where what fills no pallet goes to mixed pallets or loose.',
    ),
    remainQtyToMixPallet: field.flag(false, 'What does not fill a pallet goes to mixed pallets.'),
    remainQtyToVehicle: field.flag(false, 'What does not fill a pallet goes loose into the vehicle.'),
    fixedCargoCountOnPallet: field.count('Exactly so many on a full pallet; 0 for none.', LIMITS.pieces),
  },
  { description: 'How the cargo is palletized.' },
);

export const OrientationPrioritySchema = Type.Object(
  {
    used: field.flag(false, 'The priority counts.'),
    orientationNumberPrimary: field.count('The orientation preferred, 1 to 6; 0 for none.', 6),
    orientationNumberNearDoor: field.count('The next one, 1 to 6; 0 for none.', 6),
  },
  { description: 'Order of preference in the form of an object.' },
);

/** As the interface definition has it; more spellings are understood. */
const ORIENTATIONS = { pattern: '^(Orientations?([1-6]{1,6}|Basic|Default|All))?$' } as const;

const FavouriteSchema = Type.Union([
  Type.String({ 'x-trim': true }),
  Type.Object({ name: field.name('Name of the container.') }, { description: 'A container, by its name.' }),
]);

const fields = {
  style: field.requiredChoice(STYLE, 'Shipcase: a carton; Palletload: a unit load; Roll: a cylinder.'),
  name: field.name('SKU or part number.'),
  description: field.text('Free text.', LIMITS.descriptionLength),
  length: field.length('Length of one unit.', BAD_SIZE),
  width: field.length('Width of one unit.', BAD_SIZE),
  height: field.length('Height of one unit; of a roll, its axis.', BAD_SIZE),
  diameter: field.length('Diameter of a roll; 0 for a cuboid.', BAD_SIZE),
  weight: field.weight('Weight of one unit.'),
  pieceInside: field.count('Pieces inside each unit.'),
  orderPieces: field.count('Pieces ordered; 0 when unused.'),
  setRatio: field.count('Units of it in a set.'),
  price: field.price('Price of one unit.'),
  alias: field.text('Another identifier.', LIMITS.nameLength),
  alias2: field.text('One more identifier.', LIMITS.nameLength),
  groupName: field.text('Group, for example a stop.', LIMITS.nameLength),
  property1: property(),
  property2: property(),
  property3: property(),
  property4: property(),
  property5: property(),
  property6: property(),
  property7: property(),
  property8: property(),
  property9: property(),
  property10: property(),
  sequence: field.rank('Loading sequence; lower is loaded first.'),
  orientationsAllowed: Type.Optional(
    Type.Union([Type.String({ 'x-shown': ORIENTATIONS }), Type.Integer({ 'x-shown': { minimum: 1, maximum: 63 } })], {
      description:
        'Orientations and digits 1 to 6 (Orientations12), OrientationsBasic, OrientationsAll, or a bit mask 1 to 63.',
      default: 'Orientations12',
    }),
  ),
  turnAllowedOnFloor: field.flag(true, 'Turned orientations may stand on the floor.'),
  orientationPriority: Type.Optional(
    Type.Union([Type.String({ 'x-shown': ORIENTATIONS }), OrientationPrioritySchema, Type.Null()], {
      description: 'Orientations and digits in order of preference, or null.',
      default: null,
    }),
  ),
  maxLayersOnOrientation1: maxLayers(1),
  maxLayersOnOrientation2: maxLayers(2),
  maxLayersOnOrientation3: maxLayers(3),
  maxLayersOnOrientation4: maxLayers(4),
  maxLayersOnOrientation5: maxLayers(5),
  maxLayersOnOrientation6: maxLayers(6),
  isPalletized: field.flag(false, 'The cargo is palletized before it is loaded.'),
  palletizing: field.optional(CargoPalletizingSchema),
  unitloadTopPattern: field.choice(LAYER_PATTERN, 'BestFit', 'Pattern of the top layer of a unit load.'),
  unitloadBottomPattern: field.choice(LAYER_PATTERN, 'BestFit', 'Pattern of the bottom layers of a unit load.'),
  unitloadLayersQtyRotated: field.count('Layers turned for stability.'),
  unitload: field.optional(
    Type.Unsafe<UnitLoadBody>(Type.Ref('UnitLoad', { description: 'A pre-packed unit load; null: none.' })),
  ),
  palletizedUnitloadsQty: field.count('Number of palletized unit loads.'),
  maxLayersAllowedOverDifferentCargoes: field.flag(true, 'It may rest on different cargo.'),
  stackValue: field.rank('Compared by the stacking rules.'),
  stackCode: field.text('Compared by the stacking rules.', LIMITS.nameLength),
  maxSupportingWeight: field.weight('Most weight on top; 0 is no limit.'),
  floorStackType: field.choiceOrNull(FLOOR_STACK_TYPE, 'Whether it stands on the floor, on cargo, or both.'),
  floorStackSupportsOthers: field.flag(true, 'Different cargo may rest on it.'),
  nothingOnTop: field.flag(false, 'Nothing rests on it, whatever it weighs, of its own kind neither.'),
  overhangAllowed: field.flag(false, 'It may reach past what carries it.'),
  overhangLength: field.length("How far, along the container's length."),
  overhangWidth: field.length("How far, along the container's width."),
  isOptional: field.flag(false, 'Cargo that fills what space is left.'),
  bulgeSize: field.optional(field.size('Added to the size; counts in every volume.')),
  emptyContainersFavorite: field.optional(
    Type.Array(FavouriteSchema, { maxItems: LIMITS.favourites, description: 'Preferred containers, by name.' }),
  ),
  faceOpen: field.choice(FACE_OPEN, 'NeitherSide', 'A face that should stay free.'),
  handling: field.choiceOrNull(HANDLING, 'Who loads it; null: Machine for a Palletload or unit load, else Hand.'),
  color: field.rank('RGB code, red in the low byte; 0 for none.'),
  colorHexaCode: field.colourHex('For example #FF8800; wins over the name.'),
  colorKnownName: field.colourName('A CSS colour name; wins over the code.'),
};

const SIZED = { exclusiveMinimum: 0 } as const;

/** Of what size a cargo must be, as the interface definition says it; more is understood (record-checks.ts). */
const SIZES = {
  'x-shown': {
    anyOf: [
      {
        description: 'Any cargo but a roll.',
        properties: {
          style: { enum: STYLE.values.filter((style) => style !== 'Roll') },
          ...{ length: SIZED, width: SIZED, height: SIZED },
        },
        required: ['length', 'width', 'height'],
      },
      {
        description: 'A roll.',
        properties: { style: { enum: ['Roll'] }, diameter: SIZED, height: SIZED },
        required: ['diameter', 'height'],
      },
      {
        description: 'A pre-packed unit load has the size of the unit load.',
        properties: { unitload: { type: 'object' } },
        required: ['unitload'],
      },
    ],
  },
} as const;

const stored = {
  ...fields,
  qty: field.count('Quantity to ship; of pre-packed unit loads, their number.', LIMITS.pieces),
};

/** A cargo of a request. */
export const CargoSchema = Type.Object(
  { ...stored, qty: Type.Integer({ ...stored.qty, default: undefined }) },
  { $id: 'Cargo', description: 'Cargo to be loaded.', ...IGNORED, ...SIZES },
);

/** A cargo of the master data: it needs no quantity. */
export const CargoRecordSchema = Type.Object(stored, {
  $id: 'CargoRecord',
  description: 'Cargo in the master data.',
  ...IGNORED,
  ...SIZES,
});

/** A cargo of a request whose details come from the master data: its name is enough. */
export const CargoReferenceSchema = Type.Object(
  { ...stored, style: field.choiceOrNull(STYLE, 'Comes from the record.') },
  { $id: 'CargoReference', description: 'Cargo whose details come from the master data.', ...IGNORED },
);

export type CargoBody = Static<typeof CargoRecordSchema>;
