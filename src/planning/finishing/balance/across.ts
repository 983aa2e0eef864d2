/** Changed loads that may bring the left and the right side of a container nearer to each other. */
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { extentOfAll, mirrored, movedBy, type Part } from './parts.js';
import { leastShift, type Range, shiftAcross } from './room.js';

/** Slices of which every choice is tried; 2^12 of them. */
const MOST_CHOSEN_FROM = 12;

/**
 * By how much the left side of a load, or of a part of one, is heavier than the right one: by weight or by moment. Of parts it
 * adds up, in a mirror it changes its sign, and with every shift to the right it gets less.
 */
export type Difference = (load: readonly Arrangement[]) => number;

/** By how much the left side may be heavier, or lighter. */
type Within = number;

export function shiftedAcross(
  problem: LoadProblem,
  container: number,
  slices: readonly Part[],
  difference: Difference,
  within: Within,
): (readonly Arrangement[])[] {
  const load = slices.flatMap(({ arrangements }) => arrangements);
  const ofLoad = shiftAcross(problem, container, extentOfAll(problem, load));
  const shift = leastShift((dy) => difference(movedBy(load, 0, dy)), within, ofLoad);
  const ranges = slices.map((slice) => shiftAcross(problem, container, slice));
  return [movedBy(load, 0, shift), shiftedApart(slices, ranges, difference, within)];
}

/** Every slice by the same share of the room that it has, as far as needed. */
function shiftedApart(
  slices: readonly Part[],
  ranges: readonly Range[],
  difference: Difference,
  within: Within,
): readonly Arrangement[] {
  const furthest = ranges.reduce((far, { least, most }) => Math.max(far, most, -least), 0);
  const at = (shift: number) =>
    slices.flatMap(({ arrangements }, place) => {
      const { least, most } = ranges[place]!;
      return movedBy(arrangements, 0, Math.max(least, Math.min(most, shift)));
    });
  return at(leastShift((shift) => difference(at(shift)), within, { least: -furthest, most: furthest }));
}

/** Some of the slices mirrored: as few as will do, or those after which the halves differ least. */
export function mirroredSlices(
  problem: LoadProblem,
  container: number,
  slices: readonly Part[],
  difference: Difference,
  within: Within,
): (readonly Arrangement[])[] {
  const { width } = problem.containers[container]!.size;
  const differences = slices.map(({ arrangements }) => difference(arrangements));
  return choicesOf(differences, within).map((isChosen) =>
    slices.flatMap(({ arrangements }, place) =>
      isChosen[place] ? mirrored(problem, arrangements, 0, width) : arrangements,
    ),
  );
}

/** Which differences to change the sign of, so that their sum is small. */
function choicesOf(differences: readonly number[], within: Within): boolean[][] {
  return differences.length <= MOST_CHOSEN_FROM ? bestOfAll(differences, within) : [onePerTurn(differences, within)];
}

function bestOfAll(differences: readonly number[], within: Within): boolean[][] {
  const now = differences.reduce((sum, one) => sum + one, 0);
  let smallest = { choice: 0, sum: Math.abs(now) };
  let fewest: { choice: number; chosen: number } | null = null;
  for (let choice = 1; choice < 2 ** differences.length; choice++) {
    let sum = now;
    let chosen = 0;
    for (const [place, one] of differences.entries()) {
      if ((choice & (1 << place)) === 0) continue;
      sum -= 2 * one;
      chosen++;
    }
    if (Math.abs(sum) < smallest.sum) smallest = { choice, sum: Math.abs(sum) };
    if (Math.abs(sum) <= within && (fewest === null || chosen < fewest.chosen)) fewest = { choice, chosen };
  }
  const choices = fewest === null ? [smallest.choice] : [fewest.choice, smallest.choice];
  return choices.map((choice) => differences.map((_, place) => (choice & (1 << place)) !== 0));
}

/** Again and again the one that brings the sum nearest to 0, until it is near enough or none does. */
function onePerTurn(differences: readonly number[], within: Within): boolean[] {
  const isChosen = differences.map(() => false);
  let sum = differences.reduce((all, one) => all + one, 0);
  while (Math.abs(sum) > within) {
    let best = -1;
    let least = Math.abs(sum);
    for (const [place, one] of differences.entries()) {
      const changed = Math.abs(isChosen[place] ? sum + 2 * one : sum - 2 * one);
      if (changed < least) [best, least] = [place, changed];
    }
    if (best < 0) break;
    sum += (isChosen[best] ? 2 : -2) * differences[best]!;
    isChosen[best] = !isChosen[best];
  }
  return isChosen;
}
