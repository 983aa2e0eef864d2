/**
 * A palletized order in two levels: what goes into the vehicles, and what stands on the pallets. Each is a problem and
 * a plan of one level, so that whatever takes (problem, plan) serves both.
 *
 *     cargoes of the vehicles   0 .. n-1  the cargoes of the order, of which what stands on no pallet is loaded loose
 *                               n ..      the finished pallets of the plan, one Palletload each
 *     cargoes of the pallets    0 .. n-1  the cargoes of the order, of which what stands on pallets counts
 *     containers of the pallets           `problem.pallets`
 */
import type { Cuboid, Size } from './geometry.js';
import { NOTHING_KEPT_TOGETHER } from './kept-together.js';
import { extentOf, type FinishedPallet, type LoadPlan, piecesIn } from './plan.js';
import type { Cargo, CargoCount, Container, LoadProblem } from './problem.js';
import { withoutSteps, withRules } from './sub-problems.js';

/** One of the two levels of a plan on pallets, as a problem and a plan of its own. */
export interface LevelOfPlan {
  readonly problem: LoadProblem;
  readonly plan: LoadPlan;
}

/** Orientations 1 and 2: a pallet stands upright. */
const UPRIGHT = 0b000011;

/** What is loaded into the vehicles; of a plan without pallets, the plan itself. */
export function vehicleLevel(problem: LoadProblem, plan: LoadPlan): LevelOfPlan {
  if (plan.pallets === undefined) return { problem, plan };
  const { pallets: kinds = [], ...rest } = problem;
  const { pallets, ...planOfVehicles } = plan;
  const onPallets = piecesOn(problem, pallets);
  // Alternatives and extra pallets may carry more than was ordered together.
  const loose = problem.cargoes.map((cargo, place) => ({
    ...cargo,
    quantity: Math.max(0, cargo.quantity - onPallets[place]!),
  }));
  const unitLoads = pallets.map((pallet) => palletload(problem.cargoes, kinds[pallet.container]!, pallet));
  return { problem: { ...rest, cargoes: [...loose, ...unitLoads] }, plan: planOfVehicles };
}

/**
 * What stands on the pallets, as a plan of so many filled pallets: the same object for those that are alike. Null of a
 * plan without pallets.
 */
export function palletLevel(problem: LoadProblem, plan: LoadPlan): LevelOfPlan | null {
  const { pallets } = plan;
  if (pallets === undefined) return null;
  const onPallets = piecesOn(problem, pallets);
  const { pallets: containers = [], ...rest } = problem;
  const cargoes = problem.cargoes.map((cargo, place) => ({
    ...cargo,
    quantity: onPallets[place]!,
    isOptional: false,
  }));
  // What concerns all containers together, as what must not be divided, is looked after on the other level.
  const onPalletsAlone = withRules(withoutSteps({ ...rest, cargoes, containers }), NOTHING_KEPT_TOGETHER);
  return {
    problem: onPalletsAlone,
    plan: {
      containers: pallets.flatMap((pallet) => Array(pallet.quantity).fill(pallet)),
      unloaded: [],
      search: plan.search,
    },
  };
}

/** Pieces of each cargo that stand on pallets. */
function piecesOn(problem: LoadProblem, pallets: readonly FinishedPallet[]): number[] {
  const pieces = problem.cargoes.map(() => 0);
  for (const { arrangements, quantity } of pallets) {
    for (const { cargo, quantity: count } of contentsOf(arrangements)) pieces[cargo]! += quantity * count;
  }
  return pieces;
}

/** Pieces by cargo, in the order of the problem. */
export function contentsOf(arrangements: FinishedPallet['arrangements']): CargoCount[] {
  const counts = new Map<number, number>();
  for (const one of arrangements) counts.set(one.cargo, (counts.get(one.cargo) ?? 0) + piecesIn(one));
  return [...counts].sort(([a], [b]) => a - b).map(([cargo, quantity]) => ({ cargo, quantity }));
}

/**
 * Opens the finished pallets of a plan: what lies in its vehicles as pieces of each cargo of the order. Of a plan without
 * pallets it counts the rows together.
 */
