/**
 * The pages of docs/reference/, and where in them a thing stands: a resource under the heading of its name, a table between its
 * marks. What links there asks here, so that a resource moves with its heading.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { anchorOf } from '../site/anchors.js';
import { type Sections, writeSections } from './sections.js';

export interface ReferencePage {
  /** Name of its file. */
  readonly file: string;
  readonly text: string;
}

export function referencePages(folder: URL): ReferencePage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
}

/** Titles of a page's headings, the page's own first. */
export function headingsOf({ text }: ReferencePage): string[] {
  return [...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, title]) => title!);
}

/** Names of the tables for which a page has marks. */
export function marksOf({ text }: ReferencePage): string[] {
  return [...text.matchAll(/^<!-- ([\w-]+): begin -->$/gm)].map(([, name]) => name!);
}

/** Links from one page of the reference to a resource. */
export function linksInto(pages: readonly ReferencePage[]): (resource: string, anchor?: string) => string {
  const fileOf = new Map(pages.flatMap((page) => headingsOf(page).map((title) => [title, page.file] as const)));
  return (resource, heading = resource) => {
    const file = fileOf.get(heading);
    if (file === undefined)
      throw new Error(`no page of docs/reference/ has the heading ${heading}: write there ${placeOf(heading)}`);
    return `[${resource}](${file}#${anchorOf(heading)})`;
  };
}

/** @throws Error when a table has no page, or several */
export function writeReference(folder: URL, pages: readonly ReferencePage[], sections: Sections): void {
  const marks = pages.flatMap(marksOf);
  const misplaced = Object.keys(sections).filter((name) => marks.filter((mark) => mark === name).length !== 1);
  if (misplaced.length > 0) {
    throw new Error(`not on one page of docs/reference/: write there once ${misplaced.map(placeOf).join('; ')}`);
  }
  for (const page of pages) {
    const own = Object.fromEntries(marksOf(page).map((name) => [name, sections[name] ?? missing(name)]));
    writeSections(new URL(page.file, folder), own);
  }
}

/** What a page needs for a resource: its heading, and the marks between which its table is written. */
function placeOf(name: string): string {
  return `the heading ## ${name}, and below it the lines <!-- ${name}: begin --> and <!-- ${name}: end -->`;
}

function missing(name: string): never {
  throw new Error(`nothing writes ${name}`);
}
