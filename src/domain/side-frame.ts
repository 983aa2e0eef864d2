/**
 * Loads behind a door in a side wall, seen as if that were the rear: who fills a container or puts its load in an order of
 * loading knows one way in, along the length. Only what is about the way in is asked of what is seen so: axles, floors, the
 * centre of gravity and halves of a container belong to the container as it is.
 */
import { dropDecksOf } from './grounds.js';
import { isFromSide, wayInto } from './loading-way.js';
import { type Arrangement, extentOf, placementsOf } from './plan.js';
import type { Cargo, Container, Door, LoadProblem } from './problem.js';
import { turnedArrangement, turnedCargo, turnedContainer } from './turned.js';

export interface SideFrame {
  /** Its cargoes and containers have the places that they had; of the containers only those with such a door are of use. */
  readonly problem: LoadProblem;
  /** Each as one arrangement. */
  seen(arrangements: readonly Arrangement[]): readonly Arrangement[];
  /** Pieces that keep the order in which they come. */
  seenInTurn(arrangements: readonly Arrangement[]): readonly Arrangement[];
  /** One as it is, in one arrangement. */
  restored(seen: Arrangement): Arrangement;
  /** Each row across the way by itself, the inmost first: in an arrangement pieces come from the front wall to the rear. */
  inRows(seen: readonly Arrangement[]): readonly Arrangement[];
}

const known = new WeakMap<LoadProblem, Map<string, SideFrame>>();

/** Null: cargo comes into the container along its length, or from above. */
export function sideFrame(problem: LoadProblem, container: number): SideFrame | null {
  const type = problem.containers[container]!;
  if (!isFromSide(wayInto(type))) return null;
  const { side } = type.door!;
  const key = `${side} ${type.size.width}`;
  const ofProblem = known.get(problem) ?? new Map<string, SideFrame>();
  known.set(problem, ofProblem);
  const found = ofProblem.get(key) ?? frameOf(problem, type.door!, type.size.width);
  ofProblem.set(key, found);
  return found;
}

function frameOf(problem: LoadProblem, { side }: Door, width: number): SideFrame {
  const cargoes = problem.cargoes.map(turnedCargo);
  const containers = problem.containers.map((type) =>
    type.door?.side === side && type.size.width === width ? seenFromSide(type) : type,
  );
  const seenOne = (one: Arrangement) => {
    const turned = turnedArrangement(one);
    return side === 'Right' ? turned : opposite(turned, cargoes, width);
  };
  const restored = (one: Arrangement) => turnedArrangement(side === 'Right' ? one : opposite(one, cargoes, width));
  const knownLoads = new WeakMap<readonly Arrangement[], readonly Arrangement[]>();
  return {
    problem: { ...problem, cargoes, containers },
    seen(arrangements) {
      const found = knownLoads.get(arrangements) ?? arrangements.map(seenOne);
      knownLoads.set(arrangements, found);
      return found;
    },
    seenInTurn: (arrangements) => arrangements.flatMap((one) => inTurn(one, problem.cargoes)).map(seenOne),
    restored,
    inRows: (seen) => seen.flatMap((one) => rowsOf(one, cargoes)).map(restored),
  };
}

/** The inner side of a left door is at the greatest width. */
function opposite(one: Arrangement, cargoes: readonly Cargo[], width: number): Arrangement {
  return { ...one, position: { ...one.position, x: width - extentOf(one, cargoes).x2 } };
}

/** One row from the front wall to the rear keeps its order whichever way it is seen. */
function inTurn(one: Arrangement, cargoes: readonly Cargo[]): Arrangement[] {
  if (one.counts.width === 1) return [one];
  return Array.from(placementsOf(one, cargoes), ({ position }) => ({
    ...one,
    position,
    counts: { length: 1, width: 1, height: 1 },
  }));
}

/** Slices of one piece along the length, from the front. */
function rowsOf(one: Arrangement, cargoes: readonly Cargo[]): Arrangement[] {
  if (one.counts.length === 1) return [one];
  const { x1, x2 } = extentOf(one, cargoes);
  const length = (x2 - x1) / one.counts.length;
  return Array.from({ length: one.counts.length }, (_, row) => ({
    ...one,
    position: { ...one.position, x: x1 + row * length },
    counts: { ...one.counts, length: 1 },
  }));
}

function seenFromSide(type: Container): Container {
  const { axles: _, cogTolerance: __, maxWeightPerLength: ___, ...rest } = type;
  const { side } = type.door!;
  const turned = turnedContainer(rest);
  const { length } = turned.size;
  const isLeft = side === 'Left';
  const flip = <Range extends { readonly x: number }>(from: Range, size: number): Range => ({
    ...from,
    x: isLeft ? length - from.x - size : from.x,
  });
  return {
    ...turned,
    door: { ...type.door!, side: 'Rear' },
    dropDeckFront: null,
    dropDeckRear: null,
    // An extent from the other end is no limit from this one.
    maxExtent: isLeft ? { ...turned.maxExtent, length: 0 } : turned.maxExtent,
    zones: turned.zones.map((zone) => ({ ...zone, position: flip(zone.position, zone.size.length) })),
    seenFromSide: {
      decks: dropDecksOf(type).map(({ x1, x2, y1, y2, z1, z2 }) => ({
        ...(isLeft ? { x1: length - y2, x2: length - y1 } : { x1: y1, x2: y2 }),
        ...{ y1: x1, y2: x2, z1, z2 },
      })),
    },
  };
}
