/** How thoroughly a plan is looked for, as it is called. */
import { type DeskLabel, desk } from './words.js';

export const LEVELS: readonly DeskLabel[] = ['levelQuick', 'levelGood', 'levelBetter', 'levelBest'];

/** @param level 1 to 4 */
export function levelName(level: number): string {
  return desk(LEVELS[level - 1]!);
}
