/**
 * The figures (docs/rules.md, Figures) of one loaded container, in the scaled units of the problem: sums over
 * arrangements, whole numbers as far as the sizes are. Units and rounding are the business of present.
 */
import { centreOfGravity } from '../../domain/centre-of-gravity.js';
import type { Rectangle } from '../../domain/geometry.js';
import { type Cuboid, cuboidAt, type Position, type Size, volumeOf } from '../../domain/geometry.js';
import { extentOf, type LoadedContainer, piecesIn } from '../../domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../../domain/problem.js';
import { type Tidiness, tidinessOf } from '../../domain/tidiness.js';
import { intersection, totalArea, without } from '../../rules/geometry/rectangles.js';

/** What is loaded of something: of one cargo, one space, one container. */
export interface Loaded {
  readonly cargoes: number;
  readonly pieces: number;
  readonly unitLoads: number;
  readonly volume: number;
  readonly weight: number;
  readonly price: number;
  /** Cargo units beyond the order: in weight, volume and price, but not in `cargoes` and `pieces`. */
  readonly extra: number;
}

export const NOTHING: Loaded = { cargoes: 0, pieces: 0, unitLoads: 0, volume: 0, weight: 0, price: 0, extra: 0 };

export interface ContainerFigures {
  readonly total: Loaded;
  /** Of each cargo that is loaded, on pallets too, by its place in the order; in that order. */
  readonly byCargo: ReadonlyMap<number, Loaded>;
  /** Percent, like every utilisation here. */
  readonly volumeUtilization: number;
  readonly volumeUtilizationToLoadHeight: number;
  /** Square scaled units. */
  readonly floorArea: number;
  readonly floorUtilization: number;
  readonly weightTotal: number;
  readonly weightUtilization: number;
  readonly priceUtilization: number;
  readonly loadSize: Size;
  readonly centreOfGravity: Position;
  readonly tidiness: Tidiness;
  /** From the front wall to the last cargo; of a Truck or SeaVan, else null. */
  readonly loadingLength: number | null;
}

/** `part` as percent of `whole`; a limit of 0 is none, and its utilisation 0. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

export function sumOf(a: Loaded, b: Loaded): Loaded {
  return {
    cargoes: a.cargoes + b.cargoes,
    pieces: a.pieces + b.pieces,
    unitLoads: a.unitLoads + b.unitLoads,
    volume: a.volume + b.volume,
    weight: a.weight + b.weight,
    price: a.price + b.price,
    extra: a.extra + b.extra,
  };
}

/**
 * Of a finished pallet the cargo on it counts, and the weight of the whole.
 * @param isUnitLoad the cargo is a pre-packed unit load
 * @param extra how many of the count are beyond the order; of a pallet its cartons are
 */
export function loadedOf(cargo: Cargo, count: number, isUnitLoad: boolean, extra = 0): Loaded {
  const { contents } = cargo;
  const ordered = count - extra;
  const cargoesInside = contents === undefined ? 1 : contents.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    cargoes: ordered * cargoesInside,
    pieces: ordered * Math.max(1, cargo.pieceInside),
    unitLoads: isUnitLoad || contents !== undefined ? count : 0,
    volume: count * cargo.volume,
    weight: count * cargo.weight,
    price: count * cargo.price,
    extra: extra * cargoesInside,
  };
}

/** The raised decks of a drop-deck vehicle as cuboids from the floor up. */
export function deckCuboids(container: Container): Cuboid[] {
  const { dropDeckFront: front, dropDeckRear: rear, size } = container;
  const decks: Cuboid[] = [];
  if (front !== null) decks.push(cuboidAt({ x: 0, y: 0, z: 0 }, front));
  if (rear !== null) decks.push(cuboidAt({ x: size.length - rear.length, y: 0, z: 0 }, rear));
  return decks;
}

function cuboidVolume({ x1, y1, z1, x2, y2, z2 }: Cuboid): number {
  return (x2 - x1) * (y2 - y1) * (z2 - z1);
}

/** Room for cargo up to a height above the floor, in cubic scaled units. */
export function roomBelow(container: Container, height: number): number {
  const decks = deckCuboids(container).map((deck) => cuboidVolume({ ...deck, z2: Math.min(deck.z2, height) }));
  return volumeOf({ ...container.size, height }) - decks.reduce((sum, deck) => sum + deck, 0);
}

export function roomOf(container: Container): number {
  return roomBelow(container, container.size.height);
}

/** Floor and decks, each with its height. */
function floorsOf(container: Container): Cuboid[] {
  const floor = cuboidAt({ x: 0, y: 0, z: 0 }, { ...container.size, height: 0 });
  return [floor, ...deckCuboids(container)];
}

/** The parts of floors under a base that stands on them. */
function partsOfFloors(base: Cuboid, floors: readonly Cuboid[]): Rectangle[] {
  return floors
    .filter((floor) => floor.z2 === base.z1)
    .map((floor) => intersection(base, floor))
    .filter((part) => part !== null);
}

