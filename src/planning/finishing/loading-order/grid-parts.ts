/** Some pieces of an arrangement as few arrangements: the grid that they leave, in cuboids. */
import { orientedSize, type Size } from '../../../domain/geometry.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';

type Side = keyof Size;

/** In which order a part grows from its first piece; the fewest parts count. */
const GROWTHS: readonly (readonly [Side, Side, Side])[] = [
  ['length', 'width', 'height'],
  ['width', 'height', 'length'],
  ['height', 'length', 'width'],
];

/** @param has by piece of the arrangement, in the order of `placementsOf`, whether it is one of them */
export function partsOf(
  { cargoes }: LoadProblem,
  arrangement: Arrangement,
  has: (piece: number) => boolean,
): Arrangement[] {
  const { counts, position, cargo, orientation } = arrangement;
  const size = orientedSize(cargoes[cargo]!.size, orientation);
  const total = counts.length * counts.width * counts.height;
  const isIn = new Uint8Array(total);
  let pieces = 0;
  for (let piece = 0; piece < total; piece++) {
    if (!has(piece)) continue;
    isIn[piece] = 1;
    pieces++;
  }
  if (pieces === total) return [arrangement];
  const ways = GROWTHS.map((sides) => cuboidsIn(counts, isIn, sides));
  const [first, ...others] = ways;
  const fewest = others.reduce((best, way) => (way.length < best.length ? way : best), first!);
  return fewest.map(({ at, counts: own }) => ({
    ...arrangement,
    position: {
      x: position.x + at.length * size.length,
      y: position.y + at.width * size.width,
      z: position.z + at.height * size.height,
    },
    counts: own,
  }));
}

interface Part {
  readonly at: Size;
  readonly counts: Size;
}

function cuboidsIn(counts: Size, isIn: Uint8Array, sides: readonly Side[]): Part[] {
  const left = Uint8Array.from(isIn);
  const placeOf = (at: Size) => (at.height * counts.length + at.length) * counts.width + at.width;
  const parts: Part[] = [];
  for (let height = 0; height < counts.height; height++) {
    for (let length = 0; length < counts.length; length++) {
      for (let width = 0; width < counts.width; width++) {
        const at = { length, width, height };
        if (left[placeOf(at)] === 0) continue;
        const own = { length: 1, width: 1, height: 1 };
        for (const side of sides) {
          while (at[side] + own[side] < counts[side] && isWhole(left, placeOf, at, own, side)) own[side]++;
        }
        forEachCell(at, own, (cell) => {
          left[placeOf(cell)] = 0;
        });
        parts.push({ at, counts: own });
      }
    }
  }
  return parts;
}

/** Whether the part can grow by one along a side. */
function isWhole(left: Uint8Array, placeOf: (at: Size) => number, at: Size, own: Size, side: Side): boolean {
  let isFree = true;
  forEachCell({ ...at, [side]: at[side] + own[side] }, { ...own, [side]: 1 }, (cell) => {
    if (left[placeOf(cell)] === 0) isFree = false;
  });
  return isFree;
}

function forEachCell(at: Size, counts: Size, visit: (cell: Size) => void): void {
  for (let height = at.height; height < at.height + counts.height; height++) {
    for (let length = at.length; length < at.length + counts.length; length++) {
      for (let width = at.width; width < at.width + counts.width; width++) visit({ length, width, height });
    }
  }
}
