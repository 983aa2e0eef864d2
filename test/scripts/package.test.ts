/** What `npm pack` makes holds all that runs, and nothing that only builds or tests. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import t from 'tap';
import { ENGINE_VERSION } from '../../src/calculation/version.js';
import { ROOT, sourceFilesOf } from '../support/source-files.js';

const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

function packed(): Promise<string[]> {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  return new Promise((resolve, reject) => {
    execFile('npm', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      if (error) reject(error);
      else resolve(JSON.parse(stdout)[0].files.map(({ path }: { path: string }) => path));
    });
  });
}

/** Links of a page to files that are not in the tarball beside it. */
function deadLinks(page: string, files: ReadonlySet<string>): string[] {
  const text = readFileSync(ROOT + page, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
    .map(([, link]) => ({ link, target: join(dirname(page), link!).replace(/\/$/, '') }))
    .filter(({ target }) => !files.has(target) && ![...files].some((name) => name.startsWith(`${target}/`)))
    .map(({ link }) => `${page}: ${link}`);
}

t.test('there is one version number', async (t) => {
  t.equal(ENGINE_VERSION, manifest.version);
});

t.test('the tarball', async (t) => {
  const files = new Set(await packed());
  const entries = [manifest.bin.stowage, 'build/src/main.js', 'build/src/worker.js', 'build/src/mcp/run.js'];
  for (const name of [...entries, 'build/engine/search-narrow.wasm', 'build/engine/search-wide.wasm', 'README.md']) {
    t.ok(files.has(name), name);
  }
  const strange = [...files].filter((name) =>
    /^(build\/(test|bench|scripts)|test|bench|node_modules)\/|\.map$/.test(name),
  );
  t.same(strange, []);
  t.match(readFileSync(`${ROOT}${manifest.bin.stowage}`, 'utf8'), /^#!\/usr\/bin\/env node\n/);
  // Those of build/site are served, by other names.
  const pages = [...files].filter((name) => name.endsWith('.md') && !name.startsWith('build/'));
  t.same(
    pages.flatMap((name) => deadLinks(name, files)),
    [],
  );
});

t.test('what runs needs no package that only builds or tests', async (t) => {
  const installed = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  // Bundled into build/web, or packed into the compiled file.
  const isBundled = /^src\/(web\/|calculation\/browser\/|report\/barcodes\.ts$|mcp\/sdk\.ts$)/;
  const missing = sourceFilesOf('src')
    .filter(({ path }) => !isBundled.test(path))
    .flatMap(({ path, packages }) => packages.map((name) => ({ path, name })))
    .filter(({ name }) => !isBuiltin(name) && !installed.has(/^(@[^/]+\/)?[^/]+/.exec(name)![0]));
  t.same(missing, []);
});
