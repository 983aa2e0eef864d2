/** Pieces that stood by an older plan and came out of the truck: the ticks of that plan say so, to every phone. */
import { doneOf, type Elsewhere, isLoaded, type Progress, withDone } from '../progress.js';
import { type Draft, piecesOfStep, type ShownSheets } from './joined.js';

export type CameOut = Pick<Elsewhere, 'plan' | 'sheet' | 'step' | 'pieces'>;

/** Between two states of the progress of a newer plan. */
export function cameOut(before: Progress, after: Progress): CameOut[] {
  return before.elsewhere.flatMap((one) => {
    const { plan, sheet, step, now } = one;
    const left = after.elsewhere.find(
      (other) => other.plan === plan && other.sheet === sheet && other.step === step && other.now === now,
    );
    const pieces = one.pieces.filter((piece) => left?.pieces.includes(piece) !== true);
    return pieces.length === 0 ? [] : [{ plan, sheet, step, pieces }];
  });
}

/** @param progress of the older plan @param shown of that plan */
export function afterOut(
  progress: Progress,
  { sheet, step, pieces }: CameOut,
  shown: ShownSheets,
): { readonly progress: Progress; readonly drafts: readonly Draft[] } {
  const { [String(step)]: some = [], ...others } = progress.standing[String(sheet)] ?? {};
  const noted = progress.problems.filter((one) => one.sheet === sheet && one.step === step);
  const missing = noted.reduce((sum, one) => sum + one.pieces, 0);
  const all = piecesOfStep(shown, sheet, step);
  const stood = isLoaded(progress, sheet, step) ? all.slice(0, Math.max(0, all.length - missing)) : some;
  const left = stood.filter((piece) => !pieces.includes(piece));
  const done = doneOf(progress, sheet);
  const later = Array.from({ length: Math.max(0, done - step) }, (_, at) => step + 1 + at);
  const ahead = [...later, ...(progress.ahead[String(sheet)] ?? [])].filter((one) => one !== step);
  const loaded = { ...progress, ahead: { ...progress.ahead, [String(sheet)]: ahead } };
  const standing = left.length === 0 ? others : { ...others, [String(step)]: left };
  const places = shown.places(sheet)[step - 1] ?? [];
  // Of which of several places some came out nobody says.
  const isSaid = left.length === 0 || places.length === 1;
  const said = left.length === 0 ? ({ kind: 'Undone' } as const) : ({ kind: 'Done', count: left.length } as const);
  return {
    progress: {
      ...withDone(loaded, sheet, Math.min(done, step - 1)),
      standing: { ...progress.standing, [String(sheet)]: standing },
    },
    drafts: isSaid ? places.map((place) => ({ ...place, ...said })) : [],
  };
}
