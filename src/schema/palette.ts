/**
 * The colours of cargoes that bring none of their own, by their place in the request: the same in light and in dark, on
 * screens and on paper. The first ten are told apart in normal sight and in the three colour blindnesses, the second ten
 * are lighter or darker relatives of them. From the 21st cargo on the colours repeat, and letters tell cargoes apart, as
 * they do in grey print.
 */
import { colourOfHex } from './colours.js';

export const PALETTE: readonly number[] = [
  ...['#598FD0', '#EAB26B', '#547A41', '#EFE3A4', '#783248', '#A7D8F9', '#CF8C5E', '#3F4F95', '#75B9BC', '#997A8E'],
  ...['#AFC4A6', '#8E9FD9', '#A8A386', '#BFDFE1', '#6D5164', '#B48C95', '#94631B', '#1F446F', '#8C5226', '#7597AE'],
].map((hex) => colourOfHex(hex)!);

/** The colour of the cargo at this place of the request. */
export function paletteColour(place: number): number {
  return PALETTE[place % PALETTE.length]!;
}
