/** The programs of docs/clients.md, run as they stand there, in each language that is installed. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import ts from 'typescript';
import { KEY, startTestService, temporaryFolder } from '../support/service/running-service.js';
import { ROOT } from '../support/source-files.js';

const run = promisify(execFile);
const page = readFileSync(`${ROOT}docs/clients.md`, 'utf8');
const SAID = /^First load: 40 loaded, 0 left, [\d.]+ % full\n$/;

interface Language {
  /** As the page marks its programs. */
  readonly mark: string;
  /** Says that the language is there. */
  readonly version: readonly [command: string, ...words: string[]];
  readonly file: string;
  readonly start: readonly [command: string, ...words: string[]];
  readonly said: RegExp;
  readonly change?: (program: string) => string;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  curl: { mark: 'sh', version: ['curl', '--version'], file: 'load.sh', start: ['sh'], said: /^\{"status":"succeed"/ },
  TypeScript: {
    mark: 'ts',
    version: [process.execPath, '--version'],
    file: 'load.mjs',
    start: [process.execPath],
    said: SAID,
    change: (program) =>
      ts.transpileModule(program, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } })
        .outputText,
  },
  Python: { mark: 'python', version: ['python3', '--version'], file: 'load.py', start: ['python3'], said: SAID },
  Java: { mark: 'java', version: ['java', '-version'], file: 'FirstLoad.java', start: ['java'], said: SAID },
  Go: { mark: 'go', version: ['go', 'version'], file: 'load.go', start: ['go', 'run'], said: SAID },
};

t.test('programs', { timeout: 240_000 }, async (t) => {
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  const env = { ...process.env, STOWAGE_URL: service.address, STOWAGE_KEY: KEY };
  // Inside the package, so that it finds itself by its name.
  mkdirSync(`${ROOT}build/examples`, { recursive: true });
  const inPackage = mkdtempSync(`${ROOT}build/examples/`);
  t.teardown(() => rmSync(inPackage, { recursive: true }));

  for (const [name, { mark, version, file, start, said, change }] of Object.entries(LANGUAGES)) {
    t.test(name, { skip: await absence(version) }, async (t) => {
      const [program] = programsOf(mark);
      const path = join(name === 'TypeScript' ? inPackage : temporaryFolder(t), file);
      writeFileSync(path, change ? change(program!) : program!);
      const [command, ...words] = start;
      const { stdout } = await run(command, [...words, path], { env });
      t.match(stdout, said);
    });
  }
});

function programsOf(mark: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${mark}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, program]) => program!);
}

async function absence([command, ...words]: Language['version']): Promise<string | false> {
  return run(command, words).then(
    () => false,
    () => `${command} is not installed`,
  );
}
