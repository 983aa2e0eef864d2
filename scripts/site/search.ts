/** The search of the pages under /docs, in a reader's browser. The index is fetched when somebody begins to search. */
import MiniSearch from 'minisearch';
import { type Found, find, SEARCH_OPTIONS } from './search-options.js';

const MOST_SHOWN = 12;
/** Written by the build. */
const INDEX = '/docs/search-index.js';

const form = document.querySelector<HTMLFormElement>('#site-search')!;
const field = form.querySelector('input')!;
const list = form.querySelector('ol')!;
const said = form.querySelector('output')!;

let index: Promise<MiniSearch> | null = null;

function indexOnce(): Promise<MiniSearch> {
  index ??= import(INDEX).then((module) => MiniSearch.loadJSON(module.default as string, SEARCH_OPTIONS));
  return index;
}

async function show(): Promise<void> {
  const words = field.value.trim();
  const found = words === '' ? [] : find(await indexOnce(), words, MOST_SHOWN);
  if (words !== field.value.trim()) return;
  said.value = words === '' ? '' : found.length === 0 ? 'Nothing is found.' : `${found.length} found`;
  list.replaceChildren(...found.map(entryOf));
  list.hidden = found.length === 0;
}

function entryOf({ address, title, page, text }: Found): HTMLLIElement {
  const link = document.createElement('a');
  link.href = address;
  link.append(textIn('strong', title), textIn('span', title === page ? '' : page), textIn('small', text));
  const entry = document.createElement('li');
  entry.append(link);
  return entry;
}

function textIn(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function close(): void {
  list.hidden = true;
  said.value = '';
}

form.hidden = false;
field.addEventListener('focus', () => void indexOnce());
field.addEventListener('input', () => void show());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  list.querySelector('a')?.click();
});
form.addEventListener('keydown', (event) => {
  const links = [...list.querySelectorAll('a')];
  const place = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === 'ArrowDown') links[place + 1]?.focus();
  else if (event.key === 'ArrowUp') (links[place - 1] ?? field).focus();
  else if (event.key === 'Escape') {
    close();
    field.focus();
  } else return;
  event.preventDefault();
});
form.addEventListener('focusout', ({ relatedTarget }) => {
  if (!form.contains(relatedTarget as Node | null)) close();
});
list.addEventListener('click', close);
document.addEventListener('keydown', (event) => {
  const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null;
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});
