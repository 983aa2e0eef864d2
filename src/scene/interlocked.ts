/**
 * Spaces of rolls that interlock: none of them can be finished before the next is begun, so they are loaded as one step,
 * lower axes first (of standing rolls bases), then from the front wall to the door, then from left to right.
 */
import { bodyOf, centreOf } from '../domain/bodies.js';
import { orientedSize, overlaps } from '../domain/geometry.js';
import { firstsOfRuns } from '../domain/loading-turns.js';
import { type Arrangement, extentOf, type LoadedContainer, placementsOf } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';

/**
 * Places of spaces that follow one another, those that interlock together. What comes between two that do is of their run
 * and loaded with them: stacks that do not touch each other may all interlock with one that is listed after them.
 */
export function interlockedSpaces(problem: LoadProblem, loaded: LoadedContainer): number[][] {
  const firsts = firstsOfRuns(problem, loaded);
  const extents = loaded.arrangements.map((one) => extentOf(one, problem.cargoes));
  const groups: number[][] = [];
  for (const [place, extent] of extents.entries()) {
    let from = groups.length;
    for (let group = from - 1; group >= 0 && groups[group]![0]! >= firsts[place]!; group--) {
      if (groups[group]!.some((other) => overlaps(extents[other]!, extent))) from = group;
    }
    groups.push([...groups.splice(from).flat(), place]);
  }
  return groups;
}

/** The pieces of interlocked spaces as few arrangements, in the order of loading. */
export function interlockedParts({ cargoes }: LoadProblem, spaces: readonly Arrangement[]): readonly Arrangement[] {
  if (spaces.length === 1) return spaces;
  const pieces = spaces.flatMap((space) =>
    [...placementsOf(space, cargoes)].map((piece) => {
      const body = bodyOf(piece, cargoes);
      const { cargo, orientation, position } = piece;
      const counts = { length: 1, width: 1, height: 1 };
      return { arrangement: { cargo, orientation, position, counts }, body };
    }),
  );
  const heightOf = ({ body }: (typeof pieces)[number]) => (body.axis === 'z' ? 2 * body.z1 : centreOf(body, 'z'));
  pieces.sort(
    (a, b) =>
      heightOf(a) - heightOf(b) ||
      centreOf(a.body, 'x') - centreOf(b.body, 'x') ||
      centreOf(a.body, 'y') - centreOf(b.body, 'y'),
  );
  const parts: Arrangement[] = [];
  for (const { arrangement } of pieces) {
    parts.push(arrangement);
    for (;;) {
      const whole = parts.length < 2 ? null : joined(parts.at(-2)!, parts.at(-1)!, cargoes);
      if (whole === null) break;
      parts.splice(-2, 2, whole);
    }
  }
  return parts;
}

/** One arrangement of two that stand side by side and make an even one, else null. */
function joined(a: Arrangement, b: Arrangement, cargoes: LoadProblem['cargoes']): Arrangement | null {
  if (a.cargo !== b.cargo || a.orientation !== b.orientation) return null;
  const size = orientedSize(cargoes[a.cargo]!.size, a.orientation);
  const sides = [
    ['x', 'length', ['y', 'z'], ['width', 'height']],
    ['y', 'width', ['x', 'z'], ['length', 'height']],
    ['z', 'height', ['x', 'y'], ['length', 'width']],
  ] as const;
  for (const [axis, side, across, sidesAcross] of sides) {
    if (across.some((other) => a.position[other] !== b.position[other])) continue;
    if (sidesAcross.some((other) => a.counts[other] !== b.counts[other])) continue;
    if (a.position[axis] + a.counts[side] * size[side] !== b.position[axis]) continue;
    return { ...a, counts: { ...a.counts, [side]: a.counts[side] + b.counts[side] } };
  }
  return null;
}
