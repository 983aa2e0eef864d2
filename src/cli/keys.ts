/** API keys from the command line (docs/interface.md, Authentication). */
import { Accounts } from '../service/accounts/accounts.js';
import { isPast, readExpiry } from '../service/created-at.js';
import type { KeyRecord } from '../store/index.js';
import { actionLine } from './action-line.js';
import type { StoreAccess } from './store-access.js';
import { misused, UsageError } from './usage.js';

export const USAGE = `stowage keys create --user E-MAIL [--company NAME] [options]
stowage keys list [--user E-MAIL] [--json]
stowage keys revoke ID

Manages API keys in the store that DATA_DIR or MONGODB_URL names. The service may keep running. create prints the key on its
last line. It is never shown again.

  --user E-MAIL        the owner of the key; with list: only the keys of this owner
  --company NAME       company whose records and shared loads the user sees; required for a new user
  --name TEXT          what the key is for; list shows it
  --expires DATE       the last day on which the key is valid (2026-12-31), or an instant with its zone
  --admin              the key may do what an admin may, and its user becomes one
  --json               prints JSON; list prints a key a line`;

const OPTIONS = {
  user: { type: 'string' },
  company: { type: 'string' },
  name: { type: 'string' },
  expires: { type: 'string' },
  admin: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const ACTIONS = {
  create: { words: [], options: ['user', 'company', 'name', 'expires', 'admin', 'json'] },
  list: { words: [], options: ['user', 'json'] },
  revoke: { words: ['ID'], options: [] },
} as const;

type Print = (line: string) => void;

export async function keysCommand(stores: StoreAccess, args: readonly string[], print: Print): Promise<void> {
  const line = actionLine(USAGE, ACTIONS, OPTIONS, args, print);
  if (line === null) return;
  const { action, words, values } = line;
  if (action === 'create') {
    const { user: email, name, admin: isAdmin } = values;
    if (!email) throw misused(USAGE, '--user is missing: the e-mail address of the owner of the key.');
    const expiresAt = values.expires === undefined ? null : expiry(values.expires);
    const accounts = values.company || stores.isThere ? new Accounts(await stores.open()) : null;
    const company = values.company || (await accounts?.companyOf(email));
    if (accounts === null || !company) {
      const why = accounts === null ? `there is no store in ${stores.folder} yet, so ` : '';
      throw misused(USAGE, `--company is missing: ${why}${email} is a new user. Name the user's company.`);
    }
    const made = await accounts.createKey({ user: email, company, name, expiresAt, isAdmin });
    const { key, record, user } = made;
    if (values.json) {
      const { email, company, webhookSecret: signingSecret } = user;
      return print(JSON.stringify({ key, id: record.id, user: email, company, signingSecret }));
    }
    print(`Key ${record.id} of ${user.email} (${user.company}). Its webhooks are signed with ${user.webhookSecret}`);
    print('The key is shown only now:');
    print(key);
  } else if (action === 'list') {
    const accounts = new Accounts(await stores.existing());
    const keys = await accounts.listKeys(values.user?.toLowerCase());
    for (const one of keys) print(values.json ? JSON.stringify(withoutHash(one)) : lineOf(one));
  } else {
    const [id = ''] = words;
    await new Accounts(await stores.existing()).revokeKey(id);
    print(`Key ${id} is revoked.`);
  }
}

/** A day is the last one on which the key works. */
function expiry(text: string): string {
  const instant = readExpiry(text);
  if (!instant) throw new UsageError(`--expires is a day (2026-12-31) or an instant with its zone, not "${text}"`);
  if (isPast(instant)) throw new UsageError(`--expires: ${text} is past; the key would have expired already`);
  return instant;
}

function withoutHash({ hash: _, ...rest }: KeyRecord): Omit<KeyRecord, 'hash'> {
  return rest;
}

function lineOf(key: KeyRecord): string {
  const notes = [
    `created ${key.createdAt}`,
    `last used ${key.lastUsedAt ?? 'never'}`,
    key.expiresAt === null ? '' : `expires ${key.expiresAt}`,
    key.revokedAt === null ? '' : `revoked ${key.revokedAt}`,
    key.isAdmin ? 'admin' : '',
  ];
  return [key.id, key.user, key.name === '' ? '-' : key.name, notes.filter(Boolean).join(', ')].join('  ');
}
