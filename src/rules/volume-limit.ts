/** Volume limit: loaded volume / volume of the container (of the drop-deck shape, where there is one) in percent. */

import { usableVolume } from '../domain/grounds.js';
import { apart } from '../domain/sentences.js';
import { fractionOf } from '../domain/support-share.js';
import { exactProduct, exceeds } from './geometry/exact.js';
import type { Rule } from './rule.js';

export const volumeLimit: Rule = {
  id: 'volume-limit',
  title: 'Share of the container that may be filled',
  fields: ['emptyContainers.maxVolPercent', 'maxSearchVolPerncentage'],
  isUsed: ({ rules, containers }) =>
    rules.maxSearchVolumePercentage > 0 || containers.some((container) => container.maxVolumePercent > 0),
  check(load, report) {
    const capacity = usableVolume(load.container);
    const volume = load.pieces.reduce((sum, piece) => sum + piece.kind.volume, 0);
    for (const percent of [load.container.maxVolumePercent, load.problem.rules.maxSearchVolumePercentage]) {
      if (percent > 0 && isBeyond(volume, capacity, percent)) {
        const [filled, allowed] = apart((volume / capacity) * 100, percent);
        report.whole(null, `${filled} % of the volume is filled; at most ${allowed} % is allowed.`, {
          ...{ is: (volume / capacity) * 100, most: percent },
        });
      }
    }
  },
};

/** In whole numbers; the volumes of cylinders, and what is beyond those that floating point knows, are rounded. */
function isBeyond(volume: number, capacity: number, percent: number): boolean {
  if (!Number.isSafeInteger(volume) || !Number.isSafeInteger(capacity)) {
    return exceeds(volume, (capacity * percent) / 100);
  }
  const { numerator, denominator } = fractionOf(percent);
  return exactProduct(volume, 100 * denominator) > exactProduct(capacity, numerator);
}
