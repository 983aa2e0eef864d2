/** Where the reader is: the fragment of the address, `#/compare?load=2`. */
import { computed, signal } from '@preact/signals';

export interface Place {
  /** `/compare` */
  readonly path: string;
  /** What follows the path: TOKEN of `#/sign-in/TOKEN`; else empty. */
  readonly rest: string;
  readonly query: URLSearchParams;
}

const fragment = signal(location.hash);
addEventListener('hashchange', () => {
  fragment.value = location.hash;
});

export const place = computed((): Place => {
  const [, path = '', rest = '', query = ''] = /^#?(\/?[^/?]*)\/?([^?]*)\??(.*)$/s.exec(fragment.value) ?? [];
  return { path: path === '' ? '/' : path, rest, query: new URLSearchParams(query) };
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
