/** Cargo types: so many different cargoes in one container at most; rows of one name are one cargo. */
import { figure } from '../domain/sentences.js';
import type { Rule } from './rule.js';

export const cargoTypes: Rule = {
  id: 'cargo-types',
  title: 'Different cargoes in one container',
  fields: ['emptyContainers.maxCargoTypes'],
  isUsed: ({ containers }) => containers.some((container) => container.maxCargoTypes > 0),
  check(load, report) {
    const most = load.container.maxCargoTypes;
    const types = new Set(load.pieces.map((piece) => piece.kind.name)).size;
    if (most > 0 && types > most) {
      report.whole(null, `${figure(types)} different cargoes are loaded; at most ${figure(most)} are allowed.`, {
        ...{ is: types, most },
      });
    }
  },
};
