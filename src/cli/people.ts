/** People from the command line (docs/how-to/sign-people-in.md). */
import { pino } from 'pino';
import type { Config } from '../config.js';
import { ROLES, type Role } from '../schema/roles.js';
import { accessServices } from '../service/accounts/access-services.js';
import { addressOf, LINK_AGE } from '../service/accounts/sign-in.js';
import { upgradePeople } from '../service/accounts/upgrade-people.js';
import type { Person, Store } from '../store/index.js';
import { actionLine } from './action-line.js';
import type { StoreAccess } from './store-access.js';
import { misused, UsageError } from './usage.js';

export const USAGE = `stowage people add E-MAIL [--company NAME] [--name TEXT] [--roles LIST]
stowage people link E-MAIL
stowage people list [--company NAME] [--json]
stowage people disable E-MAIL

Manages who may sign in, in the store that DATA_DIR or MONGODB_URL names. The service may keep running. link prints an address on
its last line. Within an hour, it signs this person in once.

  --company NAME       company whose records and shared loads the person sees; required for a new person. With list:
                       only its people
  --name TEXT          the person's name, as colleagues see it
  --roles LIST         some of ${ROLES.join(', ')}, separated by commas; absent: planner
  --json               prints JSON, a person a line`;

const OPTIONS = {
  company: { type: 'string' },
  name: { type: 'string' },
  roles: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const ACTIONS = {
  add: { words: ['E-MAIL'], options: ['company', 'name', 'roles'] },
  link: { words: ['E-MAIL'], options: [] },
  list: { words: [], options: ['company', 'json'] },
  disable: { words: ['E-MAIL'], options: [] },
} as const;

type Print = (line: string) => void;

/** Who is noted in the audit. */
const BY = 'command line';

/** @param config where the pages are, and how long sessions last */
export async function peopleCommand(
  stores: StoreAccess,
  args: readonly string[],
  print: Print,
  config: Config,
): Promise<void> {
  const line = actionLine(USAGE, ACTIONS, OPTIONS, args, print);
  if (line === null) return;
  const { action, words, values } = line;
  const [email = ''] = words;
  const roles = rolesOf(values.roles);
  if (action === 'add' && !values.company && !stores.isThere) {
    const why = `there is no store in ${stores.folder} yet, so ${email} is a new person`;
    throw misused(USAGE, `--company is missing: ${why}. Name the person's company.`);
  }
  const store = await (action === 'add' && values.company ? stores.open() : stores.existing());
  await upgradePeople(store);
  const { people, signIn } = accessServices(store, config, pino({ level: 'silent' }));
  const actor = (company: string) => ({ company, by: BY, key: null, address: '' });
  if (action === 'list') {
    for (const one of await people.list(values.company)) print(values.json ? JSON.stringify(shown(one)) : lineOf(one));
  } else if (action === 'add') {
    const company = values.company || (await companyOf(store, email));
    const added = await people.add(actor(company), email, { name: values.name, roles });
    print(lineOf(added));
  } else {
    const person = await people.get(await companyOf(store, email), email);
    if (action === 'disable') {
      await people.change(actor(person.company), person.email, { isDisabled: true });
      print(`${person.email} is disabled.`);
    } else {
      const base = config.baseUrl ?? `${config.tls ? 'https' : 'http'}://localhost:${config.port}`;
      print(`This address signs ${person.email} in once, within an hour:`);
      if (config.baseUrl === null)
        print(`(BASE_URL is not set here: if the pages are elsewhere than at ${base}, replace that.)`);
      print(addressOf(base, await signIn.linkFor(person.email, LINK_AGE.signIn)));
    }
  }
}

/** @throws UsageError when nobody has this e-mail */
async function companyOf(store: Store, email: string): Promise<string> {
  const user = await store.accounts.getUser(email.trim().toLowerCase());
  if (user) return user.company;
  throw new UsageError(`There is nobody with the e-mail ${email}. Add a new person with --company NAME.`);
}

/** @throws UsageError */
function rolesOf(text: string | undefined): readonly Role[] | undefined {
  if (text === undefined) return undefined;
  const wanted = text.split(',').map((role) => role.trim().toLowerCase());
  const wrong = wanted.find((role) => !(ROLES as readonly string[]).includes(role));
  if (wrong === undefined) return wanted as Role[];
  throw new UsageError(`--roles: some of ${ROLES.join(', ')}, separated by commas, not "${wrong}"`);
}

function shown({ email, company, name, roles, isDisabled, lastSeenAt }: Person) {
  return { email, company, name, roles, isDisabled, lastSeenAt };
}

function lineOf({ email, company, name, roles, isDisabled, lastSeenAt }: Person): string {
  const notes = [roles.join(', '), `last seen ${lastSeenAt ?? 'never'}`, isDisabled ? 'disabled' : ''];
  return [email, company, name === '' ? '-' : name, notes.filter(Boolean).join(', ')].join('  ');
}
