/**
 * Zones: the weight in each within its limit, every piece counted by the share of its volume inside (of a roll, of its
 * bounding box); only allowed groups in it.
 */

import { type Cuboid, cuboidAt, overlaps, sharedLength } from '../domain/geometry.js';
import { weighedApart } from '../domain/sentences.js';
import { exceeds } from './geometry/exact.js';
import type { Piece } from './geometry/piece.js';
import type { Rule } from './rule.js';

export const zones: Rule = {
  id: 'zones',
  title: 'Weight and groups in zones',
  fields: ['emptyContainers.zones'],
  isUsed: ({ containers }) => containers.some((container) => container.zones.length > 0),
  check(load, report) {
    for (const { name, position, size, maxWeight, allowedGroups } of load.container.zones) {
      const zone = cuboidAt(position, size);
      let weight = 0;
      for (const piece of load.pieces) {
        if (!overlaps(piece, zone)) continue;
        weight += piece.kind.weight * shareInside(piece, zone);
        if (allowedGroups !== null && !allowedGroups.includes(piece.kind.groupName)) {
          const group = piece.kind.groupName;
          report.placement(
            piece,
            `${load.describe(piece)} of group '${group}' is in zone '${name}', which is for others.`,
            { kind: name },
          );
        }
      }
      if (maxWeight > 0 && exceeds(weight, maxWeight)) {
        const [carried, allowed] = weighedApart(load.problem, weight, maxWeight);
        report.whole(null, `Zone '${name}' carries ${carried}; at most ${allowed} is allowed.`, {
          ...{ kind: name, is: weight, most: maxWeight },
        });
      }
    }
  },
};

function shareInside(piece: Piece, zone: Cuboid): number {
  return (
    (sharedLength(piece.x1, piece.x2, zone.x1, zone.x2) / (piece.x2 - piece.x1)) *
    (sharedLength(piece.y1, piece.y2, zone.y1, zone.y2) / (piece.y2 - piece.y1)) *
    (sharedLength(piece.z1, piece.z2, zone.z1, zone.z2) / (piece.z2 - piece.z1))
  );
}
