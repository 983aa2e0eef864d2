/**
 * Where the floor of a vehicle costs cargo its place, the order is planned again with what the search knows of: no more on
 * each piece than the floor below surely bears, over the whole width or over half of it. The plan that loads most wins.
 */
import { maskAllows, ORIENTATIONS, orientedSize } from '../domain/geometry.js';
import type { LoadPlan, Unloaded } from '../domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../domain/problem.js';
import { surePressure } from './finishing/vehicle/floor-load.js';
import { legalPlan } from './finishing/vehicle/legal-plan.js';

/** Of the width, over which cargo stands. */
const WIDTHS = [1, 1 / 2];

/** @param planned plans an order; what floors bear it knows only afterwards */
export function planWithin(problem: LoadProblem, planned: (problem: LoadProblem) => LoadPlan): LoadPlan {
  const first = legalPlan(problem, planned(problem));
  let best = first;
  for (const width of WIDTHS) {
    if (best.unloaded.every(({ reason }) => reason !== 'FloorLoad')) break;
    const lighter = withLighterStacks(problem, width);
    if (lighter === null) break;
    const plan = legalPlan(problem, planned(lighter));
    if (volumeLeft(problem, plan) < volumeLeft(problem, best)) best = plan;
  }
  return best === first ? first : { ...best, unloaded: best.unloaded.map((row) => withOwnReason(row, first)) };
}

/** What stays behind only because the search was told less than the floor bears stays behind for the floor. */
function withOwnReason(row: Unloaded, { unloaded }: LoadPlan): Unloaded {
  const ofFloor = unloaded.find(({ cargo, reason }) => cargo === row.cargo && reason === 'FloorLoad');
  return ofFloor === undefined ? row : { ...ofFloor, quantity: row.quantity };
}

function volumeLeft({ cargoes }: LoadProblem, { unloaded }: LoadPlan): number {
  return unloaded.reduce((sum, { cargo, quantity }) => sum + quantity * cargoes[cargo]!.volume, 0);
}

/** Null: no floor has a limit. */
function withLighterStacks(problem: LoadProblem, width: number): LoadProblem | null {
  const containers = problem.containers.map((container) => narrowed(container, width));
  const most = Math.min(...containers.map((container) => surePressure(problem, container)));
  if (most === Number.POSITIVE_INFINITY) return null;
  return { ...problem, containers, cargoes: problem.cargoes.map((cargo) => bearingAtMost(cargo, most)) };
}

/** Only what has a limit on its length. */
function narrowed(container: Container, share: number): Container {
  const { maxExtent, maxWeightPerLength, size } = container;
  if (share === 1 || maxWeightPerLength === undefined) return container;
  const width = Math.floor(size.width * share);
  return {
    ...container,
    maxExtent: { ...maxExtent, width: maxExtent.width === 0 ? width : Math.min(width, maxExtent.width) },
  };
}

/** @param pressure on a square scaled unit of floor */
function bearingAtMost(cargo: Cargo, pressure: number): Cargo {
  const room = pressure * leastBase(cargo) * (cargo.footShare ?? 1) - cargo.weight;
  if (room <= 0) return { ...cargo, nothingOnTop: true };
  const { maxSupportingWeight: own } = cargo;
  return { ...cargo, maxSupportingWeight: own > 0 ? Math.min(own, room) : room };
}

function leastBase({ orientations, size, style }: Cargo): number {
  const bases = ORIENTATIONS.filter((one) => maskAllows(orientations, one)).map((one) => {
    const { length, width } = orientedSize(size, one);
    return length * width;
  });
  return Math.min(...bases) * (style === 'Roll' ? Math.PI / 4 : 1);
}
