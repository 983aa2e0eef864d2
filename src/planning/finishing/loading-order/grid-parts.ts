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
  const isIn = new Uint8Array(counts.length * counts.width * counts.height);
  for (let piece = 0; piece < isIn.length; piece++) isIn[piece] = has(piece) ? 1 : 0;
  const parts = cuboidsIn(new PieceCells(counts, isIn));
  if (parts.length === 1 && volumeOf(parts[0]!.counts) === isIn.length) return [arrangement];
  const size = orientedSize(cargoes[cargo]!.size, orientation);
  return parts.map(({ at, counts: own }) => ({
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

function cuboidsIn(cells: PieceCells): Part[] {
  const around = cells.extent();
  if (around === null) return [];
  // Most borders go straight through: what they leave is a cuboid.
  if (volumeOf(around.counts) === cells.pieces) return [around];
  return GROWTHS.map((sides) => grownAlong(cells.copy(), around, sides)).reduce((fewest, way) =>
    way.length < fewest.length ? way : fewest,
  );
}

function grownAlong(left: PieceCells, { at: first, counts: most }: Part, sides: readonly Side[]): Part[] {
  const parts: Part[] = [];
  for (let height = first.height; height < first.height + most.height; height++) {
    for (let length = first.length; length < first.length + most.length; length++) {
      for (let width = first.width; width < first.width + most.width; width++) {
        if (!left.has(length, width, height)) continue;
        const at = { length, width, height };
        const own = { length: 1, width: 1, height: 1 };
        for (const side of sides) {
          while (left.isWhole({ ...at, [side]: at[side] + own[side] }, { ...own, [side]: 1 })) own[side]++;
        }
        left.take(at, own);
        parts.push({ at, counts: own });
      }
    }
  }
  return parts;
}

function volumeOf({ length, width, height }: Size): number {
  return length * width * height;
}

/** The places of an arrangement's pieces, of which some are there. */
class PieceCells {
  constructor(
    private readonly counts: Size,
    private readonly isIn: Uint8Array,
  ) {}

  get pieces(): number {
    return this.isIn.reduce((sum, one) => sum + one, 0);
  }

  copy(): PieceCells {
    return new PieceCells(this.counts, this.isIn.slice());
  }

  has(length: number, width: number, height: number): boolean {
    return this.isIn[this.#placeOf(length, width, height)] === 1;
  }

  /** Of all that are there; null: none is. */
  extent(): Part | null {
    const { counts, isIn } = this;
    const least = { ...counts };
    const most = { length: 0, width: 0, height: 0 };
    let piece = 0;
    for (let height = 0; height < counts.height; height++) {
      for (let length = 0; length < counts.length; length++) {
        for (let width = 0; width < counts.width; width++) {
          if (isIn[piece++] === 0) continue;
          if (height < least.height) least.height = height;
          if (length < least.length) least.length = length;
          if (width < least.width) least.width = width;
          if (height >= most.height) most.height = height + 1;
          if (length >= most.length) most.length = length + 1;
          if (width >= most.width) most.width = width + 1;
        }
      }
    }
    if (most.height === 0) return null;
    return {
      at: least,
      counts: {
        length: most.length - least.length,
        width: most.width - least.width,
        height: most.height - least.height,
      },
    };
  }

  /** Whether all of these are there. */
  isWhole(at: Size, counts: Size): boolean {
    const all = this.counts;
    const lastLength = at.length + counts.length;
    const lastHeight = at.height + counts.height;
    if (lastLength > all.length || at.width + counts.width > all.width || lastHeight > all.height) return false;
    for (let height = at.height; height < lastHeight; height++) {
      for (let length = at.length; length < lastLength; length++) {
        const place = this.#placeOf(length, at.width, height);
        for (let piece = place; piece < place + counts.width; piece++) if (this.isIn[piece] === 0) return false;
      }
    }
    return true;
  }

  take(at: Size, counts: Size): void {
    for (let height = at.height; height < at.height + counts.height; height++) {
      for (let length = at.length; length < at.length + counts.length; length++) {
        const place = this.#placeOf(length, at.width, height);
        this.isIn.fill(0, place, place + counts.width);
      }
    }
  }

  #placeOf(length: number, width: number, height: number): number {
    return (height * this.counts.length + length) * this.counts.width + width;
  }
}
