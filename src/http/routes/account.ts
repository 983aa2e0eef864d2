/** The caller's own account: API keys, the secret that signs webhooks, settings. */
import { hasScope, SCOPES, type Scope } from '../../schema/roles.js';
import { Type } from '../../schema/typebox.js';
import { scopesOf } from '../../service/accounts/accounts.js';
import type { Caller } from '../../service/accounts/caller.js';
import { lacks, may } from '../../service/accounts/rights.js';
import { actorIn } from '../../service/accounts/sign-in.js';
import { isPast, readExpiry } from '../../service/created-at.js';
import { invalidBody, ServiceFailure } from '../../service/failures.js';
import type { Services } from '../../service/services.js';
import type { KeyRecord } from '../../store/index.js';
import { type Route, route } from '../route.js';
import { databaseResponse, withWarnings } from './answers.js';
import { BODY_ERRORS, COMMON_ERRORS, NO_PARAMETERS } from './shared.js';

const COMMON = { tag: 'Account', auth: 'key', query: NO_PARAMETERS } as const;
const OK = { status: 'succeed', message: 'OK' } as const;

export function accountRoutes(services: Services): readonly Route[] {
  return [...keyRoutes(services), ...secretRoutes(services), ...settingsRoutes(services)];
}

function keyRoutes({ accounts, people, audit }: Services): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Account/Keys',
      operationId: 'listKeys',
      summary:
        "The caller's API keys, oldest first, without the keys themselves. Admins may ask for all of the company.",
      params: NO_PARAMETERS,
      query: Type.Object({
        all: Type.Boolean({ default: false, description: 'Those of everybody in the company; for admins.' }),
      }),
      body: null,
      answers: {
        200: { description: 'The keys.', schema: 'KeyList' },
        ...COMMON_ERRORS,
      },
      handle: async ({ caller, query, warnings }) => {
        if (query.all && !caller.isAdmin) throw new ServiceFailure('Forbidden', lacks(caller, 'admin'));
        const keys = await (query.all ? people.keysOf(caller.company) : accounts.listKeys(caller.user));
        const items = keys.map(shownKey);
        const { user, company, keyId } = caller;
        return { body: { ...OK, count: items.length, items, user, company, keyId, warnings } };
      },
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Account/Keys',
      operationId: 'createKey',
      summary: 'Makes an API key for the caller. Only this answer shows the key.',
      params: NO_PARAMETERS,
      body: { kind: 'checked', schema: 'NewKey', description: 'Name of the key, and when it expires.' },
      answers: { 200: { description: 'The key.', schema: 'MadeKey' }, ...BODY_ERRORS },
      isSecret: true,
      handle: async ({ caller, body, visit, warnings }) => {
        const { user: email, company } = caller;
        const scopes = scopesFor(caller, body.scopes ?? ['plan']);
        const wanted = { name: body.name ?? '', expiresAt: expiryOf(body.expiresAt ?? null), scopes };
        const { key, record, user } = await accounts.createKey({ ...wanted, user: email, company });
        const { id, name, expiresAt } = record;
        audit.note(actorIn(caller, visit.address), 'KeyMade', id, scopes.join(', '));
        const { webhookSecret: signingSecret } = user;
        return { body: { ...OK, key, id, name, expiresAt, scopes: [...scopes], signingSecret, warnings } };
      },
    }),
    route({
      ...COMMON,
      method: 'DELETE',
      path: '/Account/Keys/{id}',
      operationId: 'revokeKey',
      summary: "Revokes one of the caller's API keys at once; an admin any of the company.",
      params: Type.Object({ id: Type.String({ minLength: 1, description: 'Id of the key, not the key itself.' }) }),
      body: null,
      answers: { 200: { description: 'The key is revoked.', schema: 'DatabaseResponse' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, visit, warnings }) => {
        const isOfOthers = caller.isAdmin && (await people.hasKey(caller.company, params.id));
        await accounts.revokeKey(params.id, isOfOthers ? undefined : caller.user);
        audit.note(actorIn(caller, visit.address), 'KeyRevoked', params.id);
        return databaseResponse({ names: [params.id], warnings: [] }, warnings);
      },
    }),
  ];
}

function secretRoutes({ accounts }: Services): readonly Route[] {
  const answers = { 200: { description: 'The secret.', schema: 'WebhookSecret' }, ...COMMON_ERRORS } as const;
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
      handle: async ({ caller, warnings }) => ({
        body: { ...OK, signingSecret: await accounts.webhookSecret(caller.user), warnings },
      }),
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Account/WebhookSecret',
      operationId: 'renewWebhookSecret',
      summary: 'Makes a new secret. From now on, webhooks are signed with it.',
      params: NO_PARAMETERS,
      body: null,
      answers,
      isSecret: true,
      handle: async ({ caller, warnings }) => ({
        body: { ...OK, signingSecret: await accounts.renewWebhookSecret(caller.user), warnings },
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
      answers: { 200: { description: 'The settings.', schema: 'ShownSettings' }, ...COMMON_ERRORS },
      handle: async ({ caller, warnings }) => ({ body: withWarnings(await settings.read(caller.user), warnings) }),
    }),
    route({
      ...COMMON,
      method: 'PUT',
      path: '/Account/Settings',
      operationId: 'changeSettings',
      summary: "Changes rules of the caller's account. Null restores a default; absent rules stay as they are.",
      params: NO_PARAMETERS,
      body: { kind: 'json', schema: 'SettingsChange', description: 'The settings to change.' },
      answers: { 200: { description: 'All settings.', schema: 'ShownSettings' }, ...BODY_ERRORS },
      handle: async ({ caller, body, warnings }) => {
        const changed = await settings.change(caller.user, body);
        return { body: withWarnings(changed.settings, [...warnings, ...changed.warnings]) };
      },
    }),
  ];
}

function shownKey(key: KeyRecord) {
  const { id, user, name, isAdmin, createdAt, lastUsedAt, expiresAt, revokedAt } = key;
  return { id, user, name, isAdmin, scopes: [...scopesOf(key)], createdAt, lastUsedAt, expiresAt, revokedAt };
}

/** @throws ServiceFailure ValidationFailed */
function expiryOf(expiresAt: string | null): string | null {
  if (expiresAt === null) return null;
  const expiry = readExpiry(expiresAt);
  if (expiry !== null && !isPast(expiry)) return expiry;
  const message =
    expiry === null
      ? '`expiresAt` must be a day (2026-12-31) or an instant with its zone.'
      : '`expiresAt` is past: the key would have expired already.';
  throw invalidBody([{ pointer: '/expiresAt', code: 'ValidationFailed', message }]);
}

/** Once each. @throws ServiceFailure ValidationFailed when the caller has less */
function scopesFor(caller: Caller, wanted: readonly Scope[]): readonly Scope[] {
  const scopes = SCOPES.filter((scope) => wanted.includes(scope));
  if (!hasScope(scopes, 'manage') || may(caller, 'admin', false)) return scopes;
  const message = 'A key with the scope `manage` can be made by an admin only, in a session or with such a key.';
  throw invalidBody([{ pointer: '/scopes', code: 'ValidationFailed', message }]);
}
