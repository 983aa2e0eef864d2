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
  const own = { length: x2 - x1, width: y2 - y1, height: z2 - z1 };
  const passing = passingOf(own, opening, size, piece.kind.tiltsAtDoor === true);
  if (passing === null) return null;
  const { position, side, sill } = opening;
  const isInSide = side === 'Left' || side === 'Right';
  // Along the way in, and across it.
  const [l, w, h] = isInSide ? [own.width, own.length, own.height] : [own.length, own.width, own.height];
  const comes = (at: number, length: number, from: number, opened: number) =>
    Math.max(from, Math.min(at, from + opened - length));
  const bay = (deep: number, [from, to]: readonly [number, number], [low, high]: readonly [number, number]): Cuboid => {
    const heights = { z1: low, z2: high };
    if (side === 'Left') return { x1: from, x2: to, y1: 0, y2: deep, ...heights };
    if (side === 'Right') return { x1: from, x2: to, y1: size.width - deep, y2: size.width, ...heights };
    return { x1: size.length - deep, x2: size.length, y1: from, y2: to, ...heights };
  };
  const whole = [0, isInSide ? size.length : size.width] as const;
  const z = comes(z1, h, sill, opening.height);
  const upright = [Math.min(z, z1), Math.max(z + h, z2)] as const;
  if (passing === 'turned') return bay(Math.sqrt(l * l + w * w), whole, upright);
  if (passing === 'tilted') return bay(Math.sqrt(l * l + w * w + h * h), whole, [0, size.height]);
  const at = isInSide ? x1 : y1;
  const enters = comes(at, w, position, opening.width);
  return bay(l, [Math.min(enters, at), Math.max(enters, at) + w], upright);
}

/** Pairs of a piece and what stands in its bay. */
export function* baysTaken(load: ContainerLoad): Generator<readonly [piece: Piece, by: Piece]> {
  const opening = openingOf(load.container);
  if (opening === null) return;
  const turns = loadingTurns(load, loadingRanks(load.problem));
  const depth = load.pieces.reduce((most, piece) => Math.max(most, diagonalOf(piece)), 0);
  const near = load.pieces.filter((piece) => distanceToDoor(piece, opening, load) < depth);
  for (const piece of load.pieces) {
    const bay = bayOf(piece, opening, load);
    if (bay === null) continue;
    const turn = turns[piece.index]!;
    const by = near.find((one) => turns[one.index]! < turn && reachesInto(one, bay));
    if (by !== undefined) yield [piece, by];
  }
}

/** From the wall of the door. */
function distanceToDoor({ x2, y1, y2 }: Cuboid, { side }: Door, { container: { size } }: ContainerLoad): number {
  if (side === 'Left') return y1;
  return side === 'Right' ? size.width - y2 : size.length - x2;
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
