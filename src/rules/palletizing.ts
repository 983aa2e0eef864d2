/**
 * Palletizing: what is palletized stands on pallets of its own or on mixed ones, as full and as high as the request asks,
 * and only what may goes loose. Judged on the whole order, for it is about both levels.
 */
import { maskAllows, ORIENTATIONS, orientedSize, type Size } from '../domain/geometry.js';
import {
  type Arrangement,
  type FinishedPallet,
  type LoadedContainer,
  type LoadPlan,
  piecesIn,
  placementsOf,
} from '../domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../domain/problem.js';
import { long } from '../domain/sentences.js';
import type { LayerPatternName } from '../domain/words.js';
import type { PlanRule, Report } from './rule.js';

export const palletizing: PlanRule = {
  id: 'palletizing',
  title: 'Cargo on pallets as the request builds them',
  fields: [
    'isPalletized',
    'palletizing',
    'MixPallet',
    'fixedCargoCountOnPallet',
    'flatPalletTop',
    'partialPalletsAllowed',
    'remainQtyToMixPallet',
    'remainQtyToVehicle',
    'minHeightOfPallets',
    'isDifferentGroupsAllowedInSamePallet',
    'unitloadTopPattern',
    'unitloadBottomPattern',
  ],
  isUsed: ({ rules }) => rules.palletizing !== undefined,
  check(problem, plan, report) {
    const { pallets = [] } = plan;
    for (const [place, pallet] of pallets.entries()) {
      checkPallet(problem, pallet, `Finished pallet ${place + 1}`, report);
    }
    checkPartials(problem, plan, report);
    checkLoose(problem, plan, report);
    checkCounts(problem, plan, report);
  },
};

/** Places of the cargoes on it. */
function cargoesOn({ arrangements }: FinishedPallet): number[] {
  return [...new Set(arrangements.map(({ cargo }) => cargo))];
}

function piecesOf({ arrangements }: FinishedPallet, cargo: number): number {
  return arrangements.reduce((sum, one) => (one.cargo === cargo ? sum + piecesIn(one) : sum), 0);
}

function checkPallet(problem: LoadProblem, pallet: FinishedPallet, where: string, report: Report): void {
  const places = cargoesOn(pallet);
  const cargoes = places.map((place) => problem.cargoes[place]!);
  const without = cargoes.find((cargo) => cargo.palletizing === undefined);
  if (without !== undefined) {
    report.whole(without.name, `${where} carries it; it is not palletized.`);
    return;
  }
  const own = cargoes[0]!.palletizing!;
  const isOwn = cargoes.length === 1 && own.pallet === pallet.container;
  if (!isOwn) checkMixed(problem, pallet, cargoes, where, report);
  checkTogether(problem, cargoes, where, report);
  const { minHeight } = problem.rules.palletizing!;
  const { top } = topLayers(pallet.arrangements, problem.cargoes);
  if (top < minHeight) {
    report.whole(cargoes[0]!.name, `${where} is ${long(problem, top)} high; ${long(problem, minHeight)} is the least.`);
  }
  if (!isOwn || own.goesToMixedPallets) return;
  const pieces = piecesOf(pallet, places[0]!);
  if (own.fixedCount > 0 && pieces > own.fixedCount) {
    report.whole(cargoes[0]!.name, `${where} carries ${pieces}; ${own.fixedCount} are fixed.`);
  }
  if (own.isTopFlat && !isFlat(problem, pallet, cargoes[0]!)) {
    report.whole(cargoes[0]!.name, `The top layer of ${where.toLowerCase()} is not whole.`);
  }
  checkPatterns(problem, pallet, cargoes[0]!, where, report);
}

const BLOCKS: Readonly<Record<LayerPatternName, number>> = {
  ...{ BestFit: Number.POSITIVE_INFINITY, MultiSurface: Number.POSITIVE_INFINITY },
  ...{ Pattern1Block: 1, Pattern2Blocks: 2, Pattern3Blocks: 3, Pattern4Blocks: 4 },
};

