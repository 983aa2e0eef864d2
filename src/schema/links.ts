/** Links to reports that are made by hand. */

import * as field from './fields.js';
import { LIMITS } from './limits.js';
import { SucceededSchema } from './outcome.js';
import Type, { type Static } from './typebox.js';

export const NewLinkSchema = Type.Object(
  {
    title: Type.String({
      description: 'Whole title of a saved load of the caller.',
      minLength: 1,
      maxLength: LIMITS.nameLength,
    }),
    expiresAt: field.optional(
      Type.String({
        description: 'A UTC day, its last, or an instant with its zone, not past; absent: LINK_DAYS days from now.',
        'x-shown': { anyOf: [{ format: 'date' }, { format: 'date-time' }] },
      }),
    ),
  },
  { $id: 'NewLink', description: 'A link to be made.' },
);

const LINK = {
  id: Type.String({ description: 'Names the link, to revoke it.' }),
  title: Type.String({ description: 'Of the load.' }),
  url: Type.String({ description: 'Shows the report to whoever has it, without a key.' }),
  view: Type.String({
    description: 'Shows the 3-D view to whoever has it, alone or in a frame of a page of EMBED_ORIGINS.',
  }),
  embed: Type.String({ description: 'The same as an iframe for a page of EMBED_ORIGINS.' }),
  expiresAt: Type.String({ format: 'date-time' }),
  createdAt: Type.String({ format: 'date-time' }),
};

const LinkSchema = Type.Object(LINK);

export const MadeLinkSchema = Type.Object(
  { ...SucceededSchema, ...LINK },
  { $id: 'MadeLink', description: 'A link that was made.' },
);

export const LinkListSchema = Type.Object(
  { ...SucceededSchema, count: Type.Integer({ minimum: 0 }), items: Type.Array(LinkSchema) },
  { $id: 'LinkList', description: 'Links to reports, oldest first.' },
);

export type ShownLink = Static<typeof LinkSchema>;
