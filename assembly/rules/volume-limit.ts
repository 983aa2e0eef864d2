/** Volume limit: maxVolPercent of the container and maxSearchVolPerncentage of the rules. */
import { maxVolume } from '../problem/view';

export function withinVolume(volume: f64): bool {
  return volume <= maxVolume;
}
