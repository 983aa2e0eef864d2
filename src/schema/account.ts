/** The account: what is sent to make a key, and what is answered of keys, secrets and settings. */

import { AccountSettingsSchema } from './account-settings.js';
import * as field from './fields.js';
import { LIMITS } from './limits.js';
import { SucceededSchema, WarningsSchema } from './outcome.js';
import { SCOPES } from './roles.js';
import Type, { type Static } from './typebox.js';

export const NewKeySchema = Type.Object(
  {
    name: field.text('Name that its owner gives it.', LIMITS.nameLength),
    expiresAt: field.optional(
      Type.String({
        description: 'When it expires: its last UTC day, or a future instant with a time zone. Null: never.',
        'x-shown': { pattern: field.DAY_OR_INSTANT },
      }),
    ),
    scopes: Type.Optional(
      Type.Array(Type.Enum([...SCOPES]), {
        minItems: 1,
        maxItems: SCOPES.length,
        description:
          'What the key may do: read (what a planner reads), plan (what a planner does), manage (what an admin does); never more than its user, nor than who makes it. Absent: plan.',
      }),
    ),
  },
  // A misspelt `expiresAt` would make a key for ever.
  { $id: 'NewKey', description: 'A key to be made.', additionalProperties: false },
);

const date = (description: string) => Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

const KeySchema = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'Name that its owner gives it.' }),
  user: Type.String({ description: 'E-mail of its owner.' }),
  isAdmin: Type.Boolean({ description: 'May act for every user of the company.' }),
  scopes: Type.Array(Type.Enum([...SCOPES]), { description: "What of its owner's rights the key has." }),
  createdAt: Type.String({ format: 'date-time' }),
  lastUsedAt: date('When it was last used, to the minute; null: never.'),
  expiresAt: date('When it expires; null: never.'),
  revokedAt: date('When it was revoked; null: it is not revoked.'),
});

export const KeyListSchema = Type.Object(
  {
    ...SucceededSchema,
    count: Type.Integer({ minimum: 0 }),
    items: Type.Array(KeySchema),
    user: Type.String({ description: 'E-mail of the caller.' }),
    company: Type.String({ description: 'Company whose master data and shared loads the user sees.' }),
    keyId: Type.Union([Type.String(), Type.Null()], { description: 'Id of the key that was sent; null: a session.' }),
  },
  { $id: 'KeyList', description: 'API keys, oldest first, without the keys themselves.' },
);

const signingSecret = Type.String({ description: 'Signs the webhooks of this user: `whsec_` followed by base64.' });

export const MadeKeySchema = Type.Object(
  {
    ...SucceededSchema,
    key: Type.String({ description: 'The key itself. It is shown only this once.' }),
    id: Type.String(),
    name: Type.String(),
    expiresAt: date('When it expires; null: never.'),
    scopes: Type.Array(Type.Enum([...SCOPES])),
    signingSecret,
  },
  { $id: 'MadeKey', description: 'A key that was made.' },
);

export const WebhookSecretSchema = Type.Object(
  { ...SucceededSchema, signingSecret },
  { $id: 'WebhookSecret', description: 'The secret that signs webhooks.' },
);

/** Every setting is there; what is sent back is accepted as it is. */
export const ShownSettingsSchema = Type.Object(
  { ...Type.Required(AccountSettingsSchema).properties, warnings: Type.Optional(WarningsSchema) },
  { $id: 'ShownSettings', description: 'All settings of the account.' },
);

export type KeyList = Static<typeof KeyListSchema>;
