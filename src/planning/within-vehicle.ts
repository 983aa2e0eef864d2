/**
 * What the search knows of vehicles. Where a door costs cargo its place the order is planned as wide and as high as the
 * opening, and then stands behind it: so nothing stands before the door for what comes later, in whatever order it is loaded.
 * Where the floor costs cargo its place the order is planned again, with no more on each piece than the floor below surely bears, over the whole
 * width or over half of it; the plan that loads most wins.
 */
import { doorOf, easilyPassing, passingOrientations } from '../domain/door.js';
import { maskAllows, ORIENTATIONS, orientedSize } from '../domain/geometry.js';
import { keptTogether, keyOf } from '../domain/kept-together.js';
import type { Arrangement, LoadPlan, Unloaded } from '../domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../domain/problem.js';
import type { UnloadedReason } from '../domain/reasons.js';
import { withQuantities } from '../domain/sub-problems.js';
import { holdsAsWhole } from './fills/every-rule.js';
import { movedBy } from './finishing/balance/parts.js';
import { surePressure } from './finishing/vehicle/floor-load.js';
import { legalPlan } from './finishing/vehicle/legal-plan.js';
import { VEHICLE_RULES } from './finishing/vehicle/limits.js';
import type { Lot } from './lots/lot.js';
import { lotsTogether } from './lots/together.js';
import { shutOut } from './reasons/shut-out.js';

type Planned = (problem: LoadProblem) => LoadPlan;

/**
 * @param planned plans an order; what floors bear and doors let in it knows only afterwards
 * @param isAround something is placed already, which is not moved
 */
export function planWithin(order: LoadProblem, planned: Planned, isAround: boolean): LoadPlan {
  const passable = passing(order);
  const torn = isAround ? [] : tornBy(order, passable);
  const problem = withoutLots(passable, torn);
  const isOut = problem.cargoes.map(({ quantity }, cargo) => quantity < order.cargoes[cargo]!.quantity);
  const plan = better(problem, plannedAgain(problem, problem, planned), () => {
    const behindDoors = isAround ? problem : behindItsDoor(problem);
    if (behindDoors === problem) return null;
    return plannedAgain(problem, behindDoors, (asked) => movedBehind(problem, planned(asked)));
  });
  if (!isOut.includes(true)) return plan;
  const outside = order.cargoes.flatMap(({ quantity }, cargo): Unloaded[] =>
    isOut[cargo] ? [{ cargo, quantity, ...whyOutside(order, passable, cargo, torn) }] : [],
  );
  return { ...plan, unloaded: [...plan.unloaded, ...outside].sort((a, b) => a.cargo - b.cargo) };
}

/**
 * The second is only made where the first leaves something behind. What fits no container by what its search is told may fit one:
 * then it must not be divided.
 */
function better(problem: LoadProblem, first: LoadPlan, second: () => LoadPlan | null): LoadPlan {
  const left = volumeLeft(problem, first);
  const other = left === 0 ? null : second();
  return other !== null && volumeLeft(problem, other) < left && holdsAsWhole(problem, other) ? other : first;
}

/** @param asked what the search is told of it at first */
function plannedAgain(problem: LoadProblem, asked: LoadProblem, planned: Planned): LoadPlan {
  const first = legalPlan(problem, planned(asked));
  let best = first;
  for (const width of WIDTHS) {
    if (!best.unloaded.some(({ reason }) => OF_VEHICLE.has(reason))) break;
    const lighter = withLighterStacks(asked, width);
    if (lighter === null) break;
    const plan = legalPlan(problem, planned(lighter));
    if (volumeLeft(problem, plan) < volumeLeft(problem, best) && holdsAsWhole(problem, plan)) best = plan;
  }
  return best === first ? first : { ...best, unloaded: best.unloaded.map((row) => withOwnReason(row, first)) };
}

/** What stays behind for one of these may do so because the floor takes the places in which the others were kept. */
const OF_VEHICLE: ReadonlySet<UnloadedReason> = new Set(VEHICLE_RULES.map(({ reason }) => reason));

/** Of the width, over which cargo stands. */
const WIDTHS = [1, 1 / 2];

/** What stays behind only because the search was told less stays behind for what it was told less of. */
function withOwnReason(row: Unloaded, { unloaded }: LoadPlan): Unloaded {
  const ofFloor = unloaded.find(({ cargo, reason }) => cargo === row.cargo && reason === 'FloorLoad');
  return ofFloor === undefined ? row : { ...ofFloor, quantity: row.quantity };
}

function volumeLeft({ cargoes }: LoadProblem, { unloaded }: LoadPlan): number {
  return unloaded.reduce((sum, { cargo, quantity }) => sum + quantity * cargoes[cargo]!.volume, 0);
}

