/** The parts of all steps one after the other, each with the bodies by which tiers are told. */
import { type Body, bodyOf } from '../../domain/bodies.js';
import { type Cuboid, cuboidAt, orientedSize } from '../../domain/geometry.js';
import { type Arrangement, extentOf, placementsOf } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { Step } from '../../scene/steps.js';

export interface PlacedPart {
  readonly arrangement: Arrangement;
  /** Number of its step. */
  readonly step: number;
  readonly extent: Cuboid;
  readonly isRolls: boolean;
  /** Of cuboids one slab a layer, from the bottom up; of rolls each piece. */
  readonly layers: readonly Body[];
  /** What is seen of it from above. */
  readonly tops: readonly Body[];
}

export function partsOf({ cargoes }: LoadProblem, steps: readonly Step[]): PlacedPart[] {
  return steps.flatMap((step) =>
    step.parts.map((arrangement): PlacedPart => {
      const extent = extentOf(arrangement, cargoes);
      const cargo = cargoes[arrangement.cargo]!;
      const isRolls = cargo.style === 'Roll';
      const layers = isRolls
        ? [...placementsOf(arrangement, cargoes)].map((piece) => bodyOf(piece, cargoes))
        : slabs(arrangement, orientedSize(cargo.size, arrangement.orientation), extent);
      return {
        arrangement,
        step: step.number,
        extent,
        isRolls,
        layers,
        tops: isRolls ? layers : [{ ...extent, axis: null }],
      };
    }),
  );
}

function slabs(
  { position, counts }: Arrangement,
  piece: { readonly height: number },
  { x1, x2, y1, y2 }: Cuboid,
): Body[] {
  return Array.from({ length: counts.height }, (_, layer) => {
    const corner = { x: x1, y: y1, z: position.z + layer * piece.height };
    return { ...cuboidAt(corner, { length: x2 - x1, width: y2 - y1, height: piece.height }), axis: null };
  });
}
