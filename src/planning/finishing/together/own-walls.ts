/**
 * Each class of cargo as a load of its own, as short as it goes in the empty container, and these walls pushed together one
 * after the other along the length. So no piece lies between those of another class: the extents of the classes are the
 * least that their own searches have found, in whatever order they stand.
 */
import type { Cuboid } from '../../../domain/geometry.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { type Arrangement, extentOf } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import type { Session } from '../../fills/session.js';
import type { DraftLoad } from '../../goals/draft.js';
import type { TogetherRule } from '../../goals/together.js';
import { extentOfAll, mirrored, movedBy, turnedPart } from '../balance/parts.js';
import type { Classes } from './classes.js';
import { laidInTurn } from './in-turn.js';

/** Fills that the wall of one class takes, about. */
const FILLS_OF_WALL = 5;

/** Walls pushed against others, over all orders tried. */
const MOST_PUSHED = 250;

/** A class alone in the container. */
interface Wall {
  readonly rank: number;
  /** As it is, and turned round: what is uneven at one end may fit the wall before it better at the other. */
  readonly images: readonly Image[];
}

interface Image {
  readonly arrangements: readonly Arrangement[];
  readonly cuboids: readonly Cuboid[];
  readonly front: number;
}

/**
 * @param order classes in the order that is tried first
 * @param level by which they belong together; what belongs to nothing fills what is left
 * @param reach how far the load may go along the length, scaled units
 * @param effort work units for all of it
 * @returns null where a class has no load of its own, or no order was found in which all of them find room
 */
export function inOwnWalls(
  session: Session,
  load: DraftLoad,
  order: Classes,
  level: TogetherRule,
  reach: number,
  effort: number,
): readonly Arrangement[] | null {
  const { meter, problem } = session;
  const isLoose = (members: readonly number[]) => level.keyOf(problem.cargoes[members[0]!]!) === '';
  const loose = order.filter(isLoose).flat();
  const begun = meter.allSpent;
  const ofFill = effort / (order.length * FILLS_OF_WALL);
  const ranks = loadingRanks(problem);
  const walls: Wall[] = [];
  for (const members of order.filter((one) => !isLoose(one))) {
    const until = begun + (effort * (walls.length + 1)) / order.length;
    const wall = laidInTurn(session, load, [members], reach, { ofFill, until });
    if (wall === null) return null;
    walls.push({ rank: ranks[members[0]!]!, images: imagesOf(problem, wall, load.container) });
  }
  const laid = new Pushing(reach).inSomeOrder(walls);
  if (laid === null || loose.length === 0) return laid;
  return laidInTurn(session, load, [loose], reach, { ofFill, until: begun + effort }, laid);
}

/** Each image of a class begins at the front wall. */
function imagesOf(problem: LoadProblem, wall: readonly Arrangement[], container: number): Image[] {
  const { width } = problem.containers[container]!.size;
  const { x1, x2 } = extentOfAll(problem, wall);
  return [wall, turnedPart(problem, { arrangements: wall, x1, x2 })]
    .flatMap((one) => [one, mirrored(problem, one, 0, width)])
    .map((arrangements) => ({
      arrangements,
      cuboids: arrangements.map((one) => extentOf(one, problem.cargoes)),
      front: x1,
    }));
}

/** Walls that stand already. */
interface Standing {
  readonly arrangements: readonly Arrangement[];
  /** How far each reaches, the furthest first. */
  readonly cuboids: readonly Cuboid[];
}

class Pushing {
  #left = MOST_PUSHED;

  constructor(private readonly reach: number) {}

  /** The first order in which all of them find room; ranks count before it. */
  inSomeOrder(
    walls: readonly Wall[],
    standing: Standing = { arrangements: [], cuboids: [] },
  ): readonly Arrangement[] | null {
    if (walls.length === 0) return standing.arrangements;
    const next = Math.min(...walls.map(({ rank }) => rank));
    for (const wall of walls) {
      if (wall.rank !== next) continue;
      if (this.#left-- <= 0) return null;
      const pushed = pushedAgainst(standing, wall);
      if (pushed.cuboids[0]!.x2 > this.reach) continue;
      const laid = this.inSomeOrder(
        walls.filter((one) => one !== wall),
        pushed,
      );
      if (laid !== null) return laid;
    }
    return null;
  }
}

/** The image that ends first, as far to the front as it goes. */
function pushedAgainst(standing: Standing, { images }: Wall): Standing {
  const moves = images.map((image) => moveOf(standing.cuboids, image));
  const least = moves.indexOf(Math.min(...moves));
  const [{ arrangements, cuboids }, dx] = [images[least]!, moves[least]!];
  const moved = cuboids.map((one) => ({ ...one, x1: one.x1 + dx, x2: one.x2 + dx }));
  return {
    arrangements: standing.arrangements.concat(movedBy(arrangements, dx, 0)),
    cuboids: standing.cuboids.concat(moved).sort((a, b) => b.x2 - a.x2),
  };
}

/** How far it is moved along the length to stand against what stands before it. */
function moveOf(before: readonly Cuboid[], { cuboids, front }: Image): number {
  return cuboids.reduce((move, { x1, y1, y2, z1, z2 }) => {
    const inTheWay = before.find((other) => other.y1 < y2 && other.y2 > y1 && other.z1 < z2 && other.z2 > z1);
    return inTheWay === undefined ? move : Math.max(move, inTheWay.x2 - x1);
  }, 0 - front);
}
