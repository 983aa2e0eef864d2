/** A packing of a small box, cell by cell: each cell is the first one of a piece, or stays empty. Nothing of a search is used. */

export type Sides = readonly [length: number, width: number, height: number];

export interface Kind {
  readonly sides: Sides;
  readonly count: number;
}

interface Search {
  readonly room: Sides;
  readonly cells: Uint8Array;
  readonly ways: readonly (readonly Sides[])[];
  readonly left: number[];
  steps: number;
}

const MOST_STEPS = 300_000;

/** Whether pieces of more than so many cells go in; null: that takes too long to say. */
export function goesIn(room: Sides, kinds: readonly Kind[], moreThan: number): boolean | null {
  const search: Search = {
    room,
    cells: new Uint8Array(room[0] * room[1] * room[2]),
    ways: kinds.map(({ sides }) => turned(sides)),
    left: kinds.map(({ count }) => count),
    steps: 0,
  };
  const found = fill(search, 0, search.cells.length - moreThan - 1, moreThan);
  return found || search.steps < MOST_STEPS ? found : null;
}

/** @param waste cells that may stay empty; @param wanted cells that must still be more than filled */
function fill(search: Search, from: number, waste: number, wanted: number): boolean {
  if (wanted < 0) return true;
  if (waste < 0 || search.steps++ >= MOST_STEPS) return false;
  const { room, cells, ways, left } = search;
  const rest = ways.reduce((sum, [sides], kind) => sum + left[kind]! * sides![0] * sides![1] * sides![2], 0);
  if (rest <= wanted) return false;
  const cell = cells.indexOf(0, from);
  if (cell < 0) return false;
  const at: Sides = [cell % room[0], Math.floor(cell / room[0]) % room[1], Math.floor(cell / (room[0] * room[1]))];
  for (const [kind, turns] of ways.entries()) {
    if (left[kind] === 0) continue;
    for (const sides of turns) {
      if (!isFree(search, at, sides)) continue;
      left[kind]!--;
      mark(search, at, sides, 1);
      const found = fill(search, cell + 1, waste, wanted - sides[0] * sides[1] * sides[2]);
      mark(search, at, sides, 0);
      left[kind]!++;
      if (found) return true;
    }
  }
  cells[cell] = 1;
  const found = fill(search, cell + 1, waste - 1, wanted);
  cells[cell] = 0;
  return found;
}

function turned([a, b, c]: Sides): Sides[] {
  const all: Sides[] = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  return [...new Map(all.map((sides) => [sides.join(), sides])).values()];
}

function isFree({ room, cells }: Search, [x, y, z]: Sides, [l, w, h]: Sides): boolean {
  if (x + l > room[0] || y + w > room[1] || z + h > room[2]) return false;
  for (let level = z; level < z + h; level++) {
    for (let row = y; row < y + w; row++) {
      for (let place = x; place < x + l; place++) {
        if (cells[(level * room[1] + row) * room[0] + place] === 1) return false;
      }
    }
  }
  return true;
}

function mark({ room, cells }: Search, [x, y, z]: Sides, [l, w, h]: Sides, value: 0 | 1): void {
  for (let level = z; level < z + h; level++) {
    for (let row = y; row < y + w; row++) {
      const begin = (level * room[1] + row) * room[0] + x;
      cells.fill(value, begin, begin + l);
    }
  }
}
