/** The samples without what they need: a sentence and the usage, no stack trace. */
import { spawnSync } from 'node:child_process';
import t from 'tap';

function samples(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/samples/run.js', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

t.test('help, a wrong option, no key, no service', async (t) => {
  t.match(samples('--help'), { status: 0, stdout: /usage: npm run samples/, stderr: '' });
  for (const [what, found, status] of [
    ['a wrong option', samples('--nonsense'), 2],
    ['no key', samples(), 2],
    ['no service', samples('--key', 'x', '--url', 'http://127.0.0.1:9'), 1],
    ['no address', samples('--key', 'x', '--url', 'nowhere'), 1],
  ] as const) {
    t.equal(found.status, status, what);
    t.match(found.stderr, /usage: npm run samples/, what);
    t.notMatch(found.stderr, /\n\s+at /, what);
  }
});
