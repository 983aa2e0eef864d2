/**
 * Writes build/site: what the service shows under /docs and at /llms.txt. The pages of docs/ and at the root as HTML and as they
 * are, their pictures and their search, and swagger-ui, of which only what runs in a browser is taken (its package wants to
 * report installs).
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { definition } from '../changes/definition.js';
import { changesPage, keptSurfaces } from '../changes/page.js';
import { surfaceOf } from '../changes/surface.js';
import { grouped, SHORT_TITLES } from './groups.js';
import { llmsText } from './llms.js';
import { render } from './markdown.js';
import { pageOf } from './page.js';
import { searchIndex } from './search-index.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const OWN = ['pages.css', 'interface.css', 'interface.js'];
const SWAGGER = ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt'];
const TRY_IT = { address: '/docs', title: 'Try it' };

/** Pages beside the sources, where people look for them. */
const AT_ROOT = ['README', 'ARCHITECTURE', 'CONTRIBUTING', 'CHANGELOG', 'SECURITY'];
const FOLDERS = ['docs', 'docs/how-to', 'docs/reference'];

interface Source {
  /** As it stands in its address: the folders below docs/ and the file, joined by hyphens. */
  readonly name: string;
  /** From the root of the checkout. */
  readonly path: string;
  readonly markdown: string;
}

export function buildSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sources = sourcesOfPages();
  const rendered = sources.map((source) => ({
    ...source,
    address: `/docs/${source.name}`,
    ...render(source.markdown, (target) => addressOf(posix.join(dirname(source.path), target), sources)),
  }));
  const groups = grouped(rendered);
  const navigation = groups.map(({ title, pages }) => ({
    title,
    entries: pages.map(({ name, address, title }) => ({ address, title: SHORT_TITLES[name] ?? title })),
  }));
  navigation[0]!.entries.push(TRY_IT);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const { name, address, title, html, sections } of rendered) {
    const content = `<div class="text">${html}</div>`;
    write(`${name}.html`, pageOf({ address, title, content, sections, styles: [], scripts: [] }, navigation));
  }
  for (const { name, markdown } of sources) write(`${name}.md`, markdown);
  write('index.html', pageOf(interfacePage(), navigation));
  write('llms.txt', llmsText(groups));
  write('search-index.js', searchIndex(rendered));
  write('search.js', searchScript());
  for (const name of OWN) copyFileSync(join(ROOT, 'scripts/site', name), join(folder, name));
  for (const name of SWAGGER) copyFileSync(join(ROOT, 'node_modules/swagger-ui-dist', name), join(folder, name));
  for (const name of pictures()) copyFileSync(join(ROOT, 'docs', name), join(folder, name));
}

/** One script, so that a page asks for nothing else before somebody searches. */
function searchScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./search.js', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['/docs/*'],
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]!.text;
}

function interfacePage() {
  return {
    ...TRY_IT,
    content:
      '<div id="interface"></div>\n<noscript>This page needs JavaScript; <a href="/docs/interface">the same to read</a> does not.</noscript>',
    sections: [],
    styles: ['/docs/swagger-ui.css', '/docs/interface.css'],
    scripts: ['/docs/swagger-ui-bundle.js', '/docs/interface.js'],
  };
}

function sourcesOfPages(): Source[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => `${folder}/${file}`),
  );
  return [
    ...AT_ROOT.map((name) => ({ name: name.toLowerCase(), ...read(`${name}.md`) })),
    ...paths.map((path) => ({ name: nameOf(path), ...read(path) })),
    {
      name: 'changes',
      path: 'docs/changes.md',
      markdown: changesPage(keptSurfaces(join(ROOT, 'docs/changes')), surfaceOf(definition())),
    },
  ];
}

/** The index of a folder has the folder's name. */
function nameOf(path: string): string {
  return path
    .slice('docs/'.length, -'.md'.length)
    .replace(/\/README$/, '')
    .replaceAll('/', '-');
}

function read(path: string): { readonly path: string; readonly markdown: string } {
  return { path, markdown: readFileSync(join(ROOT, path), 'utf8') };
}

function pictures(): string[] {
  return readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.svg'));
}

/** @param path from the root of the checkout */
function addressOf(path: string, sources: readonly Source[]): string | null {
  const source = sources.find((one) => one.path === path);
  if (source !== undefined) return `/docs/${source.name}`;
  return dirname(path) === 'docs' && pictures().includes(posix.basename(path)) ? `/docs/${posix.basename(path)}` : null;
}
