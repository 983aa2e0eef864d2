/**
 * How colours are written. A colour is a whole number with red in the low byte: 255 is #FF0000 (decisions, Colours).
 * The hexadecimal form wins over the name, which wins over the number.
 */

/** @param hex six digits */
export function colourOfRgb(hex: string): number {
  const rgb = Number.parseInt(hex, 16);
  return (rgb >> 16) | (rgb & 0xff00) | ((rgb & 0xff) << 16);
}

/** #RGB, #RRGGBB or #AARRGGBB, with or without #; null when the text is none of them. */
export function colourOfHex(text: string): number | null {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1];
  if (hex === undefined) return null;
  if (hex.length === 3) return colourOfRgb([...hex].map((digit) => digit + digit).join(''));
  return colourOfRgb(hex.slice(-6));
}

/** #RRGGBB in capitals. */
export function hexOfColour(colour: number): string {
  const rgb = ((colour & 0xff) << 16) | (colour & 0xff00) | ((colour >> 16) & 0xff);
  return `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`;
}
