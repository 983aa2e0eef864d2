/**
 * Where somebody was who leaves the page to sign in. They come back to it: from the company's own sign-in in the same tab,
 * by the link of a mail in another one.
 */
const KEPT = 'stowage.way-back';
/** As long as the link of a mail holds. */
const HOLDS_MILLISECONDS = 3_600_000;

interface WayBack {
  readonly at: number;
  /** A fragment. */
  readonly address: string;
}

/** @param storage of this tab, or of the device */
export function keepWayBack(storage: Storage): void {
  storage.setItem(KEPT, JSON.stringify({ at: Date.now(), address: location.hash }));
}

/** Once; null: there is none. */
export function takeWayBack(storage: Storage): string | null {
  const kept = storage.getItem(KEPT);
  storage.removeItem(KEPT);
  if (kept === null) return null;
  const { at, address } = JSON.parse(kept) as WayBack;
  const isOfSignIn = address === '' || address.startsWith('#/sign-in');
  return isOfSignIn || Date.now() - at > HOLDS_MILLISECONDS ? null : address;
}

// The company's sign-in ends at the pages, at no place of them.
if (location.hash === '') {
  const address = takeWayBack(sessionStorage);
  if (address !== null) history.replaceState(null, '', address);
}
