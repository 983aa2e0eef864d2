/**
 * What pictures of loading steps are drawn from: each part of a step as one block with lines between its pieces, each
 * roll by itself, a finished pallet as its wood and the cargo on it. Far fewer bodies than pieces, and the grey of what
 * was loaded before stays calm.
 */
import { type Body, bodyOf } from '../../domain/bodies.js';
import { type Cuboid, cuboidAt, orientedSize, type Size } from '../../domain/geometry.js';
import { extentOf, placementsOf } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { Step } from '../../scene/steps.js';

export interface StepBody extends Body {
  /** Place of the step. */
  readonly step: number;
  readonly cargo: number;
  readonly isWood: boolean;
  /** Of a piece; null: no lines inside. */
  readonly piece: Size | null;
}

/** @param thicknesses by cargo, of the wood under a unit load */
export function stepBodies(
  { cargoes }: LoadProblem,
  steps: readonly Step[],
  thicknesses: readonly number[],
): StepBody[] {
  return steps.flatMap(({ parts, cargo: place }, step) => {
    const cargo = cargoes[place]!;
    return parts.flatMap((part): StepBody[] => {
      const common = { step, cargo: place, isWood: false, piece: null };
      if (cargo.style === 'Roll') {
        return [...placementsOf(part, cargoes)].map((piece) => ({ ...bodyOf(piece, cargoes), ...common }));
      }
      const thickness = part.orientation <= 2 ? (thicknesses[place] ?? 0) : 0;
      if (cargo.contents !== undefined || thickness > 0) {
        return [...placementsOf(part, cargoes)].flatMap((piece) =>
          onWood(bodyOf(piece, cargoes), thickness).map(([body, isWood]) => ({ ...body, ...common, isWood })),
        );
      }
      const piece = orientedSize(cargo.size, part.orientation);
      return [{ ...extentOf(part, cargoes), axis: null, ...common, piece }];
    });
  });
}

function onWood(whole: Cuboid, thickness: number): [Body, boolean][] {
  const { x1, y1, z1, x2, y2, z2 } = whole;
  const slab = (from: number, to: number): Body => ({
    ...cuboidAt({ x: x1, y: y1, z: from }, { length: x2 - x1, width: y2 - y1, height: to - from }),
    axis: null,
  });
  const deck = Math.min(z1 + thickness, z2);
  const wood: [Body, boolean][] = deck > z1 ? [[slab(z1, deck), true]] : [];
  const load: [Body, boolean][] = z2 > deck ? [[slab(deck, z2), false]] : [];
  return [...wood, ...load];
}
