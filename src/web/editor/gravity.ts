/** Where a piece comes to rest: on the highest thing below it. What rests on something, were it badly, stays where it is. */
import type { Body } from '../../domain/bodies.js';
import { overlaps, sharedArea } from '../../domain/geometry.js';
import { type Ground, groundsOf } from '../../domain/grounds.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { Queue } from '../../domain/queue.js';
import { restingPairs } from '../../domain/resting.js';
import { bodyOfPiece, type EditedPiece } from './edited-plan.js';

/** The height at which a body comes to rest when it is let go where it is. */
export function restingHeight(body: Body, others: readonly Body[], grounds: readonly Ground[]): number {
  const under = [
    ...others.filter((other) => sharedArea(body, other) > 0).map(({ z2 }) => z2),
    ...grounds.filter(({ area }) => sharedArea(body, { ...body, ...area }) > 0).map(({ level }) => level),
  ];
  return under.reduce((highest, top) => (top <= body.z1 && top > highest ? top : highest), 0);
}

/** The height of the highest thing under a body, wherever it is now: what one drops from above comes to rest there. */
export function landingHeight(body: Body, others: readonly Body[], grounds: readonly Ground[]): number {
  return restingHeight({ ...body, z1: Number.POSITIVE_INFINITY }, others, grounds);
}

export interface Settled {
  readonly pieces: readonly EditedPiece[];
  /** How many came down. */
  readonly count: number;
}

/** Lets down what rests on nothing any more, and then what rested on that, the lowest first. */
export function settled(pieces: readonly EditedPiece[], container: Container, problem: LoadProblem): Settled {
  const { maxDepthToSupport: depth, isSafeStackingUsed } = problem.rules;
  const grounds = groundsOf(container);
  const now = [...pieces];
  const bodies = now.map((piece) => bodyOfPiece(piece, problem.cargoes));
  const above = bodies.map((): number[] => []);
  const carriers = new Int32Array(bodies.length);
  for (const [lower, upper] of restingPairs(bodies, { depth, isSafeStackingUsed })) {
    above[lower]!.push(upper);
    carriers[upper]! += 1;
  }
  const isLoose = (at: number) => {
    const body = bodies[at]!;
    const stands = ({ level, area }: Ground) =>
      body.z1 >= level && body.z1 <= level + depth && sharedArea(body, { ...body, ...area }) > 0;
    return carriers[at] === 0 && body.z1 > 0 && !grounds.some(stands);
  };
  const loose = new Queue<number>((a, b) => bodies[a]!.z1 - bodies[b]!.z1 || a - b);
  for (let at = 0; at < bodies.length; at++) if (isLoose(at)) loose.add(at);
  const fallen = new Set<number>();
  for (let at = loose.take(); at !== undefined; at = loose.take()) {
    const body = bodies[at]!;
    const others = bodies.filter((_, other) => other !== at);
    const z = restingHeight(body, others, grounds);
    if (z >= body.z1 || fallen.has(at)) continue;
    fallen.add(at);
    now[at] = { ...now[at]!, position: { ...now[at]!.position, z } };
    bodies[at] = bodyOfPiece(now[at]!, problem.cargoes);
    for (const upper of above[at]!) {
      carriers[upper]! -= 1;
      if (isLoose(upper)) loose.add(upper);
    }
  }
  return { pieces: now, count: fallen.size };
}

/** How a piece in hand lies, as far as one sees at once; the verifier says the rest on drop. */
export type InHand = 'free' | 'outside' | 'overlaps' | 'floats';

export function inHand(body: Body, others: readonly Body[], container: Container): InHand {
  const { length, width, height } = container.size;
  const { deckReach: reach } = container;
  if (body.x1 < -reach.length || body.y1 < -reach.width || body.z1 < 0) return 'outside';
  if (body.x2 > length + reach.length || body.y2 > width + reach.width || body.z2 > height) return 'outside';
  if (others.some((other) => overlaps(body, other) && body.axis === null && other.axis === null)) return 'overlaps';
  return restingHeight(body, others, groundsOf(container)) < body.z1 ? 'floats' : 'free';
}
