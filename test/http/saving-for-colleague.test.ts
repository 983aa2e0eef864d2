/** A planner who is signed in saves over a load that a colleague shares, on each store. */
import t from 'tap';
import { onBothStoresInDeepRuns } from '../support/http/both-stores.js';
import { smallRequest } from '../support/problems/requests.js';
import { until } from '../support/service/processes.js';
import { postInit, USER } from '../support/service/running-service.js';

const DEE = 'dee@example.com';

await onBothStoresInDeepRuns(t, async (t, start) => {
  const { call, post, createKey, as } = await start();
  await createKey('eve@other.example', 'Other');
  const admin = as(await createKey('cyd@example.com', 'Example', true));
  await admin('/Account/People', postInit({ email: DEE, name: 'Dee' }));
  const { url } = (await admin(`/Account/People/${DEE}/Invite`, { method: 'POST' })).body;
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  const signedIn = await as('')('/Account/Session', postInit({ token: String(url).split('/#/sign-in/')[1] }, own));
  const session = { ...own, Cookie: signedIn.headers.getSetCookie()[0]!.split(';')[0]! };
  const saves = (title: string, headers: Record<string, string>) =>
    as('')(
      `/Loads?loadShared=false&userId=${USER}`,
      postInit(smallRequest({ title, qty: 2 }), { ...session, ...headers }),
    );

  const queues = (user: string, title: string, query = '') =>
    as('')(
      `/Loads?multiProcessed=true&userId=${user}${query}`,
      postInit(smallRequest({ title, qty: 2 }), { ...session, 'If-Match': '*' }),
    );

  const shared = await post('/Loads', smallRequest({ title: 'Shared', qty: 1 }));
  const tag = shared.headers.get('ETag')!;
  const refused = { status: 400, body: { code: 'UnknownUser' } };
  t.match(await saves('Shared', {}), refused, 'without saying which version');
  const overwritten = (await saves('Shared', { 'If-Match': tag })).body;
  t.match(overwritten.document, {
    ...{ id: shared.body.document.id, version: 2, createdBy: USER, savedBy: DEE, savedByName: 'Dee' },
    isShared: true,
  });
  t.match(await saves('Shared', { 'If-Match': tag }), { status: 412, body: { code: 'Changed', savedBy: DEE } });
  const noted = async () => (await admin('/Account/Audit?action=LoadSavedOver')).body.items;
  await until(async () => (await noted()).length > 0);
  t.match(await noted(), [{ by: DEE, on: `${USER}/Shared`, detail: '2' }]);

  // A program whose key acts for users goes on planning theirs; what they keep private it does not read by restoring.
  const plants = (title: string, query = 'loadShared=false') =>
    admin(`/Loads?${query}&userId=${DEE}`, postInit(smallRequest({ title, qty: 3 })));
  const planted = await plants('Planted');
  t.match(planted.body.document, { createdBy: DEE, createdByName: 'Dee', version: 1 }, 'with the name of whose it is');
  const mine = `/Loads/${DEE}/Planted`;
  await as('')(`/Loads?loadShared=false`, postInit(smallRequest({ title: 'Planted', qty: 4 }), session));
  t.match(await admin(`${mine}/Versions/2/Restore`, { method: 'POST' }), { status: 400, body: { code: 'NoRecords' } });
  t.match((await plants('Planted')).body.document, { createdBy: DEE, version: 3, savedBy: 'cyd@example.com' });
  const made = async () => (await admin('/Account/Audit?action=LoadSavedFor')).body.items;
  await until(async () => (await made()).length > 0);
  t.match(await made(), [{ by: 'cyd@example.com', on: `${DEE}/Planted`, detail: '1' }]);
  await until(async () => (await noted()).length > 1);

  // An admin who is signed in replaces only what it saved there itself.
  await post('/Loads?loadShared=false', smallRequest({ title: 'Private', qty: 1 }));
  await admin(`/Account/People/${DEE}`, { ...postInit({ roles: ['admin'] }), method: 'PUT' });
  t.match(await saves('Private', {}), refused);
  t.match((await saves('New', {})).body.document, { createdBy: USER, savedBy: DEE, version: 1 });
  t.match((await saves('New', {})).body.document, { version: 2 });

  // Who may only look reads the stored plan of what is shared, and nothing else of the kind.
  await admin(`/Account/People/${DEE}`, { ...postInit({ roles: ['viewer'] }), method: 'PUT' });
  const looks = (query: string) => as('')(`/Edit/Load/${USER}${query}`, { headers: session });
  t.match(await looks('?load=Shared'), { status: 200, body: { title: 'Shared', filledContainers: [{}] } });
  t.equal((await looks('?load=Absent')).status, 400);
  t.match([await looks(''), await looks('?load=')], [{ status: 403 }, { status: 403 }]);
  await admin(`/Account/People/${DEE}`, { ...postInit({ roles: ['planner'] }), method: 'PUT' });

  // What a colleague was given while the load was shared: addresses of its reports, and those behind the codes on prints.
  const ofOwner = String(shared.body.reportLinks.overview);
  const seen = (await as('')(`/Loads/${USER}/Shared/1`, { headers: session })).body.reportLinks.overview;
  const now = overwritten.reportLinks.overview;
  const page = await (await fetch(seen)).text();
  const given = [seen, now, ...(page.match(/http[^"'<> ]*\/Reports\/[\w-]{20,}/g) ?? [])];
  const status = async (address: string) => (await fetch(address)).status;
  const statuses = async () => [...new Set(await Promise.all(given.map(status)))];
  t.ok(given.length > 2);
  t.same(await statuses(), [200]);
  await post('/Loads?loadShared=false', smallRequest({ title: 'Shared', qty: 1 }));
  t.same(await statuses(), [404], 'what is private now is not shown to colleagues');
  t.equal(await status(ofOwner), 200, 'but to the owner');
  await post('/Loads?loadShared=false', smallRequest({ title: 'Private', qty: 1 }));
  t.match(await saves('Private', { 'If-Match': '*' }), refused, 'of one that is not shared');
  t.match(await saves('Absent', { 'If-Match': '*' }), refused, 'of one that is not there');
  for (const title of ['Private', 'Absent']) t.match(await queues(USER, title), refused, `${title}, in the background`);
  await post('/Loads', smallRequest({ title: 'Shared', qty: 1 }));
  t.match(await queues(USER, 'Shared', '&loadSaved=false'), refused, 'what is not saved is nobody else’s');
  for (const user of ['eve@other.example', 'nobody@example.com']) t.match(await queues(user, 'Shared'), refused, user);
  t.match((await call('/Processes')).body.items, [], 'nothing of all that stands in the list of the owner');
  t.match(await queues(USER, 'Shared'), { status: 200, body: { message: 'Queued' } });
});
