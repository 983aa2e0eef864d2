/** What of a container is loaded otherwise than its steps say: noted as not loaded, or loaded before its turn. */
import type { LoadedOtherwise } from '../../viewer/drawn.js';
import type { Opened } from '../../viewer/opened.js';
import type { Problem, Standing } from './progress.js';

/**
 * For its picture; null: nothing is. Which pieces of a step are missing nobody noted: those that are loaded last.
 * @param problems of this container
 * @param ahead its steps that are loaded before their turn
 */
export function loadedOtherwise(
  { pieces: { pieces, loadedAfter } }: Pick<Opened, 'pieces'>,
  problems: readonly Problem[],
  ahead: readonly number[],
): LoadedOtherwise | null {
  if (problems.length === 0 && ahead.length === 0) return null;
  const absent = new Set<number>();
  for (const { step, pieces: count } of problems) {
    const end = loadedAfter[step] ?? 0;
    const first = Math.max(loadedAfter[step - 1] ?? 0, end - count);
    for (let piece = first; piece < end; piece++) absent.add(piece);
  }
  const early = new Set(ahead);
  const isEarly = (step: number, piece: number) => early.has(step) && !absent.has(piece);
  return { absent, ahead: new Set(pieces.flatMap(({ step }, piece) => (isEarly(step, piece) ? [piece] : []))) };
}

/** What is loaded of the steps after one: pieces, and their weight. @param standing by step, of those that are not done */
export function loadedBeyond(
  step: number,
  ahead: readonly number[],
  standing: Standing,
  steps: readonly { readonly pieces: number; readonly weight: number }[],
) {
  const counts = [
    ...ahead.map((one) => [one, steps[one - 1]?.pieces ?? 0] as const),
    ...Object.entries(standing).map(([one, own]) => [Number(one), own.length] as const),
  ].filter(([one]) => one > step && steps[one - 1] !== undefined);
  const weightOf = ([one, count]: readonly [number, number]) =>
    (count * steps[one - 1]!.weight) / steps[one - 1]!.pieces;
  return {
    pieces: counts.reduce((sum, [, count]) => sum + count, 0),
    weight: counts.reduce((sum, one) => sum + weightOf(one), 0),
  };
}
