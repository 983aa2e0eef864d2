/**
 * Greedy completion: the best block into the next space until nothing fits, or the host wishes to stop. Its value is
 * the value of a node.
 */

import { countNode, interrupted } from '../effort/budget';
import { action, actionMirror, actionRank, actionX, actionY, actionZ } from './actions';
import { choose } from './choose';
import { place } from './place';
import { countTidiness, tidinessUsed } from './tidiness';

export function complete(state: usize): void {
  countNode();
  while (!interrupted() && choose(state, 1) > 0) {
    const best = action(0);
    place(state, actionRank(best), actionX(best), actionY(best), actionZ(best), actionMirror(best), true);
  }
  if (tidinessUsed) countTidiness(state);
}
