/**
 * The pages of docs/how-to/ do what they say: what stands as `sh` is run against a running service, block by block, as in one
 * shell, and what stands below it as `json` is in its answer. There `"..."` stands for anything.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { deepOnly } from './support/draws.js';
import { accept, startReceiver } from './support/http/receiver.js';
import { until } from './support/service/processes.js';
import { KEY, startTestService, temporaryFolder } from './support/service/running-service.js';
import { ROOT } from './support/source-files.js';

const FOLDER = `${ROOT}docs/how-to/`;
/** Their commands are tested one by one in test/cli, too. */
const LONG = new Set(['back-up.md', 'compare-settings.md', 'get-a-report.md']);

t.test('how-to pages', { timeout: 240_000 }, async (t) => {
  const receiver = await startReceiver(accept);
  t.teardown(() => receiver.close());
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const env = { WEBHOOK_ALLOW: '127.0.0.0/8', BOOTSTRAP_WEBHOOK_SECRET: secret };
  const service = await startTestService(t, { env });
  const noJq = await absence('jq');
  for (const file of readdirSync(FOLDER)) {
    const page = readFileSync(FOLDER + file, 'utf8');
    const skip = (LONG.has(file) && deepOnly.skip) || (/^[^`]*\bjq ['-]/m.test(page) && noJq);
    await t.test(file, { skip }, async (t) => {
      t.match(page, /^# /);
      const folder = temporaryFolder(t);
      writeFileSync(join(folder, '.curlrc'), 'fail-with-body\n');
      // As where the package is installed, as far as `npx` sees it.
      writeFileSync(join(folder, 'package.json'), '{}');
      mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
      const shim = `#!/bin/sh\nexec node ${ROOT}build/src/cli.js "$@"\n`;
      writeFileSync(join(folder, 'node_modules/.bin/stowage'), shim, { mode: 0o755 });
      const env = {
        PATH: process.env['PATH'],
        CURL_HOME: folder,
        STOWAGE_URL: service.address,
        STOWAGE_KEY: KEY,
        LISTENER: receiver.address,
        DATA_DIR: service.dataDir,
      };
      for (const { shell, answer } of steps(page)) {
        const { stdout } = await promisify(execFile)('sh', ['-ec', continued(shell)], { cwd: folder, env });
        const faults = answer === null ? [] : differences(JSON.parse(answer), JSON.parse(stdout), '');
        t.same(faults, [], shell.replace(/\n[\s\S]*/, ''));
      }
    });
  }

  t.test('what README and the first load call', async (t) => {
    const texts = ['README.md', 'docs/first-load.md'].map((name) => readFileSync(ROOT + name, 'utf8'));
    const calls = texts.flatMap((text) => [...text.matchAll(/^ *curl [^`]*?(?:\}'|UnitEnglish".*)$/gm)]);
    t.equal(calls.length, 4);
    const env = { ...process.env, STOWAGE_URL: service.address, STOWAGE_KEY: KEY };
    for (const [call] of calls) {
      const { stdout } = await promisify(execFile)('sh', ['-ec', call], { env });
      t.equal(JSON.parse(stdout).status, 'succeed', call.slice(0, 80));
    }
  });

  t.test('the check of webhooks in Python', { skip: await absence('python3') }, async (t) => {
    const [check] = /^```python\n([\s\S]*?)^```$/m.exec(readFileSync(`${FOLDER}receive-webhooks.md`, 'utf8'))!.slice(1);
    await until(() => receiver.received.length > 0);
    const { headers, body } = receiver.received[0]!;
    const program = `${check}
import json, sys
secret, headers, body = json.load(sys.stdin)
print(is_genuine(secret, headers, body.encode()), is_genuine(secret, headers, body.encode() + b" "))`;
    const running = promisify(execFile)('python3', ['-c', program]);
    running.child.stdin!.end(JSON.stringify([secret, headers, body]));
    t.equal((await running).stdout, 'True False\n');
  });
});

async function absence(command: string): Promise<string | false> {
  return promisify(execFile)(command, ['--version']).then(
    () => false,
    () => `${command} is not installed`,
  );
}

interface Step {
  readonly shell: string;
  /** JSON; null: the page shows none. */
  readonly answer: string | null;
}

function steps(page: string): Step[] {
  const blocks = [...page.matchAll(/^```(sh|json)\n([\s\S]*?)^```$/gm)].map(([, mark, text]) => ({
    mark,
    text: text!,
  }));
  return blocks.flatMap(({ mark, text }, place) => {
    const next = blocks[place + 1];
    return mark === 'sh' ? [{ shell: text, answer: next?.mark === 'json' ? next.text : null }] : [];
  });
}

/** With the variables that the blocks before it have set. */
function continued(shell: string): string {
  return `set -a\n[ ! -e .variables ] || . ./.variables\n${shell}\nexport -p > .variables`;
}

/** Where the answer is otherwise than the page shows. */
function differences(shown: unknown, answered: unknown, path: string): string[] {
  if (shown === '...') return answered === undefined ? [`${path} is missing`] : [];
  if (typeof shown === 'object' && shown !== null) {
    const other = (answered ?? {}) as Readonly<Record<string, unknown>>;
    return Object.entries(shown).flatMap(([name, value]) => differences(value, other[name], `${path}/${name}`));
  }
  return shown === answered
    ? []
    : [`${path} is ${JSON.stringify(answered)}, and the page shows ${JSON.stringify(shown)}`];
}