/** The bottom layer, and one on top of it, of no more blocks than their patterns have. */
function checkPatterns(
  { cargoes }: LoadProblem,
  { arrangements }: FinishedPallet,
  { name, palletizing: how }: Cargo,
  where: string,
  report: Report,
): void {
  const { layers } = topLayers(arrangements, cargoes);
  const top = Math.max(...layers.keys());
  const { bottomPattern, topPattern } = how!;
  const asked = [[0, bottomPattern], ...(top > 0 ? [[top, topPattern] as const] : [])] as const;
  for (const [level, pattern] of asked) {
    if (BLOCKS[pattern] === Number.POSITIVE_INFINITY) continue;
    const blocks = leastBlocks(arrangements, cargoes, level);
    if (blocks <= BLOCKS[pattern]) continue;
    const layer = level === 0 ? 'bottom' : 'top';
    report.whole(
      name,
      `The ${layer} layer of ${where.toLowerCase()} has ${blocks} blocks or more; ${pattern} is asked for.`,
    );
  }
}

/** In one block all pieces lie alike, whole pieces apart; some may be left out. */
function leastBlocks(arrangements: readonly Arrangement[], cargoes: readonly Cargo[], level: number): number {
  const blocks = new Set<string>();
  for (const arrangement of arrangements) {
    for (const { position, size } of placementsOf(arrangement, cargoes)) {
      if (position.z !== level) continue;
      const past = (at: number, side: number) => ((at % side) + side) % side;
      blocks.add(`${size.length} ${size.width} ${past(position.x, size.length)} ${past(position.y, size.width)}`);
    }
  }
  return blocks.size;
}

function checkMixed(
  { rules, pallets = [] }: LoadProblem,
  { container }: FinishedPallet,
  cargoes: readonly Cargo[],
  where: string,
  report: Report,
): void {
  const { mixedPallet } = rules.palletizing!;
  for (const { name, palletizing: how } of cargoes) {
    if (!how!.goesToMixedPallets) report.whole(name, `${where} is mixed; it may stand on pallets of its own only.`);
    else if (container !== (mixedPallet ?? how!.pallet)) {
      report.whole(name, `${where} is a ${pallets[container]!.name}; mixed pallets are others.`);
    }
  }
}

/** One stop on a pallet, one group where groups are not mixed. */
function checkTogether({ rules }: LoadProblem, cargoes: readonly Cargo[], where: string, report: Report): void {
  const [first] = cargoes;
  for (const cargo of cargoes) {
    if (rules.isSequenceUsed && cargo.sequence !== first!.sequence) {
      report.whole(cargo.name, `${where} carries the sequences ${first!.sequence} and ${cargo.sequence}.`);
    }
    const isApart = rules.isGroupSequenceUsed || !rules.palletizing!.areGroupsMixed;
    if (isApart && cargo.groupName !== first!.groupName) {
      report.whole(cargo.name, `${where} carries the groups "${first!.groupName}" and "${cargo.groupName}".`);
    }
    if (rules.isGroupSequenceUsed && cargo !== first && cargo.groupName === '' && first!.groupName === '') {
      report.whole(
        cargo.name,
        `${where} carries it beside ${first!.name}; neither has a group, so each is one of its own.`,
      );
    }
  }
}

/** Without partial pallets all of a cargo with a fixed count carry it; else at most one may carry less, of alternatives in each. */
function checkPartials(problem: LoadProblem, plan: LoadPlan, report: Report): void {
  const { pallets = [] } = plan;
  const together = plan.alternatives ? plan.containers.map((one) => palletsIn(problem, one)) : [allOf(pallets)];
  for (const [place, { name, palletizing: how }] of problem.cargoes.entries()) {
    if (how === undefined || how.fixedCount === 0 || how.goesToMixedPallets) continue;
    const most = how.isPartialAllowed ? 1 : 0;
    for (const counts of together) {
      let partial = 0;
      for (const [pallet, count] of counts) {
        const pieces = piecesOf(pallets[pallet]!, place);
        if (pieces > 0 && pieces < how.fixedCount) partial += count;
      }
      if (partial > most) report.whole(name, `${partial} pallets carry fewer than ${how.fixedCount}; ${most} may.`);
    }
  }
}

type CountsOfPallets = ReadonlyMap<number, number>;

function allOf(pallets: readonly FinishedPallet[]): CountsOfPallets {
  return new Map(pallets.map(({ quantity }, place) => [place, quantity]));
}

