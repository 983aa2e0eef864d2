/** A load whose walls, or all of it, stand the other way round: left and right exchanged, or front and rear. */
import { centreOfGravity } from '../../../domain/centre-of-gravity.js';
import { type Arrangement, piecesIn } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { rangeOf } from '../../envelope/centre-limits.js';
import { type Difference, mirroredSlices, shiftedAcross } from '../balance/across.js';
import { extentOfAll, slicesOf, turnedPart } from '../balance/parts.js';

/** Of what the tolerance leaves across, what moves aim at: rounding must not miss it. */
const AIM = 0.999;

/** So that the centre of gravity comes nearer to the middle of the width; none where that is not asked. */
export function withSidesExchanged(
  problem: LoadProblem,
  container: number,
  load: readonly Arrangement[],
): (readonly Arrangement[])[] {
  const { cargoes, containers } = problem;
  const type = containers[container]!;
  const { to } = rangeOf(type, 'y');
  const middle = type.size.width / 2;
  if (to === Number.POSITIVE_INFINITY) return [];
  const weightOf = (part: readonly Arrangement[]) =>
    part.reduce((sum, one) => sum + piecesIn(one) * cargoes[one.cargo]!.weight, 0);
  const toTheLeft: Difference = (part) => weightOf(part) * (middle - centreOfGravity(cargoes, part).y);
  const within = AIM * (to - middle) * weightOf(load);
  if (Math.abs(toTheLeft(load)) <= within) return [];
  const walls = slicesOf(problem, load);
  return [
    ...mirroredSlices(problem, container, walls, toTheLeft, within),
    ...shiftedAcross(problem, container, walls, toTheLeft, within),
  ];
}

/** All of it turned round along the length, and each wall with its heavier end to the door, or to the front. */
export function turnedRound(problem: LoadProblem, load: readonly Arrangement[]): (readonly Arrangement[])[] {
  const walls = slicesOf(problem, load).map((wall) => ({
    wall,
    isHeavierBehind: 2 * centreOfGravity(problem.cargoes, wall.arrangements).x > wall.x1 + wall.x2,
  }));
  const heavierEnds = [true, false].map((areBehind) =>
    walls.flatMap(({ wall, isHeavierBehind }) =>
      isHeavierBehind === areBehind ? wall.arrangements : turnedPart(problem, wall),
    ),
  );
  return [turnedPart(problem, { arrangements: load, ...extentOfAll(problem, load) }), ...heavierEnds];
}
