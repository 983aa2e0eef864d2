/** The page of the address; its code is loaded when it is first opened. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { PAGES, type Page } from './pages.js';
import { PersonGate } from './shell/person-gate.js';
import { pageOf, place } from './shell/routes.js';
import { isLooking } from './shell/session.js';
import { text } from './words/words.js';

type Loaded = { readonly component: ComponentType } | { readonly fault: string };

const loaded = signal<ReadonlyMap<string, Loaded>>(new Map());

export function PageView() {
  const path = pageOf(place.value);
  const page = PAGES.find((one) => one.path === path);
  const found = loaded.value.get(path);
  const title = page ? `${text(page.title)} · Stowage` : 'Stowage';
  useEffect(() => {
    document.title = title;
    if (page && !found) void load(page);
  });
  if (page === undefined) return <p class="notice is-warn">{text('pageNotFound')}</p>;
  if (found === undefined) return <p class="quiet">{text('pageLoading')}</p>;
  if ('component' in found)
    return page.isPersonal || (page.least !== undefined && isLooking()) ? (
      <PersonGate key={path} page={found.component} least={page.least} />
    ) : (
      <found.component />
    );
  return (
    <div class="notice is-bad" role="alert">
      <p>{text('pageFailed', { reason: found.fault })}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {text('tryAgain')}
      </button>
    </div>
  );
}

async function load(page: Page): Promise<void> {
  let result: Loaded;
  try {
    result = { component: (await page.load()).default };
  } catch (error) {
    result = { fault: (error as Error).message };
  }
  loaded.value = new Map([...loaded.value, [page.path, result]]);
}
