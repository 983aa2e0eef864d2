/**
 * The page of a shared view: it shows the load behind its own address, alone or in a frame of another page. What is
 * looked at stands in the fragment. Another page is answered once it said hello, if the service allows its origin.
 */

import { defineStowageView, StowageView, type ViewChange } from '../viewer/element.js';
import { type FromView, readToView, sealed } from '../viewer/embed/messages.js';
import { ENGLISH, type WordList } from '../viewer/words.js';
import { LANGUAGES, languageOf } from '../words/languages.js';

/** Of the pages that may talk to the view, as the service says in the document. */
const allowed = new Set([
  location.origin,
  ...(document.querySelector<HTMLMetaElement>('meta[name="embed-origins"]')?.content ?? '').split(' '),
]);

defineStowageView();
const view = new StowageView();
view.className = 'whole';
view.link = location.hash.slice(1);
/** Null: nobody said hello yet. */
let around: string | null = null;
let last: ViewChange | null = null;

function say(message: FromView): void {
  if (around !== null) parent.postMessage(sealed(message), around);
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || parent === window || !allowed.has(origin)) return;
  const message = readToView(data);
  if (message === null) return;
  if (message.type === 'hello') {
    around = origin;
    say({ type: 'ready' });
    if (last !== null) say({ type: 'change', ...last });
  } else if (message.type === 'show') view.link = message.link;
  else view.setAttribute('theme', message.theme);
});

view.addEventListener('stowage-change', (event) => {
  last = (event as CustomEvent<ViewChange>).detail;
  // A fragment alone would be one of the page's base, which is not this page.
  history.replaceState(null, '', `${location.pathname}#${last.link}`);
  say({ type: 'change', ...last });
});
view.addEventListener('stowage-error', (event) => fail((event as CustomEvent<{ message: string }>).detail.message));
addEventListener('hashchange', () => {
  view.link = location.hash.slice(1);
});

function fail(message: string): void {
  say({ type: 'error', message });
}

/** In the language of the browser; where they cannot be loaded, in English. */
async function wordsOfReader(): Promise<WordList> {
  const { load, tag } = LANGUAGES[languageOf(navigator.languages)];
  if (load === null) return ENGLISH;
  try {
    const { viewer } = await load();
    document.documentElement.lang = tag;
    return viewer;
  } catch {
    return ENGLISH;
  }
}

async function show(): Promise<void> {
  const line = document.getElementById('line')!;
  view.words = await wordsOfReader();
  line.textContent = view.words.loading;
  try {
    const answer = await fetch(`${location.pathname}.json`);
    const body = await answer.json();
    if (!answer.ok) throw new Error(body.message);
    document.title = body.title;
    view.load = body;
    document.body.replaceChildren(view);
  } catch (error) {
    const message = view.words.failed.replace('{reason}', error instanceof Error ? error.message : String(error));
    line.textContent = message;
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = view.words.again;
    again.addEventListener('click', () => void show());
    line.append(' ', again);
    fail(message);
  }
}

void show();
