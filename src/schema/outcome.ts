/** What answers have in common: how it went, and what to know besides. */

import type { Warning } from './issue.js';
import Type, { type TSchema } from './typebox.js';

/** The member `warnings` of every answer that has one. */
export const WarningsSchema = Type.Array(Type.Unsafe<Warning>(Type.Ref('Warning')), {
  description: 'Notes on the call. They do not make it fail.',
});

/** Members of every answer to a call that succeeded, but for resources as such. */
export const SucceededSchema = {
  status: Type.Enum(['succeed']),
  message: Type.Enum(['OK']),
  warnings: WarningsSchema,
};

/** A page of a list. */
export const pageOf = <Item extends TSchema>($id: string, item: Item, description: string) =>
  Type.Object(
    {
      ...SucceededSchema,
      count: Type.Integer({ minimum: 0, description: 'Number of items on this page.' }),
      items: Type.Array(item),
      next: Type.Union([Type.String(), Type.Null()], {
        description: '`cursor` for the next page; null after the last page.',
      }),
    },
    { $id, description },
  );
