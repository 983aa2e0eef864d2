/** Colours of cargoes and containers, resolved to one number and one hexadecimal form. */
import { colourOfHex, hexOfColour } from '../../schema/colours.js';
import { colourOfName } from '../../schema/named-colours.js';
import { paletteColour } from '../../schema/palette.js';

export interface Coloured {
  readonly color: number;
  readonly colorHexaCode: string;
  readonly colorKnownName: string;
}

/** The hexadecimal form wins over the name, which wins over the number; 0 without the others is no colour. */
export function givenColour({ color, colorHexaCode, colorKnownName }: Coloured): number | null {
  if (colorHexaCode.trim() !== '') return colourOfHex(colorHexaCode);
  if (colorKnownName.trim() !== '') return colourOfName(colorKnownName);
  return color === 0 ? null : color & 0xffffff;
}

/** A cargo with its colour in every form; without one of its own it gets that of its place in the request. */
export function withCargoColour<T extends Coloured>(cargo: T, place: number): T {
  const colour = givenColour(cargo) ?? paletteColour(place);
  return { ...cargo, color: colour, colorHexaCode: hexOfColour(colour) };
}

/** A container with its colour in every form, if it has one. */
export function withContainerColour<T extends Coloured>(container: T): T {
  const colour = givenColour(container);
  return colour === null ? container : { ...container, color: colour, colorHexaCode: hexOfColour(colour) };
}
