/**
 * How many sets go in: the largest count of which all pieces find a place, where more of them hold all pieces of fewer.
 * What fails says how many may do: those whose volume was loaded, and those that were loaded whole.
 */

export interface Trial<Result> {
  readonly isWhole: boolean;
  /** Sets whose volume was loaded: that many might have been whole. */
  readonly likely: number;
  /** Sets that were whole among what was loaded. */
  readonly safe: number;
  readonly result: Result;
}

/** Tries while the count is looked for, each with such a part of the effort; the rest goes into one set more. */
const MOST_TRIES = 4;
const SHARE_OF_TRY = 1 / 8;

/**
 * @param known a count that is known to go in; 0: none is
 * @param most no more can go in
 * @param attempt tries a count with a part of the effort; null when it has to end
 * @returns the best trial that was whole; null: none was, beyond what is known
 */
export function largestWhole<Result>(
  known: number,
  most: number,
  attempt: (count: number, share: number) => Trial<Result> | null,
): { readonly count: number; readonly result: Result } | null {
  let held = known;
  let broken = most + 1;
  let best: { readonly count: number; readonly result: Result } | null = null;
  let safest = 0;
  let step = 1;
  let isEnded = false;
  const tryOut = (count: number, share: number): Trial<Result> | null => {
    const trial = attempt(count, share);
    if (trial === null) isEnded = true;
    else if (trial.isWhole) {
      held = count;
      best = { count, result: trial.result };
    } else broken = Math.min(broken, count);
    return trial;
  };
  let next = known > 0 ? known + 1 : most;
  for (let tries = 0; tries < MOST_TRIES && held + 1 < broken && !isEnded; tries++) {
    const trial = tryOut(Math.max(held + 1, Math.min(next, broken - 1)), SHARE_OF_TRY);
    if (trial === null) break;
    safest = Math.max(safest, trial.safe);
    if (trial.isWhole) {
      step *= 2;
      next = broken > most ? held + step : (held + broken) >> 1;
    } else if (held > 0) next = (held + broken) >> 1;
    // At first what was loaded is a better guess than the middle; the second time what was whole in it.
    else next = tries === 0 ? trial.likely : safest;
  }
  // Something whole is worth more than the most.
  while (held === 0 && broken > 1 && !isEnded) {
    const count = Math.max(1, Math.min(safest, broken - 1));
    safest = count >> 1;
    tryOut(count, SHARE_OF_TRY);
  }
  const rest = 1 - MOST_TRIES * SHARE_OF_TRY;
  while (held < most && !isEnded) {
    const before = held;
    tryOut(held + 1, rest);
    if (held === before) break;
  }
  return best;
}
