/** Drop decks: nothing is inside the blocks below raised decks; their tops are floor (grounds.ts). */
import { overlaps } from '../domain/geometry.js';
import { dropDecksOf } from '../domain/grounds.js';
import type { Rule } from './rule.js';

export const dropDecks: Rule = {
  id: 'drop-decks',
  title: 'Nothing below a raised deck',
  fields: ['vehicleDropDeckFrontSize', 'vehicleDropDeckRearSize'],
  isUsed: ({ containers }) => containers.some((container) => dropDecksOf(container).length > 0),
  check(load, report) {
    const decks = dropDecksOf(load.container);
    for (const piece of load.pieces) {
      if (decks.some((deck) => overlaps(piece, deck))) {
        report.placement(piece, `${load.describe(piece)} is inside the block below a raised deck.`);
      }
    }
  },
};
