/** A page of docs/ as HTML: links between pages lead to their addresses under /docs, headings have GitHub's anchors. */
import { Marked, type Tokens } from 'marked';
import { anchorOf } from './anchors.js';

export interface Rendered {
  /** Of its first heading. */
  readonly title: string;
  readonly html: string;
  /** Of its sections, in their order. */
  readonly sections: readonly Section[];
}

interface Section {
  readonly title: string;
  readonly anchor: string;
}

/** Of an index, for who has an address of a heading that moved. */
const ANCHOR = /^<a id="[\w-]+">$|^<\/a>$/;

/** @param addressOf where a page or picture of the checkout is served; null: nowhere, its words stand without a link */
export function render(markdown: string, addressOf: (target: string) => string | null): Rendered {
  const sections: Section[] = [];
  let title = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const words = this.parser.parseInline(tokens);
        const anchor = anchorOf(text);
        if (depth === 1) title = plain(text);
        if (depth === 2) sections.push({ title: plain(text), anchor });
        return `<h${depth} id="${anchor}"><a class="anchor" href="#${anchor}">${words}</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        const address = addressed(href, addressOf);
        return address === null ? words : `<a href="${escaped(address)}">${words}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const address = addressed(href, addressOf);
        return address === null ? escaped(text) : `<img src="${escaped(address)}" alt="${escaped(text)}">`;
      },
      table(table: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], name: string) =>
          `<tr>${cells.map((cell) => `<${name}>${this.parser.parseInline(cell.tokens)}</${name}>`).join('')}</tr>`;
        const rows = table.rows.map((cells) => row(cells, 'td')).join('\n');
        // It scrolls by itself, so that a narrow screen shows the text beside it whole.
        return `<div class="table" tabindex="0"><table><thead>${row(table.header, 'th')}</thead>\n<tbody>${rows}</tbody></table></div>\n`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return text.startsWith('<!--') ? '' : ANCHOR.test(text) ? text : escaped(text);
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { title, html, sections };
}

/** A link inside the page, to the web, or to another page with what follows its `#`. */
function addressed(href: string, addressOf: (target: string) => string | null): string | null {
  if (href.startsWith('#') || /^[a-z]+:/.test(href)) return href;
  const [target = '', anchor] = href.split('#');
  const address = addressOf(target);
  return address === null || anchor === undefined ? address : `${address}#${anchor}`;
}

function plain(text: string): string {
  return text.replaceAll('`', '').replace(/\[(.*?)\]\(.*?\)/g, '$1');
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