export function palletsOpened({ cargoes }: LoadProblem, { pallets = [] }: Pick<LoadPlan, 'pallets'>) {
  const contents = pallets.map(({ arrangements }) => contentsOf(arrangements));
  return (rows: readonly CargoCount[]): Map<number, number> => {
    const pieces = new Map<number, number>();
    const add = (cargo: number, quantity: number) => pieces.set(cargo, (pieces.get(cargo) ?? 0) + quantity);
    for (const { cargo, quantity } of rows) {
      if (cargo < cargoes.length) add(cargo, quantity);
      else for (const row of contents[cargo - cargoes.length]!) add(row.cargo, quantity * row.quantity);
    }
    return pieces;
  };
}

/** A finished pallet as a cargo. Its volume is that of the cargo on it, as in the figures of a vehicle. */
function palletload(cargoes: readonly Cargo[], pallet: Container, { arrangements, quantity }: FinishedPallet): Cargo {
  const contents = contentsOf(arrangements);
  const total = (of: (cargo: Cargo) => number) =>
    contents.reduce((sum, row) => sum + row.quantity * of(cargoes[row.cargo]!), 0);
  const size = outerSize(
    pallet,
    arrangements.map((one) => extentOf(one, cargoes)),
  );
  return {
    ...inherited(contents.map((row) => cargoes[row.cargo]!)),
    style: 'Palletload',
    size,
    diameter: 0,
    volume: total((cargo) => cargo.volume),
    weight: pallet.emptyWeight + total((cargo) => cargo.weight),
    quantity,
    pieceInside: total((cargo) => Math.max(1, cargo.pieceInside)),
    orderPieces: 0,
    setRatio: 0,
    price: total((cargo) => cargo.price),
    orientations: UPRIGHT,
    turnAllowedOnFloor: true,
    orientationPriority: [],
    maxLayers: [0, 0, 0, 0, 0, 0],
    overhang: null,
    faceOpen: 'NeitherSide',
    contents,
    firstInside: contents[0]!.cargo,
  };
}

/** Deck or cargo, whichever reaches further at each side; the pallet's thickness and the height of its cargo. */
function outerSize({ size, thickness = 0 }: Container, cargo: readonly Cuboid[]): Size {
  const outer = cargo.reduce(
    (reach, one) => ({
      x1: Math.min(reach.x1, one.x1),
      y1: Math.min(reach.y1, one.y1),
      x2: Math.max(reach.x2, one.x2),
      y2: Math.max(reach.y2, one.y2),
      top: Math.max(reach.top, one.z2),
    }),
    { x1: 0, y1: 0, x2: size.length, y2: size.width, top: 0 },
  );
  return { length: outer.x2 - outer.x1, width: outer.y2 - outer.y1, height: thickness + outer.top };
}

/** What a pallet takes over from its cargo: what all of it says alike, and of limits the strictest. */
function inherited(cargoes: readonly Cargo[]) {
  const alike = <Value>(of: (cargo: Cargo) => Value, otherwise: Value): Value => {
    const first = cargoes[0] && of(cargoes[0]);
    return first !== undefined && cargoes.every((cargo) => of(cargo) === first) ? first : otherwise;
  };
  const limits = cargoes.map((cargo) => cargo.maxSupportingWeight).filter((limit) => limit > 0);
  const [first] = cargoes;
  const favourites = first?.favourites.filter((name) => cargoes.every((cargo) => cargo.favourites.includes(name)));
  return {
    name: [...new Set(cargoes.map((cargo) => cargo.name))].join(' + '),
    groupName: alike((cargo) => cargo.groupName, ''),
    sequence: alike((cargo) => cargo.sequence, 0),
    alias: alike((cargo) => cargo.alias, ''),
    alias2: alike((cargo) => cargo.alias2, ''),
    stackValue: alike((cargo) => cargo.stackValue, 0),
    stackCode: alike((cargo) => cargo.stackCode, ''),
    maxLayersAllowedOverDifferentCargoes: cargoes.every((cargo) => cargo.maxLayersAllowedOverDifferentCargoes),
    maxSupportingWeight: limits.length > 0 ? Math.min(...limits) : 0,
    floorStackType: alike((cargo) => cargo.floorStackType, null),
    floorStackSupportsOthers: cargoes.every((cargo) => cargo.floorStackSupportsOthers),
    ...(cargoes.some((cargo) => cargo.nothingOnTop === true) && { nothingOnTop: true as const }),
    isOptional: cargoes.every((cargo) => cargo.isOptional),
    favourites: favourites ?? [],
  };
}
