/**
 * Heights of pallets that let them stack up to the roof of the vehicles (UnitloadsDevelopedDinamically): two or three of
 * one height on each other, or a high one with a low one that together are as high as the vehicle.
 */
import type { LoadPlan } from '../../domain/plan.js';
import type { CargoCount, LoadProblem, Rules } from '../../domain/problem.js';
import { contentsOf } from '../../domain/unit-loads.js';
import { usableSize } from '../bounds/capacity.js';
import { compare, FIRM_GOALS, Score } from '../goals/compare.js';
import type { HeightsOf, Palletized } from './palletize.js';
import type { SingleCargo } from './single-cargo.js';
import { draftOfCargo } from './standing.js';

/** Pallets stand on each other so often at most. */
const MOST_TIERS = 4;

/** Ways to choose the heights of all pallets, to be tried beside pallets as high as they may be. */
export function heightChoices(problem: LoadProblem): HeightsOf[] {
  const rooms = [...new Set(problem.containers.map((container) => usableSize(container).height))];
  const thickness = (cargo: number) => problem.pallets![problem.cargoes[cargo]!.palletizing!.pallet]!.thickness ?? 0;
  return rooms.flatMap((room) => {
    const choices: HeightsOf[] = [];
    for (let tiers = 2; tiers <= MOST_TIERS; tiers++) {
      choices.push((single, cargo) => evenTiers(single, room, thickness(cargo), tiers));
    }
    choices.push((single, cargo) => highAndLow(single, room, thickness(cargo)));
    return choices;
  });
}

/** The layers that go into so many tiers, as evenly as they can be shared. */
function evenTiers(single: SingleCargo, room: number, thickness: number, tiers: number): number[] {
  const [layer] = single.layerHeights;
  if (layer === undefined) return [single.height];
  const layers = Math.floor((room - tiers * thickness) / layer);
  const heights = Array.from({ length: tiers }, (_, tier) => layer * Math.floor((layers + tier) / tiers));
  return sensible(single, heights, layer);
}

/** As high as allowed, and under or over it what is left of the room. */
function highAndLow(single: SingleCargo, room: number, thickness: number): number[] {
  const [layer] = single.layerHeights;
  if (layer === undefined) return [single.height];
  const high = layer * Math.floor(single.height / layer);
  return sensible(single, [high, room - 2 * thickness - high], layer);
}

function sensible(single: SingleCargo, heights: readonly number[], layer: number): number[] {
  const possible = heights.map((height) => Math.min(height, single.height)).filter((height) => height >= layer);
  return possible.length === heights.length ? possible : [single.height];
}

/** Pallets built in one way, loaded with the effort of a level. */
type Load = (palletized: Palletized, level: Rules['optimizationLevel']) => LoadPlan;

/** Quickly first: only the best choice, and pallets as high as they may be, get the effort of the level. */
export function withBestHeights(
  problem: LoadProblem,
  inAdvance: Palletized,
  choices: readonly Palletized[],
  load: Load,
  isOver: () => boolean,
): LoadPlan {
  const loaded = (choice: Palletized, level: Rules['optimizationLevel']) => loadedAs(problem, load(choice, level));
  const quick = loaded(inAdvance, 1);
  let best = { choice: inAdvance, tried: quick };
  for (const choice of choices) {
    if (isOver()) break;
    const tried = loaded(choice, 1);
    if (isBetter(tried, best.tried) && !standsLess(tried, quick)) best = { choice, tried };
  }
  const { optimizationLevel } = problem.rules;
  const plain = loaded(inAdvance, optimizationLevel);
  if (best.choice === inAdvance || isOver()) return plain.plan;
  const chosen = loaded(best.choice, optimizationLevel);
  return isBetter(chosen, plain) && !standsLess(chosen, plain) ? chosen.plan : plain.plan;
}

interface Loaded {
  readonly plan: LoadPlan;
  readonly score: Score;
  /** Pieces of freight, pallets and loose cartons, that somebody has to handle. */
  readonly freight: number;
  /** Cartons that stay behind, and those on no pallet: loose ones and these. */
  readonly behind: number;
  readonly offPallets: number;
}

function loadedAs(problem: LoadProblem, plan: LoadPlan): Loaded {
  const n = problem.cargoes.length;
  const behind = plan.unloaded.reduce((sum, { quantity }) => sum + quantity, 0);
  const freight = plan.containers.flatMap(({ arrangements }) => contentsOf(arrangements));
  const piecesOf = (rows: readonly CargoCount[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    plan,
    score: new Score(problem, draftOfCargo(problem, plan)),
    freight: piecesOf(freight),
    behind,
    offPallets: behind + piecesOf(freight.filter(({ cargo }) => cargo < n)),
  };
}

/** Of plans of the same worth the one with less to handle. */
function isBetter(one: Loaded, other: Loaded): boolean {
  const order = compare(one.score, other.score, FIRM_GOALS);
  return order < 0 || (order === 0 && one.freight < other.freight);
}

/** Chosen heights may not leave more cartons behind, or loose, than pallets in advance. */
function standsLess(chosen: Loaded, inAdvance: Loaded): boolean {
  return chosen.behind > inAdvance.behind || chosen.offPallets > inAdvance.offPallets;
}
