/** A planner who is signed in saves over a load that a colleague shares, on each store. */
import t from 'tap';
import { onBothStores } from '../support/http/both-stores.js';
import { smallRequest } from '../support/problems/requests.js';
import { postInit, USER } from '../support/service/running-service.js';

const DEE = 'dee@example.com';

await onBothStores(t, async (t, start) => {
  const { post, createKey, as } = await start();
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

  const shared = await post('/Loads', smallRequest({ title: 'Shared', qty: 1 }));
  const tag = shared.headers.get('ETag')!;
  const refused = { status: 400, body: { code: 'UnknownUser' } };
  t.match(await saves('Shared', {}), refused, 'without saying which version');
  t.match((await saves('Shared', { 'If-Match': tag })).body.document, {
    ...{ id: shared.body.document.id, version: 2, createdBy: USER, savedBy: DEE, savedByName: 'Dee' },
    isShared: true,
  });
  t.match(await saves('Shared', { 'If-Match': tag }), { status: 412, body: { code: 'Changed', savedBy: DEE } });
  await post('/Loads?loadShared=false', smallRequest({ title: 'Private', qty: 1 }));
  t.match(await saves('Private', { 'If-Match': '*' }), refused, 'of one that is not shared');
  t.match(await saves('Absent', { 'If-Match': '*' }), refused, 'of one that is not there');
});
