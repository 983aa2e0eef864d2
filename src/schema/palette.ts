/**
 * The colours of cargoes that bring none of their own, by their place in the request. Ten at most, told apart by
 * colour-blind eyes and on a grey print: their lightness (CIE L*) lies between 27 and 88, at least 6.5 apart, and
 * neighbours differ in hue and in lightness. Cargoes beyond the tenth take them again, hatched.
 */
import { colourOfHex } from './colours.js';

export const PALETTE: readonly number[] = [
  '#3585C9',
  '#F4A74A',
  '#186F36',
  '#F2DF68',
  '#932249',
  '#8CD2ED',
  '#E76D47',
  '#293396',
  '#49B4A5',
  '#8D5AB1',
].map((hex) => colourOfHex(hex)!);

/** The colour of the cargo at this place of the request. */
export function paletteColour(place: number): number {
  return PALETTE[place % PALETTE.length]!;
}
