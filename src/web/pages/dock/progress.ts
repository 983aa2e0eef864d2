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

export interface Progress {
  /** By sheet: steps that are done. */
  readonly done: Readonly<Record<string, number>>;
  readonly problems: readonly Problem[];
}

export const BEGUN: Progress = { done: {}, problems: [] };

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

export function forgetProgress(identity: string): void {
  localStorage.removeItem(keyOf(identity));
}

export function doneOf({ done }: Progress, sheet: number): number {
  return done[String(sheet)] ?? 0;
}

export function withDone(progress: Progress, sheet: number, steps: number): Progress {
  return { ...progress, done: { ...progress.done, [String(sheet)]: steps } };
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
