/** What pages and comments of sources mention: files, folders, and headings of pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from './source-files.js';

/** A page, or the comments of a source file. */
export interface Text {
  /** From the root of the checkout, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly isPage: boolean;
}

/** What a mention is looked up in. */
export interface Checkout {
  /** Paths from the root, with slashes. */
  readonly files: readonly string[];
  /** Titles of a page's headings; none where there is no such page. */
  readonly headingsOf: (page: string) => readonly string[];
}

const SOURCES = ['clients', 'examples', 'src', 'assembly', 'test', 'bench', 'samples', 'scripts'];
const PAGES = ['.', 'docs', 'docs/how-to', 'docs/reference', 'samples'];

/** A path from the root, or a file's name with an extension that only files of ours have. */
const PATH =
  /(?<![\w/.@-])((?:src|assembly|test|bench|docs|scripts|samples)\/[\w./*<>-]*|[\w./*<>-]+\.(?:md|tsx?|mjs))/g;

/** `docs/rules.md, Contacts and ...` and `docs/rules.md (Contacts)` both name a heading. */
const HEADING = /\b(docs\/[\w/-]+\.md)(?:, | \()(?=[A-Z])([^)]*)/g;

/** Pages of others are not looked at. */
const ADDRESS = /https?:\/\/\S+/g;

const LINK = /\]\(([^)\s]+)\)/g;

/** Made by the build, so that a fresh checkout does not hold them. */
const MADE = /^assembly\/abi\//;

export function checkout(): Checkout {
  const files = [...SOURCES, 'docs'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  const headingsOf = (page: string) => {
    const path = join(ROOT, page);
    return existsSync(path) ? headingsIn(readFileSync(path, 'utf8')) : [];
  };
  return { files: [...files, ...readdirSync(ROOT)], headingsOf };
}

export function pages(): Text[] {
  return PAGES.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => normalize(join(folder, name)).replaceAll('\\', '/')),
  ).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8'), isPage: true }));
}

export function comments(): Text[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  ).map((path) => ({ path, text: commentsIn(readFileSync(join(ROOT, path), 'utf8')), isPage: false }));
}

/** Blocks that begin a line, and what follows two slashes. */
const COMMENT = /^[ \t]*\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm;

/** The comments of a source, one a line: their own line ends and stars are blanks. */
export function commentsIn(source: string): string {
  return [...source.matchAll(COMMENT)].map(([comment]) => comment.trim().replace(/\s*\n\s*\*?\s*/g, ' ')).join('\n');
}

/** Entries of an index that have an anchor lead to headings of other pages, and stand for them. */
const HEADINGS = /^#+ (.+)$|<a id="[\w-]+"><\/a>\[([^\]]+)\]/gm;

export function headingsIn(page: string): string[] {
  const text = page.replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(HEADINGS)].map((match) => (match[1] ?? match[2]!).trim());
}

/** The mentions of a text that lead nowhere, each with what it mentions. */
export function dangling({ path, text, isPage }: Text, { files, headingsOf }: Checkout): string[] {
  const paths = [...text.replace(ADDRESS, '').matchAll(PATH)].map((match) => match[1]!.replace(/[./]+$/, ''));
  const headings = [...text.matchAll(HEADING)].filter(
    (match) => !headingsOf(match[1]!).some((title) => match[2]!.startsWith(title)),
  );
  const links = isPage ? [...text.matchAll(LINK)].map((match) => match[1]!) : [];
  const missing = [
    ...paths.filter((mentioned) => !MADE.test(mentioned) && !isThere(mentioned, path, files)),
    ...headings.map((match) => `${match[1]}, ${match[2]!.slice(0, 40)}`),
    ...links.filter((link) => !leadsSomewhere(link, path, files, headingsOf)),
  ];
  return missing.map((mentioned) => `${path} mentions ${mentioned}`);
}

/** From the root, from the folder of who mentions it, or the end of a path; `*` and `<name>` stand for any name. */
function isThere(mentioned: string, path: string, files: readonly string[]): boolean {
  const name = mentioned.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*+|<[\w-]+>/g, '[^/]*');
  const end = new RegExp(`(^|/)${name.replace(/^(\\\.\\\.?\/)+/, '')}$`);
  const fromHere = normalize(join(dirname(path), mentioned)).replaceAll('\\', '/');
  return files.some((file) => file === fromHere || end.test(file));
}

function leadsSomewhere(
  link: string,
  path: string,
  files: readonly string[],
  headingsOf: Checkout['headingsOf'],
): boolean {
  if (/^[a-z]+:/.test(link)) return true;
  const [target = '', anchor] = link.split('#');
  const page = target === '' ? path : normalize(join(dirname(path), target)).replaceAll('\\', '/');
  if (!files.includes(page.replace(/\/$/, ''))) return false;
  return anchor === undefined || headingsOf(page).some((title) => anchorOf(title) === anchor);
}

/** As GitHub makes it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
