/** Keeps the screen of the device on, where it lets a page do so. */

/** Until what it returns is called. A device gives it up when the page is hidden, so it is asked for again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || isOver) return;
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null;
      if (isOver) await lock?.release();
    } catch {
      // The battery is low, or it is forbidden: the screen goes dark as it always does.
    }
  };
  const onChange = () => void ask();
  document.addEventListener('visibilitychange', onChange);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onChange);
    void lock?.release();
  };
}
