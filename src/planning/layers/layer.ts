/** A layer of equal pieces on a deck: its pattern where the deck allows cargo, and the arrangements it stands for. */
import { maskAllows, type Orientation, orientedSize, type Position } from '../../domain/geometry.js';
import type { Arrangement } from '../../domain/plan.js';
import type { Cargo, Container } from '../../domain/problem.js';
import type { LayerPatternName } from '../../domain/words.js';
import { usableRoom, usableSize } from '../bounds/capacity.js';
import { patternOfBlocks } from './block-patterns.js';
import { bestPattern, type Flat, type LayerPattern, type PatternBlock, type Turns } from './layer-pattern.js';

/** A layer in which the same side of all pieces is upright. */
export interface Layer {
  readonly pieces: number;
  readonly height: number;
  readonly blocks: readonly LayerBlock[];
  /** What it covers, from the deck's corner: scaled units. */
  readonly corner: { readonly x: number; readonly y: number };
  readonly extent: Flat;
}

export interface LayerBlock {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly orientation: Orientation;
  /** Of all its pieces. */
  readonly extent: Flat;
}

/** Against the layer below: not at all, by half a turn, or mirrored at the middle of one side. */
export type Turn = 'none' | 'half' | 'mirrorLength' | 'mirrorWidth';

const BLOCKS: Readonly<Record<LayerPatternName, number>> = {
  BestFit: Number.POSITIVE_INFINITY,
  MultiSurface: Number.POSITIVE_INFINITY,
  Pattern1Block: 1,
  Pattern2Blocks: 2,
  Pattern3Blocks: 3,
  Pattern4Blocks: 4,
};

/** The two ways in which the same side is upright. */
const UPRIGHT_PAIRS: readonly (readonly [Orientation, Orientation])[] = [
  [1, 2],
  [3, 4],
  [5, 6],
];

/** The best layer for each side that may be upright, no layer of none; of rolls, as if they were as square as they stand. */
export function layersOf(cargo: Cargo, pallet: Container, pattern: LayerPatternName): Layer[] {
  const deck = usableSize(pallet);
  return UPRIGHT_PAIRS.flatMap(([straight, turned]) => {
    const allows = (orientation: Orientation) => maskAllows(cargo.orientations, orientation);
    if (!allows(straight) && !allows(turned)) return [];
    const turns: Turns = allows(straight) ? (allows(turned) ? 'both' : 'straight') : 'turned';
    const piece = orientedSize(cargo.size, straight);
    const most = BLOCKS[pattern];
    const found =
      most === Number.POSITIVE_INFINITY ? bestPattern(deck, piece, turns) : patternOfBlocks(deck, piece, turns, most);
    return found.pieces === 0 ? [] : [layerOf(found, cargo, [straight, turned], pallet)];
  });
}

function layerOf(
  { pieces, blocks }: LayerPattern,
  cargo: Cargo,
  [straight, turned]: readonly [Orientation, Orientation],
  pallet: Container,
): Layer {
  const placed = blocks.map((block) => blockOf(block, cargo, block.isTurned ? turned : straight));
  const extent = {
    length: Math.max(...placed.map((block) => block.x + block.extent.length)),
    width: Math.max(...placed.map((block) => block.y + block.extent.width)),
  };
  // In the middle of the deck, so that the pallet does not lean.
  const room = usableRoom(pallet);
  const middle = (whole: number, covered: number, first: number, last: number) =>
    Math.max(first, Math.min(Math.floor((whole - covered) / 2), last - covered));
  const corner = {
    x: middle(pallet.size.length, extent.length, room.x1, room.x2),
    y: middle(pallet.size.width, extent.width, room.y1, room.y2),
  };
  const { height } = orientedSize(cargo.size, straight);
  return { pieces, height, blocks: placed, corner, extent };
}

function blockOf({ x, y, columns, rows }: PatternBlock, cargo: Cargo, orientation: Orientation): LayerBlock {
  const piece = orientedSize(cargo.size, orientation);
  return { x, y, columns, rows, orientation, extent: { length: columns * piece.length, width: rows * piece.width } };
}

/** The blocks of a layer as it lies when it is turned. */
export function turnedBlocks({ blocks, extent }: Layer, turn: Turn): readonly LayerBlock[] {
  if (turn === 'none') return blocks;
  return blocks.map((block) => ({
    ...block,
    x: turn === 'mirrorWidth' ? block.x : extent.length - block.x - block.extent.length,
    y: turn === 'mirrorLength' ? block.y : extent.width - block.y - block.extent.width,
  }));
}

/** So many equal layers on each other, from a height on. */
export function arrangementsOf(layer: Layer, turn: Turn, z: number, layers: number): Arrangement[] {
  return turnedBlocks(layer, turn).map((block) => ({
    cargo: 0,
    orientation: block.orientation,
    position: positionOf(layer, block, z),
    counts: { length: block.columns, width: block.rows, height: layers },
  }));
}

/** The first so many pieces of a layer: whole blocks, whole columns of the next, and a part of one. */
export function partOfLayer(layer: Layer, turn: Turn, z: number, pieces: number): Arrangement[] {
  const found: Arrangement[] = [];
  let left = pieces;
  for (const block of turnedBlocks(layer, turn)) {
    const whole = Math.min(block.columns, Math.floor(left / block.rows));
    const rest = whole < block.columns ? Math.min(left - whole * block.rows, block.rows) : 0;
    const position = positionOf(layer, block, z);
    const { orientation } = block;
    if (whole > 0) {
      found.push({ cargo: 0, orientation, position, counts: { length: whole, width: block.rows, height: 1 } });
    }
    if (rest > 0) {
      const x = position.x + (whole * block.extent.length) / block.columns;
      found.push({
        cargo: 0,
        orientation,
        position: { ...position, x },
        counts: { length: 1, width: rest, height: 1 },
      });
    }
    left -= whole * block.rows + rest;
    if (left === 0) break;
  }
  return found;
}

function positionOf({ corner }: Layer, { x, y }: LayerBlock, z: number): Position {
  return { x: corner.x + x, y: corner.y + y, z };
}
