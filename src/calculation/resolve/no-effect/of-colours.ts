/** The three forms of a colour, of which one wins: the others count as long as they say the same. */
import { colourOfName } from '../../../schema/named-colours.js';
import { type Coloured, givenColour } from '../palette.js';
import type { Effects } from './effect.js';

export const OF_COLOURS: Effects<Coloured> = {
  color: {
    when: (color, record) => (color & 0xffffff) === givenColour(record),
    otherwise: '`colorHexaCode` or `colorKnownName` says another colour',
  },
  colorHexaCode: 'always',
  colorKnownName: {
    when: (name, record) => colourOfName(name) === givenColour(record),
    otherwise: '`colorHexaCode` says another colour',
  },
};
