/** What the order of loading moves about: arrangements, and single pieces of those that must be divided. */
import { type Body, bodyOf } from '../domain/bodies.js';
import { type Cuboid, cuboidAt, type Orientation, orientedSize, type Size } from '../domain/geometry.js';
import { type Arrangement, placementsOf } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';

export interface Portion {
  readonly arrangement: Arrangement;
  /** Place of the arrangement in the loaded container, of which this is the whole or a piece. */
  readonly place: number;
  /** Among the pieces of one arrangement, or of nested ones. */
  readonly turn: number;
  /** Loading rank of its cargo; lower ones come first. */
  readonly rank: number;
  readonly extent: Cuboid;
  /** Its true shape: of a roll each piece, of cuboids the block that they fill. */
  readonly bodies: readonly Body[];
}

export function portionsOf(
  { cargoes }: LoadProblem,
  arrangements: readonly Arrangement[],
  ranks: readonly number[],
): Portion[] {
  return arrangements.map((arrangement, place) => {
    const extent = extentOf(arrangement, cargoes);
    const isRoll = cargoes[arrangement.cargo]!.style === 'Roll';
    const bodies = isRoll ? [...placementsOf(arrangement, cargoes)].map((piece) => bodyOf(piece, cargoes)) : [];
    const whole: Body = { ...extent, axis: null };
    return { arrangement, place, turn: 0, rank: ranks[arrangement.cargo]!, extent, bodies: isRoll ? bodies : [whole] };
  });
}

export function extentOf(
  { cargo, orientation, position, counts }: Arrangement,
  cargoes: LoadProblem['cargoes'],
): Cuboid {
  const { length, width, height } = pieceSize({ cargo, orientation }, cargoes);
  return cuboidAt(position, {
    length: length * counts.length,
    width: width * counts.width,
    height: height * counts.height,
  });
}

function pieceSize(
  { cargo, orientation }: { readonly cargo: number; readonly orientation: Orientation },
  cargoes: LoadProblem['cargoes'],
): Size {
  return orientedSize(cargoes[cargo]!.size, orientation);
}

const ONE: Size = { length: 1, width: 1, height: 1 };

/**
 * Portions that are in each other's way, piece by piece. Of rolls among each other the lower axis comes first, then
 * what is farther from the door; of cuboids each arrangement keeps its own order.
 */
export function divided(portions: readonly Portion[], { cargoes }: LoadProblem): Portion[] {
  const pieces = portions.flatMap((portion) =>
    [...placementsOf(portion.arrangement, cargoes)].map(({ position, size, ...piece }, turn): Portion => {
      const body = bodyOf({ position, size, ...piece }, cargoes);
      const arrangement: Arrangement = { ...piece, position, counts: ONE };
      return { ...portion, arrangement, turn, extent: cuboidAt(position, size), bodies: [body] };
    }),
  );
  const rolls = pieces.filter(({ bodies }) => bodies[0]!.axis !== null);
  const first = Math.min(...rolls.map(({ place }) => place));
  const height = ({ bodies: [body] }: Portion) => (body!.axis === 'z' ? 2 * body!.z1 : body!.z1 + body!.z2);
  rolls.sort(
    (a, b) =>
      height(a) - height(b) ||
      a.extent.x1 + a.extent.x2 - b.extent.x1 - b.extent.x2 ||
      a.extent.y1 + a.extent.y2 - b.extent.y1 - b.extent.y2,
  );
  const turns = new Map(rolls.map((roll, turn) => [roll, turn]));
  return pieces.map((piece) => {
    const turn = turns.get(piece);
    return turn === undefined ? piece : { ...piece, place: first, turn };
  });
}

/** One arrangement of two that stand side by side and make an even one, else null. */
export function joined(a: Arrangement, b: Arrangement, cargoes: LoadProblem['cargoes']): Arrangement | null {
  if (a.cargo !== b.cargo || a.orientation !== b.orientation) return null;
  const size = pieceSize(a, cargoes);
  const sides = [
    ['x', 'length', ['y', 'z'], ['width', 'height']],
    ['y', 'width', ['x', 'z'], ['length', 'height']],
    ['z', 'height', ['x', 'y'], ['length', 'width']],
  ] as const;
  for (const [axis, side, across, sidesAcross] of sides) {
    if (across.some((other) => a.position[other] !== b.position[other])) continue;
    if (sidesAcross.some((other) => a.counts[other] !== b.counts[other])) continue;
    const [low, high] = a.position[axis] <= b.position[axis] ? [a, b] : [b, a];
    if (low.position[axis] + low.counts[side] * size[side] !== high.position[axis]) continue;
    return { ...low, counts: { ...a.counts, [side]: a.counts[side] + b.counts[side] } };
  }
  return null;
}
