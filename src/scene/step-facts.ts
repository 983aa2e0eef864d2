/**
 * What a loader is told of steps besides what they load: under which section they stand, how far the load comes with each,
 * where its first piece goes, and which of its pieces are beyond reach.
 */
import { type Cuboid, cuboidAt, orientedSize, type Size } from '../domain/geometry.js';
import { innerEnd, isFromSide, outerEnd, type Way, wayInto } from '../domain/loading-way.js';
import { extentOf, type LoadedContainer } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { reachesIn, reachLimits } from '../domain/reach.js';
import type { Step } from './steps.js';

export interface StepFacts {
  /** Pieces that stand after it. */
  readonly piecesSoFar: number;
  readonly weightSoFar: number;
  /** Of the whole load. */
  readonly piecesInAll: number;
  /** How far out what stands after it reaches; what is loaded from above, how high. Scaled units. */
  readonly end: number;
  readonly first: FirstPiece;
  /** Null: all of it is within reach. */
  readonly beyond: BeyondReach | null;
}

/** Where the first piece of a step goes, across the way in. */
export interface FirstPiece {
  /** Where distances begin: at the front wall when cargo comes in from a side. */
  readonly from: 'left' | 'front';
  /** The wall or edge that it touches; null: neither. */
  readonly side: 'left' | 'right' | 'front' | 'rear' | null;
  /** Scaled units. */
  readonly distance: number;
  readonly aboveFloor: number;
}

export interface BeyondReach {
  readonly pieces: number;
  /** The farthest, scaled units. */
  readonly reach: number;
  /** Cargoes that they are reached over. */
  readonly over: readonly number[];
}

/** Along the way that cargo comes in, scaled units. */
export interface Reach {
  readonly from: number;
  readonly to: number;
}

export interface StepSection {
  /** From 1. */
  readonly number: number;
  /** Along the way that cargo comes in, scaled units. */
  readonly from: number;
  readonly to: number;
  /** From where to where its steps reach: reached over, some lie before those of others, and the first stand off the wall. */
  readonly reach: Reach;
  /** Numbers of its first and its last step. */
  readonly steps: { readonly first: number; readonly last: number };
  readonly pieces: number;
  readonly weight: number;
  /** Of its arrangements, in the order of loading. */
  readonly spaces: { readonly first: number; readonly last: number };
}

/** @param problem of the level of what is loaded */
export function stepFacts(problem: LoadProblem, loaded: LoadedContainer, steps: readonly Step[]): StepFacts[] {
  const container = problem.containers[loaded.container]!;
  const way = wayInto(container);
  const beyond = beyondBySteps(problem, loaded, steps);
  const piecesInAll = steps.reduce((sum, { pieces }) => sum + pieces, 0);
  let piecesSoFar = 0;
  let weightSoFar = 0;
  let end = 0;
  return steps.map(({ pieces, weight, extent, parts: [part] }, at) => {
    piecesSoFar += pieces;
    weightSoFar += weight;
    end = Math.max(end, outerEnd(extent, way, container.size));
    const { cargo, orientation, position } = part!;
    const piece = cuboidAt(position, orientedSize(problem.cargoes[cargo]!.size, orientation));
    const first = isFromSide(way) ? fromFront(piece, container.size) : fromLeft(piece, container.size);
    return { piecesSoFar, weightSoFar, piecesInAll, end, first, beyond: beyond[at] ?? null };
  });
}

function fromLeft({ y1, y2, z1 }: Cuboid, { width }: Size): FirstPiece {
  return { from: 'left', side: y1 <= 0 ? 'left' : y2 >= width ? 'right' : null, distance: y1, aboveFloor: z1 };
}

function fromFront({ x1, x2, z1 }: Cuboid, { length }: Size): FirstPiece {
  return { from: 'front', side: x1 <= 0 ? 'front' : x2 >= length ? 'rear' : null, distance: x1, aboveFloor: z1 };
}

/** By step; null or absent: none of it is beyond reach. */
function beyondBySteps(
  problem: LoadProblem,
  loaded: LoadedContainer,
  steps: readonly Step[],
): readonly (BeyondReach | null)[] {
  const found: (BeyondReach | null)[] = [];
  if (!mayBeBeyond(problem, loaded)) return found;
  const reached = reachesIn(problem, loaded);
  if (!reached.some(({ isBeyond }) => isBeyond)) return found;
  const bySpace = new Map<string, number>();
  steps.forEach(({ spaces, cargo }, at) => {
    for (let space = spaces.first; space <= spaces.last; space++) {
      const key = `${space} ${cargo}`;
      if (!bySpace.has(key)) bySpace.set(key, at);
    }
  });
  for (const { arrangement, cargo, reach, over, isBeyond } of reached) {
    const at = isBeyond ? bySpace.get(`${arrangement + 1} ${cargo}`) : undefined;
    if (at === undefined) continue;
    const known = found[at] ?? { pieces: 0, reach: 0, over: [] };
    const below = reached[over]!.cargo;
    found[at] = {
      pieces: known.pieces + 1,
      reach: Math.max(known.reach, reach),
      over: known.over.includes(below) ? known.over : [...known.over, below],
    };
  }
  return found;
}

/** False: whatever corridors the pieces stand in, none is further from what stands than it can be reached. */
function mayBeBeyond(problem: LoadProblem, { container, arrangements }: LoadedContainer): boolean {
  const { size, ...type } = problem.containers[container]!;
  const way = wayInto(type);
  if (way === 'fromAbove') return false;
  const { cargoes } = problem;
  const limits = reachLimits(problem);
  let end = 0;
  return arrangements.some((one) => {
    const extent = extentOf(one, cargoes);
    const piece = orientedSize(cargoes[one.cargo]!.size, one.orientation);
    const inmost = innerEnd(extent, way, size) + (isFromSide(way) ? piece.width : piece.length);
    end = Math.max(end, outerEnd(extent, way, size));
    return end - inmost > limits[one.cargo]!;
  });
}

/** Headings of the steps; none where all is one section. @param problem of the level of what is loaded */
export function stepSections(
  { containers }: Pick<LoadProblem, 'containers'>,
  { container, sections = [] }: LoadedContainer,
  steps: readonly Step[],
): StepSection[] {
  if (sections.length < 2) return [];
  const type = containers[container]!;
  let space = 1;
  return sections.flatMap(({ from, to, arrangements }, place) => {
    const own = steps.filter(({ section }) => section === place + 1);
    const spaces = { first: space, last: space + arrangements - 1 };
    space += arrangements;
    if (own.length === 0) return [];
    return [
      {
        ...{ number: place + 1, from, to, spaces },
        reach: reachOf(own, wayInto(type), type.size),
        steps: { first: own[0]!.number, last: own.at(-1)!.number },
        pieces: own.reduce((sum, { pieces }) => sum + pieces, 0),
        weight: own.reduce((sum, { weight }) => sum + weight, 0),
      },
    ];
  });
}

export function reachOf(steps: readonly Pick<Step, 'extent'>[], way: Way, size: Pick<Size, 'width'>): Reach {
  return {
    from: Math.min(...steps.map(({ extent }) => innerEnd(extent, way, size))),
    to: Math.max(...steps.map(({ extent }) => outerEnd(extent, way, size))),
  };
}
