/**
 * Cargo that may reach past what carries it, in a container whose ends or sides are not alike: the search goes from
 * corner to corner, and what it leaves out at one end it finds at the other. So the room is searched seen in mirrors
 * too, with as much effort each, and a request and its mirror image load the same.
 */

import type { Position, Size } from '../../../domain/geometry.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { extentOf } from '../../../domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../../../domain/problem.js';
import { withContainer, withEachCargo } from '../../../domain/sub-problems.js';
import { turnedArrangement, turnedCargo, turnedContainer } from '../../../domain/turned.js';
import { holdsEveryRule } from '../every-rule.js';
import { stricter, type Variant } from './variant.js';

type Mirror = (problem: LoadProblem, container: number) => Variant;

/** A problem seen in mirrors that are not alike; none where no cargo may reach past its support. */
export function imagesOf(problem: LoadProblem, container: number): Variant[] {
  const { isSafeStackingUsed, minSupportRate } = problem.rules;
  const reaches = ({ overhang }: Cargo) => overhang !== null && overhang.length + overhang.width > 0;
  if (!isSafeStackingUsed || minSupportRate <= 0 || !problem.cargoes.some(reaches)) return [];
  const type = problem.containers[container]!;
  const { zones, dropDeckFront, dropDeckRear, maxExtent } = type;
  const hasDecks = dropDeckFront !== null || dropDeckRear !== null;
  // What is loaded stage by stage begins at the front wall.
  const isStaged = loadingRanks(problem).some((rank) => rank > 0);
  const mirrors: Mirror[] = [];
  if (zones.length + Number(hasDecks) > 0 && maxExtent.length === 0 && !isStaged) mirrors.push(seenFromDoor);
  if (zones.length > 0 && !hasDecks && maxExtent.width === 0) mirrors.push(seenFromOtherSide);
  if (!hasDecks && !isStaged) mirrors.push(turned);
  // Every way to look through some of the mirrors, one behind the other.
  const images = [stricter(problem)];
  for (const mirror of mirrors) images.push(...images.map((one) => through(one, mirror(one.problem, container))));
  return images.slice(1).map(({ problem: seen, restore }) => ({
    problem: seen,
    isImage: true,
    restore: (found) => {
      const arrangements = restore(found)!;
      return holdsEveryRule(problem, { container, arrangements }) ? arrangements : null;
    },
  }));
}

function through(first: Variant, second: Variant): Variant {
  return { problem: second.problem, restore: (found) => first.restore(second.restore(found)!) };
}

function seenFromDoor(problem: LoadProblem, place: number): Variant {
  return mirrored(problem, place, 'length', 'x');
}

function seenFromOtherSide(problem: LoadProblem, place: number): Variant {
  return mirrored(problem, place, 'width', 'y');
}

function mirrored(problem: LoadProblem, place: number, side: 'length' | 'width', axis: 'x' | 'y'): Variant {
  const type = problem.containers[place]!;
  const all = type.size[side];
  const opposite = (position: Position, size: Size): Position => ({
    ...position,
    [axis]: all - position[axis] - size[side],
  });
  const image: Container = {
    ...type,
    zones: type.zones.map((zone) => ({ ...zone, position: opposite(zone.position, zone.size) })),
    ...(side === 'length' && { dropDeckFront: type.dropDeckRear, dropDeckRear: type.dropDeckFront }),
  };
  return {
    problem: withContainer(problem, place, () => image),
    restore: (found) =>
      found.map((arrangement) => {
        const { x1, y1, x2, y2 } = extentOf(arrangement, problem.cargoes);
        const size = { length: x2 - x1, width: y2 - y1, height: 0 };
        return { ...arrangement, position: opposite(arrangement.position, size) };
      }),
  };
}

/** Length and width of cargo and container change places. */
function turned(problem: LoadProblem, place: number): Variant {
  return {
    problem: withContainer(withEachCargo(problem, turnedCargo), place, turnedContainer),
    restore: (found) => found.map(turnedArrangement),
  };
}
