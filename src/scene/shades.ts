/**
 * How the colour of a cargo looks on it: lighter on its top, darker at its end and along its edges, and which ink is read
 * on it. One rule for pictures, pages and reports. Colours have red in the low byte.
 */
import type { Colour } from './looks.js';
import type { Vector } from './views.js';

/** So much white, or if negative so much black, is in a colour. */
export type Tone = number;

export const TOP: Tone = 0.16;
/** Towards the door and away from it; what looks down, too. */
export const END: Tone = -0.13;
export const EDGE: Tone = -0.36;
/** Of a round side where it turns away from the eye. */
export const RIM: Tone = -0.3;

export const WHITE: Colour = 0xffffff;
export const INK: Colour = 0x241b14;

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

/** So much of the one in the other, 0 to 1. */
export function mixed(colour: Colour, other: Colour, share: number): Colour {
  const mix = (of: (colour: Colour) => number) => of(colour) + (of(other) - of(colour)) * share;
  return colourOf(mix(redOf), mix(greenOf), mix(blueOf));
}

export function cssOf(colour: Colour): string {
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  return `#${hex(redOf(colour))}${hex(greenOf(colour))}${hex(blueOf(colour))}`;
}

/** Of a face that looks this way; between the axes it goes over evenly. */
export function toneOf({ x, z }: Vector): Tone {
  return END * x * x + (z > 0 ? TOP : END) * z * z;
}

/** Of a round side. @param facing how far it turns to the eye: 1 wholly, 0 not at all */
export function roundToneOf(normal: Vector, facing: number): Tone {
  const away = 1 - facing;
  return toneOf(normal) + RIM * away * away;
}

export function shaded(colour: Colour, tone: Tone): Colour {
  return mixed(colour, tone > 0 ? WHITE : 0, Math.abs(tone));
}

/** What is darker than this has light edges, or they could not be seen. */
export const DARKEST = 0.02;

/** Of the lines around what has this colour. */
export function edgeOf(colour: Colour): Colour {
  return shaded(colour, luminanceOf(colour) < DARKEST ? -EDGE : EDGE);
}

/** Light of a byte of sRGB, 0 to 1. By arithmetic alone, which is the same on every machine: powers are not. */
const LIGHTS = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  if (share <= 0.04045) return share / 12.92;
  const value = (share + 0.055) / 1.055;
  const square = value * value;
  return square * fifthRoot(square);
});

/** Of 0.005 to 1, by Newton's method. */
function fifthRoot(value: number): number {
  let root = 1;
  for (let round = 0; round < 20; round++) {
    const square = root * root;
    root = (4 * root + value / (square * square)) / 5;
  }
  return root;
}

/** Relative luminance as WCAG 2.2 defines it, 0 to 1. */
export function luminanceOf(colour: Colour): number {
  return 0.2126 * LIGHTS[redOf(colour)]! + 0.7152 * LIGHTS[greenOf(colour)]! + 0.0722 * LIGHTS[blueOf(colour)]!;
}

/** As WCAG 2.2 defines it, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [a, b] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

/** The luminance on which both inks have the same contrast. */
export const INK_TURN = Math.sqrt(1.05 * (luminanceOf(INK) + 0.05)) - 0.05;

/** Ink or white, which of them contrasts more. */
export function inkOn(background: Colour): Colour {
  return luminanceOf(background) > INK_TURN ? INK : WHITE;
}

/** As WCAG 2.2 asks of text. */
const LEAST_CONTRAST = 4.5;
const STEP = 0.02;

/** The colour itself, or as much lighter or darker as its ink needs to be read on it. */
export function groundOf(colour: Colour): Colour {
  const ink = inkOn(colour);
  const away = ink === WHITE ? 0 : WHITE;
  let ground = colour;
  for (let share = STEP; contrastOf(ground, ink) < LEAST_CONTRAST; share += STEP) ground = mixed(colour, away, share);
  return ground;
}
