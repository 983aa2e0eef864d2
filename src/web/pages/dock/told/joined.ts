/**
 * The progress of this device and what everybody told of the plan, as one. A place of which nothing was told is as this device
 * has it, and what it has is then to be told.
 */
import {
  type HeldProgress,
  heldOf,
  LONGEST_NOTE,
  nameOfPlace,
  PROBLEM_KINDS,
  type ProblemKind,
  type ProgressEvent,
  type ProgressPlace,
  tickAt,
} from '../../../../domain/progress.js';
import { BEGUN, isLoaded, type Problem, type Progress, REASONS, type Reason } from '../progress.js';

/** Of one thing that is done or found, without when and by whom. */
export type Draft = ProgressPlace & Pick<ProgressEvent, 'kind' | 'count' | 'text'>;

/** By step. */
export type PlacesOfSteps = readonly (readonly ProgressPlace[])[];

const KIND_OF: Readonly<Record<Reason, ProblemKind>> = {
  reasonDamaged: 'Damaged',
  reasonMissing: 'Missing',
  reasonNoFit: 'DoesNotFit',
  reasonForbidden: 'Forbidden',
  reasonOther: 'Other',
};
export const REASON_OF = Object.fromEntries(REASONS.map((reason) => [KIND_OF[reason], reason])) as Record<
  ProblemKind,
  Reason
>;

/** What a change on this device is to others. */
export function draftsOf(before: Progress, after: Progress, places: (sheet: number) => PlacesOfSteps): Draft[] {
  const sheets = new Set([before, after].flatMap(tickedSheets));
  const ticks = [...sheets].flatMap((sheet) =>
    places(sheet).flatMap((ofStep, at) => {
      const isDone = isLoaded(after, sheet, at + 1);
      if (isDone === isLoaded(before, sheet, at + 1)) return [];
      return ofStep.map((place) => ({ ...place, kind: isDone ? ('Done' as const) : ('Undone' as const) }));
    }),
  );
  const gone = before.problems.filter((one) => !after.problems.some((other) => isOfStep(other, one)));
  const come = after.problems.filter((one) => !before.problems.includes(one));
  const draft = (problem: Problem, count: number) => {
    const place = places(problem.sheet)[problem.step - 1]?.[0];
    return place ? [{ ...place, ...noteOf(problem), count }] : [];
  };
  return [...ticks, ...come.flatMap((one) => draft(one, one.pieces)), ...gone.flatMap((one) => draft(one, 0))];
}

function tickedSheets({ done, ahead }: Progress): number[] {
  return [done, ahead].flatMap((of) => Object.keys(of).map(Number));
}

function noteOf({ reason, note }: Problem) {
  return { kind: KIND_OF[reason], ...(note !== '' && { text: note.slice(0, LONGEST_NOTE) }) };
}

function isOfStep(one: Problem, { sheet, step }: Problem): boolean {
  return one.sheet === sheet && one.step === step;
}

export interface Joined {
  readonly progress: Progress;
  /** What this device has and nobody told yet. */
  readonly toTell: readonly Draft[];
}

/** What a plan has of containers and pallets, as the dock shows them. */
export interface ShownSheets {
  sheetOf(place: ProgressPlace): number;
  places(sheet: number): PlacesOfSteps;
  /** @param step from 1 */
  pieces(sheet: number, step: number): number;
}

/** @param events told by anybody, and those of this device that are still to be sent */
export function joined(own: Progress, events: readonly ProgressEvent[], shown: ShownSheets): Joined {
  const ofSheets = new Map<number, ProgressEvent[]>();
  for (const event of events) {
    const sheet = shown.sheetOf(event);
    ofSheets.set(sheet, [...(ofSheets.get(sheet) ?? []), event]);
  }
  const sheets = new Set([...tickedSheets(own), ...own.problems.map(({ sheet }) => sheet)]);
  for (const sheet of ofSheets.keys()) sheets.add(sheet);
  const all = [...sheets].map((sheet) => joinedSheet(sheet, own, ofSheets.get(sheet) ?? [], shown));
  return {
    progress: {
      done: Object.fromEntries(all.filter(({ done }) => done > 0).map(({ sheet, done }) => [String(sheet), done])),
      ahead: Object.fromEntries(all.filter(({ ahead }) => ahead.length > 0).map(({ sheet, ahead }) => [sheet, ahead])),
      standing: { ...own.standing, ...standingOf(own, all) },
      elsewhere: own.elsewhere,
      problems: all.flatMap(({ problems }) => problems),
    },
    toTell: all.flatMap(({ toTell }) => toTell),
  };
}

