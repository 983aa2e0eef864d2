/** Containers with what is placed by hand, which stays where it is. */

import { said } from '../../domain/coded-sentences.js';
import { loadingRanks } from '../../domain/loading-ranks.js';
import type { Arrangement, LoadedContainer, LoadPlan } from '../../domain/plan.js';
import type { Cargo, LoadProblem } from '../../domain/problem.js';
import { reachFigures } from '../../domain/reach.js';
import { ContainerLoad } from '../../rules/index.js';
import { volumeBound } from '../bounds/bounds.js';
import { blocksInOrder } from '../finishing/blocks-in-order.js';
import { foundBlocks } from '../finishing/found-blocks.js';
import { sectionsAsListed } from '../finishing/loading-order/as-listed.js';
import { inOrder } from '../finishing/loading-order/in-order.js';
import { inSections } from '../finishing/loading-order/in-sections.js';
import { withSections } from '../finishing/loading-order/with-sections.js';
import { piecesWithoutBay } from '../finishing/vehicle/limits.js';
import { piecesByCargo, piecesLeft } from '../goals/draft.js';

export interface GivenLoad {
  readonly loaded: LoadedContainer;
  /** Nothing is added to it. */
  readonly isLocked: boolean;
}

export interface KeptContainer extends GivenLoad {
  /** It can be loaded in the order of its arrangements; false: in none, and nothing is added to it. */
  readonly hasOrder: boolean;
}

/** Pieces placed beyond the order are extra ones, where such are allowed. */
function withExtra(problem: LoadProblem, given: readonly GivenLoad[]): readonly GivenLoad[] {
  const { cargoes, rules } = problem;
  if (rules.isExtraCargoAllowed !== true) return given;
  const left = cargoes.map(({ quantity }) => quantity);
  return given.map((one) => {
    const extra = piecesByCargo(problem, one.loaded.arrangements).flatMap((count, cargo) => {
      const quantity = Math.max(0, count - left[cargo]!);
      left[cargo]! -= count - quantity;
      return quantity > 0 ? [{ cargo, quantity }] : [];
    });
    return extra.length === 0 ? one : { ...one, loaded: { ...one.loaded, extra } };
  });
}

/** Every piece passes the door, and finds room before it. @param loaded in an order of loading */
function comesIn(problem: LoadProblem, loaded: LoadedContainer): boolean {
  return piecesWithoutBay(new ContainerLoad(problem, loaded)) === 0;
}

/** What is placed by hand as blocks in an order of loading; where there is none, in sections in which pieces are in the way. */
export function keptInOrder(problem: LoadProblem, given: readonly GivenLoad[]): KeptContainer[] {
  const { cargoes } = problem;
  const ranks = loadingRanks(problem);
  return withExtra(problem, given).map(({ loaded, isLocked }) => {
    const found = foundBlocks(loaded.arrangements, cargoes);
    const listed = asListed(problem, loaded, found);
    if (listed !== null && comesIn(problem, { ...loaded, arrangements: listed.arrangements })) {
      const kept = listed.arrangements.map((arrangement) => ({ ...arrangement, isKept: true as const }));
      return { isLocked, loaded: { ...loaded, ...listed, arrangements: kept }, hasOrder: true };
    }
    const ordered = orderOf(problem, loaded, found);
    if (ordered === null || !comesIn(problem, { ...loaded, arrangements: ordered })) {
      const fromBelow = found.toSorted((a, b) => ranks[a.cargo]! - ranks[b.cargo]! || a.position.z - b.position.z);
      return { isLocked: true, loaded: inSections(problem, { ...loaded, arrangements: fromBelow }), hasOrder: false };
    }
    const kept = ordered.map((arrangement) => ({ ...arrangement, isKept: true as const }));
    return { isLocked, loaded: { ...loaded, arrangements: blocksInOrder(kept, cargoes) }, hasOrder: true };
  });
}

