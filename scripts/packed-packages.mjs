/**
 * Puts packages into the compiled file that stands for them: typebox is read from 370 files otherwise, 0.17 s of processor
 * time in every process and every thread, and of the others a part is needed, so that installing 22 MB is spared.
 * Their licences go to build/licenses. What reads the sources, as the build of the pages does, has no need.
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { build } from 'esbuild';

const PACKED = [
  ['src/schema/typebox', "export * from 'typebox'; export { default } from 'typebox';"],
  ['src/report/barcodes', "import bwipjs from 'bwip-js/node'; export const { raw } = bwipjs;"],
  [
    'src/mcp/sdk',
    "export * from '@modelcontextprotocol/server'; export { serveStdio } from '@modelcontextprotocol/server/stdio';",
  ],
];
/** Also those that they bring with them. */
const LICENSED = ['typebox', 'bwip-js', '@modelcontextprotocol/server', 'zod'];

await Promise.all(
  PACKED.map(([file, contents]) =>
    build({
      stdin: { contents, resolveDir: '.' },
      outfile: `build/${file}.js`,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'es2023',
      legalComments: 'inline',
      logLevel: 'warning',
    }),
  ),
);
for (const name of LICENSED) {
  const text = ['LICENSE', 'license'].map((file) => `node_modules/${name}/${file}`).find(existsSync);
  if (text === undefined)
    throw new Error(`${name} has no file LICENSE: say in scripts/packed-packages.mjs where it is`);
  mkdirSync('build/licenses', { recursive: true });
  copyFileSync(text, `build/licenses/${name.replace('/', '-')}.txt`);
}
