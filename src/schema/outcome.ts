/** What answers have in common: how it went, and what to know besides. */
import Type from 'typebox';
import type { Warning } from './issue.js';

/** The member `warnings` of every answer that has one. */
export const WarningsSchema = Type.Array(Type.Unsafe<Warning>(Type.Ref('Warning')), {
  description: 'What to know that stopped nothing.',
});

/** Members of every answer to a call that succeeded, but for resources as such. */
export const SucceededSchema = {
  status: Type.Enum(['succeed']),
  message: Type.Enum(['OK']),
  warnings: WarningsSchema,
};
