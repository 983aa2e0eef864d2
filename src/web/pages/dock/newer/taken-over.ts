/**
 * What was loaded by a plan, seen by a newer plan of the load: what stands as that wants it counts as loaded, and nothing
 * else does. To be moved or taken out is what stands anywhere else.
 */
import type { ShownLoad } from '../../../../scene/shown-load.js';
import { BEGUN, isLoaded, type Progress } from '../progress.js';
import { type KnownPiece, type KnownSheet, knownSheets } from './known-pieces.js';

export interface StepOfSheet {
  readonly sheet: number;
  readonly step: number;
}

/** Pieces that one step of the older plan loaded. */
export interface Elsewhere extends StepOfSheet {
  /** Their places in the older plan, as the viewer counts them. */
  readonly pieces: readonly number[];
  /** How many of them were loaded: of some it was noted that they are not. */
  readonly count: number;
  /** Steps of the newer plan that load such pieces. */
  readonly to: readonly StepOfSheet[];
  /** The newer plan has no place for so many of them. */
  readonly out: number;
}

export interface TakenOver {
  /** Of the newer plan. */
  readonly progress: Progress;
  /** Pieces that stand as the newer plan wants them. */
  readonly same: number;
  readonly elsewhere: readonly Elsewhere[];
}

/** What a step loaded. */
interface Loaded extends StepOfSheet {
  readonly pieces: readonly (KnownPiece & { readonly at: number })[];
  /** Of its pieces so many were not loaded, nobody noted which. */
  readonly refused: number;
}

export function takenOver(older: ShownLoad, progress: Progress, newer: ShownLoad): TakenOver {
  const [before, after] = [knownSheets(older), knownSheets(newer)];
  const loaded = before.flatMap((known, sheet) => loadedOf(known, sheet, progress));
  const becomes = sheetsAfter(before, after, loaded);
  const standing = after.map(() => new Map<number, number>());
  const taken = after.map(() => new Set<string>());
  const elsewhere: Omit<Elsewhere, 'to' | 'out'>[] = [];
  const places = after.map(({ pieces }) => new Map(pieces.map((piece) => [piece.key, piece.step])));
  for (const { sheet, step, pieces, refused } of loaded) {
    const now = becomes.get(sheet);
    const stepNow = (key: string) => (now === undefined ? undefined : places[now]!.get(key));
    const inPlace = new Map<number, number>();
    for (const { key } of pieces) {
      const next = stepNow(key);
      if (next === undefined) continue;
      inPlace.set(next, (inPlace.get(next) ?? 0) + 1);
      taken[now!]!.add(key);
    }
    for (const [next, count] of inPlace) {
      const sure = count - refused;
      if (sure > 0) standing[now!]!.set(next, (standing[now!]!.get(next) ?? 0) + sure);
    }
    const away = pieces.filter(({ key }) => stepNow(key) === undefined);
    const count = Math.min(away.length, pieces.length - refused);
    if (count > 0) elsewhere.push({ sheet, step, pieces: away.map(({ at }) => at), count });
  }
  return {
    progress: progressOf(after, standing),
    same: standing.flatMap((steps) => [...steps.values()]).reduce((sum, one) => sum + one, 0),
    elsewhere: withPlaces(elsewhere, before, after, taken),
  };
}

function loadedOf({ pieces }: KnownSheet, sheet: number, progress: Progress): Loaded[] {
  const steps = new Map<number, Loaded['pieces'][number][]>();
  for (const [at, piece] of pieces.entries()) {
    if (!isLoaded(progress, sheet, piece.step)) continue;
    const own = steps.get(piece.step) ?? [];
    steps.set(piece.step, own);
    own.push({ ...piece, at });
  }
  return [...steps].flatMap(([step, own]) => {
    const noted = progress.problems.filter((one) => one.sheet === sheet && one.step === step);
    const refused = noted.reduce((sum, one) => sum + one.pieces, 0);
    return refused >= own.length ? [] : [{ sheet, step, pieces: own, refused }];
  });
}

/** Which container or pallet of the newer plan each of the older is: of one room, and with most pieces in their places. */
function sheetsAfter(
  before: readonly KnownSheet[],
  after: readonly KnownSheet[],
  loaded: readonly Loaded[],
): Map<number, number> {
  const pairs = before.flatMap((older, from) =>
    after.flatMap((newer, to) => {
      // Of pallets that are built alike there are enough only when no more are wanted now.
      if (older.room !== newer.room || newer.name.quantity > older.name.quantity) return [];
      const places = new Set(newer.pieces.map(({ key }) => key));
      const own = loaded.filter(({ sheet }) => sheet === from).flatMap(({ pieces }) => pieces);
      return [{ from, to, same: own.filter(({ key }) => places.has(key)).length }];
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

function progressOf(after: readonly KnownSheet[], standing: readonly ReadonlyMap<number, number>[]): Progress {
  const done: Record<string, number> = {};
  const ahead: Record<string, readonly number[]> = {};
  const partly: Record<string, Record<string, number>> = {};
  for (const [sheet, { pieces }] of after.entries()) {
    const counts = new Map<number, number>();
    for (const { step } of pieces) counts.set(step, (counts.get(step) ?? 0) + 1);
    const whole = [...counts].flatMap(([step, count]) => (standing[sheet]!.get(step) === count ? [step] : []));
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

/** Where the newer plan has such pieces, which nothing stands for yet. */
function withPlaces(
  elsewhere: readonly Omit<Elsewhere, 'to' | 'out'>[],
  before: readonly KnownSheet[],
  after: readonly KnownSheet[],
  taken: readonly ReadonlySet<string>[],
): Elsewhere[] {
  const free = new Map<string, StepOfSheet[]>();
  for (const [sheet, { pieces }] of after.entries()) {
    for (const { kind, key, step } of pieces) {
      if (taken[sheet]!.has(key)) continue;
      const places = free.get(kind) ?? [];
      free.set(kind, places);
      places.push({ sheet, step });
    }
  }
  return elsewhere.map((one) => {
    const { kind } = before[one.sheet]!.pieces[one.pieces[0]!]!;
    const places = free.get(kind) ?? [];
    const used = places.slice(0, one.count);
    free.set(kind, places.slice(one.count));
    const to = used.filter(
      ({ sheet, step }, at) => at === used.findIndex((all) => all.sheet === sheet && all.step === step),
    );
    return { ...one, to, out: one.count - used.length };
  });
}
