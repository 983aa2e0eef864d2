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

/** Of the address of a saved load, `#/loads/…`, its id; null: it is another's. */
export function loadOfAddress({ path, rest }: Place): string | null {
  return path === '/loads' && rest !== '' ? rest : null;
}

/** The page of an address: a saved load is opened on the desk. */
export function pageOf(place: Place): string {
  return loadOfAddress(place) === null ? place.path : '/';
}

/** The address of a page, for `href`. */
export function addressOf(path: string, query: Readonly<Record<string, string>> = {}): string {
  const asked = new URLSearchParams(query).toString();
  return `#${path}${asked === '' ? '' : `?${asked}`}`;
}

/**
 * Another address of the page that is shown. Where somebody has just gone elsewhere, and the page was not told yet, that
 * counts.
 * @param address as `addressOf` makes it
 * @param isBeside the way back leads to the one before; else there is nothing to go back to
 */
export function replaceAddress(address: string, isBeside = false): void {
  if (location.hash !== fragment.peek()) return;
  history[isBeside ? 'pushState' : 'replaceState'](history.state, '', address);
  fragment.value = location.hash;
}

export function goTo(path: string, query: Readonly<Record<string, string>> = {}): void {
  location.hash = addressOf(path, query);
}
