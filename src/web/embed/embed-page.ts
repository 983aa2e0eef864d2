/**
 * The page of a shared view: it shows the load behind its own address, alone or in a frame of another page. What is
 * looked at stands in the fragment. Another page is answered once it said hello, if the service allows its origin.
 */

import { VIEWER } from '../../locales/made/eng/viewer.js';
import { defineStowageView, StowageView, type ViewChange } from '../viewer/element.js';
import { type FromView, readToView, sealed } from '../viewer/embed/messages.js';
import { type WordList, Words } from '../viewer/words.js';
import { LANGUAGES, type Language, languageOf } from '../words/languages.js';

/** Of the pages that may talk to the view, as the service says in the document. */
const allowed = new Set([
  location.origin,
  ...(document.querySelector<HTMLMetaElement>('meta[name="embed-origins"]')?.content ?? '').split(' '),
]);

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly VIEWER: WordList }>>> = {
  ENG: async () => ({ VIEWER }),
  GER: () => import('../../locales/made/ger/viewer.js'),
  SPN: () => import('../../locales/made/spn/viewer.js'),
  FRN: () => import('../../locales/made/frn/viewer.js'),
  BRZ: () => import('../../locales/made/brz/viewer.js'),
  CHN: () => import('../../locales/made/chn/viewer.js'),
  JPN: () => import('../../locales/made/jpn/viewer.js'),
  KOR: () => import('../../locales/made/kor/viewer.js'),
};

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
async function wordsOfReader(): Promise<Words> {
  const language = languageOf(navigator.languages);
  const { tag } = LANGUAGES[language];
  try {
    const loaded = await LOADERS[language]();
    document.documentElement.lang = tag;
    return new Words(loaded.VIEWER, tag);
  } catch {
    return new Words(VIEWER);
  }
}

async function show(): Promise<void> {
  const line = document.getElementById('line')!;
  const words = await wordsOfReader();
  view.words = words.list;
  line.textContent = words.text('loading');
  try {
    const answer = await fetch(`${location.pathname}.json`);
    const body = await answer.json();
    if (!answer.ok) throw new Error(body.message);
    document.title = body.title;
    view.load = body;
    document.body.replaceChildren(view);
  } catch (error) {
    const message = words.text('failed', { reason: error instanceof Error ? error.message : String(error) });
    line.textContent = message;
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = words.text('again');
    again.addEventListener('click', () => void show());
    line.append(' ', again);
    fail(message);
  }
}

void show();
