/** A hand in a glove taps twice where it means once: what was tapped rests until the next step was to be seen. */
import { useLayoutEffect, useState } from 'preact/hooks';

/** Milliseconds. A double tap of a browser is two within 300; gloves are slower. */
const REST = 600;

/** @param at what a tap changes @returns whether taps do not count now */
export function useRest(at: unknown): boolean {
  const [rested, setRested] = useState<unknown>(null);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setRested(at), REST);
    return () => clearTimeout(timer);
  }, [at]);
  return rested !== at;
}