/** By their places in the plan. */
function palletsIn({ cargoes }: LoadProblem, { arrangements }: LoadedContainer): CountsOfPallets {
  const counts = new Map<number, number>();
  for (const one of arrangements) {
    const pallet = one.cargo - cargoes.length;
    if (pallet >= 0) counts.set(pallet, (counts.get(pallet) ?? 0) + piecesIn(one));
  }
  return counts;
}

/** Every finished pallet stands in the vehicles as often as there are such; none of the alternatives has more than there are. */
function checkCounts(problem: LoadProblem, plan: LoadPlan, report: Report): void {
  const { pallets = [], containers } = plan;
  const placed = pallets.map(() => 0);
  for (const loaded of containers) {
    const counts = palletsIn(problem, loaded);
    for (const [pallet, count] of counts) placed[pallet]! += count;
    if (plan.alternatives) checkStock(problem, pallets, counts, report);
  }
  for (const [place, { quantity }] of pallets.entries()) {
    if (placed[place] === quantity) continue;
    report.whole(null, `Of ${quantity} finished pallets ${place + 1} ${placed[place]} stand in the vehicles.`);
  }
}

function checkStock(
  { pallets: kinds = [] }: LoadProblem,
  pallets: readonly FinishedPallet[],
  counts: CountsOfPallets,
  report: Report,
): void {
  const used = kinds.map(() => 0);
  for (const [pallet, count] of counts) used[pallets[pallet]!.container]! += count;
  for (const [kind, { name, quantity }] of kinds.entries()) {
    if (quantity === 0 || used[kind]! <= quantity) continue;
    report.whole(null, `An alternative stands on ${used[kind]} pallets "${name}"; there are ${quantity}.`);
  }
}

/** Palletized cargo without a pallet in the vehicles. */
function checkLoose({ cargoes }: LoadProblem, { containers }: LoadPlan, report: Report): void {
  const loose = cargoes.map(() => 0);
  for (const { arrangements } of containers) {
    for (const one of arrangements) if (one.cargo < cargoes.length) loose[one.cargo]! += piecesIn(one);
  }
  for (const [place, { name, palletizing: how }] of cargoes.entries()) {
    if (how !== undefined && loose[place]! > 0 && !how.goesToVehicle) {
      report.whole(name, `${loose[place]} pieces are loaded without a pallet.`);
    }
  }
}

/** How high it is, and what lies in each layer: pieces by the height at which they stand, then their own. */
function topLayers(arrangements: readonly Arrangement[], cargoes: readonly Cargo[]) {
  const layers = new Map<number, Map<number, number>>();
  let top = 0;
  for (const arrangement of arrangements) {
    for (const { position, size } of placementsOf(arrangement, cargoes)) {
      const layer = layers.get(position.z) ?? new Map<number, number>();
      layers.set(position.z, layer.set(size.height, (layer.get(size.height) ?? 0) + 1));
      top = Math.max(top, position.z + size.height);
    }
  }
  return { top, layers };
}

/**
 * The top layer has as many pieces as any layer of pieces that lie alike; of a pattern of its own, as rows that lie one way
 * have at least.
 */
function isFlat({ cargoes, pallets = [] }: LoadProblem, pallet: FinishedPallet, cargo: Cargo): boolean {
  const { topPattern, bottomPattern } = cargo.palletizing!;
  const { layers } = topLayers(pallet.arrangements, cargoes);
  const highest = layers.get(Math.max(...layers.keys()))!;
  if (highest.size > 1) return false;
  const [[height, pieces]] = [...highest] as [[number, number]];
  if ([...layers.values()].every((layer) => (layer.get(height) ?? 0) <= pieces)) return true;
  return topPattern !== bottomPattern && pieces >= mostInRows(pallets[pallet.container]!, cargo, height);
}

/** Of one block of pieces of that height. */
function mostInRows(
  { size, deckReach, maxExtent }: Container,
  { orientations, size: piece }: Cargo,
  height: number,
): number {
  const room = (side: 'length' | 'width') =>
    Math.min(size[side] + 2 * deckReach[side], maxExtent[side] || Number.POSITIVE_INFINITY);
  const lying = ORIENTATIONS.filter((orientation) => maskAllows(orientations, orientation))
    .map((orientation) => orientedSize(piece, orientation))
    .filter((one) => one.height === height);
  const inOne = ({ length, width }: Size) => Math.floor(room('length') / length) * Math.floor(room('width') / width);
  return Math.max(...lying.map(inOne));
}
