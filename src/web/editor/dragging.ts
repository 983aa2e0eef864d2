/** Pieces that follow a pointer: where the ray under it leads them, drawn to faces, and down to what lies below. */
import type { Axis, Body } from '../../domain/bodies.js';
import { orientedSize, type Position } from '../../domain/geometry.js';
import { groundsOf } from '../../domain/grounds.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { bodyOfPiece, type EditedPiece } from './edited-plan.js';
import { landingHeight, restingHeight } from './gravity.js';
import { type HandState, inHand } from './in-hand.js';
import type { Lying } from './lying.js';
import { snapped } from './snapping.js';

/** As of viewer/camera.ts. */
interface Ray {
  readonly origin: Position;
  /** Of length 1. */
  readonly direction: Position;
}

export type HeldPiece = Omit<EditedPiece, 'id'> & { readonly id: number | null };

export interface Grab {
  /** As they lay when they were taken; the first is the one that was grabbed. */
  readonly pieces: readonly HeldPiece[];
  /** Where it was grabbed. */
  readonly point: Position;
}

/** Where pieces are held. */
export interface Surroundings {
  readonly problem: LoadProblem;
  readonly container: Container;
  /** Without the pieces in hand. */
  readonly lying: Lying;
  /** A face that is so near draws them, scaled units. */
  readonly reach: number;
}

export interface Held {
  readonly pieces: readonly HeldPiece[];
  readonly state: HandState;
  /** Of the first. */
  readonly support: number;
}

/** Seen more from the side than this, pieces are moved upright: the sine of the angle. */
const FLAT = 0.2;

/** Null: the ray leads nowhere. */
export function dragged(grab: Grab, ray: Ray, around: Surroundings): Held | null {
  const { direction } = ray;
  if (Math.abs(direction.z) >= FLAT) {
    const point = crossing(ray, 'z', grab.point.z);
    return point && heldAt(grab.pieces, moved(grab, point), around, true);
  }
  const axis: Axis = Math.abs(direction.x) > Math.abs(direction.y) ? 'x' : 'y';
  const point = crossing(ray, axis, grab.point[axis]);
  return point && heldAt(grab.pieces, moved(grab, point), around, false);
}

/**
 * Pieces with the first of them near a place.
 * @param isFromAbove they come down on the highest thing below; false: on the highest below the place
 */
export function heldAt(
  pieces: readonly HeldPiece[],
  wanted: Position,
  around: Surroundings,
  isFromAbove: boolean,
): Held {
  const { problem, container, lying, reach } = around;
  const first = pieces[0]!;
  const size = orientedSize(problem.cargoes[first.cargo]!.size, first.orientation);
  const place = snapped(
    wanted,
    size,
    [...lying.beside(wanted.x - reach, wanted.x + size.length + reach)],
    container.size,
    reach,
  );
  // What is beside the container is beside it: how far is all the same.
  const beside = (value: number, side: number, room: number) => Math.max(-side, Math.min(room, value));
  const aside = {
    x: beside(place.x, size.length, container.size.length) - first.position.x,
    y: beside(place.y, size.width, container.size.width) - first.position.y,
  };
  const rise = isFromAbove ? 0 : wanted.z + reach - first.position.z;
  const grounds = groundsOf(container);
  const shifted = pieces.map((piece) => at(piece, aside.x, aside.y, rise));
  // Together: none of them may end below what it lands on.
  let down = Number.NEGATIVE_INFINITY;
  for (const [index, piece] of shifted.entries()) {
    const body = bodyOfPiece(piece, problem.cargoes);
    const others = lying.beside(body.x1, body.x2);
    const height = isFromAbove ? landingHeight(body, others, grounds) : restingHeight(body, others, grounds);
    down = Math.max(down, height - pieces[index]!.position.z);
  }
  const landed = pieces.map((piece) => at(piece, aside.x, aside.y, down));
  return { pieces: landed, ...judged(landed, around) };
}

/** How pieces lie that stay where they are. */
export function judged(
  pieces: readonly HeldPiece[],
  { problem, container, lying }: Surroundings,
): Pick<Held, 'state' | 'support'> {
  const bodies = pieces.map((piece) => bodyOfPiece(piece, problem.cargoes));
  const lowest = bodies.reduce((low, { z1 }) => Math.min(low, z1), Number.POSITIVE_INFINITY);
  const found = bodies.map((body: Body) => {
    const one = inHand(body, lying, container, problem.rules);
    // What lies on others in hand is carried by them.
    return one.state === 'leans' && body.z1 > lowest ? { ...one, state: 'free' as const } : one;
  });
  const worst = WORST.find((state) => found.some((one) => one.state === state)) ?? 'free';
  return { state: worst, support: found[0]!.support };
}

const WORST: readonly HandState[] = ['outside', 'overlaps', 'leans'];

function at(piece: HeldPiece, x: number, y: number, z: number): HeldPiece {
  const { position } = piece;
  return { ...piece, position: { x: position.x + x, y: position.y + y, z: position.z + z } };
}

function moved({ pieces, point }: Grab, to: Position): Position {
  const { x, y, z } = pieces[0]!.position;
  return { x: x + to.x - point.x, y: y + to.y - point.y, z: z + to.z - point.z };
}

/** Where a ray crosses the plane of one coordinate. */
function crossing({ origin, direction }: Ray, axis: Axis, at: number): Position | null {
  const along = direction[axis];
  if (along === 0) return null;
  const way = (at - origin[axis]) / along;
  if (!Number.isFinite(way)) return null;
  return {
    x: origin.x + way * direction.x,
    y: origin.y + way * direction.y,
    z: origin.z + way * direction.z,
  };
}
