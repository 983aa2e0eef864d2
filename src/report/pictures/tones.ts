/** Colours of a picture, in colour or in grey. Red in the low byte, as everywhere in the interface. */
import type { Colour } from '../../scene/looks.js';
import { blueOf, colourOf, greenOf, redOf } from '../../scene/shades.js';

export interface Paint {
  readonly colour: Colour;
}

/** 0 to 255, as the eye weighs the three (ITU-R BT.601). */
export function greyOf(colour: Colour): number {
  return 0.299 * redOf(colour) + 0.587 * greenOf(colour) + 0.114 * blueOf(colour);
}

export function inGrey(colour: Colour): Colour {
  const grey = greyOf(colour);
  return colourOf(grey, grey, grey);
}

/** @param hex six digits, without `#` */
export function colourOfCss(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return colourOf(part(0), part(2), part(4));
}
