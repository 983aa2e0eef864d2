/**
 * Where in a plan a piece that stays behind is nearest to lying: a free place, whatever the other rules say of it; else
 * the place where the least of what is loaded would be in its way. Where cargo is unloaded in order, a place that keeps to it
 * comes before one that is free. Places are corners of what is loaded and of the room,
 * pushed into it; a piece rests there on a ground or on cargo, or is in the way of what is below.
 */
import { passingOrientations } from '../../domain/door.js';
import {
  type Cuboid,
  cuboidAt,
  maskAllows,
  ORIENTATIONS,
  type Orientation,
  orientedSize,
  overlaps,
  type Position,
  type Size,
} from '../../domain/geometry.js';
import { dropDecksOf, groundsOf } from '../../domain/grounds.js';
import { loadingRanks } from '../../domain/loading-ranks.js';
import { type Way, wayInto } from '../../domain/loading-way.js';
import { type Arrangement, extentOf, type NearestPlace } from '../../domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../../domain/problem.js';
import { type Ranked, unloadsInOrder } from '../../domain/unloads-in-order.js';
import { usableRoom } from '../bounds/capacity.js';
import type { LoadAt } from './loads-looked-at.js';
import { misfitOnPallet } from './misfit-on-pallet.js';

/** Arrangements of a container that are looked at, from the door inwards. */
const MOST_BLOCKS = 60;

/** Pairs of a place and an arrangement that are compared for all cargo of one plan: some hundredths of a second. */
const PATIENCE = 3_000_000;

interface Block extends Cuboid {
  readonly arrangement: Arrangement;
  /** As far as the order of unloading goes. */
  readonly ranked: Ranked;
}

interface Room {
  /** Place in the plan. */
  readonly container: number;
  readonly type: Container;
  readonly room: Cuboid;
  readonly levels: readonly number[];
  readonly decks: readonly Cuboid[];
  readonly blocks: readonly Block[];
  readonly way: Way;
}

interface Candidate {
  readonly room: Room;
  readonly orientation: Orientation;
  readonly cuboid: Cuboid;
  /** Volume of what is in the way. */
  readonly taken: number;
  readonly most: Block | null;
  /** It is unloaded there in its turn, and keeps nothing else from that. */
  readonly isInOrder: boolean;
}

export class NearestPlaces {
  readonly #problem: LoadProblem;
  readonly #vehicles: LoadProblem;
  readonly #ranks: readonly number[];
  readonly #rooms: readonly Room[];
  #patience = PATIENCE;

  /**
   * @param vehicles of the order: what goes into them
   * @param loads different ones, the first to be looked at first
   */
  constructor(problem: LoadProblem, vehicles: LoadProblem, loads: readonly LoadAt[]) {
    this.#problem = problem;
    this.#vehicles = vehicles;
    this.#ranks = loadingRanks(vehicles);
    this.#rooms = loads.map((load) => roomOf(vehicles, load, this.#ranks));
  }

