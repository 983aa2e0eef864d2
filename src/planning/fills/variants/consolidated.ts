/**
 * isCargoSizeConsolidated: cargoes whose sizes differ by no more than 2 % are one size, the larger, in the search. What
 * it finds is loaded with the true sizes.
 */

import { maskAllows, ORIENTATIONS, orientedSize, type Size } from '../../../domain/geometry.js';
import { smallestSide } from '../../../domain/grounds.js';
import type { Cargo, LoadProblem } from '../../../domain/problem.js';
import { withEachCargo } from '../../../domain/sub-problems.js';
import { usableSize } from '../../bounds/capacity.js';
import { resized } from './resized.js';
import type { Variant } from './variant.js';

/** Percent of the smaller side. */
const MOST_DIFFERENCE = 2;

export function consolidatedSizes(problem: LoadProblem, container: number): Variant[] {
  const searched = consolidated(problem);
  return searched === null ? [] : [resized(problem, container, searched)];
}

/** The problem as the search sees it; null when no two cargoes are nearly of one size. */
export function consolidated(problem: LoadProblem): LoadProblem | null {
  if (!problem.rules.isCargoSizeConsolidated) return null;
  const sizes = problem.cargoes.map(({ size }) => size);
  const largestFirst = [...sizes.keys()].sort(
    (a, b) => problem.cargoes[b]!.volume - problem.cargoes[a]!.volume || a - b,
  );
  const groups: { size: Size; members: number[] }[] = [];
  for (const place of largestFirst) {
    const cargo = problem.cargoes[place]!;
    const group = groups.find(({ size, members }) => {
      const joint = larger(size, cargo.size);
      return (
        members.every((member) => mayBecome(problem, problem.cargoes[member]!, joint)) &&
        mayBecome(problem, cargo, joint)
      );
    });
    if (group === undefined) groups.push({ size: cargo.size, members: [place] });
    else {
      group.size = larger(group.size, cargo.size);
      group.members.push(place);
    }
  }
  if (groups.length === sizes.length) return null;
  for (const { size, members } of groups) for (const member of members) sizes[member] = size;
  return withEachCargo(problem, (cargo, place) => ({ ...cargo, size: sizes[place]! }));
}

function larger(a: Size, b: Size): Size {
  return {
    length: Math.max(a.length, b.length),
    width: Math.max(a.width, b.width),
    height: Math.max(a.height, b.height),
  };
}

/** Whether a cargo may be taken for one of the joint size; upright sides grow only where nothing rests on the piece. */
function mayBecome(problem: LoadProblem, { size, style, orientations, nothingOnTop }: Cargo, joint: Size): boolean {
  if (joint.length === size.length && joint.width === size.width && joint.height === size.height) return true;
  if (style === 'Roll') return false;
  const isNear = (side: keyof Size) => 100 * (joint[side] - size[side]) <= MOST_DIFFERENCE * size[side];
  if (!isNear('length') || !isNear('width') || !isNear('height')) return false;
  return ORIENTATIONS.every((orientation) => {
    if (!maskAllows(orientations, orientation)) return true;
    const upright = orientedSize(joint, orientation).height;
    const growth = upright - orientedSize(size, orientation).height;
    return growth === 0 || nothingOnTop === true || mayHover(problem, growth) || bearsNothing(problem, upright);
  });
}

function mayHover({ rules }: LoadProblem, gap: number): boolean {
  return !rules.isSafeStackingUsed || gap <= rules.maxDepthToSupport;
}

/** No cargo finds room above a piece of that height. */
function bearsNothing({ cargoes, containers, rules }: LoadProblem, height: number): boolean {
  if (rules.stackingRule === 'AlwaysSingleLayerOnBottom') return true;
  const flattest = smallestSide({ cargoes });
  return containers.every((container) => height + flattest > usableSize(container).height);
}
