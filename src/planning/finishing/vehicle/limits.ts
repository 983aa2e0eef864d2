/** The limits of vehicles, which parts of loads need not keep on their own: how far a load is beyond them, and by what rules. */
import { type Sentence, said } from '../../../domain/coded-sentences.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import type { Arrangement, LoadedContainer } from '../../../domain/plan.js';
import type { Container, LoadProblem } from '../../../domain/problem.js';
import type { UnloadedReason } from '../../../domain/reasons.js';
import { axles } from '../../../rules/axles.js';
import { centreOfGravity } from '../../../rules/centre-of-gravity.js';
import { door, openingOf, passingOf } from '../../../rules/door.js';
import { baysTaken, doorBay } from '../../../rules/door-bay.js';
import { floorPressure } from '../../../rules/floor-pressure.js';
import { ContainerLoad, Report } from '../../../rules/index.js';
import { lineLoad } from '../../../rules/line-load.js';
import type { Rule } from '../../../rules/rule.js';
import { centreBeyond, hasCentreLimit } from '../../envelope/centre-limits.js';
import { floorBeyondOf, hasFloorLimit } from './floor-load.js';

export const VEHICLE_RULES: readonly { readonly rule: Rule; readonly reason: UnloadedReason }[] = [
  { rule: centreOfGravity, reason: 'OffCentre' },
  { rule: axles, reason: 'AxleLimit' },
  { rule: door, reason: 'Door' },
  { rule: doorBay, reason: 'Door' },
  { rule: lineLoad, reason: 'FloorLoad' },
  { rule: floorPressure, reason: 'FloorLoad' },
];

export interface LimitBroken {
  readonly reason: UnloadedReason;
  readonly detail: Sentence;
}

/**
 * Which limit of its vehicle a load breaks, in words; null: none.
 * @param cargo that stays behind for it: figures after its own stop are not said of it. Absent: of none
 * @param among these limits
 */
export function limitBroken(
  problem: LoadProblem,
  loaded: LoadedContainer,
  cargo?: number,
  among = VEHICLE_RULES,
): LimitBroken | null {
  const stages = cargo === undefined ? Number.POSITIVE_INFINITY : stagesWith(problem, loaded, cargo);
  const container = problem.containers[loaded.container]!.name;
  const load = new ContainerLoad(problem, loaded);
  for (const { rule, reason } of among) {
    const report = new Report(rule.id, 0);
    rule.check(load, report);
    if (report.faults.length === 0) continue;
    const fault = report.faults.find(({ about }) => (about?.stops ?? 0) < stages)?.message ?? ON_THE_WAY;
    return { reason, detail: said('RuleForbids', { container, rule: rule.id, fault }) };
  }
  return null;
}

const ON_THE_WAY = 'with it no load was found that keeps this limit after every stop, too.';

/** How many of the stages of a load, departure first, a cargo is part of. */
function stagesWith(problem: LoadProblem, { arrangements }: LoadedContainer, cargo: number): number {
  const ranks = loadingRanks(problem);
  const later = arrangements.map((one) => ranks[one.cargo]!).filter((rank) => rank > ranks[cargo]!);
  return 1 + new Set(later).size;
}

export function hasLimits(container: Container): boolean {
  return hasCentreLimit(container) || hasFloorLimit(container) || openingOf(container) !== null;
}

export function isLimited({ containers, pallets = [] }: LoadProblem): boolean {
  return [...containers, ...pallets].some(hasLimits);
}

/** In shares of the limits, all together; 0: within. */
export function beyondLimits(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): number {
  const centre = centreBeyond(problem, container, arrangements);
  const type = problem.containers[container]!;
  if (!hasFloorLimit(type) && openingOf(type) === null) return centre;
  const load = new ContainerLoad(problem, { container, arrangements });
  return centre + floorBeyondOf(load) + piecesWithoutBay(load);
}

/** Those that do not pass its door, too. @param load in an order of loading */
export function piecesWithoutBay(load: ContainerLoad): number {
  const opening = openingOf(load.container);
  if (opening === null) return 0;
  const { size } = load.container;
  let pieces = load.pieces.filter(({ x1, x2, y1, y2, z1, z2, kind }) => {
    const own = { length: x2 - x1, width: y2 - y1, height: z2 - z1 };
    return passingOf(own, opening, size, kind.tiltsAtDoor === true) === null;
  }).length;
  for (const _ of baysTaken(load)) pieces++;
  return pieces;
}
