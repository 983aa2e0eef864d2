/** Weight limit: the cargo in a container weighs at most the container's maxWeight. */
import { weighedApart } from '../domain/sentences.js';
import { exceeds } from './geometry/exact.js';
import type { Rule } from './rule.js';

export const weightLimit: Rule = {
  id: 'weight-limit',
  title: 'Weight limit of the container',
  fields: ['isWeightLimited', 'emptyContainers.maxWeight'],
  isUsed: ({ rules, containers }) => rules.isWeightLimited && containers.some((container) => container.maxWeight > 0),
  check(load, report) {
    const { maxWeight } = load.container;
    if (maxWeight === 0) return;
    const weight = load.pieces.reduce((sum, piece) => sum + piece.kind.weight, 0);
    if (!exceeds(weight, maxWeight)) return;
    const [loaded, allowed] = weighedApart(load.problem, weight, maxWeight);
    report.whole(null, `The cargo weighs ${loaded}; at most ${allowed} is allowed.`, { is: weight, most: maxWeight });
  },
};
