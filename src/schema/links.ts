/** Links to reports that are made by hand. */

import * as field from './fields.js';
import { LIMITS } from './limits.js';
import { SucceededSchema } from './outcome.js';
import Type, { type Static } from './typebox.js';

export const LINK_ALLOWS = ['Report', 'Dock'] as const;
const ALLOWS = 'Report, or null: to read it. Dock: besides, to tell how far the loading is (`/Dock/{token}/Progress`).';

export const NewLinkSchema = Type.Object(
  {
    title: Type.String({
      description: 'The whole title of a saved load of the caller.',
      minLength: 1,
      maxLength: LIMITS.nameLength,
    }),
    expiresAt: field.optional(
      Type.String({
        description:
          'When the link expires: its last UTC day, or a future instant with a time zone. Absent: in LINK_DAYS days.',
        'x-shown': { pattern: field.DAY_OR_INSTANT },
      }),
    ),
    allows: field.optional(Type.Enum([...LINK_ALLOWS], { description: ALLOWS })),
  },
  { $id: 'NewLink', description: 'A link to be made.' },
);

const LINK = {
  id: Type.String({ description: 'Id of the link, needed to revoke it.' }),
  title: Type.String({ description: 'Title of the load.' }),
  url: Type.String({ description: 'Address of the report. It needs no key.' }),
  view: Type.String({
    description: 'Address of the 3-D view. It needs no key, and may be framed by pages of EMBED_ORIGINS.',
  }),
  embed: Type.String({ description: 'The report as an iframe for a page of EMBED_ORIGINS.' }),
  allows: Type.Enum([...LINK_ALLOWS], { description: ALLOWS }),
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

export type NewLinkBody = Static<typeof NewLinkSchema>;
export type ShownLink = Static<typeof LinkSchema>;
