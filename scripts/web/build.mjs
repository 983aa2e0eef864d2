/**
 * Builds the pages and the engine for browsers into build/web: after TypeScript and the WASM, whose outputs it reads.
 * Nothing is done when nothing that it reads has changed since.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { whenChanged } from '../when-changed.mjs';
import { fewFiles } from './few-files.mjs';
import { generatedValidators } from './generated-validators.mjs';
import { onDemand } from './on-demand.mjs';
import { plainSchemas } from './plain-schemas.mjs';
import { smallerScripts } from './smaller-scripts.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUTPUT = join(ROOT, 'build/web');
const STAMP = 'build/web/.inputs';

/** Everything that may end up in a page. */
const INPUTS = [
  ...['web', 'calculation', 'planning', 'engine', 'rules', 'domain', 'lib', 'locales', 'schema', 'scene', 'tables'].map(
    (room) => `src/${room}`,
  ),
  ...['build/engine', 'samples', 'scripts/web', 'scripts/request-validators.mjs', 'package-lock.json'],
];

/** Of the font that the pages bring along: it goes with every copy. */
const LICENCE = join(ROOT, 'node_modules/@fontsource-variable/inter/LICENSE');

const COMPRESSED = /\.(js|css|html|json|wasm|svg|txt)$/;
/** Bytes below which a second file does not pay. */
const LEAST_SAVED = 128;

/** What programs and other pages import keeps its name; everything else is named after its content, and never changes. */
const ENTRIES = {
  index: 'src/web/index.html',
  embed: 'src/web/embed.html',
  engine: 'src/calculation/browser/index.ts',
  viewer: 'src/web/viewer/index.ts',
  sw: 'src/web/sw.ts',
};

await whenChanged(STAMP, INPUTS, async () => {
  await buildPages();
  copyFileSync(LICENCE, join(OUTPUT, 'assets/inter-licence.txt'));
  nameFilesToKeep();
  await compressFiles();
});

async function buildPages() {
  const files = fewFiles(new URL('../../src/web/', import.meta.url));
  await build({
    configFile: false,
    root: join(ROOT, 'src/web'),
    base: './',
    logLevel: 'warn',
    plugins: [generatedValidators(), plainSchemas(true), files.plugin, smallerScripts()],
    // Its usual end is for Node.
    resolve: { alias: { 'csv-parse/sync': 'csv-parse/browser/esm/sync' } },
    worker: { format: 'es', plugins: () => [generatedValidators(), onDemand(), plainSchemas(false), smallerScripts()] },
    build: {
      outDir: OUTPUT,
      emptyOutDir: true,
      target: 'es2023',
      // The content security policy allows no data: address of a script, and no inline one.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Another page's bundler gives the viewer's chunks other names: what they preload would not be there.
        resolveDependencies: (_, dependencies, { hostId }) =>
          /\/(element|desk[^/]*-viewer)-[^/]*$/.test(hostId) ? [] : dependencies,
      },
      chunkSizeWarningLimit: 1024,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(ROOT, path)])),
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: { groups: files.groups },
          entryFileNames: ({ name, facadeModuleId }) => {
            // A service worker keeps what lies below itself.
            if (name === 'sw') return 'sw.js';
            const isFixed = name in ENTRIES && !facadeModuleId?.endsWith('.html');
            return isFixed ? 'assets/[name].js' : 'assets/[name]-[hash].js';
          },
          // Words are named after their language.
          chunkFileNames: ({ moduleIds }) => {
            const [, language] = /\/locales\/made\/(\w+)\//.exec(moduleIds[0] ?? '') ?? [];
            return `assets/${language === undefined ? '' : `${language}-`}[name]-[hash].js`;
          },
        },
      },
    },
  });
}

/** Tells the service worker what there is. */
function nameFilesToKeep() {
  const assets = readdirSync(join(OUTPUT, 'assets')).map((name) => `/assets/${name}`);
  const path = join(OUTPUT, 'sw.js');
  const worker = readFileSync(path, 'utf8')
    .replace('%FILES%', ['/', '/favicon.ico', ...assets.sort()].join(','))
    .replace(
      '%VERSION%',
      createHash('sha256')
        .update(readFileSync(join(OUTPUT, 'index.html')))
        .update(assets.join())
        .digest('hex')
        .slice(0, 12),
    );
  writeFileSync(path, worker);
}

/** As small as they get, beside them: the service would have to hurry. */
async function compressFiles() {
  const names = [OUTPUT, join(OUTPUT, 'assets')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => COMPRESSED.test(name))
      .map((name) => join(folder, name)),
  );
  await Promise.all(
    names.map(async (name) => {
      const bytes = readFileSync(name);
      const compressed = await promisify(brotliCompress)(bytes);
      if (bytes.length - compressed.length > LEAST_SAVED) writeFileSync(`${name}.br`, compressed);
    }),
  );
}
