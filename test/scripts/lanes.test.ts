/** The lanes of the tests: the quick one leaves out what is slow, and its list names nothing that is gone. */
import t from 'tap';

const { SLOW, testFiles } = await import(new URL('../../../scripts/lanes.mjs', import.meta.url).href);
const { withoutNamelessPasses } = await import(new URL('../../../scripts/nameless.mjs', import.meta.url).href);

t.test('the quick lane has most tests, and none of the slow ones', async (t) => {
  const all: string[] = testFiles([], false);
  const quick = new Set<string>(testFiles([], true));
  t.ok(quick.size > 0.6 * all.length && quick.size < all.length);
  for (const name of ['web/pages.test.js', 'service/crash.test.js', 'store/outage.test.js']) {
    t.ok(all.includes(name) && !quick.has(name), name);
  }
  t.ok(quick.has('rules/zones.test.js'));
  t.same(testFiles(['rules/zones'], false), ['rules/zones.test.js']);
});

t.test('each entry of the slow tests is there', async (t) => {
  const all: string[] = testFiles([], false);
  for (const slow of SLOW as readonly RegExp[]) {
    for (const part of alternativesOf(slow.source)) {
      const one = new RegExp(part);
      t.ok(
        all.some((name) => one.test(name)),
        part,
      );
    }
  }
});

/** `^a/(b|c)|d` is `^a/b`, `^a/c` and `d`. */
function alternativesOf(source: string): string[] {
  return source.split(/\|(?![^(]*\))/).flatMap((part) => {
    const [, before, inside, after] = /^(.*)\(([^)]*)\)(.*)$/.exec(part) ?? [];
    return inside === undefined ? [part] : inside.split('|').map((one) => `${before}${one}${after}`);
  });
}

t.test('passes without a name are not reported, all else is', async (t) => {
  const pass = (name: string, nesting = 1) => ({ type: 'test:pass', data: { name, nesting } });
  const start = { type: 'test:start', data: { name: 'should be equal', nesting: 1 } };
  const fail = { type: 'test:fail', data: { name: 'should be equal', nesting: 1 } };
  async function* events() {
    yield* [
      start,
      pass('should be equal'),
      pass('a roll stands'),
      pass('should be equal', 0),
      pass('expected to throw'),
      fail,
    ];
  }
  const kept = [];
  for await (const { type, data } of withoutNamelessPasses(events())) kept.push(`${type} ${data.name}`);
  t.same(kept, [
    'test:pass a roll stands',
    'test:pass should be equal',
    'test:start should be equal',
    'test:fail should be equal',
  ]);
});
