/** The frame of every page under /docs: the way to the others, and what stands in this one. */
import { escaped } from './markdown.js';

export interface NavigationEntry {
  readonly address: string;
  readonly title: string;
}

export interface NavigationGroup {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

export interface PageParts {
  readonly address: string;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** Of the sections of the page; none: there is no list of them. */
  readonly sections: readonly { readonly title: string; readonly anchor: string }[];
  /** Addresses. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export function pageOf(
  { address, title, content, sections, styles, scripts }: PageParts,
  groups: readonly NavigationGroup[],
): string {
  const list = sections.map((section) => `<li><a href="#${section.anchor}">${escaped(section.title)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - Stowage</title>
<link rel="icon" href="data:,">
${[...styles, '/docs/pages.css'].map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header>
<a class="home" href="/">Stowage</a>
<a href="#site-pages" class="to-pages">All pages</a>
<form id="site-search" role="search" hidden>
<input type="search" aria-label="Search the pages" placeholder="Search (/)" autocomplete="off">
<output></output>
<ol hidden></ol>
</form>
</header>
<div class="columns">
<main id="content">
${list.length > 1 ? `<details class="sections"><summary>On this page</summary><ul>${list.join('')}</ul></details>` : ''}
${content}
</main>
<nav id="site-pages" aria-label="Pages">
${groups.map((group) => groupOf(group, address)).join('\n')}
</nav>
</div>
<script type="module" src="/docs/search.js"></script>
${scripts.map((script) => `<script src="${script}"></script>`).join('\n')}
</body>
</html>
`;
}

/** Open where the reader is. */
function groupOf({ title, entries }: NavigationGroup, address: string): string {
  const isHere = entries.some((entry) => entry.address === address);
  const items = entries.map(
    (entry) =>
      `<li><a href="${entry.address}"${entry.address === address ? ' aria-current="page"' : ''}>${escaped(entry.title)}</a></li>`,
  );
  return `<details${isHere ? ' open' : ''}><summary>${escaped(title)}</summary><ul>${items.join('')}</ul></details>`;
}
