/** Rooms along the fill direction for classes of cargo: as long as their volumes ask for, and a little longer. */
import type { LoadProblem } from '../../../domain/problem.js';
import { fillsLayers } from '../../../domain/tidiness.js';
import type { Room } from '../../fills/variants/rooms-apart.js';
import type { DraftLoad } from '../../goals/draft.js';
import type { Classes } from './classes.js';

/** A way to part the load into rooms. */
export interface Way {
  /** Of the longest side in a class, what its room is longer at either end: a wall of whole pieces fills no room exactly. */
  readonly slack: number;
  /** What is in an earlier room must not lie in the way of what is in a later one. */
  readonly isInOrder: boolean;
  /** What is in a later room may fill gaps in the ones before it. */
  readonly isOpenInFront: boolean;
}

const IN_WALLS: readonly Way[] = [
  { slack: 0.5, isInOrder: true, isOpenInFront: true },
  { slack: 0.5, isInOrder: true, isOpenInFront: false },
  { slack: 0.25, isInOrder: false, isOpenInFront: false },
  { slack: 1, isInOrder: false, isOpenInFront: false },
];

/** From above what is in order would have to leave all above it free. */
const IN_LAYERS: readonly Way[] = [1, 0.5, 0.25].map((slack) => ({ slack, isInOrder: false, isOpenInFront: false }));

/** Those worth a try, the likeliest first. */
export function waysOf(problem: LoadProblem): readonly Way[] {
  const { isSequenceUsed, isGroupSequenceUsed } = problem.rules;
  const ways = fillsLayers(problem) ? IN_LAYERS : IN_WALLS;
  return isSequenceUsed || isGroupSequenceUsed ? ways.map((way) => ({ ...way, isInOrder: true })) : ways;
}

/** @param reach where the last room ends, scaled units */
export function roomsOf(problem: LoadProblem, load: DraftLoad, classes: Classes, reach: number, slack: number): Room[] {
  const volumes = classes.map((members) =>
    sumOf(members, (cargo) => load.loaded[cargo]! * problem.cargoes[cargo]!.volume),
  );
  const sides = classes.map((members) => Math.max(...members.map((cargo) => longestSide(problem, cargo))));
  const all = volumes.reduce((sum, volume) => sum + volume, 0);
  let before = 0;
  const borders = volumes.map((volume) => {
    before += volume;
    return (before / all) * reach;
  });
  return classes.map((_, place) => {
    const isLast = place === classes.length - 1;
    const margin = slack * Math.max(sides[place]!, sides[place - 1] ?? 0);
    return {
      from: place === 0 ? 0 : Math.max(0, Math.floor(borders[place - 1]! - margin)),
      to: isLast ? reach : Math.min(reach, Math.floor(borders[place]! + slack * sides[place]!)),
    };
  });
}

/** Along the fill direction, as it may lie. */
function longestSide(problem: LoadProblem, cargo: number): number {
  const { length, width, height } = problem.cargoes[cargo]!.size;
  return fillsLayers(problem) ? height : Math.max(length, width);
}

function sumOf(members: readonly number[], figure: (cargo: number) => number): number {
  return members.reduce((sum, cargo) => sum + figure(cargo), 0);
}
