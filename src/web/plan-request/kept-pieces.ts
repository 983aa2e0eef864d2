/** What stands in the truck already and is to stay where it stands: of a draft whose rest is planned around it. */
import type { Uom } from '../../domain/words.js';

/** Along length, width and height. */
export interface Sides {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

export interface KeptPiece {
  /** What it is: the row of a draft is known again by its name and its size. */
  readonly cargo: Readonly<Record<string, unknown>>;
  readonly orientation: string;
  readonly pos: Sides;
  /** As it lies. */
  readonly size: Sides;
}

export interface KeptContainer {
  readonly emptyContainer: Readonly<Record<string, unknown>>;
  readonly pieces: readonly KeptPiece[];
}

export interface KeptPieces {
  /** What the dock had told when it was decided, as `standing.ts` of the desk names it. */
  readonly told: string;
  /** Of its sizes and places. */
  readonly uom: Uom;
  /** In the order of the plan by which they were loaded. */
  readonly containers: readonly KeptContainer[];
}
