/**
 * Heights of pallets that let them stack up to the roof of the vehicles (UnitloadsDevelopedDinamically): two or three of
 * one height on each other, or a high one with a low one that together are as high as the vehicle.
 */
import type { LoadProblem } from '../../domain/problem.js';
import { usableSize } from '../bounds/capacity.js';
import type { HeightsOf } from './palletize.js';
import type { SingleCargo } from './single-cargo.js';

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
