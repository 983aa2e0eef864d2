/** How far the loading of a plan is, kept on this device; and what could not be loaded. */

export const REASONS = ['reasonDamaged', 'reasonMissing', 'reasonNoFit', 'reasonForbidden', 'reasonOther'] as const;

export type Reason = (typeof REASONS)[number];

export interface Problem {
  /** Place of the container or pallet among those that are shown. */
  readonly sheet: number;
  /** From 1. */
  readonly step: number;
  readonly pieces: number;
  readonly reason: Reason;
  readonly note: string;
}

export interface StepOfSheet {
  readonly sheet: number;
  /** From 1. */
  readonly step: number;
}

/** Pieces that stand as one step of an older plan loaded them, and not as the present one wants them. */
export interface Elsewhere extends StepOfSheet {
  /** Of that older plan: its identity. */
  readonly plan: string;
  /** Which sheet of the present plan they stand in; null: that has none for it any more. */
  readonly now: number | null;
  /** As the viewer counts those of the older plan. The first go to `to`, in its order; the last are to come out. */
  readonly pieces: readonly number[];
  /** Steps of the present plan that load so many such pieces. */
  readonly to: readonly (StepOfSheet & { readonly count: number })[];
  /** The present plan has no place for so many of them. */
  readonly out: number;
}

export interface Progress {
  /** By sheet: steps that are done. */
  readonly done: Readonly<Record<string, number>>;
  /** By sheet: steps after these that are loaded already, as another order loaded them; rising. */
  readonly ahead: Readonly<Record<string, readonly number[]>>;
  /** By sheet, by step that is not done: those of its pieces that stand already, as the viewer counts them. */
  readonly standing: Readonly<Record<string, Standing>>;
  readonly problems: readonly Problem[];
  /** What stood elsewhere when the plan was taken up: it is moved when the step that it goes to is loaded. */
  readonly elsewhere: readonly Elsewhere[];
}

/** By step. */
export type Standing = Readonly<Record<string, readonly number[]>>;

export const BEGUN: Progress = { done: {}, ahead: {}, standing: {}, problems: [], elsewhere: [] };

const keyOf = (identity: string) => `stowage.dock/${identity}`;

/** @param identity of the plan */
export function keptProgress(identity: string): Progress {
  try {
    return { ...BEGUN, ...JSON.parse(localStorage.getItem(keyOf(identity)) ?? '{}') };
  } catch {
    return BEGUN;
  }
}

export function keepProgress(identity: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(identity), JSON.stringify(progress));
  } catch {
    // No room: it holds as long as the page is open.
  }
}

/** Something was ticked or noted, or stands in the truck by an older plan. */
export function isBegun({ done, ahead, standing, problems, elsewhere }: Progress): boolean {
  const isTicked = Object.values(done).some((steps) => steps > 0) || Object.keys(ahead).length > 0;
  return isTicked || Object.keys(standing).length > 0 || problems.length > 0 || elsewhere.length > 0;
}

/** The plan was loaded by here, or taken up in place of an older one. */
export function isTakenUp(identity: string): boolean {
  return localStorage.getItem(keyOf(identity)) !== null;
}

export function forgetProgress(identity: string): void {
  localStorage.removeItem(keyOf(identity));
}

export function doneOf({ done }: Progress, sheet: number): number {
  return done[String(sheet)] ?? 0;
}

const NONE: readonly number[] = [];

export function aheadOf({ ahead }: Progress, sheet: number): readonly number[] {
  return ahead[String(sheet)] ?? NONE;
}

export function isLoaded(progress: Progress, sheet: number, step: number): boolean {
  return step <= doneOf(progress, sheet) || aheadOf(progress, sheet).includes(step);
}

/** Steps of a sheet that are loaded, in whatever order. */
export function countLoaded(progress: Progress, sheet: number): number {
  return doneOf(progress, sheet) + aheadOf(progress, sheet).length;
}

/** Those that are loaded already are not asked again: what follows without a gap is done with it. */
export function withDone(progress: Progress, sheet: number, steps: number): Progress {
  const loaded = aheadOf(progress, sheet);
  let done = steps;
  while (loaded.includes(done + 1)) done++;
  return withLoaded(progress, sheet, { done, ahead: loaded.filter((step) => step > done) });
}

/** All that was ticked is taken back. */
export function begunAgain(progress: Progress, sheet: number): Progress {
  const { [String(sheet)]: _, ...standing } = progress.standing;
  const elsewhere = progress.elsewhere.filter(({ now }) => now !== sheet);
  return { ...withLoaded(progress, sheet, { done: 0, ahead: [] }), standing, elsewhere };
}

function withLoaded(
  progress: Progress,
  sheet: number,
  now: { readonly done: number; readonly ahead: readonly number[] },
) {
  const { [String(sheet)]: _, ...others } = progress.ahead;
  return {
    ...progress,
    done: { ...progress.done, [String(sheet)]: now.done },
    ahead: now.ahead.length === 0 ? others : { ...others, [String(sheet)]: now.ahead },
  };
}

/** Of a step there is one note only: a second takes the place of the first. */
export function withProblem(progress: Progress, problem: Problem): Progress {
  return { ...progress, problems: [...withoutProblem(progress, problem).problems, problem] };
}

/** What of the first steps of a container was noted as not loaded. */
export function notLoaded(
  problems: readonly Problem[],
  steps: readonly { readonly pieces: number; readonly weight: number }[],
) {
  const refused = problems.flatMap(({ step, pieces }) => {
    const of = steps[step - 1];
    return of === undefined ? [] : [{ pieces, weight: (pieces * of.weight) / of.pieces }];
  });
  const sum = (of: (one: (typeof refused)[number]) => number) => refused.reduce((total, one) => total + of(one), 0);
  return { pieces: sum(({ pieces }) => pieces), weight: sum(({ weight }) => weight) };
}

export function withoutProblem(progress: Progress, { sheet, step }: Pick<Problem, 'sheet' | 'step'>): Progress {
  return { ...progress, problems: progress.problems.filter((one) => one.sheet !== sheet || one.step !== step) };
}
