/** A pre-packed unit load: a FilledContainer whose size, weight and pieces are loaded as one unit. */

import type { EmptyContainerBody } from './empty-container.js';
import { UOM } from './enums.js';
import * as field from './fields.js';
import Type, { type Static } from './typebox.js';

/** Taken as it comes, and shown again. */
const figure = () => field.optional(Type.Number());
const Anything = Type.Optional(Type.Unknown());

/** What a unit load says of its contents; more figures of a FilledContainer may stand here and count for nothing. */
const UnitLoadSummarySchema = Type.Object(
  {
    cargoesLoaded: field.count('Cargo units in it.'),
    piecesLoaded: field.count('Pieces in it.'),
    unitloadsLoaded: field.count('Unit loads in it.'),
    volumeLoaded: figure(),
    volumeUtilization: figure(),
    vollumeUtilizationToLoadHeight: figure(),
    floorLoaded: figure(),
    floorUtilization: figure(),
    weightLoaded: field.weight('Weight of the cargo in it.'),
    weightTotal: field.weight(
      'Weight of the unit load. Absent or 0: weightLoaded plus the empty weight of the container.',
    ),
    weightUtilization: figure(),
    dimWeight: figure(),
    dimWeightFactor: figure(),
    priceLoaded: figure(),
    pricetUtilization: figure(),
    priceUtilization: figure(),
    cargoesPerLayer: field.count('Cargo units in a layer.'),
    layersLoaded: field.count('Layers.'),
    layersPerUnitload: field.count('Layers of a whole unit load.'),
    extraLoaded: field.count('Cargo units added beyond the quantity.'),
    loadingMeters: figure(),
    linearFeet: figure(),
  },
  { description: 'Figures of the unit load.' },
);

export const UnitLoadSchema = Type.Object(
  {
    name: field.text('Name of the unit load.'),
    sequence: field.rank('Its number in the load that it comes from.'),
    uom: field.choiceOrNull(UOM, 'Unit of its values; absent: the unit of the request.'),
    units: Anything,
    actualSize: field.optional(field.size('Size of the container.')),
    loadSize: field.optional(field.size('Size of the cargo in it.')),
    cog: Anything,
    emptyContainer: field.optional(Type.Unsafe<EmptyContainerBody>(Type.Ref('EmptyContainer'))),
    loadSummary: field.optional(UnitLoadSummarySchema),
    tidiness: Anything,
    loading: Anything,
    sections: Anything,
    graphics: Anything,
    spaces: Anything,
    manifest: Anything,
    cargoGroups: Anything,
    reportLinks: Anything,
  },
  { $id: 'UnitLoad', description: 'A pre-packed unit load, in the form of a FilledContainer.' },
);

export type UnitLoadBody = Static<typeof UnitLoadSchema>;
