/** Where the reader is: the fragment of the address, `#/compare?load=2`. It never holds a key. */
import { computed, signal } from '@preact/signals';

export interface Place {
  /** `/compare` */
  readonly path: string;
  readonly query: URLSearchParams;
}

const fragment = signal(location.hash);
addEventListener('hashchange', () => {
  fragment.value = location.hash;
});

export const place = computed((): Place => {
  const [path = '', query = ''] = fragment.value.replace(/^#/, '').split('?', 2);
  return { path: path === '' ? '/' : path, query: new URLSearchParams(query) };
});

/** The address of a page, for `href`. */
export function addressOf(path: string, query: Readonly<Record<string, string>> = {}): string {
  const asked = new URLSearchParams(query).toString();
  return `#${path}${asked === '' ? '' : `?${asked}`}`;
}

/** Other particulars in the address of the page that is shown; nothing to go back to. */
export function replaceQuery(query: Readonly<Record<string, string>>): void {
  history.replaceState(history.state, '', addressOf(place.peek().path, query));
  fragment.value = location.hash;
}

export function goTo(path: string, query: Readonly<Record<string, string>> = {}): void {
  location.hash = addressOf(path, query);
}
