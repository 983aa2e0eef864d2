/** How a piece in hand lies, as far as one sees at once, frame by frame; the verifier says the rest when it is dropped. */
import { type Body, isLyingRoll } from '../../domain/bodies.js';
import { overlaps, sharedArea } from '../../domain/geometry.js';
import { dropDecksOf, groundsOf } from '../../domain/grounds.js';
import type { Container, Rules } from '../../domain/problem.js';
import type { Lying } from './lying.js';

export type HandState = 'free' | 'outside' | 'overlaps' | 'leans';

export interface InHand {
  readonly state: HandState;
  /** Share of its base that is carried, 0 to 1. */
  readonly support: number;
}

export function inHand(
  body: Body,
  lying: Lying,
  container: Container,
  rules: Pick<Rules, 'isSafeStackingUsed' | 'minSupportRate' | 'maxDepthToSupport'>,
): InHand {
  const support = supportOf(body, lying, container, rules.maxDepthToSupport);
  if (isOutside(body, container)) return { state: 'outside', support };
  const meets = (other: Body) => body.axis === null && other.axis === null && overlaps(body, other);
  for (const other of lying.beside(body.x1, body.x2)) if (meets(other)) return { state: 'overlaps', support };
  if (dropDecksOf(container).some((deck) => overlaps(body, deck))) return { state: 'overlaps', support };
  const isEnough = !rules.isSafeStackingUsed || support >= rules.minSupportRate - 1e-9;
  return { state: isEnough ? 'free' : 'leans', support };
}

function isOutside(body: Body, { size, deckReach: reach }: Container): boolean {
  if (body.x1 < -reach.length || body.y1 < -reach.width || body.z1 < 0) return true;
  return body.x2 > size.length + reach.length || body.y2 > size.width + reach.width || body.z2 > size.height;
}

/** Whether nothing of a body is over the floor of a container. */
export function isBeside(body: Body, { size, deckReach: reach }: Container): boolean {
  if (body.x2 <= -reach.length || body.y2 <= -reach.width) return true;
  return body.x1 >= size.length + reach.length || body.y1 >= size.width + reach.width;
}

function supportOf(body: Body, lying: Lying, container: Container, depth: number): number {
  // A lying roll has a line for a base: the verifier knows.
  if (isLyingRoll(body)) return 1;
  let carried = 0;
  const counts = (top: number) => top <= body.z1 && top >= body.z1 - depth;
  for (const other of lying.beside(body.x1, body.x2)) {
    if (counts(other.z2) && !isLyingRoll(other)) carried += sharedArea(body, other);
  }
  for (const { level, area } of groundsOf(container)) {
    if (counts(level)) carried += sharedArea(body, { ...body, ...area });
  }
  const base = (body.x2 - body.x1) * (body.y2 - body.y1);
  return base === 0 ? 1 : Math.min(1, carried / base);
}
