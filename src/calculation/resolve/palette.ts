/** Colours of cargoes and containers, resolved to one number and one hexadecimal form. */
import { colourOfHex, colourOfName, hexOfColour } from '../../schema/colours.js';

/**
 * Told apart by colour-blind eyes: the bright and the muted scheme of P. Tol, "Colour Schemes" (SRON/EPS/TN/09-002,
 * 2021), and the orange and blue of Okabe and Ito, "Color Universal Design" (2008), ordered so that neighbours differ.
 */
const PALETTE = [
  '#4477AA',
  '#EE6677',
  '#228833',
  '#CCBB44',
  '#66CCEE',
  '#AA3377',
  '#E69F00',
  '#332288',
  '#44AA99',
  '#882255',
  '#DDCC77',
  '#0072B2',
  '#CC6677',
  '#117733',
  '#88CCEE',
  '#999933',
].map((hex) => colourOfHex(hex)!);

interface Coloured {
  readonly color: number;
  readonly colorHexaCode: string;
  readonly colorKnownName: string;
}

/** The hexadecimal form wins over the name, which wins over the number; 0 without the others is no colour. */
function givenColour({ color, colorHexaCode, colorKnownName }: Coloured): number | null {
  if (colorHexaCode.trim() !== '') return colourOfHex(colorHexaCode);
  if (colorKnownName.trim() !== '') return colourOfName(colorKnownName);
  return color === 0 ? null : color & 0xffffff;
}

/** A cargo with its colour in every form; without one of its own it gets that of its place in the request. */
export function withCargoColour<T extends Coloured>(cargo: T, place: number): T {
  const colour = givenColour(cargo) ?? PALETTE[place % PALETTE.length]!;
  return { ...cargo, color: colour, colorHexaCode: hexOfColour(colour) };
}

/** A container with its colour in every form, if it has one. */
export function withContainerColour<T extends Coloured>(container: T): T {
  const colour = givenColour(container);
  return colour === null ? container : { ...container, color: colour, colorHexaCode: hexOfColour(colour) };
}
