/**
 * A load in other places of its container, so that it is within the limits of the vehicle: shifted as a whole along the
 * length and the width, with its walls in another order, mirrored or set apart, or its stacks in each other's place and then
 * shifted.
 */
import type { Arrangement } from '../../../domain/plan.js';
import type { Container, LoadProblem } from '../../../domain/problem.js';
import { openingOf } from '../../../rules/door.js';
import { centreBeyond, heavierEnd, rangeOf, type Stage, stagesOf } from '../../envelope/centre-limits.js';
import type { Window } from '../../envelope/weight-envelope.js';
import { classesOf, packed } from '../balance/along.js';
import { Judge } from '../balance/judge.js';
import { bestMove, type Figure } from '../balance/move.js';
import { extentOfAll, movedBy, slicesOf } from '../balance/parts.js';
import { type Range, shiftAcross, shiftAlong } from '../balance/room.js';
import { addedShifted } from './added-shifted.js';
import { floorBeyond, hasFloorLimit } from './floor-load.js';
import { beyondLimits } from './limits.js';
import { withStacksExchanged, withWallsInOrder } from './other-orders.js';
import { turnedRound, withSidesExchanged } from './other-sides.js';

/** Moves made one after the other; each gains something. */
const MOST_MOVES = 12;

/** Walls of a load up to which each two of them are tried in each other's place. */
const MOST_WALLS = 40;

/** @returns the load itself where it is within already; null when no such place is found */
export function broughtWithin(
  problem: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
): readonly Arrangement[] | null {
  const known = new WeakMap<readonly Arrangement[], number>();
  const figure = (load: readonly Arrangement[]) => {
    const beyond = known.get(load) ?? beyondLimits(problem, container, load);
    known.set(load, beyond);
    return beyond;
  };
  if (figure(arrangements) === 0) return arrangements;
  if (isLegalNowhere(problem, container, arrangements)) return null;
  if (arrangements.some(({ isKept }) => isKept === true)) return aroundKept(problem, container, arrangements);
  const moved = shifted(problem, container, arrangements);
  if (mayBeShifted(problem.containers[container]!) && figure(moved) === 0) return moved;
  const judge = new Judge(problem, container);
  let load = arrangements;
  // Behind a door it is not the place of a wall that counts, but its height and width.
  const isOfDoor = centreBeyond(problem, container, load) + floorBeyond(problem, container, load) === 0;
  for (let moves = 0; moves < MOST_MOVES && figure(load) > 0; moves++) {
    const next =
      bestMove(judge, load, [shifted(problem, container, load), ...towardsDoor(problem, container, load)], figure) ??
      (isOfDoor ? null : reordered(judge, load, figure)) ??
      bestMove(judge, load, wallsApart(problem, container, load), figure);
    if (next === null) return null;
    load = next;
  }
  return figure(load) === 0 ? load : null;
}

/** Only what was added is moved. */
function aroundKept(
  problem: LoadProblem,
  container: number,
  load: readonly Arrangement[],
): readonly Arrangement[] | null {
  const end = heavierEnd(problem, container, load);
  if (end === null) return null;
  const judge = new Judge(problem, container);
  for (const moved of addedShifted(problem, container, load, end)) {
    const sound = beyondLimits(problem, container, moved) === 0 ? judge.accepted(moved) : null;
    if (sound !== null && beyondLimits(problem, container, sound) === 0) return sound;
  }
  return null;
}

function reordered(judge: Judge, load: readonly Arrangement[], figure: Figure): readonly Arrangement[] | null {
  const { problem, container } = judge;
  const back = (one: readonly Arrangement[]) => shifted(problem, container, one);
  return (
    bestMove(judge, load, withSidesExchanged(problem, container, load), figure) ??
    bestMove(judge, load, withWallsInOrder(problem, container, load), figure) ??
    bestMove(judge, load, withStacksExchanged(problem, container, load), figure) ??
    bestMove(judge, load, turnedRound(problem, load).map(back), figure) ??
    bestMove(judge, load, withWallsExchanged(problem, container, load), figure)
  );
}

/** Whether a load as a whole keeps every other rule wherever it stands on the floor, and the order in which it is loaded. */
function mayBeShifted({ zones, dropDeckFront, dropDeckRear, deckReach }: Container): boolean {
  const hasDecks = dropDeckFront !== null || dropDeckRear !== null;
  return zones.length === 0 && !hasDecks && deckReach.length === 0 && deckReach.width === 0;
}

/** No move along the floor makes it lower, or lighter. */
function isLegalNowhere(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): boolean {
  const type = problem.containers[container]!;
  const { to } = rangeOf(type, 'z');
  return stagesOf(problem, type, arrangements).some(
    ({ centre, along, isToleranceAsked }) => along === null || (isToleranceAsked && centre.z > to),
  );
}

/**
 * By the least that brings it within at every stage, with a little to spare where that is possible, as far as there is room. A
 * load that is within stays where it is.
 */
