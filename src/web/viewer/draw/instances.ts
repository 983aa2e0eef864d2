/** The parts of a sheet as instances: sorted into what each draw call takes, in the order in which they are drawn. */
import type { Scene } from '../../../scene/scene.js';
import { type Coloured, STEEL, WOOD } from '../colouring.js';
import { type Drawn, GHOST, NOT_DRAWN } from '../drawn.js';
import type { Part, Pieces } from '../pieces.js';
import type { LetterCells } from './letters.js';
import type { Instance } from './solids.js';

/** What hides others, and what one sees through. */
export interface SolidAndGhost {
  readonly solid: readonly Instance[];
  readonly ghost: readonly Instance[];
}

export interface Instances {
  readonly cuboids: SolidAndGhost;
  readonly cylinders: SolidAndGhost;
}

interface Shown {
  readonly pieces: Pieces;
  readonly looks: Scene['looks'];
  readonly letters: LetterCells;
  readonly drawn: Drawn;
  readonly painting: Coloured;
}

/**
 * @param order places of parts
 * @param hidden by part, 1: nothing of it is seen; null: all are drawn
 */
export function instancesOf(
  { pieces, looks, letters, drawn, painting }: Shown,
  order: Iterable<number>,
  hidden: Uint8Array | null,
): Instances {
  // What somebody has in hand may be of an order with more rows than the room was drawn for.
  const codeOf = ({ kind, cargo }: Part) => (kind === 'cargo' ? looks[cargo]?.code : undefined);
  const cellOf = (part: Part) => letters.cells.get(codeOf(part) ?? '') ?? 0;
  const paintOf = (part: Part) =>
    part.kind === 'cargo' ? painting.paintOf(part) : part.kind === 'deck' ? STEEL : WOOD;
  const cuboids = { solid: [] as Instance[], ghost: [] as Instance[] };
  const cylinders = { solid: [] as Instance[], ghost: [] as Instance[] };
  for (const place of order) {
    const way = drawn.ways[place]!;
    if (way === NOT_DRAWN || hidden?.[place] === 1) continue;
    const body = pieces.parts[place]!;
    const shape = body.axis === null ? cuboids : cylinders;
    const emphasis = drawn.emphases[place]!;
    shape[way === GHOST ? 'ghost' : 'solid'].push({ body, paint: paintOf(body), emphasis, cell: cellOf(body) });
  }
  return { cuboids, cylinders };
}