/** Each cargo in the orientations in which it passes a door; nothing of what passes none. The order itself without doors. */
function passing(problem: LoadProblem): LoadProblem {
  const { cargoes, containers } = problem;
  if (containers.every((container) => doorOf(container) === null)) return problem;
  return {
    ...problem,
    cargoes: cargoes.map((cargo) => {
      const orientations = containers.reduce((mask, container) => mask | passingOrientations(cargo, container), 0);
      return orientations === 0 ? { ...cargo, quantity: 0 } : { ...cargo, orientations };
    }),
  };
}

/** What is kept together, and of which a part passes no door. */
function tornBy(order: LoadProblem, passable: LoadProblem): Lot[] {
  const divisible = keptTogether(order).filter(({ isDividedWhenTooLarge }) => isDividedWhenTooLarge);
  return lotsTogether(order, new Set(divisible.map(keyOf))).filter(({ places }) =>
    places.some((cargo) => passable.cargoes[cargo]!.quantity === 0),
  );
}

function withoutLots(problem: LoadProblem, lots: readonly Lot[]): LoadProblem {
  if (lots.length === 0) return problem;
  const pieces = problem.cargoes.map(({ quantity }) => quantity);
  for (const cargo of lots.flatMap(({ places }) => places)) pieces[cargo] = 0;
  return withQuantities(problem, pieces);
}

/** @param passable of what passes no door nothing */
function whyOutside(
  problem: LoadProblem,
  passable: LoadProblem,
  cargo: number,
  torn: readonly Lot[],
): Pick<Unloaded, 'reason' | 'detail'> {
  const lot = torn.find(({ places }) => places.includes(cargo));
  if (lot !== undefined && passable.cargoes[cargo]!.quantity > 0) return { reason: lot.reason, detail: lot.detail };
  return shutOut(problem, cargo)!;
}

/** No wider and no higher than its door, each piece as it passes most easily. The problem itself: nothing is to be known. */
function behindItsDoor(problem: LoadProblem): LoadProblem {
  if (problem.containers.every((container) => openingBehind(container) === null)) return problem;
  const least = (own: number, opened: number) => (own === 0 ? opened : Math.min(own, opened));
  const containers = problem.containers.map((container): Container => {
    const opening = openingBehind(container);
    if (opening === null) return container;
    const { maxExtent } = container;
    const { across, from, width, height } = opening;
    const own = maxExtent[across] === 0 ? 0 : maxExtent[across] - from;
    const within = { [across]: least(own, width), height: least(maxExtent.height, height) };
    return { ...container, maxExtent: { ...maxExtent, ...within } };
  });
  const cargoes = problem.cargoes.map((cargo) => {
    const orientations = problem.containers.reduce((mask, container) => mask | easilyPassing(cargo, container), 0);
    return orientations === 0 ? cargo : { ...cargo, orientations };
  });
  return { ...problem, cargoes, containers };
}

interface Opening {
  /** The side of the container along which it is wide. */
  readonly across: 'length' | 'width';
  readonly from: number;
  readonly width: number;
  readonly height: number;
}

/** Where a load stands behind a door down to the floor; null: there is no such door, or places in the container count. */
function openingBehind(container: Container): Opening | null {
  const door = doorOf(container);
  const { dropDeckFront, dropDeckRear, maxExtent, zones } = container;
  if (door === null || door.sill > 0 || zones.length > 0 || dropDeckFront !== null || dropDeckRear !== null)
    return null;
  const from = Math.ceil(door.position);
  const width = Math.floor(door.position + door.width) - from;
  const across = door.side === 'Rear' ? 'width' : 'length';
  const isPast = maxExtent[across] > 0 && maxExtent[across] <= from;
  return width <= 0 || isPast ? null : { across, from, width, height: door.height };
}

/** From the left wall, or from the front one, to behind the opening. */
function movedBehind({ containers }: LoadProblem, plan: LoadPlan): LoadPlan {
  const moved = new Map<readonly Arrangement[], Map<string, readonly Arrangement[]>>();
  return {
    ...plan,
    containers: plan.containers.map((loaded) => {
      const { across, from } = openingBehind(containers[loaded.container]!) ?? { across: 'width', from: 0 };
      if (from === 0) return loaded;
      const known = moved.get(loaded.arrangements) ?? new Map<string, readonly Arrangement[]>();
      moved.set(loaded.arrangements, known);
      const [dx, dy] = across === 'width' ? [0, from] : [from, 0];
      const key = `${dx} ${dy}`;
      const arrangements = known.get(key) ?? movedBy(loaded.arrangements, dx, dy);
      known.set(key, arrangements);
      return { ...loaded, arrangements };
    }),
  };
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
  const least = maxExtent.width === 0 ? width : Math.min(width, maxExtent.width);
  return { ...container, maxExtent: { ...maxExtent, width: least } };
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
