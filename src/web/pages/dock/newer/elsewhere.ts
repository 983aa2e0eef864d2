/** What stands elsewhere than a plan wants it: how much of it still does, as steps are loaded and pieces come out. */
import { type Elsewhere, isLoaded, type Progress } from '../progress.js';

/** Without what was moved to the steps that are loaded by now. */
export function stillElsewhere(progress: Progress): Elsewhere[] {
  return progress.elsewhere.flatMap((one) => {
    let first = 0;
    const pieces: number[] = [];
    const to = one.to.filter(({ sheet, step, count }) => {
      const own = one.pieces.slice(first, first + count);
      first += count;
      if (isLoaded(progress, sheet, step)) return false;
      pieces.push(...own);
      return true;
    });
    pieces.push(...one.pieces.slice(first));
    return pieces.length === 0 ? [] : [{ ...one, to, pieces }];
  });
}

export function countElsewhere(elsewhere: readonly Elsewhere[]): number {
  return elsewhere.reduce((sum, { pieces }) => sum + pieces.length, 0);
}

/** Those of a step of an older plan that the present one has no place for are not in the truck any more. */
export function withoutOut(progress: Progress, { plan, sheet, step, now }: Elsewhere): Progress {
  const isIt = (one: Elsewhere) => one.plan === plan && one.sheet === sheet && one.step === step && one.now === now;
  return {
    ...progress,
    elsewhere: progress.elsewhere.map((one) =>
      isIt(one) ? { ...one, pieces: one.pieces.slice(0, one.pieces.length - one.out), out: 0 } : one,
    ),
  };
}
