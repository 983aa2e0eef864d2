/** The body of POST /Loads. */

import type { CargoBody } from './cargo.js';
import type { EmptyContainerBody } from './empty-container.js';
import { UOM } from './enums.js';
import * as field from './fields.js';
import { LIMITS } from './limits.js';
import type { RulesBody } from './rules.js';
import Type, { type Static } from './typebox.js';

const NOT_EMPTY = { 'x-shown': { minItems: 1 } } as const;

const LeftOutSchema = Type.Object(
  {
    at: Type.Integer({
      minimum: 0,
      maximum: LIMITS.cargoes,
      description: 'So many of `cargoes` stand before it.',
    }),
    uom: field.choiceOrNull(UOM, 'Unit of its figures; absent: that of the request.'),
    cargo: Type.Unknown({
      description: 'An object: the fields of a Cargo as somebody typed them. None is judged or converted.',
    }),
  },
  { description: 'A row of cargo that is not planned.' },
);

export type LeftOutBody = Static<typeof LeftOutSchema>;

export const LoadRequestSchema = Type.Object(
  {
    title: field.name('Unique name of the load; a load of the same title is overwritten.'),
    description: field.text('Free text.'),
    cargoes: Type.Array(Type.Unsafe<CargoBody>(Type.Ref('Cargo')), {
      maxItems: LIMITS.cargoes,
      ...NOT_EMPTY,
      description: 'Cargo to load.',
    }),
    emptyContainers: Type.Array(Type.Unsafe<EmptyContainerBody>(Type.Ref('EmptyContainer')), {
      maxItems: LIMITS.containerTypes,
      ...NOT_EMPTY,
      description: 'Containers to fill; `containers` is accepted too.',
    }),
    rules: field.optional(
      Type.Unsafe<RulesBody>(
        Type.Ref('Rules', { description: 'Rules of the calculation. Absent: MixLoad with all defaults.' }),
      ),
    ),
    leftOut: Type.Optional(
      Type.Array(LeftOutSchema, {
        maxItems: LIMITS.cargoes,
        description:
          'Rows of cargo that somebody leaves out for now, in their order. They are kept with the load and given back, and planning ' +
          'does not look at them.',
      }),
    ),
  },
  { $id: 'LoadRequest', description: 'A load to be calculated.' },
);

export type LoadRequestBody = Static<typeof LoadRequestSchema>;
