/**
 * Door bay: between the opening and its place a piece needs room before the door. What was loaded earlier does not reach
 * into it: over the length of the piece between where it comes in and where it will be; turned or tilted, over its diagonal.
 */
import type { Cuboid } from '../domain/geometry.js';
import { loadingRanks } from '../domain/loading-ranks.js';
import type { Door } from '../domain/problem.js';
import { openingOf, passingOf } from './door.js';
import type { ContainerLoad } from './geometry/load.js';
import { loadingTurns } from './geometry/loading-turns.js';
import type { Piece } from './geometry/piece.js';
import type { Rule } from './rule.js';

/** Where nothing may stand when the piece comes in; null: it does not pass. */
export function bayOf(piece: Piece, opening: Door, load: Pick<ContainerLoad, 'container'>): Cuboid | null {
  const { size } = load.container;
  const { x1, x2, y1, y2, z1, z2 } = piece;
  const [l, w, h] = [x2 - x1, y2 - y1, z2 - z1];
  const passing = passingOf({ length: l, width: w, height: h }, opening, size, piece.kind.tiltsAtDoor === true);
  if (passing === null) return null;
  const { position, sill } = opening;
  const comes = (at: number, side: number, from: number, opened: number) =>
    Math.max(from, Math.min(at, from + opened - side));
  const z = comes(z1, h, sill, opening.height);
  const across = { y1: 0, y2: size.width };
  const upright = { z1: Math.min(z, z1), z2: Math.max(z + h, z2) };
  if (passing === 'turned')
    return { x1: size.length - Math.sqrt(l * l + w * w), x2: size.length, ...across, ...upright };
  if (passing === 'tilted') {
    const diagonal = Math.sqrt(l * l + w * w + h * h);
    return { x1: size.length - diagonal, x2: size.length, ...across, z1: 0, z2: size.height };
  }
  const y = comes(y1, w, position, opening.width);
  return { x1: size.length - l, x2: size.length, y1: Math.min(y, y1), y2: Math.max(y + w, y2), ...upright };
}

/** Pairs of a piece and what stands in its bay. */
export function* baysTaken(load: ContainerLoad): Generator<readonly [piece: Piece, by: Piece]> {
  const opening = openingOf(load.container);
  if (opening === null) return;
  const turns = loadingTurns(load, loadingRanks(load.problem));
  const { length } = load.container.size;
  const depth = load.pieces.reduce((most, piece) => Math.max(most, diagonalOf(piece)), 0);
  const near = load.pieces.filter(({ x2 }) => x2 > length - depth);
  for (const piece of load.pieces) {
    const bay = bayOf(piece, opening, load);
    if (bay === null) continue;
    const turn = turns[piece.index]!;
    const by = near.find((one) => turns[one.index]! < turn && reachesInto(one, bay));
    if (by !== undefined) yield [piece, by];
  }
}

/** As long as any bay of the piece. */
function diagonalOf({ x1, x2, y1, y2, z1, z2 }: Cuboid): number {
  return x2 - x1 + (y2 - y1) + (z2 - z1);
}

function reachesInto(one: Cuboid, bay: Cuboid): boolean {
  const isApart =
    one.x2 <= bay.x1 ||
    one.x1 >= bay.x2 ||
    one.y2 <= bay.y1 ||
    one.y1 >= bay.y2 ||
    one.z2 <= bay.z1 ||
    one.z1 >= bay.z2;
  return !isApart;
}

export const doorBay: Rule = {
  id: 'door-bay',
  title: 'Room before the door',
  fields: ['emptyContainers.door'],
  isWaivedByHand: true,
  isUsed: ({ containers }) => containers.some((container) => openingOf(container) !== null),
  check(load, report) {
    for (const [piece, by] of baysTaken(load)) {
      report.placement(piece, `${load.describe(piece)} cannot come in: ${load.describe(by)} stands before the door.`);
      if (report.isFull) return;
    }
  },
};
