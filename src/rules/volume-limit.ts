/** Volume limit: loaded volume / volume of the container (of the drop-deck shape, where there is one) in percent. */
import { volumeOf } from '../domain/geometry.js';
import { exceeds } from './exact.js';
import { dropDecksOf } from './grounds.js';
import type { Rule } from './rule.js';

export const volumeLimit: Rule = {
  id: 'volume-limit',
  title: 'Share of the container that may be filled',
  fields: ['emptyContainers.maxVolPercent', 'maxSearchVolPerncentage'],
  isUsed: ({ rules, containers }) =>
    rules.maxSearchVolumePercentage > 0 || containers.some((container) => container.maxVolumePercent > 0),
  check(load, report) {
    let capacity = volumeOf(load.container.size);
    for (const deck of dropDecksOf(load.container)) {
      capacity -= (deck.x2 - deck.x1) * (deck.y2 - deck.y1) * (deck.z2 - deck.z1);
    }
    const volume = load.pieces.reduce((sum, piece) => sum + piece.kind.volume, 0);
    for (const percent of [load.container.maxVolumePercent, load.problem.rules.maxSearchVolumePercentage]) {
      if (percent > 0 && exceeds(volume, (capacity * percent) / 100)) {
        report.whole(null, `${(volume / capacity) * 100} % of the volume is filled; at most ${percent} % is allowed.`);
      }
    }
  },
};
