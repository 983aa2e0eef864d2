/** Cargo: what is to be loaded, as it stands in a request or in the master data. */

import type { EmptyContainerBody } from './empty-container.js';
import { FACE_OPEN, FLOOR_STACK_TYPE, HANDLING, LAYER_PATTERN, STYLE } from './enums.js';
import * as field from './fields.js';
import { IGNORED } from './ignored.js';
import { LIMITS } from './limits.js';
import Type, { type Static } from './typebox.js';
import type { UnitLoadBody } from './unit-load.js';

const BAD_SIZE = { 'x-fault': 'InvalidCargoSize' } as const;

const property = () => field.text('Custom property, shown in reports.', LIMITS.propertyLength);
const maxLayers = (orientation: number) => field.count(`Most layers in orientation ${orientation}; 0 is no limit.`);

export const CargoPalletizingSchema = Type.Object(
  {
    pallet: field.optional(
      Type.Unsafe<EmptyContainerBody>(
        Type.Ref('EmptyContainer', { description: 'The pallet: a container of type Pallet.' }),
      ),
    ),
    flatPalletTop: field.flag(false, 'The top layer must be whole; otherwise the pallet ends one layer lower.'),
    partialPalletsAllowed: field.flagOrNull(
      'The last pallet may be partial. Absent: true, or false when remainQtyToMixPallet or remainQtyToVehicle is true.',
    ),
    remainQtyToMixPallet: field.flag(
      false,
      'Pieces that do not fill a pallet go to mixed pallets: to MixPallet of the rules, else to ones of its own kind.',
    ),
    remainQtyToVehicle: field.flag(false, 'Pieces that do not fill a pallet go loose into the vehicle.'),
    fixedCargoCountOnPallet: field.count('Exact number of units on a full pallet; 0 for none.', LIMITS.pieces),
  },
  { description: 'How the cargo is palletized.' },
);

export const OrientationPrioritySchema = Type.Object(
  {
    used: field.flag(false, 'The priority is used.'),
    orientationNumberPrimary: field.count('The preferred orientation, 1 to 6; 0 for none.', 6),
    orientationNumberNearDoor: field.count('The second choice, 1 to 6; 0 for none.', 6),
  },
  { description: 'Order of preference, as an object.' },
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
  length: field.length('Length of one piece.', BAD_SIZE),
  width: field.length('Width of one piece.', BAD_SIZE),
  height: field.length('Height of one piece; for a roll, the length of its axis.', BAD_SIZE),
  diameter: field.length('Diameter of a roll; 0 for a cuboid.', BAD_SIZE),
  weight: field.weight('Weight of one piece, not of the row.'),
  pieceInside: field.count('Things inside each piece, for lists; the plan does not need them.'),
  orderPieces: field.count('Pieces ordered; 0 when unused.'),
  setRatio: field.count('Units of the cargo in a set.'),
  price: field.price('Price of one piece.'),
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
  turnAllowedOnFloor: field.flag(true, 'Orientations 3 to 6 are allowed on the floor.'),
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
  maxLayersAllowedOverDifferentCargoes: field.flag(true, 'The cargo may rest on different cargo.'),
  stackValue: field.rank('Compared by `stackingRule`.'),
  stackCode: field.text('Compared by `stackingRule`.', LIMITS.nameLength),
  maxSupportingWeight: field.weight('Largest weight on top of a piece; 0 is no limit.'),
  tiltAllowedAtDoor: field.flag(false, 'It may be tilted to pass the door; never a roll or a loaded pallet.'),
  footShare: field.share('Share of the base that touches what is below; counts for `maxFloorPressure` only.'),
  floorStackType: field.choiceOrNull(
    FLOOR_STACK_TYPE,
    'Whether the cargo may stand on the floor, on cargo, or on both.',
  ),
  floorStackSupportsOthers: field.flag(true, 'Different cargo may rest on the cargo.'),
  nothingOnTop: field.flag(false, 'Nothing may rest on the cargo, whatever it weighs, not even the same cargo.'),
  overhangAllowed: field.flag(false, 'The cargo may reach past the edge of what carries it.'),
  overhangLength: field.length("How far it may reach past, along the container's length."),
  overhangWidth: field.length("How far it may reach past, along the container's width."),
  isOptional: field.flag(false, 'Cargo that fills the space that other cargo leaves.'),
  bulgeSize: field.optional(field.size('Added to the size. It counts in every volume.')),
  emptyContainersFavorite: field.optional(
    Type.Array(FavouriteSchema, { maxItems: LIMITS.favourites, description: 'Preferred containers, by name.' }),
  ),
  faceOpen: field.choice(FACE_OPEN, 'NeitherSide', 'Face that should stay free.'),
  handling: field.choiceOrNull(
    HANDLING,
    'Whether it is loaded by hand or by machine; null: Machine for a Palletload or unit load, otherwise Hand.',
  ),
  color: field.rank('RGB code, red in the low byte; 0 for none.'),
  colorHexaCode: field.colourHex('For example #FF8800; takes precedence over the name.'),
  colorKnownName: field.colourName('A CSS colour name; takes precedence over the code.'),
  letters: Type.Optional(
    Type.String({
      description: 'By which pictures and papers name the cargo; empty: the next of A, B, C and so on that is free.',
      pattern: '^[A-HJ-NP-Z]{0,4}$',
      default: '',
    }),
  ),
};

/** Of what size a cargo must be, in words: record-checks.ts checks it, and generators make no class of it. */
const sized = (what: string) =>
  `${what} length, width and height are above 0; of a Roll, diameter and height; a cargo with a \`unitload\` has the size of that.`;

const stored = {
  ...fields,
  qty: field.count('Quantity to ship; for pre-packed unit loads, their number.', LIMITS.pieces),
};

/** A cargo of a request. */
export const CargoSchema = Type.Object(
  { ...stored, qty: Type.Integer({ ...stored.qty, default: undefined }) },
  { $id: 'Cargo', description: sized('Cargo to be loaded.'), ...IGNORED },
);

/** A cargo of the master data: it needs no quantity. */
export const CargoRecordSchema = Type.Object(stored, {
  $id: 'CargoRecord',
  description: sized('Cargo in the master data.'),
  ...IGNORED,
});

/** A cargo of a request whose details come from the master data: its name is enough. */
export const CargoReferenceSchema = Type.Object(
  { ...stored, style: field.choiceOrNull(STYLE, 'Taken from the record.') },
  { $id: 'CargoReference', description: 'Cargo whose details come from the master data.', ...IGNORED },
);

export type CargoBody = Static<typeof CargoRecordSchema>;
