/** The editing buffer: a load request, and what of it is placed by hand already. */

import type { EmptyContainerBody } from './empty-container.js';
import * as field from './fields.js';
import { LIMITS } from './limits.js';
import { LoadRequestSchema } from './load-request.js';
import Type, { type Static } from './typebox.js';
import type { UnitLoadBody } from './unit-load.js';

const placed = {
  orientation: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1, maximum: 6 }), Type.String()], {
      description: 'How the piece lies: Orientation1 to Orientation6, or the digit alone.',
      default: 'Orientation1',
    }),
  ),
  pos: field.position('The corner of the piece nearest to the origin of the container, measured from that origin.'),
};

export const GivenPlacementSchema = Type.Object(
  {
    cargo: Type.Optional(
      Type.Union([Type.String({ 'x-trim': true }), Type.Integer({ minimum: 0 })], {
        description: 'Name of the cargo (its first row with pieces left), or index of its row from 0.',
      }),
    ),
    unitload: field.optional(
      Type.Unsafe<UnitLoadBody>(
        Type.Ref('UnitLoad', { description: 'Instead of `cargo`: a finished pallet, loaded as it is.' }),
      ),
    ),
    ...placed,
  },
  { description: 'One piece or one finished pallet, and where it lies.' },
);

export const GivenContainerSchema = Type.Object(
  {
    emptyContainer: Type.Union(
      [Type.String({ 'x-trim': true }), Type.Unsafe<EmptyContainerBody>(Type.Ref('EmptyContainer'))],
      { description: 'Name of the container, or the container: one of emptyContainers.' },
    ),
    placements: Type.Array(GivenPlacementSchema, {
      maxItems: LIMITS.pieces,
      description: 'What lies in the container.',
    }),
    locked: field.flag(false, 'Nothing is added to the container.'),
    planned: field.flag(
      false,
      'What lies in it is as a plan of the service has it, and nobody placed any of it by hand: so no warning says that.',
    ),
  },
  { description: 'A container that is filled, wholly or in part.' },
);

export const EditBufferSchema = Type.Object(
  {
    ...LoadRequestSchema.properties,
    filledContainers: Type.Array(GivenContainerSchema, {
      maxItems: LIMITS.containersFilled,
      description: 'What is already placed, in the order of the containers.',
    }),
    alternatives: field.flag(
      false,
      'The filled containers are alternatives of UnitLoad, each one cargo by itself: they are no sum, and stock counts for each ' +
        'alone. They are kept as they are (fillRemaining=false).',
    ),
  },
  { $id: 'EditBuffer', description: 'A load that is edited.', 'x-ignored': ['uom', 'updatedAt', 'warnings'] },
);

export type EditBufferBody = Static<typeof EditBufferSchema>;
export type GivenContainerBody = Static<typeof GivenContainerSchema>;
