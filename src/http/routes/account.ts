/** The caller's own account: API keys, the secret that signs webhooks, settings. */
import { Type } from 'typebox';
import { readExpiry } from '../../service/created-at.js';
import { invalidBody } from '../../service/failures.js';
import { isObject } from '../../service/merge-patch.js';
import type { Services } from '../../service/services.js';
import type { KeyRecord } from '../../store/index.js';
import { type Route, route } from '../route.js';
import { databaseResponse } from './master-data.js';
import { BODY_ERRORS, COMMON_ERRORS, NO_PARAMETERS } from './shared.js';

const COMMON = { tag: 'Account', auth: 'key', query: NO_PARAMETERS } as const;
const LONGEST_NAME = 255;

const date = (description: string) => Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

const KeyBody = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'What its owner calls it.' }),
  isAdmin: Type.Boolean({ description: 'May act for every user of the company.' }),
  createdAt: Type.String({ format: 'date-time' }),
  lastUsedAt: date('To the minute; null: never.'),
  expiresAt: date('Null: never.'),
  revokedAt: date('Null: it is not revoked.'),
});

const Status = { status: Type.String(), message: Type.String() };

const NewKeyBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: LONGEST_NAME, default: '' })),
  expiresAt: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'A UTC day, its last, or an instant.' }),
  ),
});

const MadeKey = Type.Object({
  ...Status,
  key: Type.String({ description: 'Shown this once.' }),
  id: Type.String(),
  name: Type.String(),
  expiresAt: date('Null: never.'),
  signingSecret: Type.String({ description: 'Signs the webhooks of this user: whsec_ and base64.' }),
});

const Secret = Type.Object({ ...Status, signingSecret: MadeKey.properties.signingSecret });
const OK = { status: 'succeed', message: 'OK' } as const;

export function accountRoutes(services: Services): readonly Route[] {
  return [...keyRoutes(services), ...secretRoutes(services), ...settingsRoutes(services)];
}

function keyRoutes({ accounts }: Services): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Account/Keys',
      operationId: 'listKeys',
      summary: "The caller's API keys, oldest first, without the keys themselves.",
      params: NO_PARAMETERS,
      body: null,
      answers: {
        200: {
          description: 'The keys.',
          schema: Type.Object({ ...Status, count: Type.Integer(), items: Type.Array(KeyBody) }),
        },
        ...COMMON_ERRORS,
      },
      handle: async ({ caller }) => {
        const items = (await accounts.listKeys(caller.user)).map(shownKey);
        return { body: { ...OK, count: items.length, items } };
      },
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Account/Keys',
      operationId: 'createKey',
      summary: 'Makes one more API key for the caller; it is shown only now.',
      params: NO_PARAMETERS,
      body: { kind: 'json', schema: NewKeyBody, description: 'Its name, and when it expires.' },
      answers: { 200: { description: 'The key.', schema: MadeKey }, ...BODY_ERRORS },
      isSecret: true,
      handle: async ({ caller, body }) => {
        const wanted = readNewKey(body);
        const { key, record, user } = await accounts.createKey({ ...wanted, ...caller, isAdmin: false });
        const { id, name, expiresAt } = record;
        return { body: { ...OK, key, id, name, expiresAt, signingSecret: user.webhookSecret } };
      },
    }),
    route({
      ...COMMON,
      method: 'DELETE',
      path: '/Account/Keys/{id}',
      operationId: 'revokeKey',
      summary: "Revokes one of the caller's API keys, at once.",
      params: Type.Object({ id: Type.String({ minLength: 1, description: 'Id of the key, not the key itself.' }) }),
      body: null,
      answers: { 200: { description: 'It is revoked.', schema: 'DatabaseResponse' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, warnings }) => {
        await accounts.revokeKey(params.id, caller.user);
        return databaseResponse({ names: [params.id], warnings: [] }, warnings);
      },
    }),
  ];
}

function secretRoutes({ accounts }: Services): readonly Route[] {
  const answers = { 200: { description: 'The secret.', schema: Secret }, ...COMMON_ERRORS };
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Account/WebhookSecret',
      operationId: 'getWebhookSecret',
      summary: "The secret that signs the caller's webhooks.",
      isSecret: true,
      params: NO_PARAMETERS,
      body: null,
      answers,
      handle: async ({ caller }) => ({ body: { ...OK, signingSecret: await accounts.webhookSecret(caller.user) } }),
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Account/WebhookSecret',
      operationId: 'renewWebhookSecret',
      summary: 'Makes a new secret; webhooks are signed with it from now on.',
      params: NO_PARAMETERS,
      body: null,
      answers,
      isSecret: true,
      handle: async ({ caller }) => ({
        body: { ...OK, signingSecret: await accounts.renewWebhookSecret(caller.user) },
      }),
    }),
  ];
}

function settingsRoutes({ settings }: Services): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Account/Settings',
      operationId: 'getSettings',
      summary: "The rules of the caller's account.",
      params: NO_PARAMETERS,
      body: null,
      answers: { 200: { description: 'The settings.', schema: 'AccountSettings' }, ...COMMON_ERRORS },
      handle: async ({ caller }) => ({ body: await settings.read(caller.user) }),
    }),
    route({
      ...COMMON,
      method: 'PUT',
      path: '/Account/Settings',
      operationId: 'changeSettings',
      summary: "Changes rules of the caller's account; null puts one back, what is absent stays.",
      params: NO_PARAMETERS,
      body: { kind: 'json', schema: 'AccountSettings', description: 'The settings to change.' },
      answers: { 200: { description: 'All settings.', schema: 'AccountSettings' }, ...BODY_ERRORS },
      handle: async ({ caller, body, warnings }) => {
        const changed = await settings.change(caller.user, body);
        return { body: { ...changed.settings, warnings: [...warnings, ...changed.warnings] } };
      },
    }),
  ];
}

function shownKey({ id, name, isAdmin, createdAt, lastUsedAt, expiresAt, revokedAt }: KeyRecord) {
  return { id, name, isAdmin, createdAt, lastUsedAt, expiresAt, revokedAt };
}

/** @throws ServiceFailure ValidationFailed */
function readNewKey(body: unknown): { name: string; expiresAt: string | null } {
  const { name = '', expiresAt = null } = isObject(body) ? body : { name: null };
  const issues = [];
  if (typeof name !== 'string' || name.length > LONGEST_NAME) {
    const message = `\`name\` must be a text of at most ${LONGEST_NAME} characters.`;
    issues.push({ pointer: isObject(body) ? '/name' : '', code: 'ValidationFailed', message });
  }
  const expiry = expiresAt === null ? null : readExpiry(String(expiresAt));
  if (expiresAt !== null && expiry === null) {
    const message = '`expiresAt` must be a day (2026-12-31) or an instant with its zone.';
    issues.push({ pointer: '/expiresAt', code: 'ValidationFailed', message });
  }
  if (issues.length > 0) throw invalidBody(issues);
  return { name: name as string, expiresAt: expiry };
}
