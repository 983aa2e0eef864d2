/** The frame of every page under /docs: the way to the others, and what stands in this one. */
import { escaped } from './markdown.js';

export interface NavigationEntry {
  readonly address: string;
  readonly title: string;
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
  all: readonly NavigationEntry[],
): string {
  const entries = all.map(
    (entry) =>
      `<li><a href="${entry.address}"${entry.address === address ? ' aria-current="page"' : ''}>${escaped(entry.title)}</a></li>`,
  );
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
<nav aria-label="Pages"><ul>${entries.join('')}</ul></nav>
</header>
<main id="content">
${list.length > 1 ? `<details class="sections"><summary>On this page</summary><ul>${list.join('')}</ul></details>` : ''}
${content}
</main>
${scripts.map((script) => `<script src="${script}"></script>`).join('\n')}
</body>
</html>
`;
}