/** Which pieces they are this device may know better. */
function standingOf(own: Progress, sheets: readonly Pick<ReturnType<typeof joinedSheet>, 'sheet' | 'left'>[]) {
  const some = sheets.filter(({ left }) => left.length > 0);
  return Object.fromEntries(
    some.map(({ sheet, left }) => {
      const known = own.standing[String(sheet)] ?? {};
      const now = left.filter(([step, pieces]) => known[String(step)]?.length !== pieces.length);
      return [String(sheet), { ...known, ...Object.fromEntries(now) }];
    }),
  );
}

function joinedSheet(sheet: number, own: Progress, events: readonly ProgressEvent[], shown: ShownSheets) {
  const held = heldOf(events);
  const steps = shown.places(sheet);
  const isOwn = (at: number) => isLoaded(own, sheet, at + 1);
  const left = new Map<number, number>();
  const isDone = steps.map((places, at) => {
    const ticks = places.map((place) => tickAt(held, place));
    const [tick] = ticks;
    // Of what an older plan loaded some came out.
    const isPart = ticks.length === 1 && tick?.kind === 'Done' && tick.space !== undefined && tick.count !== undefined;
    if (isPart && tick.count < shown.pieces(sheet, at + 1)) {
      left.set(at + 1, tick.count);
      return false;
    }
    return ticks.length === 0 ? isOwn(at) : ticks.every((tick) => (tick === null ? isOwn(at) : tick.kind === 'Done'));
  });
  const next = isDone.indexOf(false);
  const done = next === -1 ? steps.length : next;
  const ticks = steps.filter((_, at) => isOwn(at)).flat();
  // Of what was taken back something was told, too.
  const noted = new Set(events.filter(({ kind }) => isProblem(kind)).map(nameOfPlace));
  const isNoted = ({ step }: Problem) => steps[step - 1]?.some((place) => noted.has(nameOfPlace(place))) === true;
  const untold = own.problems.filter((one) => one.sheet === sheet && !isNoted(one));
  return {
    sheet,
    done,
    /** By step: the pieces that stand of it. */
    left: [...left].map(([step, count]) => [step, piecesOfStep(shown, sheet, step).slice(0, count)] as const),
    ahead: isDone.flatMap((is, at) => (is && at >= done ? [at + 1] : [])),
    problems: [...steps.flatMap((places, at) => problemAt(places, held, sheet, at + 1, shown)), ...untold],
    toTell: [
      ...ticks.filter((place) => tickAt(held, place) === null).map((place) => ({ ...place, kind: 'Done' as const })),
      ...draftsOf(BEGUN, { ...BEGUN, problems: untold }, shown.places),
    ],
  };
}

/** Of a step there is one note. */
function problemAt(
  places: readonly ProgressPlace[],
  held: ReadonlyMap<string, HeldProgress>,
  sheet: number,
  step: number,
  shown: ShownSheets,
): Problem[] {
  const problems = places.flatMap((place) => held.get(nameOfPlace(place))?.problem ?? []);
  const [first] = problems;
  if (first === undefined) return [];
  const all = shown.pieces(sheet, step);
  const pieces = problems.reduce((sum, { count }) => sum + (count ?? all), 0);
  const reason = REASON_OF[first.kind as ProblemKind];
  return [{ sheet, step, pieces: Math.min(pieces, all), reason, note: first.text ?? '' }];
}

function isProblem(kind: ProgressEvent['kind']): boolean {
  return PROBLEM_KINDS.some((one) => one === kind);
}

/** As the viewer counts them. */
export function piecesOfStep(shown: Pick<ShownSheets, 'pieces'>, sheet: number, step: number): number[] {
  let first = 0;
  for (let before = 1; before < step; before++) first += shown.pieces(sheet, before);
  return Array.from({ length: shown.pieces(sheet, step) }, (_, at) => first + at);
}
