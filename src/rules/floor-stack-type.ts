/** Floor stack type: BottomOnly rests on no cargo, not even in part; NoBottom has no part of its base on floor or deck. */
import type { Rule } from './rule.js';

export const floorStackType: Rule = {
  id: 'floor-stack-type',
  title: 'Cargo on the floor only, or never on it',
  fields: ['floorStackType'],
  isUsed: ({ cargoes }) =>
    cargoes.some((cargo) => cargo.floorStackType === 'BottomOnly' || cargo.floorStackType === 'NoBottom'),
  check(load, report) {
    for (const piece of load.pieces) {
      const { below, ground } = load.contacts.footings[piece.index]!;
      if (piece.kind.floorStackType === 'BottomOnly' && below.length > 0) {
        report.placement(piece, `${load.describe(piece)} is for the floor only and rests on cargo.`);
      }
      if (piece.kind.floorStackType === 'NoBottom' && ground !== null) {
        report.placement(piece, `${load.describe(piece)} is not for the floor and stands on it.`);
      }
    }
  },
};
