/**
 * What was loaded by older plans, seen by a newer plan of the load: what stands as that wants it counts as loaded, and nothing
 * else does. To be moved or taken out is what stands anywhere else, and it stays in the books until it is.
 */
import type { ShownLoad } from '../../../../scene/shown-load.js';
import {
  aheadOf,
  BEGUN,
  doneOf,
  type Elsewhere,
  isLoaded,
  type Problem,
  type Progress,
  type Standing,
  withDone,
} from '../progress.js';
import { stillElsewhere } from './elsewhere.js';
import { type KnownPiece, type KnownSheet, knownSheets } from './known-pieces.js';
import { notesTaken } from './notes-taken.js';

/** By identity: all those by which something stands. */
export type Plans = ReadonlyMap<string, ShownLoad>;

export interface TakenOver {
  /** Of the newer plan. */
  readonly progress: Progress;
  /** Pieces that stand as the newer plan wants them. */
  readonly same: number;
}

/** A piece that stands in a container or on a pallet. */
interface InPlace extends KnownPiece, Pick<Elsewhere, 'plan' | 'sheet'> {
  /** Its place among those of the plan by which it was loaded. */
  readonly at: number;
  /** Sheet of the older plan that it stands in; null: that has none for it. */
  readonly room: number | null;
}

/** @param older the plan that was loaded by until now: its identity */
export function takenOver(plans: Plans, older: string, progress: Progress, newer: ShownLoad): TakenOver {
  const known = new Map([...plans].map(([plan, load]) => [plan, knownSheets(load)]));
  const [before, after] = [known.get(older)!, knownSheets(newer)];
  // What was ticked last is what is known best.
  const all = [
    ...before.flatMap((sheet, at) => loadedOf(sheet, at, older, progress)),
    ...stillElsewhere(progress).flatMap((one) => carriedOf(one, known.get(one.plan))),
  ];
  const becomes = sheetsAfter(before, after, all);
  const places = after.map(({ pieces }) => new Map(pieces.map(({ key }, at) => [key, at])));
  const taken = after.map(() => new Set<number>());
  const away = all.filter(({ room, key }) => {
    const now = room === null ? undefined : becomes.get(room);
    const place = now === undefined ? undefined : places[now]!.get(key);
    if (place === undefined || taken[now!]!.has(place)) return true;
    taken[now!]!.add(place);
    return false;
  });
  const elsewhere = withPlaces(away, becomes, after, taken);
  const standing = after.map(({ pieces }, sheet) => byStep(pieces, taken[sheet]!));
  const problems = notesTaken({ before, after, problems: progress.problems, standing, elsewhere });
  return {
    progress: { ...progressOf(after, standing, problems), problems, elsewhere },
    same: taken.reduce((sum, { size }) => sum + size, 0),
  };
}

/**
 * Once the newer plan is loaded by, what others go on to load by the older one, or take out, counts, too.
 * @param own what was done by the newer plan
 * @param fresh what counts in it of the older one by now
 */
export function withOlder(own: Progress, fresh: Progress): Progress {
  const { standing, elsewhere } = fresh;
  const isOwn = (one: Problem) => own.problems.some(({ sheet, step }) => one.sheet === sheet && one.step === step);
  const problems = [...own.problems, ...fresh.problems.filter((one) => !isOwn(one))];
  const sheets = new Set([fresh.done, fresh.ahead].flatMap((of) => Object.keys(of).map(Number)));
  let now: Progress = { ...own, standing, elsewhere, problems };
  for (const sheet of sheets) {
    const done = doneOf(own, sheet);
    const more = Array.from({ length: Math.max(0, doneOf(fresh, sheet) - done) }, (_, at) => done + 1 + at);
    const ahead = new Set([...aheadOf(own, sheet), ...more, ...aheadOf(fresh, sheet)]);
    const rising = [...ahead].sort((a, b) => a - b);
    now = withDone({ ...now, ahead: { ...now.ahead, [String(sheet)]: rising } }, sheet, done);
  }
  return now;
}

/** Which pieces of a step are missing nobody noted: those that are loaded last, as in its picture. */
function loadedOf({ pieces }: KnownSheet, sheet: number, plan: string, progress: Progress): InPlace[] {
  const steps = new Map<number, InPlace[]>();
  for (const [at, piece] of pieces.entries()) {
    const own = steps.get(piece.step) ?? [];
    steps.set(piece.step, own);
    const isThere = isLoaded(progress, sheet, piece.step) || standingOf(progress, sheet, piece.step).includes(at);
    if (isThere) own.push({ ...piece, plan, sheet, at, room: sheet });
  }
  return [...steps].flatMap(([step, own]) => {
    if (!isLoaded(progress, sheet, step)) return own;
    const noted = progress.problems.filter((one) => one.sheet === sheet && one.step === step);
    return own.slice(0, Math.max(0, own.length - noted.reduce((sum, one) => sum + one.pieces, 0)));
  });
}

