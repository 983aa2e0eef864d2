/**
 * How far out everything lies that must be loaded before a piece, and the piece itself: what carries it, what it would
 * find in its way, lower loading ranks, and what these wait for in turn. A section that ends further in cannot hold it.
 */
import { type Cuboid, cuboidAt, orientedSize } from '../../../domain/geometry.js';
import { groundsOf } from '../../../domain/grounds.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { wayInto } from '../../../domain/loading-way.js';
import { type Arrangement, forEachCorner, placementsOf } from '../../../domain/plan.js';
import type { Container, LoadProblem } from '../../../domain/problem.js';
import { reachLimits } from '../../../domain/reach.js';
import { cut } from './cut.js';
import { type Element, elementsOf } from './elements.js';
import { inCircle } from './in-circle.js';
import { outermostOfCuboids } from './outermost-of-cuboids.js';
import { precedenceOf } from './precedence.js';

/** What sections go by: outer faces towards the door, tops, or on pallets and in cartons the heights of bases. */
export type Face = 'x2' | 'z2' | 'z1';

export function faceOf(container: Container): Face {
  if (wayInto(container) === 'fromDoor') return 'x2';
  return container.containerType === 'Pallet' || container.containerType === 'Carton' ? 'z1' : 'z2';
}

/** The pieces of a load, side by side in columns. */
export interface Waits {
  /** By arrangement, the place of its first piece; then the number of pieces. */
  readonly firsts: Int32Array;
  /** By piece: its own face. */
  readonly faces: Float64Array;
  /** By piece: the outermost face of it and all that it waits for. */
  readonly outermost: Float64Array;
  /** By piece: how much further out what stands already may lie. */
  readonly limits: Float64Array;
}

export function waitsOf(problem: LoadProblem, container: Container, arrangements: readonly Arrangement[]): Waits {
  const { cargoes } = problem;
  const face = faceOf(container);
  const ranks = loadingRanks(problem);
  const cargoLimits = reachLimits(problem);
  const firsts = new Int32Array(arrangements.length + 1);
  const cuboids: Cuboid[] = [];
  arrangements.forEach((one, place) => {
    firsts[place] = cuboids.length;
    const size = orientedSize(cargoes[one.cargo]!.size, one.orientation);
    forEachCorner(one, cargoes, (x, y, z) => cuboids.push(cuboidAt({ x, y, z }, size)));
  });
  firsts[arrangements.length] = cuboids.length;
  const faces = Float64Array.from(cuboids, (cuboid) => cuboid[face]);
  const limits = new Float64Array(cuboids.length).fill(Number.POSITIVE_INFINITY);
  const rankOf = new Int32Array(cuboids.length);
  arrangements.forEach(({ cargo }, place) => {
    const [from, to] = [firsts[place]!, firsts[place + 1]!];
    rankOf.fill(ranks[cargo]!, from, to);
    if (face === 'x2') limits.fill(cargoLimits[cargo]!, from, to);
  });
  const hasRolls = arrangements.some(({ cargo }) => cargoes[cargo]!.style === 'Roll');
  const sight = face === 'x2' ? 'x' : 'z';
  const outermost =
    (hasRolls ? null : outermostOfCuboids(cuboids, faces, rankOf, sight, problem.rules.maxDepthToSupport)) ??
    outermostOfElements(problem, container, arrangements);
  heedRanks(outermost, rankOf);
  return { firsts, faces, outermost, limits };
}

/** By piece, before ranks count: with runs of rolls, or pieces that wait for each other. */
function outermostOfElements(
  problem: LoadProblem,
  container: Container,
  arrangements: readonly Arrangement[],
): Float64Array {
  const face = faceOf(container);
  const single = { length: 1, width: 1, height: 1 };
  const pieces = arrangements.flatMap(({ cargo, orientation, ...one }) =>
    Array.from(
      placementsOf({ ...one, cargo, orientation }, problem.cargoes),
      ({ position }): Arrangement => ({ cargo, orientation, position, counts: single }),
    ),
  );
  const grounds = groundsOf(container);
  const precedence = (of: readonly Element[]) =>
    precedenceOf(of, face === 'x2' ? 'x' : 'z', problem.rules.maxDepthToSupport);
  let elements = elementsOf(problem, grounds, pieces, loadingRanks(problem));
  let known = precedence(elements);
  while (known.torn.size > 0) {
    const { torn } = known;
    elements = elements.flatMap((element, place) => (torn.has(place) ? cut(problem, grounds, element) : [element]));
    known = precedence(elements);
  }
  const ofElement = new Float64Array(elements.length);
  elements.forEach(({ parts }, place) => {
    ofElement[place] = parts.reduce((most, { cuboid }) => Math.max(most, cuboid[face]), Number.NEGATIVE_INFINITY);
  });
  heedWaits(ofElement, known.after, known.carried, known.before);
  const outermost = new Float64Array(pieces.length);
  const pieceOf = new Map(pieces.map((piece, place) => [piece, place]));
  elements.forEach(({ parts }, element) => {
    for (const { arrangement } of parts) outermost[pieceOf.get(arrangement)!] = ofElement[element]!;
  });
  return outermost;
}

/** Those that wait for each other in a circle, as some do that are placed by hand, are taken together. */
function heedWaits(
  faces: Float64Array,
  after: readonly (readonly number[])[],
  carried: readonly (readonly number[])[],
  before: readonly number[],
): void {
  let later = after;
  let waitsFor = [...before];
  for (;;) {
    const ready = waitsFor.flatMap((count, place) => (count === 0 ? [place] : []));
    for (let next = ready.pop(); next !== undefined; next = ready.pop()) {
      waitsFor[next] = -1;
      for (const other of later[next]!) {
        faces[other] = Math.max(faces[other]!, faces[next]!);
        if (--waitsFor[other]! === 0) ready.push(other);
      }
    }
    const stuck = waitsFor.flatMap((count, place) => (count > 0 ? [place] : []));
    if (stuck.length === 0) return;
    const members = inCircle(stuck, later);
    const isMember = new Set(members);
    const most = members.reduce((far, one) => Math.max(far, faces[one]!), Number.NEGATIVE_INFINITY);
    for (const member of members) faces[member] = most;
    later = later.map((ones, place) =>
      isMember.has(place) ? ones.filter((other) => !isMember.has(other) || carried[place]!.includes(other)) : ones,
    );
    const isLeft = new Set(stuck);
    const counts = waitsFor.map((count) => (count < 0 ? -1 : 0));
    for (const place of isLeft) for (const other of later[place]!) if (isLeft.has(other)) counts[other]!++;
    if (counts.every((count, place) => count === waitsFor[place])) for (const member of members) counts[member] = 0;
    waitsFor = counts;
  }
}

function heedRanks(faces: Float64Array, ranks: Int32Array): void {
  const most = new Map<number, number>();
  ranks.forEach((rank, place) => {
    most.set(rank, Math.max(most.get(rank) ?? Number.NEGATIVE_INFINITY, faces[place]!));
  });
  if (most.size < 2) return;
  let lower = Number.NEGATIVE_INFINITY;
  const least = new Map<number, number>();
  for (const rank of [...most.keys()].sort((a, b) => a - b)) {
    least.set(rank, lower);
    lower = Math.max(lower, most.get(rank)!);
  }
  ranks.forEach((rank, place) => {
    faces[place] = Math.max(faces[place]!, least.get(rank)!);
  });
}
