/**
 * Palletizing: what is palletized stands on pallets of its own or on mixed ones, as full and as high as the request asks,
 * and only what may goes loose. Judged on the whole order, for it is about both levels.
 */
import {
  type Arrangement,
  type FinishedPallet,
  type LoadedContainer,
  type LoadPlan,
  piecesIn,
  placementsOf,
} from '../domain/plan.js';
import type { Cargo, LoadProblem } from '../domain/problem.js';
import { long } from '../domain/sentences.js';
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
  if (own.isTopFlat && !isFlat(pallet.arrangements, problem.cargoes)) {
    report.whole(cargoes[0]!.name, `The top layer of ${where.toLowerCase()} is not whole.`);
  }
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
  }
}

/** Without partial pallets all of a cargo with a fixed count carry it; else at most one may carry less, of alternatives in each. */
function checkPartials(problem: LoadProblem, plan: LoadPlan, report: Report): void {
  const { pallets = [] } = plan;
  const together = plan.alternatives ? plan.containers.map((one) => palletsIn(problem, one)) : [allOf(pallets)];
  for (const [place, { name, palletizing: how }] of problem.cargoes.entries()) {
    if (how === undefined || how.fixedCount === 0 || how.goesToMixedPallets) continue;
    const most = how.isPartialAllowed && !how.goesToVehicle ? 1 : 0;
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

/** The top layer has as many pieces as any layer of pieces that lie alike. */
function isFlat(arrangements: readonly Arrangement[], cargoes: readonly Cargo[]): boolean {
  const { layers } = topLayers(arrangements, cargoes);
  const highest = layers.get(Math.max(...layers.keys()))!;
  if (highest.size > 1) return false;
  const [[height, pieces]] = [...highest] as [[number, number]];
  return [...layers.values()].every((layer) => (layer.get(height) ?? 0) <= pieces);
}