/** The order given is kept while it has no more blocks than so many times those that can be found without it, and some. */
const NOT_MANY_MORE = { times: 2, and: 4 };

/** Spaces of the sections given beside those of the same load put in order anew. */
const SPACES_MORE = { times: 1.1, and: 4 };

/** The sections in which a plan that is given back is listed, where none put in order anew would be better to load. */
function asListed(
  problem: LoadProblem,
  { container, arrangements }: LoadedContainer,
  found: readonly Arrangement[],
): LoadedContainer | null {
  const listed = arrangements.length === 0 ? null : sectionsAsListed(problem, container, arrangements, found);
  if (listed === null) return null;
  const again = inSections(problem, { container, arrangements: found });
  const isAsGood =
    !isMore(listed.arrangements, again.arrangements, SPACES_MORE) &&
    (again.isCrooked === true || reachFigures(problem, listed).beyond <= reachFigures(problem, again).beyond);
  return isAsGood ? listed : null;
}

function isMore(
  one: readonly Arrangement[],
  other: readonly Arrangement[],
  { times, and }: { readonly times: number; readonly and: number },
): boolean {
  return one.length > times * other.length + and;
}

/**
 * The order given where a load of its blocks would be loaded so, as that of a plan that is given back; else one of the
 * blocks found, or of the single pieces where these, interlocked rolls, have none.
 */
function orderOf(
  problem: LoadProblem,
  { container, arrangements }: LoadedContainer,
  found: readonly Arrangement[],
): readonly Arrangement[] | null {
  const given = blocksInOrder(arrangements, problem.cargoes);
  if (!isMore(given, found, NOT_MANY_MORE)) {
    const again = inSections(problem, { container, arrangements: given });
    if (again.isCrooked !== true && areInOneOrder(again.arrangements, given, problem.cargoes)) return given;
  }
  return inOrder(problem, container, found).arrangements ?? inOrder(problem, container, arrangements).arrangements;
}

/** Whether the same pieces come one after the other. */
function areInOneOrder(one: readonly Arrangement[], other: readonly Arrangement[], cargoes: readonly Cargo[]): boolean {
  const [blocks, others] = [blocksInOrder(one, cargoes), blocksInOrder(other, cargoes)];
  return blocks.length === others.length && blocks.every((block, place) => isSame(block, others[place]!));
}

function isSame(one: Arrangement, other: Arrangement): boolean {
  return (
    one.cargo === other.cargo &&
    one.orientation === other.orientation &&
    (['x', 'y', 'z'] as const).every((axis) => one.position[axis] === other.position[axis]) &&
    (['length', 'width', 'height'] as const).every((side) => one.counts[side] === other.counts[side])
  );
}

/** What is placed by hand, and nothing else. */
export function planOfKept(problem: LoadProblem, kept: readonly KeptContainer[]): LoadPlan {
  const containers = kept.map(({ loaded }) => loaded).filter(({ arrangements }) => arrangements.length > 0);
  const detail = said('NotPlaced');
  const areAlternatives = problem.rules.calculationType === 'UnitLoad';
  const left = areAlternatives ? leftByBest(problem, containers) : piecesLeft(problem, containers);
  const unloaded = left.flatMap((quantity, cargo) =>
    quantity > 0 ? [{ cargo, quantity, reason: 'NoSpaceLeft' as const, detail }] : [],
  );
  const search = { nodes: 0, complete: true, volumeBound: volumeBound(problem), containerBound: null };
  const alternatives = areAlternatives ? { alternatives: true as const } : {};
  return withSections(problem, { containers, ...alternatives, unloaded, search });
}

/** Of alternatives the one with most pieces of a cargo counts. */
function leftByBest(problem: LoadProblem, containers: readonly LoadedContainer[]): number[] {
  const loaded = containers.map(({ arrangements }) => piecesByCargo(problem, arrangements));
  return problem.cargoes.map(({ quantity }, cargo) => quantity - Math.max(0, ...loaded.map((one) => one[cargo]!)));
}
