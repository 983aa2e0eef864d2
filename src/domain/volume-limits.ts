/** How much of a container the percentages of a request let be filled. */
import { usableVolume } from './grounds.js';
import type { Container, Rules } from './problem.js';
import { fractionOf } from './support-share.js';

/**
 * Cubic scaled units by maxVolPercent and maxSearchVolPerncentage; infinite without them. Whole units as long as they are
 * exact in floating point: no whole volume is between that and the true limit.
 */
export function mostVolume(container: Container, rules: Rules): number {
  const percents = [container.maxVolumePercent, rules.maxSearchVolumePercentage].filter((percent) => percent > 0);
  if (percents.length === 0) return Number.POSITIVE_INFINITY;
  const percent = Math.min(...percents);
  const volume = usableVolume(container);
  if (!Number.isSafeInteger(volume)) return (volume * percent) / 100;
  const { numerator, denominator } = fractionOf(percent);
  return Number((BigInt(volume) * BigInt(numerator)) / (100n * BigInt(denominator)));
}
