/** Which parts of a sheet are drawn, and how: solid, as a ghost that lets others be seen, or not at all. */

import type { Pieces } from './pieces.js';
import type { SupportGraph } from './support-graph.js';
import type { ViewState } from './view-state.js';

export const NOT_DRAWN = 0;
export const SOLID = 1;
export const GHOST = 2;

/** How a piece stands out among others. */
export const PLAIN = 0;
export const SELECTED = 1;
export const CARRIES = 2;
export const CARRIED = 3;
export const CURRENT = 4;

export interface Drawn {
  /** By part. */
  readonly ways: Uint8Array;
  /** By part. */
  readonly emphases: Uint8Array;
}

type Shown = Pick<ViewState, 'step' | 'isXray' | 'hasFloorMap' | 'hiddenCargoes' | 'hiddenPieces' | 'selected'> & {
  /** Place in the request of a cargo beside which all others are ghosts; absent or null: none. */
  readonly spotlight?: number | null;
  /** Pieces beside which all others are ghosts, while no cargo is; absent or null: none. */
  readonly marked?: ReadonlySet<number> | null;
  /** Absent or null: what is loaded is what the steps until now load. */
  readonly loaded?: LoadedOtherwise | null;
};

/** Pieces that are not loaded as the steps say. */
export interface LoadedOtherwise {
  /** Of steps that are done, but not loaded. */
  readonly absent: ReadonlySet<number>;
  /** Of later steps, but loaded already. */
  readonly ahead: ReadonlySet<number>;
}

/** @param supportGraph asked only when a piece is selected */
export function drawnParts(
  { pieces, parts }: Pieces,
  state: Shown,
  steps: number,
  supportGraph: () => SupportGraph,
): Drawn {
  const emphasisOf = new Uint8Array(pieces.length);
  const { selected, spotlight = null, marked = null, loaded = null } = state;
  if (state.step < steps) {
    for (const [at, { step }] of pieces.entries()) if (step === state.step) emphasisOf[at] = CURRENT;
  }
  if (selected !== null && selected < pieces.length) {
    const { below, above } = supportGraph();
    for (const one of below[selected]!) emphasisOf[one] = CARRIES;
    for (const one of above[selected]!) emphasisOf[one] = CARRIED;
    emphasisOf[selected] = SELECTED;
  }
  const wayOf = (piece: number) => {
    const { step, cargo } = pieces[piece]!;
    const isThere = step <= state.step ? !loaded?.absent.has(piece) : loaded?.ahead.has(piece);
    if (!isThere || state.hiddenCargoes.has(cargo) || state.hiddenPieces.has(piece)) return NOT_DRAWN;
    if (state.hasFloorMap) return GHOST;
    return state.isXray && emphasisOf[piece] === PLAIN ? GHOST : SOLID;
  };
  const isAside = (piece: number, cargo: number) =>
    spotlight === null ? marked !== null && !marked.has(piece) : cargo !== spotlight;
  const waysOfPieces = pieces.map((_, piece) => wayOf(piece));
  return {
    ways: Uint8Array.from(parts, ({ piece, cargo }) => {
      if (piece < 0) return SOLID;
      // Cargo on pallets is hidden without them.
      if (state.hiddenCargoes.has(cargo)) return NOT_DRAWN;
      const way = waysOfPieces[piece]!;
      return way === SOLID && isAside(piece, cargo) ? GHOST : way;
    }),
    emphases: Uint8Array.from(parts, ({ piece }) => (piece < 0 ? PLAIN : emphasisOf[piece]!)),
  };
}

/** Places of parts, those nearest to the eye first: what they hide need not be drawn then. */
export function nearestFirst(
  { parts }: Pieces,
  toward: { readonly x: number; readonly y: number; readonly z: number },
): Uint32Array {
  const nearness = Float64Array.from(
    parts,
    ({ x1, y1, z1, x2, y2, z2 }) => (x1 + x2) * toward.x + (y1 + y2) * toward.y + (z1 + z2) * toward.z,
  );
  return Uint32Array.from(parts, (_, place) => place).sort((a, b) => nearness[b]! - nearness[a]!);
}
