/** Addresses that are not public, in every spelling, at the request and when connecting. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import t from 'tap';
import { AddressGuard, type Resolve } from '../../src/webhook/guard.js';
import { WebhookSender } from '../../src/webhook/sender.js';

const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

/** Hosts of loopback, private, link-local, shared, reserved, multicast and metadata addresses. */
const NOT_PUBLIC = [
  // loopback: as it is, short, decimal, octal, hexadecimal, mixed, with full-width digits, with a dot at its end
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '2130706433', '017700000001', '0x7f000001', '0x7f.1'],
  ...['0177.0.0.1', '0x7f.0x0.0x0.0x1', '0x7f.0.1', '１２７.0.0.1', '①②⑦.⓪.⓪.①', '127.0.0.1.', '%31%32%37.0.0.1'],
  // unspecified
  ...['0.0.0.0', '0', '0x0', '0.1.2.3'],
  // private
  ...['10.0.0.1', '10.1', '0xa000001', '167772161', '012.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
  ...['192.168.257', '0xc0a80001', '3232235521', '0300.0250.0.1'],
  // link-local, metadata
  ...['169.254.1.1', '169.254.169.254', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '168.63.129.16'],
  // shared, protocol assignments, benchmarks, examples, multicast, reserved, broadcast
  ...['100.64.0.1', '100.100.100.200', '192.0.0.192', '198.18.0.1', '198.19.255.255', '192.0.2.1', '198.51.100.7'],
  ...['203.0.113.9', '192.88.99.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  // IPv6: loopback, unspecified, link-local, site-local, unique local, multicast, discard, examples
  ...['[::1]', '[0:0:0:0:0:0:0:1]', '[::]', '[fe80::1]', '[fec0::1]', '[fc00::1]', '[fd00:ec2::254]', '[ff02::1]'],
  ...['[100::1]', '[2001:db8::1]', '[3fff::1]', '[5f00::1]', '[4000::1]'],
  // IPv4 inside IPv6: mapped, compatible, translated, NAT64, local NAT64, 6to4, Teredo
  ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:a00:1]', '[::127.0.0.1]', '[::7f00:1]'],
  ...['[::ffff:0:7f00:1]', '[64:ff9b::127.0.0.1]', '[64:ff9b::a9fe:a9fe]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]'],
  ...['[2002:c0a8:1::1]', '[2001:0:7f00:1::1]'],
];

const PUBLIC = [
  ...['8.8.8.8', '1.1.1.1', '0x08080808', '172.32.0.1', '11.0.0.1', '[2606:4700::1111]', '[2001:4860:4860::8888]'],
  ...['[::ffff:8.8.8.8]', '[64:ff9b::8.8.8.8]'],
];

const nobodyIsAsked: Resolve = async (name) => {
  throw new Error(`${name} was looked up`);
};

t.test(`${NOT_PUBLIC.length} forms of addresses that are not public`, async (t) => {
  t.ok(NOT_PUBLIC.length >= 40);
  const guard = new AddressGuard([], nobodyIsAsked);
  const sender = new WebhookSender({ guard, userAgent: 'test' });
  t.teardown(() => sender.close());
  for (const host of NOT_PUBLIC) {
    for (const url of [`http://${host}/hook`, `https://${host}:8443/hook`]) {
      t.match(await guard.refusal(url), /not a public one/, `${url} at the request`);
      t.match(await sender.send(webhook(url)), { isSuccess: false, status: null, error: /not a public one/ }, url);
    }
  }
  for (const host of PUBLIC) t.equal(await guard.refusal(`http://${host}/hook`), null, host);
});

t.test('names', async (t) => {
  const names: Record<string, string[]> = {
    'public.example': ['8.8.8.8', '2606:4700::1111'],
    'inside.example': ['10.1.2.3'],
    'both.example': ['8.8.8.8', '::1'],
    'zoned.example': ['fe80::1%eth0'],
  };
  const resolve: Resolve = async (name) => {
    const found = names[name.replace(/\.$/, '')];
    if (!found) throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' });
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  const guard = new AddressGuard([], resolve);
  t.equal(await guard.refusal('https://public.example/x?y=1'), null);
  for (const name of ['inside.example', 'INSIDE.example', 'inside.example.', 'both.example', 'zoned.example']) {
    const refusal = await guard.refusal(`https://${name}/`);
    t.match(refusal, /host is not a public one/, name);
    t.notMatch(refusal, /\d/, 'the address behind the name is not told');
  }
  t.equal(await guard.refusal('https://unknown.example/'), null, 'not known now: tried when it is sent');
  const open = new AddressGuard(['inside.example', '192.168.0.0/16', 'fd00::/8', '10.9.9.9', '::1'], resolve);
  for (const host of ['inside.example', 'Inside.Example.', '192.168.7.7', '[fd00::1]', '10.9.9.9', '[::ffff:c0a8:1]']) {
    t.equal(await open.refusal(`http://${host}/`), null, `${host} is allowed`);
  }
  for (const host of ['10.9.9.8', '172.16.0.1', 'zoned.example']) t.ok(await open.refusal(`http://${host}/`), host);
});

t.test('what is no address', async (t) => {
  const guard = new AddressGuard([], nobodyIsAsked);
  for (const url of ['', 'hooks.example', 'ftp://hooks.example', 'file:///etc/passwd', 'javascript:0', 'http://']) {
    t.match(await guard.refusal(url), /http or https/, url);
  }
  t.match(await guard.refusal(`http://hooks.example/${'x'.repeat(3000)}`), /longer than/);
});

t.test('a name that means another address at the second look', async (t) => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  let connections = 0;
  server.on('connection', () => connections++);
  const { port } = server.address() as { port: number };
  for (const publicLooks of [1, 2]) {
    let looks = 0;
    const resolve: Resolve = async () => [{ address: looks++ < publicLooks ? '8.8.8.8' : '127.0.0.1', family: 4 }];
    const guard = new AddressGuard([], resolve);
    const sender = new WebhookSender({ guard, userAgent: 'test', timeoutMilliseconds: 2_000 });
    const url = `http://rebound.example:${port}/`;
    t.equal(await guard.refusal(url), null, 'public when it is asked for');
    t.match(await sender.send(webhook(url)), { isSuccess: false, error: /not a public one/ });
    await sender.close();
  }
  t.equal(connections, 0);
});

function webhook(url: string) {
  return { id: 'msg_1', url, secret: SECRET, body: Buffer.from('{}'), headers: {} };
}
