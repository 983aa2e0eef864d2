/** FilledContainer: one loaded container of a response. */

import type { CargoBody } from './cargo.js';
import type { EmptyContainerBody } from './empty-container.js';
import { UOM } from './enums.js';
import { nullable } from './fields.js';
import {
  Address,
  ExtentSchema,
  figure,
  NamedSchema,
  PlaceSchema,
  ReportLinksSchema,
  UnitsSchema,
  whole,
} from './figures.js';
import type { SpaceBody } from './space.js';
import Type, { type Static } from './typebox.js';

export const FilledContainerSummarySchema = Type.Object(
  {
    cargoesLoaded: whole('Cargo units.'),
    piecesLoaded: whole('Cargo units times pieces inside.'),
    unitloadsLoaded: whole('Unit loads.'),
    volumeLoaded: figure('Volume of the cargo.'),
    volumeUtilization: figure('Percent of the volume of the container.'),
    vollumeUtilizationToLoadHeight: figure('Percent of the container cut at the top of the highest cargo.'),
    floorLoaded: figure('Floor under what stands on it.'),
    floorUtilization: figure('Percent of the floor.'),
    weightLoaded: figure('Weight of the cargo.'),
    weightTotal: figure('With the empty weight of the container.'),
    weightUtilization: figure('Percent of maxWeight; 0 without one.'),
    dimWeight: figure('Dimensional weight.'),
    dimWeightFactor: figure('Cubic inches for a pound, or cubic centimetres for a kilogram.'),
    priceLoaded: figure('Price of the cargo.'),
    pricetUtilization: figure('Percent of maxPrice; 0 without one.'),
    priceUtilization: figure('The same.'),
    cargoesPerLayer: whole('Of a UnitLoad: cargo units in the fullest layer.'),
    layersLoaded: whole('Of a UnitLoad: layers, between which no piece is cut.'),
    layersPerUnitload: whole('Of a UnitLoad: layers in the full container, where all are alike.'),
    extraLoaded: whole('Cargo units beyond the quantities.'),
    loadingMeters: nullable(figure('Metres from the front wall to the last cargo; of a Truck or SeaVan, else null.')),
    linearFeet: nullable(figure('The same in feet.')),
  },
  { description: 'Figures of the container.' },
);

export const TidinessSchema = Type.Object(
  {
    spaces: whole('Spaces that hold cargo, before sections cut them.'),
    clusters: whole('Sets of pieces of one cargo that touch by faces.'),
    loadLength: figure('How far the cargo reaches from the front wall; BottomToTop: from the floor.'),
  },
  { description: 'How tidy the load is: less of each is better.' },
);

export const LoadingSchema = Type.Object(
  {
    largestReach: figure('Farthest that a piece is reached over cargo loaded before it; 0 from above.'),
    beyondReach: whole('Pieces that are reached farther than their handling allows, or `maxLoadingReach`.'),
  },
  { description: 'How far arms and forks must reach while it is loaded.' },
);

export const SectionSchema = Type.Object(
  {
    sequence: whole('From 1, in the order of loading.'),
    from: figure('Where it begins: from the front wall; loaded from above, from the floor.'),
    to: figure('How far its cargo reaches.'),
    spaces: Type.Object(
      { first: whole('Sequence of its first space.'), last: whole('Sequence of its last space.') },
      { description: 'They follow one another.' },
    ),
    cargoesLoaded: whole('Cargo units in it.'),
    weightLoaded: figure('Their weight.'),
  },
  { description: 'What is loaded before anything further out, all of it within reach.' },
);

export const ManifestRowSchema = Type.Object(
  {
    sequence: whole('From 1.'),
    cargo: Type.Unsafe<CargoBody>(Type.Ref('CargoRecord')),
    cargoesLoaded: whole('Cargo units.'),
    piecesLoaded: whole('Pieces.'),
    unitloadsLoaded: whole('Unit loads.'),
    volumeUtilization: figure('Its share of that of the container, percent.'),
    weightUtilization: figure('Its share of that of the container, percent.'),
    priceUtilization: figure('Its share of that of the container, percent.'),
    extraLoaded: whole('Cargo units beyond the quantity.'),
  },
  { description: 'What is loaded of one cargo.' },
);

export const CargoGroupSchema = Type.Object(
  {
    name: Type.String(),
    sequence: Type.Integer(),
    cargoesLoaded: whole('Cargo units.'),
    piecesLoaded: whole('Pieces.'),
    volumeLoaded: figure('Volume.'),
    weightLoaded: figure('Weight.'),
  },
  { description: 'What is loaded of one group.' },
);

export const UnitLoadRowSchema = Type.Object(
  {
    name: Type.String({ description: 'Its own within the Load; spaces name it.' }),
    qty: whole('How many of them are in the container.'),
    size: ExtentSchema,
    weight: figure('Of one, with its pallet.'),
    cargoesLoaded: whole('Cargo units on one.'),
    piecesLoaded: whole('Pieces on one.'),
    manifest: Type.Array(ManifestRowSchema),
    unitload: Type.Unsafe<unknown>(Type.Ref('FilledContainer', { description: 'The filled pallet.' })),
  },
  { description: 'Finished pallets that are alike.' },
);

export const FilledContainerSchema = Type.Object(
  {
    name: Type.String({ description: 'Name of the solution.' }),
    sequence: whole('From 1.'),
    uom: Type.Enum([...UOM.values]),
    units: UnitsSchema,
    actualSize: ExtentSchema,
    loadSize: ExtentSchema,
    cog: PlaceSchema,
    emptyContainer: Type.Unsafe<EmptyContainerBody>(Type.Union([Type.Ref('EmptyContainer'), NamedSchema])),
    loadSummary: FilledContainerSummarySchema,
    tidiness: TidinessSchema,
    loading: LoadingSchema,
    sections: Type.Array(SectionSchema),
    graphics: Type.Object({
      images: Type.Object({
        path3DDiagram: Address,
        path2DBottom: Address,
        path2DTop: Address,
        path2DLeft: Address,
        path2DRight: Address,
        path2DRear: Address,
        path2DFront: Address,
        pathComposite: Address,
      }),
    }),
    spaces: Type.Optional(
      Type.Array(Type.Unsafe<SpaceBody>(Type.Ref('Space')), { description: 'With spacesCreated.' }),
    ),
    manifest: Type.Array(ManifestRowSchema),
    unitloads: Type.Optional(
      Type.Array(UnitLoadRowSchema, {
        description: 'The different finished pallets in it, where cargo is palletized.',
      }),
    ),
    cargoGroups: nullable(Type.Array(CargoGroupSchema)),
    reportLinks: ReportLinksSchema,
  },
  { $id: 'FilledContainer', description: 'One loaded container.' },
);

export type FilledContainerResponse = Static<typeof FilledContainerSchema>;
