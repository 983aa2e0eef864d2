/** Colours of a picture, in colour or in grey. Red in the low byte, as everywhere in the interface. */
import type { Colour, Hatch } from '../../scene/looks.js';

export interface Paint {
  readonly colour: Colour;
  readonly hatch: Hatch;
}

export function redOf(colour: Colour): number {
  return colour & 255;
}

export function greenOf(colour: Colour): number {
  return (colour >> 8) & 255;
}

export function blueOf(colour: Colour): number {
  return (colour >> 16) & 255;
}

export function colourOf(red: number, green: number, blue: number): Colour {
  const part = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return part(red) | (part(green) << 8) | (part(blue) << 16);
}

/** 0 to 255, as the eye weighs the three (ITU-R BT.601). */
export function greyOf(colour: Colour): number {
  return 0.299 * redOf(colour) + 0.587 * greenOf(colour) + 0.114 * blueOf(colour);
}

export function inGrey(colour: Colour): Colour {
  const grey = greyOf(colour);
  return colourOf(grey, grey, grey);
}

/** A colour under so much light, 1 being full. */
export function lit(colour: Colour, light: number): Colour {
  return colourOf(redOf(colour) * light, greenOf(colour) * light, blueOf(colour) * light);
}

/** So much of the one in the other, 0 to 1. */
export function mixed(colour: Colour, other: Colour, share: number): Colour {
  const mix = (of: (colour: Colour) => number) => of(colour) + (of(other) - of(colour)) * share;
  return colourOf(mix(redOf), mix(greenOf), mix(blueOf));
}

export function cssOf(colour: Colour): string {
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  return `#${hex(redOf(colour))}${hex(greenOf(colour))}${hex(blueOf(colour))}`;
}

/** @param hex six digits, without `#` */
export function colourOfCss(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return colourOf(part(0), part(2), part(4));
}

export const WHITE: Colour = 0xffffff;
export const INK: Colour = 0x33291f;

/** What can be read on it. */
export function inkOn(background: Colour): Colour {
  return greyOf(background) > 140 ? INK : WHITE;
}

/** Black or white, which of them is easier to read on it: small letters keep the contrast that WCAG asks for (4.5). */
export function readableOn(background: Colour): Colour {
  const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance =
    0.2126 * linear(redOf(background)) + 0.7152 * linear(greenOf(background)) + 0.0722 * linear(blueOf(background));
  return 1.05 / (luminance + 0.05) > (luminance + 0.05) / 0.05 ? WHITE : 0;
}

const DARK = 90;
const LIGHT_LINE: Colour = 0xbcb6b0;

/** Of the lines around a solid: those of dark ones are light, or they could not be seen. */
export function lineColourOn(colour: Colour): Colour {
  return greyOf(colour) < DARK ? LIGHT_LINE : INK;
}

/** How hatches are drawn, in pixels of the picture: the lines' distance and width. */
export const HATCH_STEP = 7;
export const HATCH_WIDTH = 2;
/** So much of the ink is in the lines of a hatch. */
export const HATCH_INK = 0.4;

/** Whether a point of the picture lies on a line of the hatch. */
export function isOnHatch(hatch: Hatch, x: number, y: number): boolean {
  const isOn = (along: number) => ((along % HATCH_STEP) + HATCH_STEP) % HATCH_STEP < HATCH_WIDTH;
  switch (hatch) {
    case 'none':
      return false;
    case 'rising':
      return isOn(x + y);
    case 'falling':
      return isOn(x - y);
    case 'level':
      return isOn(y);
    case 'crossed':
      return isOn(x + y) || isOn(x - y);
  }
}
