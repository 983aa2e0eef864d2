/**
 * What a person leaves in this browser: drafts, edits, copies of the dock, what is typed. It goes when they sign out, in
 * every tab; what the device itself was told, as its language, stays. It goes at the start of a page: a page that ends
 * still writes. This file is loaded before all that reads what is kept.
 */
const OURS = 'stowage.';
const LASTING = new Set(['stowage.theme', 'stowage.language', 'stowage.currency', 'stowage.columns', 'stowage.lists']);
/** Where earlier versions kept an API key. */
const KEY_BEFORE = 'stowage.key';
/** By it other tabs hear that somebody signed out, and a tab knows at its start. */
const SIGNED_OUT = 'stowage.signed-out';
const DOCK_COPIES = 'stowage-dock';

for (const storage of [localStorage, sessionStorage]) storage.removeItem(KEY_BEFORE);

if (sessionStorage.getItem(SIGNED_OUT) !== null) {
  for (const storage of [localStorage, sessionStorage]) {
    const left = Object.keys(storage).filter((name) => name.startsWith(OURS) && !LASTING.has(name));
    for (const name of left) storage.removeItem(name);
  }
  if (globalThis.caches) void caches.delete(DOCK_COPIES);
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === SIGNED_OUT && newValue !== null) beginAnew();
});

/** The page begins anew, and so does every other tab. */
export function leaveNothing(): void {
  localStorage.setItem(SIGNED_OUT, String(Date.now()));
  beginAnew();
}

function beginAnew(): void {
  sessionStorage.setItem(SIGNED_OUT, '');
  history.replaceState(null, '', '/');
  location.reload();
}
