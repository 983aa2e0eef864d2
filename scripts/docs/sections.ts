/** A page's sections that are written from the code: between `<!-- name: begin -->` and `<!-- name: end -->`. */
import { readFileSync, writeFileSync } from 'node:fs';

export type Sections = Readonly<Record<string, string>>;

/** Puts the sections where the page has their marks. */
export function writeSections(page: URL, sections: Sections): void {
  const written = Object.entries(sections).reduce(withSection, readFileSync(page, 'utf8'));
  writeFileSync(page, written);
}

/** What stands between the marks of a section; empty when the page has none. */
export function sectionOf(page: string, name: string): string {
  return page.split(begin(name))[1]?.split(end(name))[0] ?? '';
}

/** @throws Error when the page has no marks of that name */
function withSection(page: string, [name, text]: [name: string, text: string]): string {
  const from = page.indexOf(begin(name));
  const to = page.indexOf(end(name));
  if (from < 0 || to < from) throw new Error(`there is no ${begin(name)} ... ${end(name)}`);
  return `${page.slice(0, from + begin(name).length)}\n\n${text}\n\n${page.slice(to)}`;
}

const begin = (name: string) => `<!-- ${name}: begin -->`;
const end = (name: string) => `<!-- ${name}: end -->`;

export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}
