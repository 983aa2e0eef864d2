/**
 * The plainest load of given pieces: walls of one cargo each, from the front wall to the door, in the order of loading,
 * in whole columns of one orientation. What goes in like this fits for certain; null says nothing.
 */
import { maskAllows, ORIENTATIONS, type Orientation, orientedSize, type Size } from '../../domain/geometry.js';
import { loadingRanks } from '../../domain/loading-ranks.js';
import type { Arrangement } from '../../domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../../domain/problem.js';

/** One wall, as many of which as needed hold a cargo. */
interface Wall {
  readonly orientation: Orientation;
  readonly size: Size;
  readonly columns: number;
  readonly layers: number;
  /** Along the container, for all pieces of the cargo. */
  readonly length: number;
}

/**
 * @param pieces of each cargo
 * @param mostLayers in a column
 */
export function loadInWalls(
  problem: LoadProblem,
  container: Container,
  pieces: readonly number[],
  mostLayers: number,
): Arrangement[] | null {
  const room = roomIn(container);
  const ranks = loadingRanks(problem);
  const places = [...pieces.keys()].filter((place) => pieces[place]! > 0);
  places.sort((a, b) => ranks[a]! - ranks[b]! || a - b);
  const arrangements: Arrangement[] = [];
  let x = 0;
  for (const place of places) {
    const wall = shortest(problem.cargoes[place]!, pieces[place]!, room, mostLayers);
    if (wall === null || x + wall.length > room.length) return null;
    arrangements.push(...arranged(place, pieces[place]!, wall, x));
    x += wall.length;
  }
  return arrangements;
}

function roomIn({ size, maxExtent }: Container): Size {
  const along = (side: keyof Size) => (maxExtent[side] > 0 ? Math.min(size[side], maxExtent[side]) : size[side]);
  return { length: along('length'), width: along('width'), height: along('height') };
}

function shortest(cargo: Cargo, pieces: number, room: Size, mostLayers: number): Wall | null {
  let best: Wall | null = null;
  for (const orientation of ORIENTATIONS) {
    if (!maskAllows(cargo.orientations, orientation) || (orientation > 2 && !cargo.turnAllowedOnFloor)) continue;
    const size = orientedSize(cargo.size, orientation);
    const columns = Math.floor(room.width / size.width);
    const limit = cargo.maxLayers[orientation - 1]!;
    const layers = Math.min(Math.floor(room.height / size.height), mostLayers, limit > 0 ? limit : mostLayers);
    if (columns < 1 || layers < 1) continue;
    const length = Math.ceil(pieces / (columns * layers)) * size.length;
    if (best === null || length < best.length) best = { orientation, size, columns, layers, length };
  }
  return best;
}

/** Whole walls, of the last one the whole columns, and what is left in one column more. */
function arranged(cargo: number, pieces: number, wall: Wall, x: number): Arrangement[] {
  const { orientation, size, columns, layers } = wall;
  const walls = Math.floor(pieces / (columns * layers));
  const rest = pieces - walls * columns * layers;
  const stacks = Math.floor(rest / layers);
  const at = (length: number, width: number) => ({ x: x + length * size.length, y: width * size.width, z: 0 });
  return [
    { cargo, orientation, position: at(0, 0), counts: { length: walls, width: columns, height: layers } },
    { cargo, orientation, position: at(walls, 0), counts: { length: 1, width: stacks, height: layers } },
    {
      cargo,
      orientation,
      position: at(walls, stacks),
      counts: { length: 1, width: 1, height: rest - stacks * layers },
    },
  ].filter(({ counts }) => counts.length * counts.width * counts.height > 0);
}
