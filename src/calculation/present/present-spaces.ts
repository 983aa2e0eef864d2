/** The spaces of a filled container: its arrangements in the order of loading, then what stayed empty. */
import { type Cuboid, cuboidAt, ORIENTATIONS, orientedSize, type Size } from '../../domain/geometry.js';
import { type Arrangement, extentOf, type LoadedContainer, piecesIn, placementsOf } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { ShownUnits } from '../../domain/shown-units.js';
import type { SpaceBody } from '../../schema/space.js';
import type { PictureAddresses } from '../types.js';
import { usableSpaces } from './empty-spaces.js';
import { deckCuboids, type Loaded, loadedOf, NOTHING } from './loaded-figures.js';
import { spaceImages } from './picture-addresses.js';

type Placement = NonNullable<SpaceBody['placements']>[number];

export interface SpaceSource {
  readonly problem: LoadProblem;
  readonly units: ShownUnits;
  /** In the unit of the response, by its place in the problem. */
  readonly cargo: (place: number) => Record<string, unknown>;
  /** For each cargo, whether it is a pre-packed unit load. */
  readonly unitLoads: readonly boolean[];
  readonly isPlacementsCreated: boolean;
  /** False: only what is loaded. */
  readonly areEmptyListed: boolean;
  /** Of the filled container, from 1. */
  readonly sequence: number;
  readonly pictures: PictureAddresses;
}

export function orientationName(orientation: Arrangement['orientation']): Placement['fillDirection'] {
  return `Orientation${orientation}`;
}

function sizeOf({ x1, y1, z1, x2, y2, z2 }: Cuboid): Size {
  return { length: x2 - x1, width: y2 - y1, height: z2 - z1 };
}

function shownCounts({ cargoes, pieces, unitLoads, volume, weight }: Loaded, units: ShownUnits) {
  return {
    cargoesLoaded: cargoes,
    piecesLoaded: pieces,
    unitloadsLoaded: unitLoads,
    volumeLoaded: units.volume(volume),
    weightLoaded: units.weight(weight),
  };
}

function placementsOfSpace(arrangement: Arrangement, { problem, units }: SpaceSource): Placement[] {
  const fillDirection = orientationName(arrangement.orientation);
  const size = units.size(orientedSize(problem.cargoes[arrangement.cargo]!.size, arrangement.orientation));
  const placements: Placement[] = [];
  for (const { position } of placementsOf(arrangement, problem.cargoes)) {
    placements.push({ sequence: placements.length + 1, fillDirection, pos: units.position(position), size });
  }
  return placements;
}

function loadedSpace(
  arrangement: Arrangement,
  sequence: number,
  section: number | null,
  source: SpaceSource,
): SpaceBody {
  const { problem, units, unitLoads, isPlacementsCreated } = source;
  const place = arrangement.cargo;
  const isUnitload = unitLoads[place] ?? problem.cargoes[place]!.contents !== undefined;
  return {
    sequence,
    section,
    isEmpty: false,
    ...shownCounts(loadedOf(problem.cargoes[place]!, piecesIn(arrangement), isUnitload), units),
    cargoOrientation: orientationName(arrangement.orientation),
    cargo: source.cargo(place) as SpaceBody['cargo'],
    arrangement: { ...arrangement.counts },
    pos: units.position(arrangement.position),
    size: units.size(sizeOf(extentOf(arrangement, problem.cargoes))),
    isUnitload,
    ...(isPlacementsCreated ? { placements: placementsOfSpace(arrangement, source) } : {}),
    graphics: { images: spaceImages(source.pictures, source.sequence, sequence) },
  };
}

function emptySpace(
  cuboid: Cuboid,
  sequence: number,
  { units, isPlacementsCreated, pictures, sequence: container }: SpaceSource,
): SpaceBody {
  return {
    sequence,
    section: null,
    isEmpty: true,
    ...shownCounts(NOTHING, units),
    cargoOrientation: null,
    cargo: null,
    arrangement: { length: 0, width: 0, height: 0 },
    pos: units.position({ x: cuboid.x1, y: cuboid.y1, z: cuboid.z1 }),
    size: units.size(sizeOf(cuboid)),
    isUnitload: false,
    ...(isPlacementsCreated ? { placements: [] } : {}),
    graphics: { images: spaceImages(pictures, container, null) },
  };
}

/** A piece of the smallest cargo of the request, in each orientation that it may have. */
function smallestPiece({ cargoes }: LoadProblem): Size[] {
  const smallest = cargoes.reduce((least, cargo) => (cargo.volume < least.volume ? cargo : least));
  return ORIENTATIONS.filter((orientation) => (smallest.orientations & (1 << (orientation - 1))) !== 0).map(
    (orientation) => orientedSize(smallest.size, orientation),
  );
}

export function presentSpaces(loaded: LoadedContainer, source: SpaceSource): SpaceBody[] {
  const { problem } = source;
  const container = problem.containers[loaded.container]!;
  const sections = sectionsBySpace(loaded);
  const spaces = loaded.arrangements.map((arrangement, index) =>
    loadedSpace(arrangement, index + 1, sections[index] ?? null, source),
  );
  if (!source.areEmptyListed) return spaces;
  const taken = [
    ...loaded.arrangements.map((arrangement) => extentOf(arrangement, problem.cargoes)),
    ...deckCuboids(container),
  ];
  const room = cuboidAt({ x: 0, y: 0, z: 0 }, container.size);
  const empty = usableSpaces(room, taken, smallestPiece(problem)).map((cuboid, index) =>
    emptySpace(cuboid, spaces.length + index + 1, source),
  );
  return [...spaces, ...empty];
}

/** From 1. */
function sectionsBySpace({ sections = [] }: LoadedContainer): number[] {
  return sections.flatMap(({ arrangements }, place) => Array<number>(arrangements).fill(place + 1));
}
