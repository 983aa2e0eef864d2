/** The body of POST /Loads. */

import type { CargoBody } from './cargo.js';
import type { EmptyContainerBody } from './empty-container.js';
import * as field from './fields.js';
import { LIMITS } from './limits.js';
import type { RulesBody } from './rules.js';
import Type, { type Static } from './typebox.js';

const NOT_EMPTY = { 'x-shown': { minItems: 1 } } as const;

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
  },
  { $id: 'LoadRequest', description: 'A load to be calculated.' },
);

export type LoadRequestBody = Static<typeof LoadRequestSchema>;
