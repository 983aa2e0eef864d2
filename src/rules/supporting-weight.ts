/**
 * Supporting weight: what rests on a piece, directly and through others, weighs at most its maxSupportingWeight.
 * Weight goes down in proportion to contact area; floor and decks carry their share too.
 */
import { weighedApart } from '../domain/sentences.js';
import { exceeds } from './geometry/exact.js';
import type { Rule } from './rule.js';

export const supportingWeight: Rule = {
  id: 'supporting-weight',
  title: 'Weight that a cargo bears',
  fields: ['maxSupportingWeight', 'weight'],
  isUsed: ({ cargoes }) => cargoes.some((cargo) => cargo.maxSupportingWeight > 0),
  check(load, report) {
    const { footings } = load.contacts;
    const borne = new Float64Array(load.pieces.length);
    for (const piece of [...load.upwards].reverse()) {
      const weight = piece.kind.weight + borne[piece.index]!;
      for (const { lower, share } of footings[piece.index]!.below) borne[lower.index]! += weight * share;
    }
    for (const piece of load.pieces) {
      const most = piece.kind.maxSupportingWeight;
      const weight = borne[piece.index]!;
      if (most > 0 && exceeds(weight, most)) {
        const [borneHere, allowed] = weighedApart(load.problem, weight, most);
        const others = load.contacts.pairs.flatMap(({ upper, lower }) => (lower === piece ? [upper] : []));
        report.placement(piece, `${load.describe(piece)} bears ${borneHere}; at most ${allowed} is allowed.`, {
          ...{ others, is: weight, most },
        });
      }
    }
  },
};
