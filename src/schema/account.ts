/** The account: what is sent to make a key, and what is answered of keys, secrets and settings. */

import { AccountSettingsSchema } from './account-settings.js';
import * as field from './fields.js';
import { LIMITS } from './limits.js';
import { SucceededSchema, WarningsSchema } from './outcome.js';
import Type, { type Static } from './typebox.js';

export const NewKeySchema = Type.Object(
  {
    name: field.text('What its owner calls it.', LIMITS.nameLength),
    expiresAt: field.optional(
      Type.String({
        description: 'A UTC day, its last, or an instant with its zone, not past; null: never.',
        'x-shown': { anyOf: [{ format: 'date' }, { format: 'date-time' }] },
      }),
    ),
  },
  // A misspelt `expiresAt` would make a key for ever.
  { $id: 'NewKey', description: 'A key to be made.', additionalProperties: false },
);

const date = (description: string) => Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

const KeySchema = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'What its owner calls it.' }),
  isAdmin: Type.Boolean({ description: 'May act for every user of the company.' }),
  createdAt: Type.String({ format: 'date-time' }),
  lastUsedAt: date('To the minute; null: never.'),
  expiresAt: date('Null: never.'),
  revokedAt: date('Null: it is not revoked.'),
});

export const KeyListSchema = Type.Object(
  {
    ...SucceededSchema,
    count: Type.Integer({ minimum: 0 }),
    items: Type.Array(KeySchema),
    user: Type.String({ description: 'E-mail of whose keys they are.' }),
    company: Type.String({ description: 'Whose master data and shared loads the user sees.' }),
    keyId: Type.String({ description: 'Of the key that was sent.' }),
  },
  { $id: 'KeyList', description: 'API keys, oldest first, without the keys themselves.' },
);

const signingSecret = Type.String({ description: 'Signs the webhooks of this user: whsec_ and base64.' });

export const MadeKeySchema = Type.Object(
  {
    ...SucceededSchema,
    key: Type.String({ description: 'Shown this once.' }),
    id: Type.String(),
    name: Type.String(),
    expiresAt: date('Null: never.'),
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
