/**
 * A load in parts that can be moved one by one: slices, between which a plane goes through the whole load and cuts no
 * piece, and stacks, of which seen from above none lies over another. Nothing rests across two parts, so that each can
 * be moved as one, with all that it carries.
 */
import { type Cuboid, orientedSize } from '../../../domain/geometry.js';
import { type Arrangement, extentOf } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';

export interface Part extends Extent {
  readonly arrangements: readonly Arrangement[];
}

/** Of all arrangements together; scaled units. */
export type Extent = Cuboid;

export function extentOfAll({ cargoes }: LoadProblem, arrangements: readonly Arrangement[]): Extent {
  const all = arrangements.map((one) => extentOf(one, cargoes));
  const least = (side: 'x1' | 'y1' | 'z1') => all.reduce((low, one) => Math.min(low, one[side]), Infinity);
  const most = (side: 'x2' | 'y2' | 'z2') => all.reduce((high, one) => Math.max(high, one[side]), -Infinity);
  return { x1: least('x1'), y1: least('y1'), z1: least('z1'), x2: most('x2'), y2: most('y2'), z2: most('z2') };
}

function partOf(problem: LoadProblem, arrangements: readonly Arrangement[]): Part {
  return { arrangements, ...extentOfAll(problem, arrangements) };
}

export function movedBy(arrangements: readonly Arrangement[], dx: number, dy: number): readonly Arrangement[] {
  if (dx === 0 && dy === 0) return arrangements;
  return arrangements.map((one) => {
    const { x, y, z } = one.position;
    return { ...one, position: { x: x + dx, y: y + dy, z } };
  });
}

/** Left and right changed for each other, around the middle between `y1` and `y2`. */
export function mirrored(
  { cargoes }: LoadProblem,
  arrangements: readonly Arrangement[],
  y1: number,
  y2: number,
): readonly Arrangement[] {
  return arrangements.map((one) => ({
    ...one,
    position: { ...one.position, y: y1 + y2 - extentOf(one, cargoes).y2 },
  }));
}

/** Front and rear changed for each other. */
export function turnedPart(
  { cargoes }: LoadProblem,
  { arrangements, x1, x2 }: Pick<Part, 'arrangements' | 'x1' | 'x2'>,
): readonly Arrangement[] {
  return arrangements.map((one) => ({
    ...one,
    position: { ...one.position, x: x1 + x2 - extentOf(one, cargoes).x2 },
  }));
}

/** From the front wall to the door. */
export function slicesOf(problem: LoadProblem, arrangements: readonly Arrangement[]): Part[] {
  const walls = arrangements.flatMap((arrangement) => wallsOf(problem, arrangement));
  walls.sort((a, b) => a.x1 - b.x1);
  const slices: Wall[][] = [];
  let end = -Infinity;
  for (const wall of walls) {
    if (wall.x1 >= end) slices.push([]);
    slices.at(-1)!.push(wall);
    end = Math.max(end, wall.x2);
  }
  return slices.map((slice) => partOf(problem, joinedWalls(slice)));
}

/** The pieces of an arrangement between two planes across the length. */
interface Wall {
  readonly origin: Arrangement;
  readonly arrangement: Arrangement;
  readonly x1: number;
  readonly x2: number;
}

function wallsOf({ cargoes }: LoadProblem, origin: Arrangement): Wall[] {
  const { length } = orientedSize(cargoes[origin.cargo]!.size, origin.orientation);
  return Array.from({ length: origin.counts.length }, (_, i) => {
    const x1 = origin.position.x + i * length;
    const arrangement = {
      ...origin,
      position: { ...origin.position, x: x1 },
      counts: { ...origin.counts, length: 1 },
    };
    return { origin, arrangement, x1, x2: x1 + length };
  });
}

/** Walls of one arrangement that came apart and are in one slice are one again. @param walls by rising x1 */
function joinedWalls(walls: readonly Wall[]): Arrangement[] {
  const byOrigin = new Map<Arrangement, Wall[]>();
  for (const wall of walls) {
    const own = byOrigin.get(wall.origin);
    if (own === undefined) byOrigin.set(wall.origin, [wall]);
    else own.push(wall);
  }
  return Array.from(byOrigin.values(), (own) => {
    const [first] = own;
    const { arrangement } = first!;
    return { ...arrangement, counts: { ...arrangement.counts, length: own.length } };
  });
}

/** Of a load or a part of one; in the order in which their first columns stand along the length. */
export function stacksOf(problem: LoadProblem, arrangements: readonly Arrangement[]): Part[] {
  const columns = arrangements.flatMap((arrangement) => columnsOf(problem, arrangement));
  columns.sort((a, b) => a.x1 - b.x1 || a.y1 - b.y1 || a.z1 - b.z1);
  const first = columns.map((_, place) => place);
  const find = (place: number): number => {
    let root = place;
    while (first[root] !== root) root = first[root]!;
    while (first[place] !== root) [place, first[place]] = [first[place]!, root];
    return root;
  };
  let near: number[] = [];
  columns.forEach((column, place) => {
    near = near.filter((other) => columns[other]!.x2 > column.x1);
    for (const other of near) {
      if (columns[other]!.y1 >= column.y2 || column.y1 >= columns[other]!.y2) continue;
      const [low, high] = [find(other), find(place)].sort((a, b) => a - b) as [number, number];
      first[high] = low;
    }
    near.push(place);
  });
  const stacks = new Map<number, Arrangement[]>();
  columns.forEach(({ arrangement }, place) => {
    const root = find(place);
    const own = stacks.get(root);
    if (own === undefined) stacks.set(root, [arrangement]);
    else own.push(arrangement);
  });
  return Array.from(stacks.values(), (own) => partOf(problem, own));
}

/** The columns of an arrangement, one piece long and wide. */
function columnsOf({ cargoes }: LoadProblem, origin: Arrangement): (Extent & { readonly arrangement: Arrangement })[] {
  const { length, width } = orientedSize(cargoes[origin.cargo]!.size, origin.orientation);
  const { position, counts } = origin;
  return Array.from({ length: counts.length * counts.width }, (_, place) => {
    const i = Math.floor(place / counts.width);
    const j = place % counts.width;
    const arrangement: Arrangement = {
      ...origin,
      position: { x: position.x + i * length, y: position.y + j * width, z: position.z },
      counts: { length: 1, width: 1, height: counts.height },
    };
    return { arrangement, ...extentOf(arrangement, cargoes) };
  });
}
