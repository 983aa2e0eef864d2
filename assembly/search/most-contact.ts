/** A bound on CS of the evaluation (search/evaluate), before anything is looked up. */
import { SUPPORT_NONE } from '../abi/layout';
import { inverseSurface, sideArea } from '../blocks/ranking';
import { supportMode } from '../problem/view';
import { doorHeight, frontHeight, leftHeight, rightHeight } from '../spaces/neighbours';
import { corner, leastReachH } from './filled-space';

/** The contact bound is a float: it may not be less than the share by a rounding. */
const CONTACT_SLACK: f64 = 1e-4;

/** The most of its surface that a block at the corner may touch with. */
export function mostContact(rank: i32, l: i32, w: i32, h: i32, reachesX: bool, reachesY: bool): f64 {
  const top = sideArea(rank, 2);
  let area: f64 = h >= leastReachH ? top + top : top;
  if (supportMode == SUPPORT_NONE) {
    const sideX = sideArea(rank, 0);
    const sideY = sideArea(rank, 1);
    area += sideX + sideY;
    if (reachesX) area += sideX;
    if (reachesY) area += sideY;
  } else {
    const fromEnd = (corner & 1) != 0;
    const fromRight = (corner & 2) != 0;
    let heightX = min(h, fromEnd ? doorHeight : frontHeight);
    let heightY = min(h, fromRight ? rightHeight : leftHeight);
    if (reachesX) heightX += min(h, fromEnd ? frontHeight : doorHeight);
    if (reachesY) heightY += min(h, fromRight ? leftHeight : rightHeight);
    area += <f64>w * <f64>heightX + <f64>l * <f64>heightY;
  }
  return area * inverseSurface(rank) + CONTACT_SLACK;
}
