/** What the search of the pages looks into: each section, and each row of a table, by the words that stand in it. */
import { Lexer, type Token, type Tokens } from 'marked';
import MiniSearch from 'minisearch';
import { anchorOf } from './anchors.js';
import { type Found, SEARCH_OPTIONS } from './search-options.js';

const SHOWN = 160;

export interface SearchedPage {
  /** Its address. */
  readonly address: string;
  readonly markdown: string;
}

/** A script that gives the index as JSON. */
export function searchIndex(pages: readonly SearchedPage[]): string {
  const index = new MiniSearch(SEARCH_OPTIONS);
  for (const [id, found] of pages.flatMap(foundIn).entries()) index.add({ ...found, id });
  const { storedFields, ...rest } = index.toJSON();
  const shown = Object.entries(storedFields).map(([id, found]) => [id, shortened(found as unknown as Found)]);
  const kept = JSON.stringify({ ...rest, storedFields: Object.fromEntries(shown) });
  return `export default ${JSON.stringify(kept)};\n`;
}

/** Of what is found only the beginning of its text is shown. */
function shortened(found: Found): Found {
  return { ...found, text: found.text.slice(0, SHOWN) };
}

export function foundIn({ address, markdown }: SearchedPage): Found[] {
  const found: Found[] = [];
  let page = '';
  let title = '';
  let anchor = '';
  let text: string[] = [];
  const end = () => {
    if (title !== '') found.push({ address: `${address}#${anchor}`, title, page, text: text.join(' '), isRow: false });
    text = [];
  };
  for (const token of Lexer.lex(markdown)) {
    if (token.type === 'heading') {
      end();
      title = plainText(token);
      anchor = anchorOf(title);
      if (token.depth === 1) page = title;
    } else if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      text.push(...header.map(plainText));
      for (const [name, ...cells] of rows) {
        const says = cells.map(plainText).filter((cell) => cell !== '');
        found.push({
          address: `${address}#${anchor}`,
          title: plainText(name!),
          page,
          text: says.join(' · '),
          isRow: true,
        });
      }
    } else if (token.type !== 'html' && token.type !== 'space') text.push(plainText(token));
  }
  end();
  return found;
}

/** What a reader sees, without marks. */
function plainText(token: Token | Tokens.TableCell): string {
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner !== undefined && inner.length > 0) return joined(inner);
  const items = 'items' in token ? (token.items as readonly Token[]) : [];
  if (items.length > 0) return joined(items);
  if ('type' in token && token.type === 'html') return '';
  return 'text' in token ? token.text.replace(/\s+/g, ' ') : '';
}

function joined(tokens: readonly Token[]): string {
  return tokens.map(plainText).join('').replace(/\s+/g, ' ');
}
