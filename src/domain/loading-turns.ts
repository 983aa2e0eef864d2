/**
 * The pieces of a container in the order in which they are loaded: by arrangement, inside one as `placementsOf` gives them.
 * Arrangements of rolls that follow each other directly in one section, with one axis direction, one loading rank and one ground, are
 * one run: its pieces come by the height of the axis (of standing rolls the base), then along the way in, then across it.
 */
import { type Axis, axisOf, type Body, bodyOf, centreOf } from './bodies.js';
import { groundsOf, groundUnder } from './grounds.js';
import { loadingRanks } from './loading-ranks.js';
import { isFromSide, type Way, wayInto } from './loading-way.js';
import { extentOf, type LoadedContainer, placementsOf } from './plan.js';
import type { LoadProblem } from './problem.js';

export interface PieceInTurn {
  /** Place of its arrangement in the container. */
  readonly arrangement: number;
  /** Its place among the pieces of the arrangement. */
  readonly piece: number;
  readonly cargo: number;
  readonly body: Body;
}

export function piecesInTurn(problem: LoadProblem, loaded: LoadedContainer): PieceInTurn[] {
  const { cargoes } = problem;
  const firsts = firstsOfRuns(problem, loaded);
  const pieces: PieceInTurn[] = [];
  let run: PieceInTurn[] = [];
  const way = wayInto(problem.containers[loaded.container]!);
  const endRun = () => {
    for (const piece of run.sort((a, b) => inRun(a.body, b.body, way))) pieces.push(piece);
    run = [];
  };
  loaded.arrangements.forEach((one, arrangement) => {
    if (firsts[arrangement] === arrangement) endRun();
    let piece = 0;
    for (const placement of placementsOf(one, cargoes)) {
      const next = { arrangement, piece: piece++, cargo: one.cargo, body: bodyOf(placement, cargoes) };
      if (next.body.axis === null) pieces.push(next);
      else run.push(next);
    }
  });
  endRun();
  return pieces;
}

/** By arrangement, the first one of its run; what is of no run, itself. */
export function firstsOfRuns(
  problem: LoadProblem,
  { container, arrangements, sections = [] }: LoadedContainer,
): readonly number[] {
  const { cargoes } = problem;
  const ranks = loadingRanks(problem);
  const grounds = groundsOf(problem.containers[container]!);
  const under = arrangements.map((one) => groundUnder(grounds, extentOf(one, cargoes)));
  const axes = arrangements.map(({ cargo, orientation }) => axisOf(cargoes[cargo]!, orientation));
  const starts = new Set<number>();
  let start = 0;
  for (const section of sections) {
    starts.add(start);
    start += section.arrangements;
  }
  const firsts: number[] = [];
  for (const [place, { cargo }] of arrangements.entries()) {
    const before = place - 1;
    const isOfRun =
      axes[place] !== null &&
      axes[place] === axes[before] &&
      ranks[cargo] === ranks[arrangements[before]!.cargo] &&
      under[place] === under[before] &&
      !starts.has(place);
    firsts.push(isOfRun ? firsts[before]! : place);
  }
  return firsts;
}

function inRun(a: Body, b: Body, way: Way): number {
  const height = a.axis === 'z' ? a.z1 - b.z1 : centreOf(a, 'z') - centreOf(b, 'z');
  const outwards = way === 'fromLeft' ? -1 : 1;
  const [first, second]: readonly [Axis, Axis] = isFromSide(way) ? ['y', 'x'] : ['x', 'y'];
  return height || outwards * (centreOf(a, first) - centreOf(b, first)) || centreOf(a, second) - centreOf(b, second);
}
