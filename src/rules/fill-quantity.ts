/** Fill quantity: so many cargo units in one container at most. */
import { figure } from '../domain/sentences.js';
import type { Rule } from './rule.js';

export const fillQuantity: Rule = {
  id: 'fill-quantity',
  title: 'Cargo units in one container',
  fields: ['maxFillQtyPerContainer'],
  isUsed: ({ rules }) => rules.maxFillQuantityPerContainer > 0,
  check(load, report) {
    const most = load.problem.rules.maxFillQuantityPerContainer;
    const units = load.pieces.length;
    if (units > most) {
      report.whole(null, `${figure(units)} cargo units are loaded; at most ${figure(most)} are allowed.`, {
        ...{ is: units, most },
      });
    }
  },
};
