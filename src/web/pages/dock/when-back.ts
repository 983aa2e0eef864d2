/** Asks again when there may be a network: phones that come back into it do not always say so, and say it a moment too early. */
const AGAIN_MILLISECONDS = 20_000;
const SOON_MILLISECONDS = 1_500;

/** @returns ends it */
export function whenBack(look: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const lookIfShown = () => {
    if (document.visibilityState === 'visible') look();
  };
  const onOnline = () => {
    look();
    clearTimeout(soon);
    soon = setTimeout(look, SOON_MILLISECONDS);
  };
  const timer = setInterval(lookIfShown, AGAIN_MILLISECONDS);
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', lookIfShown);
  return () => {
    clearInterval(timer);
    clearTimeout(soon);
    removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', lookIfShown);
  };
}