function shifted(problem: LoadProblem, container: number, load: readonly Arrangement[]): readonly Arrangement[] {
  const type = problem.containers[container]!;
  const stages = stagesOf(problem, type, load);
  const extent = extentOfAll(problem, load);
  const within = ({ most, least }: Range, by: number) => Math.min(most, Math.max(least, by));
  const across = rangeOf(type, 'y');
  const along = shiftsOf(stages, 'x', ({ along }) => along);
  const spared = both(
    along,
    shiftsOf(stages, 'x', ({ spared }) => spared),
  );
  const dx = nearest(along) === 0 ? 0 : nearest(isAny(spared) ? spared : along);
  const dy = nearest(shiftsOf(stages, 'y', ({ isToleranceAsked }) => (isToleranceAsked ? across : null)));
  const room = { x: shiftAlong(problem, container, extent), y: shiftAcross(problem, container, extent) };
  return movedBy(load, within(room.x, dx), within(room.y, dy));
}

/** Between which whole shifts the centre of every stage lies in its window; none of them where its end is before its beginning. */
function shiftsOf(stages: readonly Stage[], axis: 'x' | 'y', windowOf: (stage: Stage) => Window | null): Window {
  let shifts: Window = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  for (const stage of stages) {
    const window = windowOf(stage);
    if (window === null) continue;
    const at = stage.centre[axis];
    shifts = both(shifts, { from: Math.ceil(window.from - at), to: Math.floor(window.to - at) });
  }
  return shifts;
}

function both(one: Window, other: Window): Window {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
}

function isAny({ from, to }: Window): boolean {
  return from <= to;
}

/** The least of these shifts; where no one serves every stage, the one between. */
function nearest({ from, to }: Window): number {
  return isAny({ from, to }) ? Math.min(to, Math.max(from, 0)) : Math.round((from + to) / 2);
}

function* withWallsExchanged(
  problem: LoadProblem,
  container: number,
  load: readonly Arrangement[],
): Generator<readonly Arrangement[]> {
  const walls = slicesOf(problem, load);
  if (walls.length > MOST_WALLS) return;
  const classes = classesOf(problem, walls);
  // Of two walls that are alike the exchange is the load itself.
  const looks = walls.map(({ arrangements, x1 }) => JSON.stringify(movedBy(arrangements, -x1, 0)));
  for (let i = 0; i < walls.length; i++) {
    for (let j = i + 1; j < walls.length && classes[j] === classes[i]; j++) {
      if (looks[i] === looks[j]) continue;
      yield shifted(problem, container, packed(walls.with(i, walls[j]!).with(j, walls[i]!)));
    }
  }
}

/** Where the floor bears no more: each wall as near the front as those before it let it be, or all equally far apart. */
function* wallsApart(
  problem: LoadProblem,
  container: number,
  load: readonly Arrangement[],
): Generator<readonly Arrangement[]> {
  const type = problem.containers[container]!;
  const walls = slicesOf(problem, load);
  if (!hasFloorLimit(type) || walls.length > MOST_WALLS) return;
  let rest = walls.reduce((sum, { x1, x2 }) => sum + x2 - x1, 0);
  const gap = Math.floor((type.size.length - rest) / walls.length);
  const equally: Arrangement[] = [];
  const nearest: Arrangement[] = [];
  let [at, end] = [0, 0];
  for (const { arrangements, x1, x2 } of walls) {
    equally.push(...movedBy(arrangements, at - x1, 0));
    at += x2 - x1 + gap;
    const last = type.size.length - rest;
    const isBorne = (x: number) =>
      floorBeyond(problem, container, [...nearest, ...movedBy(arrangements, x - x1, 0)]) === 0;
    let [low, high] = [Math.min(end, last), last];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (isBorne(middle)) high = middle;
      else low = middle + 1;
    }
    nearest.push(...movedBy(arrangements, low - x1, 0));
    end = low + x2 - x1;
    rest -= x2 - x1;
  }
  yield nearest;
  yield equally;
}

/** Away from the door as far as there is room, and so that all of it stands behind the opening. */
function towardsDoor(
  problem: LoadProblem,
  container: number,
  load: readonly Arrangement[],
): (readonly Arrangement[])[] {
  const type = problem.containers[container]!;
  const opening = openingOf(type);
  if (opening === null) return [];
  const { x1, x2, y1, y2 } = extentOfAll(problem, load);
  const behind = (from: number, to: number) => {
    const least = Math.ceil(opening.position) - from;
    const most = Math.floor(opening.position + opening.width) - to;
    return Math.max(least, Math.min(0, most));
  };
  if (opening.side === 'Rear') return movesBy(load, [-x1, 0], [-x1, behind(y1, y2)]);
  const { least, most } = shiftAcross(problem, container, { x1, x2, y1, y2, z1: 0, z2: 0 });
  const inwards = opening.side === 'Left' ? most : least;
  return movesBy(load, [0, inwards], [behind(x1, x2), inwards]);
}

/** Each once. */
function movesBy(
  load: readonly Arrangement[],
  first: readonly [dx: number, dy: number],
  second: readonly [dx: number, dy: number],
): (readonly Arrangement[])[] {
  const isSame = first[0] === second[0] && first[1] === second[1];
  return (isSame ? [first] : [first, second]).map(([dx, dy]) => movedBy(load, dx, dy));
}
