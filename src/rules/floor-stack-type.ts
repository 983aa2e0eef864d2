/**
 * Floor stack type: BottomOnly has its whole base on floor or deck; NoBottom has no part of it there. Where nothing asks
 * for support, what hovers lower than any cargo is high is on the floor.
 */
import type { Rule } from './rule.js';

export const floorStackType: Rule = {
  id: 'floor-stack-type',
  title: 'Cargo on the floor only, or never on it',
  fields: ['floorStackType'],
  isUsed: ({ cargoes }) =>
    cargoes.some((cargo) => cargo.floorStackType === 'BottomOnly' || cargo.floorStackType === 'NoBottom'),
  check(load, report) {
    for (const piece of load.pieces) {
      const { floorStackType: type } = piece.kind;
      if (type === 'BottomOnly' && !load.standing(piece).isWhollyOnGround) {
        const rests = load.contacts.footings[piece.index]!.below.length > 0;
        const fault = rests ? 'rests on cargo' : 'is not wholly on floor or deck';
        report.placement(piece, `${load.describe(piece)} is for the floor only and ${fault}.`, { kind: type });
      }
      if (type === 'NoBottom' && load.standing(piece).isOnGround) {
        report.placement(piece, `${load.describe(piece)} is not for the floor and stands on it.`, { kind: type });
      }
    }
  },
};
