/** Where one more piece has room in a load: inside the container, overlapping nothing; whatever the other rules say. */
import {
  type Cuboid,
  cuboidAt,
  maskAllows,
  ORIENTATIONS,
  type Orientation,
  orientedSize,
  type Position,
  type Size,
} from '../../domain/geometry.js';
import { dropDecksOf, groundsOf } from '../../domain/grounds.js';
import type { Placement } from '../../domain/plan.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { usableRoom } from '../bounds/capacity.js';

/** More pieces than that already in the load are not looked at; the first and largest free places come from few. */
const MOST_CORNERS = 2000;

/** Places at corners of what is loaded, of decks, zones and walls; from the front wall to the door, lowest first. */
export function* freePlaces(
  problem: LoadProblem,
  container: number,
  pieces: readonly Cuboid[],
  cargo: number,
): Generator<Placement> {
  const { orientations, size } = problem.cargoes[cargo]!;
  const tried = new Set<string>();
  for (const orientation of ORIENTATIONS) {
    if (!maskAllows(orientations, orientation)) continue;
    const lying = orientedSize(size, orientation);
    const key = `${lying.length} ${lying.width} ${lying.height}`;
    // Equal sizes differ only in what the turn may do to the floor: the first of them stands for all.
    if (tried.has(key)) continue;
    tried.add(key);
    yield* placesOf(problem, container, pieces, cargo, orientation);
  }
}

function* placesOf(
  problem: LoadProblem,
  container: number,
  pieces: readonly Cuboid[],
  cargo: number,
  orientation: Orientation,
): Generator<Placement> {
  const type = problem.containers[container]!;
  const size = orientedSize(problem.cargoes[cargo]!.size, orientation);
  const room = usableRoom(type);
  const blocked = [...pieces, ...dropDecksOf(type)].sort((a, b) => a.x1 - b.x1);
  /** Swept from the front wall to the door: those beside which the piece would lie. */
  let abreast: Cuboid[] = [];
  let next = 0;
  const levels = groundsOf(type).map((ground) => ground.level);
  for (const [x, ys] of corners(type, room, pieces, size)) {
    if (x < room.x1 || x + size.length > room.x2) continue;
    while (next < blocked.length && blocked[next]!.x1 < x + size.length) abreast.push(blocked[next++]!);
    abreast = abreast.filter((other) => other.x2 > x);
    const places: Position[] = [];
    for (const y of ys) {
      if (y < room.y1 || y + size.width > room.y2) continue;
      const column = abreast.filter((other) => other.y1 < y + size.width && other.y2 > y);
      for (const z of new Set([...levels, ...column.map((other) => other.z2)])) {
        const top = z + size.height;
        if (top <= room.z2 && column.every((other) => other.z2 <= z || top <= other.z1)) places.push({ x, y, z });
      }
    }
    places.sort((a, b) => a.z - b.z || a.y - b.y);
    for (const position of places) yield { cargo, orientation, position, size };
  }
}

/** Where the piece's own corner may lie, each place once: by x, from the front wall to the door, all the y. */
function corners(
  type: Container,
  room: Cuboid,
  pieces: readonly Cuboid[],
  size: Size,
): (readonly [x: number, ys: ReadonlySet<number>])[] {
  const ysOf = new Map<number, Set<number>>();
  const add = (x: number, y: number) => {
    const ys = ysOf.get(x);
    if (ys === undefined) ysOf.set(x, new Set([y]));
    else ys.add(y);
  };
  const marks = [...dropDecksOf(type), ...type.zones.map((zone) => cuboidAt(zone.position, zone.size)), room];
  const xs = new Set(marks.flatMap(({ x1, x2 }) => [x1, x2, x1 - size.length, x2 - size.length]));
  const ys = new Set(marks.flatMap(({ y1, y2 }) => [y1, y2, y1 - size.width, y2 - size.width]));
  for (const x of xs) for (const y of ys) add(x, y);
  for (const { x1, y1, x2, y2 } of pieces.slice(-MOST_CORNERS)) {
    add(x2, y1);
    add(x1, y2);
    add(x1, y1);
    add(x2, room.y1);
    add(room.x1, y2);
  }
  return [...ysOf].sort(([a], [b]) => a - b);
}
