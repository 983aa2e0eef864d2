/**
 * What a filled container looks like: its room, every piece as the body that it is, and the look of each cargo. All that
 * shows a plan (pictures, reports, the web view) draws from this. Scaled whole units, axes as in domain/geometry.ts.
 */
import { type Body, bodyOf } from '../domain/bodies.js';
import { type Cuboid, cuboidAt, type Size } from '../domain/geometry.js';
import { dropDecksOf } from '../domain/grounds.js';
import { type Way, wayInto } from '../domain/loading-way.js';
import { type Arrangement, placementsOf } from '../domain/plan.js';
import type { Container } from '../domain/problem.js';
import { vehicleLevel } from '../domain/unit-loads.js';
import { UNITS } from '../domain/units.js';
import type { ContainerType, Uom } from '../domain/words.js';
import { around } from './cuboids.js';
import { type Look, looksOf } from './looks.js';
import { type Opening, openingOf } from './opening.js';
import { palletBodies } from './pallet-bodies.js';
import type { ShownLoad } from './shown-load.js';
import { openedPieces } from './unit-load-solids.js';

/** What a solid is: a piece of cargo, a part of a pallet, or the block under a raised deck. */
export type SolidKind = 'cargo' | 'pallet' | 'deck';

export interface Solid extends Body {
  readonly kind: SolidKind;
  /** Place of the cargo in the request; -1 of what is none. */
  readonly cargo: number;
  /** Place of its arrangement in the filled container; -1 of what belongs to the container. */
  readonly arrangement: number;
  /** It is of a piece of which another solid counts already. */
  readonly isFurther?: boolean;
}

export interface Room {
  readonly name: string;
  readonly containerType: ContainerType;
  /** Inner size; of a pallet its deck and the height for cargo. */
  readonly size: Size;
  /** False: a pallet. */
  readonly isClosedIn: boolean;
  /** A flat rack has only its ends. */
  readonly hasSides: boolean;
  readonly hasRoof: boolean;
  readonly way: Way;
  /** Null: it is loaded from above. */
  readonly opening: Opening | null;
  /** Of a pallet: below its deck, at height 0. */
  readonly thickness: number;
}

export interface Scene {
  readonly room: Room;
  /** The container's own first, then cargo in the order of the plan. */
  readonly solids: readonly Solid[];
  /** By cargo. */
  readonly looks: readonly Look[];
  /** Around the room and all solids. */
  readonly extent: Cuboid;
  /** A length in scaled units as people read it. */
  readonly lengthUnit: { readonly scale: number; readonly name: string; readonly textOf?: (value: number) => string };
}

/** @param place of the filled container in the plan */
export function sceneOf(load: ShownLoad, place: number): Scene {
  const { problem, plan, request } = load;
  const loaded = plan.containers[place]!;
  const container = problem.containers[loaded.container]!;
  const room = roomOf(container, request.emptyContainers[loaded.container] ?? {}, problem.scale);
  return sceneIn(room, [...structureOf(container, room), ...cargoSolids(load, loaded.arrangements)], load);
}

/** @param place of a finished pallet in the plan, which is shown by itself */
export function palletSceneOf(load: ShownLoad, place: number): Scene {
  const { problem, plan, request } = load;
  const pallet = plan.pallets![place]!;
  const container = problem.pallets![pallet.container]!;
  const room = roomOf(container, request.pallets?.[pallet.container] ?? {}, problem.scale);
  return sceneIn(room, [...structureOf(container, room), ...cargoSolids(load, pallet.arrangements)], load);
}

function sceneIn(room: Room, solids: readonly Solid[], { problem, request }: ShownLoad): Scene {
  const box = cuboidAt({ x: 0, y: 0, z: 0 }, room.size);
  // A pallet is as high as what stands on it.
  const floor: Cuboid = room.isClosedIn ? box : { ...box, z2: 0 };
  return {
    room,
    solids,
    looks: looksOf(problem, request.cargoes),
    extent: around([floor, ...solids]),
    lengthUnit: { scale: problem.scale, name: UNITS[problem.uom].length },
  };
}

/** Every piece; of a unit load what it is made of. */
export function cargoSolids(load: ShownLoad, arrangements: readonly Arrangement[]): Solid[] {
  const { cargoes } = vehicleLevel(load.problem, load.plan).problem;
  const open = openedPieces(load);
  return arrangements.flatMap((arrangement, at) =>
    [...placementsOf(arrangement, cargoes)].flatMap((piece): Solid[] => {
      const parts = open(piece);
      if (parts === null) return [{ ...bodyOf(piece, cargoes), kind: 'cargo', cargo: piece.cargo, arrangement: at }];
      // The name is for the hand alone: a shared view has none.
      return parts.map(({ name: _, ...part }) => {
        return { ...part, kind: part.cargo < 0 ? 'pallet' : 'cargo', arrangement: at };
      });
    }),
  );
}

function roomOf(container: Container, record: Readonly<Record<string, unknown>>, scale: number): Room {
  const { name, containerType, size } = container;
  const vehicleType = String(record['vehicleType'] ?? '');
  const isPallet = containerType === 'Pallet';
  const isFlat = vehicleType === 'FlatRack';
  const way = wayInto(container);
  return {
    name,
    containerType,
    size,
    isClosedIn: !isPallet,
    hasSides: !isPallet && !isFlat,
    hasRoof: !isFlat && vehicleType !== 'OpenTop' && way !== 'fromAbove',
    way,
    opening: openingOf(way, size, container.door),
    thickness: isPallet ? (container.thickness ?? Number(record['palletThickness'] ?? 0) * scale) : 0,
  };
}

/** What belongs to the container: the blocks under raised decks, the pallet under its deck. */
function structureOf(container: Container, { size, thickness }: Room): Solid[] {
  const decks = dropDecksOf(container).map(
    (deck): Solid => ({ ...deck, axis: null, kind: 'deck', cargo: -1, arrangement: -1 }),
  );
  const pallet = palletBodies({ x1: 0, y1: 0, x2: size.length, y2: size.width }, 0, thickness);
  return [...decks, ...pallet.map((body): Solid => ({ ...body, kind: 'pallet', cargo: -1, arrangement: -1 }))];
}

/**
 * The same scene, its lengths to be read in another unit.
 * @param textOf how a reader's language writes a length; absent: as programs do
 */
export function readIn(scene: Scene, own: Uom, shown: Uom, textOf?: (value: number) => string): Scene {
  const scale = (scene.lengthUnit.scale * UNITS[shown].tenthsOfMillimetre) / UNITS[own].tenthsOfMillimetre;
  return { ...scene, lengthUnit: { scale, name: UNITS[shown].length, ...(textOf && { textOf }) } };
}

/** The same room with some of its solids only. */
export function withSolids(scene: Scene, isShown: (solid: Solid) => boolean): Scene {
  return { ...scene, solids: scene.solids.filter(isShown) };
}
