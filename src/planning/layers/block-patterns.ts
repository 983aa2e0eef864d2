/** Patterns of at most one to four blocks of equal rows, as a pallet is described on a loader's sheet. */
import { type Flat, type LayerPattern, oneBlock, type PatternBlock, type Turns } from './layer-pattern.js';
import { reachableLengths } from './reachable-lengths.js';

const NONE: LayerPattern = { pieces: 0, blocks: [] };

/** @param most blocks: 1 to 4 */
export function patternOfBlocks(deck: Flat, piece: Flat, turns: Turns, most: number): LayerPattern {
  return new BlockPatterns(piece, turns).best(deck, most);
}

class BlockPatterns {
  /** By blocks, then deck. */
  readonly #known = new Map<string, LayerPattern>();

  constructor(
    private readonly piece: Flat,
    private readonly turns: Turns,
  ) {}

  best(deck: Flat, most: number): LayerPattern {
    const key = `${most} ${deck.length} ${deck.width}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#search(deck, most);
    this.#known.set(key, found);
    return found;
  }

  #search(deck: Flat, most: number): LayerPattern {
    let best = most === 1 ? this.#oneBlock(deck) : this.best(deck, most - 1);
    for (let first = 1; first <= most / 2; first++) {
      for (const cut of this.#cuts(deck.length)) {
        const [left, right] = [
          { ...deck, length: cut },
          { ...deck, length: deck.length - cut },
        ];
        best = this.#better(best, [
          [left, first, 0, 0],
          [right, most - first, cut, 0],
        ]);
      }
      for (const cut of this.#cuts(deck.width)) {
        const [lower, upper] = [
          { ...deck, width: cut },
          { ...deck, width: deck.width - cut },
        ];
        best = this.#better(best, [
          [lower, first, 0, 0],
          [upper, most - first, 0, cut],
        ]);
      }
    }
    return most === 4 ? this.#pinwheel(deck, best) : best;
  }

  /** Four blocks round a middle that stays empty. */
  #pinwheel(deck: Flat, other: LayerPattern): LayerPattern {
    let best = other;
    const { length, width } = deck;
    for (const x1 of this.#cuts(length)) {
      for (const x2 of this.#cuts(length)) {
        if (x2 < x1) continue;
        for (const y1 of this.#cuts(width)) {
          for (const y2 of this.#cuts(width)) {
            if (y2 < y1) continue;
            best = this.#better(best, [
              [{ length: x2, width: y1 }, 1, 0, 0],
              [{ length: length - x2, width: y2 }, 1, x2, 0],
              [{ length: length - x1, width: width - y2 }, 1, x1, y2],
              [{ length: x1, width: width - y1 }, 1, 0, y1],
            ]);
          }
        }
      }
    }
    return best;
  }

  #better(best: LayerPattern, parts: readonly (readonly [Flat, number, number, number])[]): LayerPattern {
    const area = this.piece.length * this.piece.width;
    const possible = parts.reduce((sum, [deck]) => sum + Math.floor((deck.length * deck.width) / area), 0);
    if (possible <= best.pieces) return best;
    let pieces = 0;
    for (const [deck, most] of parts) pieces += this.best(deck, most).pieces;
    if (pieces <= best.pieces) return best;
    const blocks = parts.flatMap(([deck, most, x, y]) => movedBy(this.best(deck, most).blocks, x, y));
    return { pieces, blocks };
  }

  #oneBlock(deck: Flat): LayerPattern {
    const straight = this.turns === 'turned' ? NONE : oneBlock(deck, this.piece, false);
    const turned = this.turns === 'straight' ? NONE : oneBlock(deck, this.piece, true);
    return turned.pieces > straight.pieces ? turned : straight;
  }

  #cuts(length: number): number[] {
    return reachableLengths(this.piece.length, this.piece.width, length).filter((cut) => cut > 0 && cut < length);
  }
}

function movedBy(blocks: readonly PatternBlock[], x: number, y: number): PatternBlock[] {
  return blocks.map((block) => ({ ...block, x: block.x + x, y: block.y + y }));
}
