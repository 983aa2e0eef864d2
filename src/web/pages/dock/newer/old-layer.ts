/** What stands by an older plan, in the picture of a step: grey with dashed edges, red where it is in the way. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { type Drawn, GHOST, PLAIN, SOLID } from '../../../viewer/drawn.js';
import { boxMarks } from '../../../viewer/marks.js';
import type { Part } from '../../../viewer/pieces.js';
import { shownExtent } from '../../../viewer/shown-extent.js';
import type { Hand, Layer } from '../../../viewer/ui/picture.js';
import type { Viewing } from '../../../viewer/viewing.js';
import type { OldPiece } from './old-pieces.js';

/** It is of no piece of the plan, nor of the container. */
const OLD = -2;
/** Of no cargo: those have hues. */
const GREY = { colour: 0x7a7268 };

export interface OldShown {
  readonly pieces: readonly OldPiece[];
  /** Where pieces of the step come. */
  readonly inTheWay: readonly OldPiece[];
}

/** One looks at it and does nothing else. */
export function handOf(viewing: Viewing, shown: ReadonlySignal<OldShown>): Hand {
  return {
    layer: computed(() => (shown.value.pieces.length === 0 ? null : layerOf(viewing, shown.value))),
    take: () => null,
    point: () => false,
    onKey: () => false,
  };
}

function layerOf(viewing: Viewing, { pieces: old, inTheWay }: OldShown): Layer {
  const { pieces, sheet } = viewing.opened.value;
  const { ways, emphases } = viewing.drawn.value;
  const painting = viewing.coloured.value;
  const parts = old.map(({ body, cargo }): Part => ({ ...body, cargo, piece: OLD, kind: 'cargo' }));
  const way = viewing.isXray.value ? GHOST : SOLID;
  const drawn: Drawn = {
    ways: Uint8Array.from([...ways, ...parts.map(() => way)]),
    emphases: Uint8Array.from([...emphases, ...parts.map(() => PLAIN)]),
  };
  return {
    pieces: { ...pieces, parts: [...pieces.parts, ...parts] },
    drawn,
    painting: { ...painting, paintOf: (part) => (part.piece === OLD ? GREY : painting.paintOf(part)) },
    // They stand in the same room.
    around: shownExtent(sheet.scene),
    marks: (camera, aspect) =>
      old.flatMap((one) => boxMarks(one.body, camera, aspect, inTheWay.includes(one) ? 'fault' : 'centre', true)),
  };
}