  /** @param within containers of that name alone; null: any. */
  of(cargo: number, within: string | null): NearestPlace | null {
    const { palletizing } = this.#problem.cargoes[cargo]!;
    const isForPallets = palletizing !== undefined && !palletizing.goesToVehicle;
    // Where a pallet has room is no place for what no pallet takes.
    if (isForPallets && misfitOnPallet(this.#problem, cargo) !== null) return null;
    const loaded = this.#loadedAs(this.#problem.cargoes[cargo]!);
    const { size } = loaded;
    let best: Candidate | null = null;
    for (const room of this.#rooms) {
      if (within !== null && room.type.name !== within) continue;
      // Behind a door that it does not pass there is no place for it.
      const orientations = passingOrientations({ ...this.#problem.cargoes[cargo]!, ...loaded }, room.type);
      const tried = new Set<string>();
      for (const orientation of ORIENTATIONS) {
        const lying = orientedSize(size, orientation);
        const key = `${lying.length} ${lying.width} ${lying.height}`;
        if (!maskAllows(orientations, orientation) || tried.has(key)) continue;
        tried.add(key);
        const found = this.#nearestIn(room, orientation, lying, cargo, best);
        best = found ?? best;
        if (isNearest(best)) return this.#shown(best);
      }
    }
    return best === null ? null : this.#shown(best);
  }

  /** What stands on a pallet needs a place for one with a layer of it. */
  #loadedAs({ orientations, size, palletizing }: Cargo): { readonly orientations: number; readonly size: Size } {
    if (palletizing === undefined || palletizing.goesToVehicle) return { orientations, size };
    const { size: deck, thickness = 0 } = this.#problem.pallets![palletizing.pallet]!;
    const heights = ORIENTATIONS.filter((one) => maskAllows(orientations, one)).map(
      (one) => orientedSize(size, one).height,
    );
    return { orientations: 0b11, size: { ...deck, height: thickness + Math.min(...heights) } };
  }

  /** Null: none is better than what is known. */
  #nearestIn(
    room: Room,
    orientation: Orientation,
    size: Size,
    cargo: number,
    known: Candidate | null,
  ): Candidate | null {
    // The corners alone take long for thousands of rows.
    if (this.#patience < 0) return null;
    const rank = this.#ranks[cargo]!;
    let best = known;
    for (const position of cornersFor(room, size)) {
      if (this.#patience < 0) break;
      const cuboid = cuboidAt(position, size);
      if (room.decks.some((deck) => overlaps(deck, cuboid))) continue;
      this.#patience -= room.blocks.length + 1;
      let taken = 0;
      let most: Block | null = null;
      let mostTaken = 0;
      let isCarried = room.levels.includes(cuboid.z1);
      for (const block of room.blocks) {
        const area = along(block.x1, block.x2, cuboid.x1, cuboid.x2) * along(block.y1, block.y2, cuboid.y1, cuboid.y2);
        if (area === 0) continue;
        isCarried ||= block.z1 < cuboid.z1 && block.z2 >= cuboid.z1;
        const volume = area * along(block.z1, block.z2, cuboid.z1, cuboid.z2);
        taken += volume;
        if (volume > mostTaken) [most, mostTaken] = [block, volume];
        if (best?.isInOrder && taken >= best.taken) break;
      }
      if (!isCarried || (best?.isInOrder && taken >= best.taken)) continue;
      const isInOrder = this.#isInOrder(room, cuboid, rank);
      if (best === null || (isInOrder && !best.isInOrder) || (isInOrder === best.isInOrder && taken < best.taken))
        best = { room, orientation, cuboid, taken, most, isInOrder };
      if (isNearest(best)) break;
    }
    return best === known ? null : best;
  }

  #isInOrder({ blocks, way }: Room, cuboid: Cuboid, rank: number): boolean {
    if (blocks.every(({ ranked }) => ranked.rank === rank)) return true;
    this.#patience -= blocks.length;
    const own = { body: { ...cuboid, axis: null }, rank };
    return unloadsInOrder(
      own,
      blocks.map(({ ranked }) => ranked),
      way,
    );
  }

  #shown({ room, orientation, cuboid, most }: Candidate): NearestPlace {
    const { x1: x, y1: y, z1: z } = cuboid;
    const size = { length: cuboid.x2 - x, width: cuboid.y2 - y, height: cuboid.z2 - z };
    const inTheWay = most === null ? null : this.#pieceOf(most, cuboid);
    return { container: room.container, orientation, position: { x, y, z }, size, inTheWay };
  }

  /** The piece of an arrangement that is most in the way: in the middle of what is. */
  #pieceOf({ arrangement, ...block }: Block, cuboid: Cuboid): NonNullable<NearestPlace['inTheWay']> {
    const { cargo, orientation, position, counts } = arrangement;
    const piece = orientedSize(this.#vehicles.cargoes[cargo]!.size, orientation);
    const start = (from: number, side: number, count: number, ends: readonly [number, number, number, number]) => {
      const [a1, a2, b1, b2] = ends;
      const middle = (Math.max(a1, b1) + Math.min(a2, b2)) / 2;
      return from + side * Math.min(count - 1, Math.max(0, Math.floor((middle - from) / side)));
    };
    return {
      cargo,
      position: {
        x: start(position.x, piece.length, counts.length, [block.x1, block.x2, cuboid.x1, cuboid.x2]),
        y: start(position.y, piece.width, counts.width, [block.y1, block.y2, cuboid.y1, cuboid.y2]),
        z: start(position.z, piece.height, counts.height, [block.z1, block.z2, cuboid.z1, cuboid.z2]),
      },
    };
  }
}

function isNearest(candidate: Candidate | null): candidate is Candidate {
  return candidate?.taken === 0 && candidate.isInOrder;
}

function along(a1: number, a2: number, b1: number, b2: number): number {
  return Math.max(0, Math.min(a2, b2) - Math.max(a1, b1));
}

function roomOf({ containers, cargoes }: LoadProblem, { loaded, place }: LoadAt, ranks: readonly number[]): Room {
  const type = containers[loaded.container]!;
  const blocks = loaded.arrangements.map((arrangement): Block => {
    const extent = extentOf(arrangement, cargoes);
    return { ...extent, arrangement, ranked: { body: { ...extent, axis: null }, rank: ranks[arrangement.cargo]! } };
  });
  return {
    container: place,
    type,
    room: usableRoom(type),
    levels: groundsOf(type).map(({ level }) => level),
    decks: dropDecksOf(type),
    blocks,
    way: wayInto(type),
  };
}

/** Each once, those nearer to the door last; none where the piece is larger than the room. */
function* cornersFor({ room, levels, blocks }: Room, { length, width, height }: Size): Generator<Position> {
  const [mostX, mostY, mostZ] = [room.x2 - length, room.y2 - width, room.z2 - height];
  if (mostX < room.x1 || mostY < room.y1 || mostZ < room.z1) return;
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  const corners = blocks.slice(-MOST_BLOCKS).flatMap(({ x1, x2, y1, y2, z1, z2 }): Position[] => [
    { x: x1, y: y1, z: z2 },
    { x: x1, y: y2, z: z1 },
    { x: x2, y: y1, z: z1 },
    { x: x2 - length, y: y1, z: z2 },
    { x: x1, y: y2 - width, z: z2 },
    { x: x2 - length, y: y2 - width, z: z2 },
    ...levels.flatMap((z) => [
      { x: x2, y: y1, z },
      { x: x1, y: y2, z },
      { x: x2, y: room.y1, z },
    ]),
  ]);
  const ofRoom = levels.flatMap((z) => [room.x1, mostX].flatMap((x) => [room.y1, mostY].map((y) => ({ x, y, z }))));
  const seen = new Set<string>();
  for (const { x, y, z } of [...corners, ...ofRoom]) {
    const place = { x: within(x, room.x1, mostX), y: within(y, room.y1, mostY), z: within(z, room.z1, mostZ) };
    const key = `${place.x} ${place.y} ${place.z}`;
    if (seen.has(key)) continue;
    seen.add(key);
    yield place;
  }
}
