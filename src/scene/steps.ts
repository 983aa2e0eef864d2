/**
 * The loading steps of a container: its spaces in the order of loading, each an arrangement of one cargo that is loaded
 * before the next one, in the sections of the plan. Every filled container has steps of its own, alternatives too; a
 * palletized load has those of each different pallet and those of the vehicle.
 */
import { bodyOf } from '../domain/bodies.js';
import type { Cuboid } from '../domain/geometry.js';
import { inTheWayPairs, type Way, wayInto } from '../domain/loading-way.js';
import { type Arrangement, extentOf, type LoadedContainer, piecesIn, placementsOf } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { palletLevel, vehicleLevel } from '../domain/unit-loads.js';
import { around } from './cuboids.js';
import { interlockedParts, interlockedSpaces } from './interlocked.js';
import type { ShownLoad } from './shown-load.js';

export interface Step {
  /** From 1. */
  readonly number: number;
  /** From 1. */
  readonly section: number;
  /** Sequences, from 1, of the spaces that it loads: of one, but where rolls interlock. */
  readonly spaces: { readonly first: number; readonly last: number };
  /** Place of the cargo in the request. */
  readonly cargo: number;
  /** In the order of loading, each in an orientation of its own; the pieces of each as `placementsOf` gives them. */
  readonly parts: readonly Arrangement[];
  readonly pieces: number;
  /** Of the step alone, in the unit of the request. */
  readonly weight: number;
  /** From its first to its last point. */
  readonly extent: Cuboid;
  /** False: something is in the way of it, for the plan has no straight order of loading. */
  readonly isStraight: boolean;
}

/**
 * How a filled container of a load is loaded. Steps whose cargo lies beyond those of the request are finished pallets
 * of the plan, in their order.
 * @param place in the plan
 */
export function containerSteps({ problem, plan }: ShownLoad, place: number): Step[] {
  const loaded = plan.containers[place]!;
  const way = wayInto(problem.containers[loaded.container]!);
  return stepsOf(vehicleLevel(problem, plan).problem, loaded, way);
}

/**
 * How a finished pallet of a load is built; those that are alike are built alike.
 * @param place in the plan's pallets
 */
export function palletSteps({ problem, plan }: ShownLoad, place: number): Step[] {
  const pallet = plan.pallets![place]!;
  const way = wayInto(problem.pallets![pallet.container]!);
  return stepsOf(palletLevel(problem, plan)!.problem, pallet, way);
}

/** @param way along which cargo comes into the container (`wayInto`) */
export function stepsOf(problem: LoadProblem, loaded: LoadedContainer, way: Way): Step[] {
  const { arrangements, sections = [] } = loaded;
  const inSection = sections.flatMap((section, place) => Array<number>(section.arrangements).fill(place + 1));
  const crooked = loaded.isCrooked === true ? crookedIn(problem, arrangements, way) : new Set<number>();
  const steps = interlockedSpaces(problem, loaded).flatMap((places) => {
    const parts = interlockedParts(
      problem,
      places.map((place) => arrangements[place]!),
    );
    return ofOneCargo(parts).map((own) => ({
      section: inSection[places[0]!] ?? 1,
      spaces: { first: places[0]! + 1, last: places.at(-1)! + 1 },
      parts: own,
      isStraight: !places.some((place) => crooked.has(place)),
    }));
  });
  return steps.map(({ parts, ...step }, at) => {
    const [{ cargo }] = parts as [Arrangement];
    const pieces = parts.reduce((sum, part) => sum + piecesIn(part), 0);
    const extent = around(parts.map((part) => extentOf(part, problem.cargoes)));
    return {
      number: at + 1,
      ...step,
      cargo,
      parts,
      pieces,
      weight: pieces * problem.cargoes[cargo]!.weight,
      extent,
    };
  });
}

/** In turns, where rolls of several cargoes interlock. */
function ofOneCargo(parts: readonly Arrangement[]): Arrangement[][] {
  const turns: Arrangement[][] = [];
  for (const part of parts) {
    const last = turns.at(-1);
    if (last !== undefined && last[0]!.cargo === part.cargo) last.push(part);
    else turns.push([part]);
  }
  return turns;
}

/** Places of those of which a piece finds in its way what is loaded before it. */
function crookedIn({ cargoes }: LoadProblem, arrangements: readonly Arrangement[], way: Way): Set<number> {
  const pieces = arrangements.flatMap((one, place) =>
    [...placementsOf(one, cargoes)].map((piece) => ({ place, body: bodyOf(piece, cargoes) })),
  );
  const crooked = new Set<number>();
  const bodies = pieces.map(({ body }) => body);
  for (const [first, then] of inTheWayPairs(bodies, way, () => false)) {
    if (pieces[first]!.place > pieces[then]!.place) crooked.add(pieces[first]!.place);
  }
  return crooked;
}
