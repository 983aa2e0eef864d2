/** FilledContainer: one loaded container of a response. */

import { AxlesAnswerSchema } from './axles-answer.js';
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
    vollumeUtilizationToLoadHeight: figure(
      'Percent of the volume of the container up to the top of the highest cargo.',
    ),
    floorLoaded: figure('Area of the floor on which cargo stands.'),
    floorUtilization: figure('Percent of the floor.'),
    weightLoaded: figure('Weight of the cargo.'),
    weightTotal: figure('Weight of the cargo and of the empty container.'),
    weightUtilization: figure('Percent of maxWeight; 0 without one.'),
    dimWeight: figure('Dimensional weight.'),
    dimWeightFactor: figure('Cubic inches per pound, or cubic centimetres per kilogram.'),
    priceLoaded: figure('Price of the cargo.'),
    pricetUtilization: figure('Percent of maxPrice; 0 without one.'),
    priceUtilization: figure('The same as pricetUtilization.'),
    cargoesPerLayer: whole('Under UnitLoad: cargo units in the fullest layer.'),
    layersLoaded: whole('Under UnitLoad: number of layers. No piece reaches from one layer into the next.'),
    layersPerUnitload: whole('Under UnitLoad: number of layers in a full container, if all layers are alike.'),
    extraLoaded: whole('Cargo units added beyond the quantities of the request.'),
    loadingMeters: nullable(
      figure('Metres from the front wall to the last cargo, for a Truck or SeaVan; otherwise null.'),
    ),
    linearFeet: nullable(figure('loadingMeters in feet.')),
  },
  { description: 'Figures of the container.' },
);

export const TidinessSchema = Type.Object(
  {
    spaces: whole('Number of spaces that hold cargo, before sections divide them.'),
    clusters: whole('Number of clusters: sets of pieces of one cargo whose faces touch.'),
    loadLength: figure('How far the cargo reaches from the front wall; with BottomToTop, from the floor.'),
  },
  { description: 'How tidy the load is: lower figures are better.' },
);

export const LoadingSchema = Type.Object(
  {
    largestReach: figure(
      'The farthest that a piece is reached over cargo loaded before it; 0 for a container loaded from above.',
    ),
    beyondReach: whole('Number of pieces that are reached farther than their handling or `maxLoadingReach` allows.'),
  },
  { description: 'How far arms and forks must reach during loading.' },
);

export const SectionSchema = Type.Object(
  {
    sequence: whole('From 1, in the order of loading.'),
    from: figure('Where the section begins, measured from the front wall; for loading from above, from the floor.'),
    to: figure('Where its cargo ends, measured from the same origin.'),
    spaces: Type.Object(
      {
        first: whole('Sequence of the first space of the section.'),
        last: whole('Sequence of the last space of the section.'),
      },
      { description: 'The spaces of the section follow one another.' },
    ),
    cargoesLoaded: whole('Cargo units in the section.'),
    weightLoaded: figure('Weight of the section.'),
  },
  { description: 'A stretch of the container that is loaded before the next one begins.' },
);

export const ManifestRowSchema = Type.Object(
  {
    sequence: whole('From 1.'),
    cargo: Type.Unsafe<CargoBody>(Type.Ref('CargoRecord')),
    cargoesLoaded: whole('Cargo units.'),
    piecesLoaded: whole('Pieces.'),
    unitloadsLoaded: whole('Unit loads.'),
    volumeUtilization: figure("Percentage of the container's figure."),
    weightUtilization: figure("Percentage of the container's figure."),
    priceUtilization: figure("Percentage of the container's figure."),
    extraLoaded: whole('Cargo units added beyond the quantity.'),
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
    name: Type.String({ description: 'Id, unique within the Load. Spaces refer to it.' }),
    qty: whole('How many of these pallets are in the container.'),
    size: ExtentSchema,
    weight: figure('Weight of one, with its pallet.'),
    cargoesLoaded: whole('Cargo units on one pallet.'),
    piecesLoaded: whole('Pieces on one pallet.'),
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
    axles: Type.Optional(AxlesAnswerSchema),
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
      Type.Array(Type.Unsafe<SpaceBody>(Type.Ref('Space')), { description: 'Sent with spacesCreated=true.' }),
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