/** Squares of interlocked rolls overlap; what lies under several of them counts once. */
function floorUnder(problem: LoadProblem, bases: readonly Cuboid[], floors: readonly Cuboid[]): number {
  const parts = bases.flatMap((base) => partsOfFloors(base, floors));
  if (problem.cargoes.every((cargo) => cargo.style !== 'Roll')) return totalArea(parts);
  let area = 0;
  /** Parts before in the sweep along the container that reach as far as the next one. */
  let near: Rectangle[] = [];
  for (const part of parts.sort((a, b) => a.x1 - b.x1)) {
    near = near.filter((other) => other.x2 > part.x1);
    area += totalArea(without(part, near));
    near.push(part);
  }
  return area;
}

/** Grows with every arrangement. */
class Extent {
  private cuboid: Cuboid | null = null;

  add(cuboid: Cuboid): void {
    const own = this.cuboid;
    this.cuboid =
      own === null
        ? cuboid
        : {
            x1: Math.min(own.x1, cuboid.x1),
            y1: Math.min(own.y1, cuboid.y1),
            z1: Math.min(own.z1, cuboid.z1),
            x2: Math.max(own.x2, cuboid.x2),
            y2: Math.max(own.y2, cuboid.y2),
            z2: Math.max(own.z2, cuboid.z2),
          };
  }

  get top(): number {
    return this.cuboid?.z2 ?? 0;
  }

  get end(): number {
    return this.cuboid?.x2 ?? 0;
  }

  get size(): Size {
    const { x1, y1, z1, x2, y2, z2 } = this.cuboid ?? { x1: 0, y1: 0, z1: 0, x2: 0, y2: 0, z2: 0 };
    return { length: x2 - x1, width: y2 - y1, height: z2 - z1 };
  }
}

/**
 * Of each cargo, what is loaded as it is and what stands on pallets; a mixed pallet counts for each cargo on it.
 * @param counts of pallets, and of those in them that are extra ones
 */
function withPalletsOpened(
  problem: LoadProblem,
  byCargo: ReadonlyMap<number, Loaded>,
  counts: ReadonlyMap<number, number>,
  extra: ReadonlyMap<number, number>,
) {
  const opened = new Map<number, Loaded>();
  const add = (place: number, loaded: Loaded) => opened.set(place, sumOf(opened.get(place) ?? NOTHING, loaded));
  for (const [place, loaded] of byCargo) {
    const { contents } = problem.cargoes[place]!;
    if (contents === undefined) add(place, loaded);
    for (const { cargo, quantity } of contents ?? []) {
      const pallets = counts.get(place)!;
      const beyond = quantity * (extra.get(place) ?? 0);
      add(cargo, { ...loadedOf(problem.cargoes[cargo]!, pallets * quantity, false, beyond), unitLoads: pallets });
    }
  }
  return new Map([...opened].sort(([a], [b]) => a - b));
}

/**
 * @param problem of the vehicles, where cargo is palletized
 * @param unitLoads for each cargo of the problem, whether it is a pre-packed unit load
 */
export function figuresOf(
  problem: LoadProblem,
  loaded: LoadedContainer,
  unitLoads: readonly boolean[],
): ContainerFigures {
  const container = problem.containers[loaded.container]!;
  const counts = new Map<number, number>();
  const extent = new Extent();
  const cuboids: Cuboid[] = [];
  for (const arrangement of loaded.arrangements) {
    const { cargo } = arrangement;
    const pieces = piecesIn(arrangement);
    const cuboid = extentOf(arrangement, problem.cargoes);
    counts.set(cargo, (counts.get(cargo) ?? 0) + pieces);
    extent.add(cuboid);
    cuboids.push(cuboid);
  }
  const extra = new Map(loaded.extra?.map(({ cargo, quantity }) => [cargo, quantity]));
  const byLoaded = new Map(
    [...counts]
      .sort(([a], [b]) => a - b)
      .map(([place, count]) => [
        place,
        loadedOf(problem.cargoes[place]!, count, unitLoads[place] ?? false, extra.get(place)),
      ]),
  );
  const floorArea = floorUnder(problem, cuboids, floorsOf(container));
  const total = [...byLoaded.values()].reduce(sumOf, NOTHING);
  const { length, width } = container.size;
  return {
    total,
    byCargo: withPalletsOpened(problem, byLoaded, counts, extra),
    volumeUtilization: percent(total.volume, roomOf(container)),
    volumeUtilizationToLoadHeight: percent(total.volume, roomBelow(container, extent.top)),
    floorArea,
    floorUtilization: percent(floorArea, length * width),
    weightTotal: total.weight + container.emptyWeight,
    weightUtilization: percent(total.weight, container.maxWeight),
    priceUtilization: percent(total.price, container.maxPrice),
    loadSize: extent.size,
    centreOfGravity: centreOfGravity(problem.cargoes, loaded.arrangements),
    tidiness: withUncut(tidinessOf(problem, loaded.arrangements), loaded),
    loadingLength: ['Truck', 'SeaVan'].includes(container.containerType) ? extent.end : null,
  };
}

/** Sections cut spaces for the order of loading; the load is no less tidy for it. */
function withUncut(tidiness: Tidiness, { uncut }: LoadedContainer): Tidiness {
  return { ...tidiness, spaces: uncut ?? tidiness.spaces };
}
