/** How each cargo looks: its colour, its letter code and its name. */

import { codesOf, type NamedCargo } from '../domain/letters.js';
import { colourOfHex } from '../schema/colours.js';
import { paletteColour } from '../schema/palette.js';

/** Red in the low byte, as colours are everywhere in the interface. */
export type Colour = number;

export interface Look {
  readonly colour: Colour;
  /** A, B, ... */
  readonly code: string;
  readonly name: string;
}

const GREY: Colour = 0xb0b0b0;

/** @param records of the cargoes, in the order of the problem, with the colours and letters that they were given */
export function looksOf(
  { cargoes }: { readonly cargoes: readonly NamedCargo[] },
  records: readonly Readonly<Record<string, unknown>>[],
): Look[] {
  const codes = codesOf(cargoes.map((cargo, at) => ({ ...cargo, letters: String(records[at]?.['letters'] ?? '') })));
  return cargoes.map(({ name }, place) => {
    const given = colourOfHex(String(records[place]?.['colorHexaCode'] ?? ''));
    const colour = given ?? (records[place] === undefined ? GREY : paletteColour(place));
    return { colour, code: codes[place]!, name };
  });
}
