/** Spaces of a filled container: equal pieces side by side, and what stayed empty. */

import type { CargoBody } from './cargo.js';
import { nullable } from './fields.js';
import { Address, ExtentSchema, figure, NamedSchema, PlaceSchema, whole } from './figures.js';
import Type, { type Static } from './typebox.js';

export const OrientationSchema = Type.Enum(
  ['Orientation1', 'Orientation2', 'Orientation3', 'Orientation4', 'Orientation5', 'Orientation6'],
  { description: 'Orientation of the cargo.' },
);

export const PlacementSchema = Type.Object(
  {
    sequence: whole('From 1, within the space.'),
    fillDirection: OrientationSchema,
    pos: PlaceSchema,
    size: ExtentSchema,
  },
  { description: 'One piece.' },
);

export const SpaceSchema = Type.Object(
  {
    sequence: whole('Order of loading, from 1; empty spaces come last.'),
    section: nullable(whole('Section of the container, from 1 (see `sections`); null for empty space.')),
    isEmpty: Type.Boolean(),
    cargoesLoaded: whole('Cargo units.'),
    piecesLoaded: whole('Pieces.'),
    unitloadsLoaded: whole('Unit loads.'),
    volumeLoaded: figure('Volume of the cargo.'),
    weightLoaded: figure('Weight of the cargo.'),
    cargoOrientation: nullable(OrientationSchema),
    cargo: Type.Unsafe<CargoBody | null>(Type.Union([Type.Ref('CargoRecord'), NamedSchema, Type.Null()])),
    arrangement: Type.Object(
      {
        length: whole('Pieces along the length.'),
        width: whole('Pieces along the width.'),
        height: whole('Pieces along the height.'),
      },
      { description: 'How many pieces lie side by side in each direction.' },
    ),
    pos: PlaceSchema,
    size: ExtentSchema,
    isUnitload: Type.Boolean(),
    placements: Type.Optional(Type.Array(PlacementSchema, { description: 'Sent with placementsCreated=true.' })),
    graphics: Type.Object({
      images: Type.Object({ pathThumbnail: Address, path3DDiagram: Address, pathComposite: Address }),
    }),
  },
  { $id: 'Space', description: 'Equal pieces of one cargo side by side, or empty space.' },
);

export type SpaceBody = Static<typeof SpaceSchema>;
