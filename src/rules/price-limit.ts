/** Price limit: the cargo in a container costs at most the container's maxPrice. */
import { apart } from '../domain/sentences.js';
import { exceeds } from './geometry/exact.js';
import type { Rule } from './rule.js';

export const priceLimit: Rule = {
  id: 'price-limit',
  title: 'Price limit of the container',
  fields: ['isPriceLimited', 'emptyContainers.maxPrice', 'price'],
  isUsed: ({ rules, containers }) => rules.isPriceLimited && containers.some((container) => container.maxPrice > 0),
  check(load, report) {
    const { maxPrice } = load.container;
    if (maxPrice === 0) return;
    const price = load.pieces.reduce((sum, piece) => sum + piece.kind.price, 0);
    if (!exceeds(price, maxPrice)) return;
    const [loaded, allowed] = apart(price, maxPrice);
    report.whole(null, `The cargo costs ${loaded}; at most ${allowed} is allowed.`, { is: price, most: maxPrice });
  },
};
