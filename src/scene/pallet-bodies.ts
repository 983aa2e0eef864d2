/** A pallet as it looks, deck, blocks and runners, and what stands on it. */
import type { Body } from '../domain/bodies.js';
import type { Rectangle } from '../domain/geometry.js';

/** What a unit load is made of. */
export interface UnitLoadPart extends Body {
  /** Place of the cargo in the request; -1: the pallet. */
  readonly cargo: number;
  /** Of a pre-packed unit load, which counts as one piece: what is to be seen of it besides the first part. */
  readonly isFurther?: boolean;
  /** Of a pre-packed unit load, the cargo as its record calls it. */
  readonly name?: string;
}

/** Of its thickness, as of a Euro pallet (144 mm: 44 of deck and stringers, 78 of blocks, 22 of runners). */
const DECK = 44 / 144;
const RUNNER = 22 / 144;
/** Of its length (145 of 1200 mm) and of its width (100 of 800 mm). */
const BLOCK_LENGTH = 145 / 1200;
const BLOCK_WIDTH = 100 / 800;

/**
 * @param area of the deck
 * @param top of the deck
 * @param thickness 0 gives none
 */
export function palletBodies(area: Rectangle, top: number, thickness: number): Body[] {
  if (thickness <= 0) return [];
  const bottom = top - thickness;
  const slab = (x1: number, x2: number, y1: number, y2: number, z1: number, z2: number): Body => {
    return { x1, x2, y1, y2, z1, z2, axis: null };
  };
  const { x1, x2, y1, y2 } = area;
  const rows = thirds(y1, y2, BLOCK_WIDTH);
  const columns = thirds(x1, x2, BLOCK_LENGTH);
  const underDeck = top - DECK * thickness;
  const onRunner = bottom + RUNNER * thickness;
  return [
    slab(x1, x2, y1, y2, underDeck, top),
    ...rows.flatMap(([a, b]) => columns.map(([c, d]) => slab(c, d, a, b, onRunner, underDeck))),
    ...rows.map(([a, b]) => slab(x1, x2, a, b, bottom, onRunner)),
  ];
}

/** Three stretches of a length: at both ends and in the middle. */
function thirds(from: number, to: number, share: number): [number, number][] {
  const width = share * (to - from);
  const middle = (from + to) / 2;
  return [
    [from, from + width],
    [middle - width / 2, middle + width / 2],
    [to - width, to],
  ];
}
