import t from 'tap';
import { openMongoStore } from '../../src/store/mongo/open.js';
import { skipWithout } from '../support/parts.js';
import { startMongod, startReplicaSet } from '../support/servers.js';
import { storeContract } from './contract.js';

const skip = skipWithout('mongod');

function databaseAt(url: string, name: string): string {
  const [address, options] = url.split('/?');
  return `${address}/${name}?${options}`;
}

t.test('a single server', { skip, timeout: 60_000 }, async (t) => {
  const server = await startMongod();
  t.teardown(() => server.stop());
  let databases = 0;
  await storeContract(t, async () => {
    const url = databaseAt(server.url, `single${databases++}`);
    return async () => openMongoStore(url);
  });
});

t.test('a replica set', { skip, timeout: 60_000 }, async (t) => {
  const { url, servers } = await startReplicaSet(1);
  t.teardown(() => Promise.all(servers.map((server) => server.stop())));
  let databases = 0;
  await storeContract(t, async () => {
    const own = databaseAt(url, `set${databases++}`);
    return async () => openMongoStore(own);
  });
});
