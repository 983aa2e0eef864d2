/** Where a piece comes to rest: on the highest thing below it. What rests on something, were it badly, stays where it is. */
import type { Body } from '../../domain/bodies.js';
import { sharedArea } from '../../domain/geometry.js';
import { type Ground, groundsOf } from '../../domain/grounds.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { restingPairs } from '../../domain/resting.js';
import { Queue } from '../../lib/queue.js';
import { bodyOfPiece, type EditedPiece } from './edited-plan.js';

/** The height at which a body comes to rest when it is let go where it is. */
export function restingHeight(body: Body, others: Iterable<Body>, grounds: readonly Ground[]): number {
  let highest = 0;
  const consider = (top: number) => {
    if (top <= body.z1 && top > highest) highest = top;
  };
  for (const other of others) if (sharedArea(body, other) > 0) consider(other.z2);
  for (const { area, level } of grounds) if (sharedArea(body, { ...body, ...area }) > 0) consider(level);
  return highest;
}

/** The height of the highest thing under a body, wherever it is now: what one drops from above comes to rest there. */
export function landingHeight(body: Body, others: Iterable<Body>, grounds: readonly Ground[]): number {
  return restingHeight({ ...body, z1: Number.POSITIVE_INFINITY }, others, grounds);
}

export interface Settled {
  readonly pieces: readonly EditedPiece[];
  /** How many came down. */
  readonly count: number;
}

/**
 * Lets down what rests on nothing any more, and then what rested on that, the lowest first.
 * @param before the pieces before something was done to them: only what that touches can have lost its support; absent:
 * all of them are looked at
 */
export function settled(
  pieces: readonly EditedPiece[],
  container: Container,
  problem: LoadProblem,
  before: readonly EditedPiece[] = [],
): Settled {
  const { cargoes, rules } = problem;
  const { maxDepthToSupport: depth, isSafeStackingUsed } = rules;
  const grounds = groundsOf(container);
  const now = [...pieces];
  const bodies = now.map((piece) => bodyOfPiece(piece, cargoes));
  const placesOver = ({ x1, x2, y1, y2, z2 }: Body) =>
    bodies.flatMap((one, at) => {
      // A roll in a valley begins below the tops of those that carry it.
      const isAbove = one.z2 > z2 && (one.z1 <= z2 + depth || one.axis !== null);
      return isAbove && one.x1 <= x2 && one.x2 >= x1 && one.y1 <= y2 && one.y2 >= y1 ? [at] : [];
    });
  const isLoose = (at: number) => {
    const body = bodies[at]!;
    if (body.z1 <= 0) return false;
    const stands = ({ level, area }: Ground) =>
      body.z1 >= level && body.z1 <= level + depth && sharedArea(body, { ...body, ...area }) > 0;
    if (grounds.some(stands)) return false;
    const beside = bodies.filter(
      (one, other) =>
        other !== at &&
        one.x1 <= body.x2 &&
        one.x2 >= body.x1 &&
        one.y1 <= body.y2 &&
        one.y2 >= body.y1 &&
        one.z1 < body.z2 &&
        one.z2 >= body.z1 - depth,
    );
    return !restingPairs([body, ...beside], { depth, isSafeStackingUsed }).some(([, upper]) => upper === 0);
  };
  const loose = new Queue<number>((a, b) => bodies[a]!.z1 - bodies[b]!.z1 || a - b);
  for (const at of touched(now, before, bodies, cargoes, placesOver)) if (isLoose(at)) loose.add(at);
  const fallen = new Set<number>();
  for (let at = loose.take(); at !== undefined; at = loose.take()) {
    const body = bodies[at]!;
    const others = bodies.filter((_, other) => other !== at);
    const z = restingHeight(body, others, grounds);
    if (z >= body.z1 || fallen.has(at)) continue;
    fallen.add(at);
    now[at] = { ...now[at]!, position: { ...now[at]!.position, z } };
    bodies[at] = bodyOfPiece(now[at]!, cargoes);
    for (const upper of placesOver(body)) if (upper !== at && !fallen.has(upper) && isLoose(upper)) loose.add(upper);
  }
  return { pieces: now, count: fallen.size };
}

/** Places of what was moved or is new, and of what was above what is no longer there. */
function touched(
  now: readonly EditedPiece[],
  before: readonly EditedPiece[],
  bodies: readonly Body[],
  cargoes: LoadProblem['cargoes'],
  placesOver: (body: Body) => readonly number[],
): ReadonlySet<number> {
  if (before.length === 0) return new Set(bodies.keys());
  const same = new Map(now.map((piece, at) => [piece.id, at]));
  const known = new Map(before.map((piece) => [piece.id, piece]));
  const found = new Set<number>();
  for (const [at, piece] of now.entries()) if (known.get(piece.id) !== piece) found.add(at);
  for (const piece of before) {
    const at = same.get(piece.id);
    if (at !== undefined && now[at] === piece) continue;
    for (const over of placesOver(bodyOfPiece(piece, cargoes))) found.add(over);
  }
  return found;
}
