/**
 * How far out everything lies that must be loaded before a piece, and the piece itself: what carries it, what it would
 * find in its way, lower loading ranks, and what these wait for in turn. A section that ends further in cannot hold it.
 */
import { orientedSize } from '../../../domain/geometry.js';
import { groundsOf } from '../../../domain/grounds.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { wayInto } from '../../../domain/loading-way.js';
import { type Arrangement, piecesIn, placementsOf } from '../../../domain/plan.js';
import type { Container, LoadProblem } from '../../../domain/problem.js';
import { reachLimits } from '../../../domain/reach.js';
import { cut } from './cut.js';
import { type Element, elementsOf } from './elements.js';
import { inCircle } from './in-circle.js';
import { outermostOfGrids } from './outermost-of-grids.js';
import { precedenceOf } from './precedence.js';

const SINGLE = { length: 1, width: 1, height: 1 };

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

/** From the least to the most of some pieces that follow each other. */
export function rangeOf(faces: Float64Array, from: number, to: number): { least: number; most: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let piece = from; piece < to; piece++) {
    if (faces[piece]! < least) least = faces[piece]!;
    if (faces[piece]! > most) most = faces[piece]!;
  }
  return { least, most };
}

export function waitsOf(problem: LoadProblem, container: Container, arrangements: readonly Arrangement[]): Waits {
  const face = faceOf(container);
  const ranks = loadingRanks(problem);
  const rankOf = arrangements.map(({ cargo }) => ranks[cargo]!);
  const firsts = new Int32Array(arrangements.length + 1);
  for (const [place, one] of arrangements.entries()) firsts[place + 1] = firsts[place]! + piecesIn(one);
  const faces = facesOf(problem, face, arrangements, firsts);
  const limits = new Float64Array(faces.length).fill(Number.POSITIVE_INFINITY);
  if (face === 'x2') {
    const cargoLimits = reachLimits(problem);
    for (const [place, { cargo }] of arrangements.entries()) {
      limits.fill(cargoLimits[cargo]!, firsts[place]!, firsts[place + 1]!);
    }
  }
  const outermost =
    outermostOfCuboids(problem, face, arrangements, faces) ?? outermostOfElements(problem, container, arrangements);
  heedRanks(outermost, firsts, rankOf);
  return { firsts, faces, outermost, limits };
}

/** Of every piece. */
function facesOf(
  { cargoes }: LoadProblem,
  face: Face,
  arrangements: readonly Arrangement[],
  firsts: Int32Array,
): Float64Array {
  const faces = new Float64Array(firsts.at(-1)!);
  for (const [arrangement, { cargo, orientation, position, counts }] of arrangements.entries()) {
    const { length, height } = orientedSize(cargoes[cargo]!.size, orientation);
    let piece = firsts[arrangement]!;
    for (let layer = 0; layer < counts.height; layer++) {
      const z1 = position.z + layer * height;
      for (let wall = 1; wall <= counts.length; wall++) {
        const at = face === 'x2' ? position.x + wall * length : face === 'z2' ? z1 + height : z1;
        for (let row = 0; row < counts.width; row++) faces[piece++] = at;
      }
    }
  }
  return faces;
}

/** By piece, before ranks count; null: with rolls, or pieces that wait for each other. */
function outermostOfCuboids(
  problem: LoadProblem,
  face: Face,
  arrangements: readonly Arrangement[],
  faces: Float64Array,
): Float64Array | null {
  const { cargoes, rules } = problem;
  if (arrangements.some(({ cargo }) => cargoes[cargo]!.style === 'Roll')) return null;
  const ranks = loadingRanks(problem);
  const outermost = (of: readonly Arrangement[]) =>
    outermostOfGrids(
      of,
      cargoes,
      faces,
      of.map(({ cargo }) => ranks[cargo]!),
      face === 'x2' ? 'x' : 'z',
      rules.maxDepthToSupport,
    );
  return outermost(arrangements) ?? outermost(singlesOf(problem, arrangements));
}

function singlesOf({ cargoes }: LoadProblem, arrangements: readonly Arrangement[]): Arrangement[] {
  return arrangements.flatMap((one) =>
    Array.from(placementsOf(one, cargoes), ({ position }): Arrangement => ({ ...one, position, counts: SINGLE })),
  );
}

/** By piece, before ranks count: with runs of rolls, or pieces that wait for each other. */
function outermostOfElements(
  problem: LoadProblem,
  container: Container,
  arrangements: readonly Arrangement[],
): Float64Array {
  const face = faceOf(container);
  const pieces = singlesOf(problem, arrangements);
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

/** @param ranks of the arrangements */
function heedRanks(faces: Float64Array, firsts: Int32Array, ranks: readonly number[]): void {
  const byRank = new Map<number, number[]>();
  for (const [place, rank] of ranks.entries()) {
    const own = byRank.get(rank);
    if (own === undefined) byRank.set(rank, [place]);
    else own.push(place);
  }
  if (byRank.size < 2) return;
  let lower = Number.NEGATIVE_INFINITY;
  for (const [, places] of [...byRank].sort(([a], [b]) => a - b)) {
    let most = lower;
    for (const place of places) {
      for (let piece = firsts[place]!; piece < firsts[place + 1]!; piece++) {
        most = Math.max(most, faces[piece]!);
        faces[piece] = Math.max(faces[piece]!, lower);
      }
    }
    lower = most;
  }
}
