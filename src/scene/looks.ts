/** How each cargo looks: its colour, the hatch that tells palette colours apart once all are taken, its code and name. */
import type { Cargo } from '../domain/problem.js';
import { colourOfHex } from '../schema/colours.js';
import { PALETTE, paletteColour } from '../schema/palette.js';
import { codesOf } from './codes.js';

/** None for the first ten cargoes of the palette, one for the next ten, and so on. */
export type Hatch = 'none' | 'rising' | 'falling' | 'level' | 'crossed';

const HATCHES: readonly Hatch[] = ['none', 'rising', 'falling', 'level', 'crossed'];

/** Red in the low byte, as colours are everywhere in the interface. */
export type Colour = number;

export interface Look {
  readonly colour: Colour;
  readonly hatch: Hatch;
  /** A, B, ... */
  readonly code: string;
  readonly name: string;
}

const GREY: Colour = 0xb0b0b0;

/** @param records of the cargoes, in the order of the problem, with the colours that they were given */
export function looksOf(
  { cargoes }: { readonly cargoes: readonly Pick<Cargo, 'name'>[] },
  records: readonly Readonly<Record<string, unknown>>[],
): Look[] {
  const codes = codesOf(cargoes);
  return cargoes.map(({ name }, place) => {
    const given = colourOfHex(String(records[place]?.['colorHexaCode'] ?? ''));
    const colour = given ?? (records[place] === undefined ? GREY : paletteColour(place));
    const isOfPalette = colour === paletteColour(place);
    const round = isOfPalette ? Math.floor(place / PALETTE.length) : 0;
    return { colour, hatch: HATCHES[round % HATCHES.length]!, code: codes[place]!, name };
  });
}
