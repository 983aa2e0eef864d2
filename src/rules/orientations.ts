/** Orientations: every piece lies in an allowed one; with turnAllowedOnFloor false the turned ones are off the floor. */
import { isTurned, maskAllows } from '../domain/geometry.js';
import type { Rule } from './rule.js';

export const orientations: Rule = {
  id: 'orientations',
  title: 'Allowed orientations',
  fields: ['orientationsAllowed', 'turnAllowedOnFloor'],
  isUsed: () => true,
  check(load, report) {
    for (const piece of load.pieces) {
      const { kind, orientation } = piece;
      if (!maskAllows(kind.orientations, orientation)) {
        report.placement(piece, `${load.describe(piece)} lies in orientation ${orientation}, which is not allowed.`);
      } else if (isTurned(orientation) && !kind.turnAllowedOnFloor && load.standing(piece).isOnGround) {
        report.placement(piece, `${load.describe(piece)} is turned and lies on the floor.`);
      }
    }
  },
};