function standingOf({ standing }: Progress, sheet: number, step: number): readonly number[] {
  return standing[String(sheet)]?.[String(step)] ?? [];
}

function carriedOf({ plan, sheet, pieces, now: room }: Elsewhere, known: readonly KnownSheet[] = []): InPlace[] {
  return pieces.flatMap((at) => {
    const piece = known[sheet]?.pieces[at];
    return piece === undefined ? [] : [{ ...piece, plan, sheet, at, room }];
  });
}

/** Which container or pallet of the newer plan each of the older is: of one room, and with most pieces in their places. */
function sheetsAfter(
  before: readonly KnownSheet[],
  after: readonly KnownSheet[],
  all: readonly InPlace[],
): Map<number, number> {
  const pairs = before.flatMap((older, from) =>
    after.flatMap((newer, to) => {
      // Of pallets that are built alike there are enough only when no more are wanted now.
      if (older.room !== newer.room || newer.name.quantity > older.name.quantity) return [];
      const places = new Set(newer.pieces.map(({ key }) => key));
      return [{ from, to, same: all.filter(({ room, key }) => room === from && places.has(key)).length }];
    }),
  );
  const apart = (one: (typeof pairs)[number]) => Math.abs(one.from - one.to);
  pairs.sort((a, b) => b.same - a.same || apart(a) - apart(b) || a.from - b.from || a.to - b.to);
  const found = new Map<number, number>();
  const gone = new Set<number>();
  for (const { from, to } of pairs) {
    if (found.has(from) || gone.has(to)) continue;
    found.set(from, to);
    gone.add(to);
  }
  return found;
}

function byStep(pieces: readonly KnownPiece[], taken: ReadonlySet<number>): Map<number, number[]> {
  const steps = new Map<number, number[]>();
  for (const [at, { step }] of pieces.entries()) {
    if (!taken.has(at)) continue;
    const own = steps.get(step) ?? [];
    steps.set(step, own);
    own.push(at);
  }
  return steps;
}

/** A step of which all pieces stand or are noted as not to be loaded is not asked again. */
function progressOf(
  after: readonly KnownSheet[],
  standing: readonly ReadonlyMap<number, readonly number[]>[],
  problems: readonly Problem[],
): Progress {
  const done: Record<string, number> = {};
  const ahead: Record<string, readonly number[]> = {};
  const partly: Record<string, Standing> = {};
  for (const [sheet, { pieces }] of after.entries()) {
    const counts = new Map<number, number>();
    for (const { step } of pieces) counts.set(step, (counts.get(step) ?? 0) + 1);
    for (const one of problems) {
      if (one.sheet === sheet) counts.set(one.step, (counts.get(one.step) ?? 0) - one.pieces);
    }
    const stand = (step: number) => standing[sheet]!.get(step)?.length ?? 0;
    const whole = [...counts].flatMap(([step, count]) => (stand(step) >= count ? [step] : []));
    let first = 0;
    while (whole.includes(first + 1)) first++;
    const later = whole.filter((step) => step > first).sort((a, b) => a - b);
    const some = [...standing[sheet]!].filter(([step]) => !whole.includes(step));
    if (first > 0) done[String(sheet)] = first;
    if (later.length > 0) ahead[String(sheet)] = later;
    if (some.length > 0) partly[String(sheet)] = Object.fromEntries(some);
  }
  return { ...BEGUN, done, ahead, standing: partly };
}

/** By the step that loaded them, with where the newer plan has such pieces, which nothing stands for yet. */
function withPlaces(
  away: readonly InPlace[],
  becomes: ReadonlyMap<number, number>,
  after: readonly KnownSheet[],
  taken: readonly ReadonlySet<number>[],
): Elsewhere[] {
  const free = new Map<string, Elsewhere['to'][number][]>();
  for (const [sheet, { pieces }] of after.entries()) {
    for (const [at, { kind, step }] of pieces.entries()) {
      if (taken[sheet]!.has(at)) continue;
      const places = free.get(kind) ?? [];
      free.set(kind, places);
      const last = places.at(-1);
      if (last?.sheet === sheet && last.step === step) places[places.length - 1] = { ...last, count: last.count + 1 };
      else places.push({ sheet, step, count: 1 });
    }
  }
  const groups = new Map<string, InPlace[]>();
  for (const one of away) {
    const name = JSON.stringify([one.plan, one.sheet, one.step, one.room]);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()].map((own) => {
    const { plan, sheet, step, room, kind } = own[0]!;
    const now = room === null ? null : (becomes.get(room) ?? null);
    const to: Elsewhere['to'][number][] = [];
    const places = free.get(kind) ?? [];
    let left = own.length;
    while (left > 0 && places.length > 0) {
      const place = places.shift()!;
      const count = Math.min(left, place.count);
      to.push({ ...place, count });
      left -= count;
      if (count < place.count) places.unshift({ ...place, count: place.count - count });
    }
    return { plan, sheet, step, now, pieces: own.map(({ at }) => at), to, out: left };
  });
}
