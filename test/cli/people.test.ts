/** `npm run people` on the store of a running service, which was filled before there were people. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import t from 'tap';
import { openEmbeddedStore } from '../../src/store/embedded/open.js';
import { key, user } from '../store/samples.js';
import { SessionBrowser } from '../support/http/session-browser.js';
import { callService, startTestService, temporaryFolder } from '../support/service/running-service.js';

const CLI = fileURLToPath(new URL('../../src/cli.js', import.meta.url));
const BEFORE = { user: 'before@acme.test', company: 'acme' };
const BOSS = { user: 'boss@acme.test', company: 'acme' };

t.test('people of before, and people by the command line', async (t) => {
  const dataDir = temporaryFolder(t);
  const old = openEmbeddedStore(dataDir);
  for (const [name, who] of Object.entries({ before: BEFORE, boss: BOSS })) {
    await old.accounts.addUser(user(who));
    // As keys were kept then.
    const { scopes: _, ...kept } = key(name, who);
    await old.accounts.addKey({ ...kept, isAdmin: who === BOSS });
  }
  t.same(await old.people.list(), []);
  await old.close();

  const service = await startTestService(t, { engine: './naive-engine-module.js', dataDir });
  const people = async (...args: string[]) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(new URL(service.address).port) };
    const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'people', ...args], { env });
    return stdout.trim().split('\n');
  };
  const browser = () => new SessionBrowser((path, init) => callService(service.address, '', path, init));
  const linked = async (email: string) => {
    const url = (await people('link', email)).at(-1)!;
    t.ok(url.startsWith(`http://localhost:${new URL(service.address).port}/#/sign-in/`), url);
    const one = browser();
    return { one, answer: await one.signIn({ token: url.split('/#/sign-in/')[1] }) };
  };

  const listed = async () => (await people('list', '--company', 'acme', '--json')).map((line) => JSON.parse(line));
  t.match(
    await listed(),
    [
      { email: BEFORE.user, roles: ['planner'] },
      { email: BOSS.user, roles: ['planner', 'admin'] },
    ],
    'users of before are planners, and admins who have a key made for one',
  );
  t.match((await linked(BOSS.user)).answer, { status: 200, body: { roles: ['planner', 'admin'] } });

  await people('add', 'vera@acme.test', '--company', 'acme', '--name', 'Vera', '--roles', 'viewer,dock');
  const vera = await linked('vera@acme.test');
  t.match(vera.answer, { status: 200, body: { name: 'Vera', roles: ['viewer', 'dock'], company: 'acme' } });
  t.equal((await vera.one.call('/Account/Me')).status, 200);
  t.match(await people('disable', 'vera@acme.test'), ['vera@acme.test is disabled.']);
  t.equal((await vera.one.call('/Account/Me')).status, 401, 'at once, in the service that runs');
  t.equal((await linked('vera@acme.test')).answer.status, 401);
  await t.rejects(people('disable', BOSS.user), /last admin/);

  await people('add', 'first@other.test', '--company', 'other', '--roles', 'viewer');
  t.match((await linked('first@other.test')).answer.body.roles, ['viewer', 'admin'], 'the first of a company');
  t.equal((await people('list')).length, 5);
});
