/** What a run of the tests writes: every failure once, at the end, in plain text. */
import t from 'tap';

const { reportTo } = await import(new URL('../../../scripts/report.mjs', import.meta.url).href);

const FILE = 'build/test/rules/zones.test.js';

interface Data {
  readonly name?: string;
  readonly nesting?: number;
  readonly message?: string;
  readonly line?: number;
  readonly file?: string;
  readonly details?: { readonly error?: object };
}

const event = (type: string, data: Data) => ({
  type: `test:${type}`,
  data: { file: FILE, line: 7, column: 3, ...data },
});
const start = (name: string, nesting: number) => event('start', { name, nesting });
const fail = (name: string, nesting: number, error: object) => event('fail', { name, nesting, details: { error } });
const difference = (text: string) => ({ cause: `\u001b[48;2;172;62;163m${text}\u001b[49m` });

async function written(depth: number, events: readonly object[]): Promise<string> {
  async function* all() {
    yield* events;
  }
  let text = '';
  for await (const part of reportTo(depth, false)(all())) text += part;
  return text;
}

t.test('a failure is told once and last, with where it stands, and without colours', async (t) => {
  const text = await written(0, [
    start('zones', 0),
    event('pass', { name: 'a zone is kept', nesting: 1 }),
    fail('no zone is left', 1, difference('- 1\n+ 2')),
    fail('zones', 0, { failures: [1], cause: '1 subtest failed' }),
    event('pass', { name: 'floors', nesting: 0 }),
    event('diagnostic', { nesting: 0, message: 'fail 2' }),
  ]);
  t.equal(
    text,
    [
      '  ✖ no zone is left',
      '✖ zones',
      '✔ floors',
      'ℹ fail 2',
      '',
      '✖ 1 failed',
      '',
      `${FILE}:7:3`,
      '✖ zones › no zone is left',
      '  - 1',
      '  + 2',
      '',
    ].join('\n'),
  );
});

t.test('cases that fail in one line of a test are told twice, the others are named', async (t) => {
  const languages = ['ENG', 'GER', 'FRN', 'SPN'];
  const text = await written(9, [start('words', 0), ...languages.map((one) => fail(one, 1, difference(`of ${one}`)))]);
  t.same(
    languages.filter((one) => text.includes(`of ${one}`)),
    ['ENG', 'GER'],
  );
  for (const one of languages) t.match(text, `words › ${one}`);
});

t.test('a long difference is cut, and says so', async (t) => {
  const lines = Array.from({ length: 500 }, (_, at) => `line ${at}`).join('\n');
  const text = await written(0, [fail('a', 0, difference(lines))]);
  t.ok(text.split('\n').length < 80);
  t.match(text, '… 440 more lines');
});

t.test('of a file that ended, how it did, and what it wrote to its error output', async (t) => {
  const text = await written(0, [
    event('stderr', { message: 'went wrong\n' }),
    event('stderr', { file: 'other.test.js', message: 'of another\n' }),
    fail(FILE, 0, { exitCode: null, signal: 'SIGKILL', cause: 'test failed' }),
  ]);
  t.match(text, 'the file ended with exit code null, signal SIGKILL');
  t.match(text, `${FILE} wrote to its error output:\nwent wrong\n`);
  t.notMatch(text, 'of another');
});
