/** A page of a test's own, bundled from source as the pages are, and served from a free port. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Test } from 'tap';
import { build, type PluginOption } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** @param folder of an index.html, from the root of the checkout; @returns the address of the page */
export async function bundledPage(t: Test, folder: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'stowage-page-'));
  t.teardown(() => rmSync(outDir, { recursive: true, force: true }));
  // As the pages themselves: a module of the build, which no type describes.
  const { generatedValidators } = (await import(
    pathToFileURL(resolve('scripts/web/generated-validators.mjs')).href
  )) as { generatedValidators: () => PluginOption };
  await build({
    configFile: false,
    root: resolve(folder),
    base: './',
    logLevel: 'error',
    plugins: [generatedValidators()],
    worker: { format: 'es', plugins: () => [generatedValidators()] },
    build: { outDir, emptyOutDir: true, target: 'es2023', minify: false, reportCompressedSize: false },
  });
  const server = createServer(({ url = '/' }, response) => {
    const path = join(outDir, url === '/' ? 'index.html' : new URL(url, 'http://page').pathname);
    try {
      const bytes = readFileSync(path);
      response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
