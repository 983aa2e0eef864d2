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

export function countOut(elsewhere: readonly Elsewhere[]): number {
  return elsewhere.reduce((sum, { out }) => sum + out, 0);
}

/** Those of them that come out. */
export function outOf({ pieces, out }: Elsewhere): readonly number[] {
  return pieces.slice(pieces.length - out);
}

/** In the order in which they can be taken out: what was loaded last, first. @param elsewhere the plan that was loaded by last, first */
export function lastInFirst(elsewhere: readonly Elsewhere[]): Elsewhere[] {
  const rooms = [...new Set(elsewhere.map(roomOf))];
  const at = new Map(rooms.map((room, place) => [room, place]));
  return [...elsewhere].sort((a, b) => at.get(roomOf(a))! - at.get(roomOf(b))! || b.step - a.step);
}

function roomOf({ plan, sheet }: Elsewhere): string {
  return JSON.stringify([plan, sheet]);
}

/** Of a step of an older plan some are not in the truck any more. @param pieces those that come out */
export function withoutOut(
  progress: Progress,
  { plan, sheet, step, now }: Pick<Elsewhere, 'plan' | 'sheet' | 'step' | 'now'>,
  pieces: readonly number[],
): Progress {
  const isIt = (one: Elsewhere) => one.plan === plan && one.sheet === sheet && one.step === step && one.now === now;
  return {
    ...progress,
    elsewhere: progress.elsewhere.map((one) => {
      if (!isIt(one)) return one;
      const left = one.pieces.filter((piece) => !pieces.includes(piece));
      return { ...one, pieces: left, out: one.out - (one.pieces.length - left.length) };
    }),
  };
}
