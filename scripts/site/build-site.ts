/**
 * Writes build/site: what the service shows under /docs and at /llms.txt. The pages of docs/ and at the root as HTML and as they
 * are, their pictures, and swagger-ui, of which only what runs in a browser is taken (its package wants to report installs).
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { definition } from '../changes/definition.js';
import { changesPage, keptSurfaces } from '../changes/page.js';
import { surfaceOf } from '../changes/surface.js';
import { llmsText } from './llms.js';
import { render } from './markdown.js';
import { type NavigationEntry, pageOf } from './page.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const OWN = ['pages.css', 'interface.css', 'interface.js'];
const SWAGGER = ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt'];
const INTERFACE: NavigationEntry = { address: '/docs', title: 'Try it' };

/** The order in which a reader wants them, and their short titles; a page that is not named comes last, by its heading. */
const SHORT_TITLES: Readonly<Record<string, string>> = {
  readme: 'Start',
  'first-load': 'First load',
  interface: 'Interface',
  'command-line': 'Command line',
  mcp: 'Assistants',
  codes: 'Codes',
  rules: 'Rules',
  clients: 'Clients',
  changes: 'Changes',
  operations: 'Operations',
  benchmarks: 'Benchmarks',
  planning: 'Planning',
  engine: 'Engine',
  architecture: 'Architecture',
  contributing: 'Contributing',
  changelog: 'Changelog',
  security: 'Security',
};

/** Pages beside the sources, where people look for them. */
const AT_ROOT = ['README', 'ARCHITECTURE', 'CONTRIBUTING', 'CHANGELOG', 'SECURITY'];

interface Source {
  /** As it stands in its address. */
  readonly name: string;
  readonly markdown: string;
}

export function buildSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sources = sourcesOfPages();
  const rendered = sources.map(({ name, markdown }) => ({
    name,
    ...render(markdown, (target) => addressOf(target, sources)),
  }));
  const navigation = [
    INTERFACE,
    ...rendered.map(({ name, title }) => ({ address: `/docs/${name}`, title: SHORT_TITLES[name] ?? title })),
  ];
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const { name, title, html, sections } of rendered) {
    const page = {
      address: `/docs/${name}`,
      title,
      content: `<div class="text">${html}</div>`,
      sections,
      styles: [],
      scripts: [],
    };
    write(`${name}.html`, pageOf(page, navigation));
  }
  for (const { name, markdown } of sources) write(`${name}.md`, markdown);
  write('index.html', pageOf(interfacePage(), navigation));
  write('llms.txt', llmsText(rendered));
  for (const name of OWN) copyFileSync(join(ROOT, 'scripts/site', name), join(folder, name));
  for (const name of SWAGGER) copyFileSync(join(ROOT, 'node_modules/swagger-ui-dist', name), join(folder, name));
  for (const name of pictures()) copyFileSync(join(ROOT, 'docs', name), join(folder, name));
}

function interfacePage() {
  return {
    ...INTERFACE,
    content:
      '<div id="interface"></div>\n<noscript>This page needs JavaScript; <a href="/docs/interface">the same to read</a> does not.</noscript>',
    sections: [],
    styles: ['/docs/swagger-ui.css', '/docs/interface.css'],
    scripts: ['/docs/swagger-ui-bundle.js', '/docs/interface.js'],
  };
}

function sourcesOfPages(): Source[] {
  const inDocs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  const order = Object.keys(SHORT_TITLES);
  const placeOf = ({ name }: Source) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [
    ...AT_ROOT.map((name) => ({
      name: name.toLowerCase(),
      markdown: readFileSync(join(ROOT, `${name}.md`), 'utf8'),
    })),
    { name: 'changes', markdown: changesPage(keptSurfaces(join(ROOT, 'docs/changes')), surfaceOf(definition())) },
    ...inDocs.map((file) => ({ name: file.slice(0, -3), markdown: readFileSync(join(ROOT, 'docs', file), 'utf8') })),
  ].sort((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name, 'en'));
}

function pictures(): string[] {
  return readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.svg'));
}

/** Folders do not matter: names of pages and pictures are unlike each other. */
function addressOf(target: string, sources: readonly Source[]): string | null {
  const file = basename(target);
  const name = file.replace(/\.md$/, '').toLowerCase();
  if (file.endsWith('.md') && sources.some((source) => source.name === name)) return `/docs/${name}`;
  return pictures().includes(file) ? `/docs/${file}` : null;
}
