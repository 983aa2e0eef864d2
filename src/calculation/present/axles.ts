/** What the axles of a filled container carry, where the load may have its weight, and what they carry after each stop. */
import { type Axles, type CarrierName, GROUP_NAMES } from '../../domain/axles.js';
import { centreOfGravity } from '../../domain/centre-of-gravity.js';
import { stopNumbers } from '../../domain/deliveries.js';
import { loadingRanks } from '../../domain/loading-ranks.js';
import { type Arrangement, type LoadedContainer, piecesIn } from '../../domain/plan.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import type { ShownUnits } from '../../domain/shown-units.js';
import { toFourPlaces } from '../../domain/units.js';
import { ranksAfterStops, upTo, weightsAtDeparture, windowAtDeparture } from '../../planning/envelope/centre-limits.js';
import type { Window } from '../../planning/envelope/weight-envelope.js';
import { type AxleLoads, axleLoads, marginOf } from '../../rules/axle-figures.js';
import type { AxlesAnswer } from '../../schema/axles-answer.js';

/** Of the load distribution diagram, both ends of the length among them. */
const POINTS = 101;

const CARRIERS: readonly CarrierName[] = [...GROUP_NAMES, 'kingpin'];

/** @param loaded of a vehicle whose axles are known */
export function axlesOf(problem: LoadProblem, loaded: LoadedContainer, axles: Axles, units: ShownUnits): AxlesAnswer {
  const type = problem.containers[loaded.container]!;
  const { length } = type.size;
  const whole = stageOf(problem, loaded.arrangements);
  const loads = axleLoads(axles, whole.weight, whole.centre.x);
  const served = stopsServed(problem, loaded.arrangements);
  const stages = [
    { afterStop: null, load: loaded.arrangements },
    ...ranksAfterStops(problem, loaded.arrangements).map((rank, stop) => ({
      afterStop: served[stop]!,
      load: upTo(problem, loaded.arrangements, rank),
    })),
  ];
  return {
    gross: units.weight(loads.gross),
    maxGrossWeight: units.weight(axles.maxGrossWeight),
    groups: groupsOf(axles, loads, units),
    window: windowShown(windowAtDeparture(type, whole.weight), type, units),
    diagram: Array.from({ length: POINTS }, (_, point) => {
      const at = (length * point) / (POINTS - 1);
      const weights = weightsAtDeparture(type, at);
      const most = weights === null ? null : Math.min(weights.most, type.maxWeight > 0 ? type.maxWeight : Infinity);
      const isLegal = weights !== null && weights.least <= most!;
      return {
        length: units.length(at),
        least: isLegal ? units.weight(Math.max(0, weights.least)) : null,
        most: isLegal && Number.isFinite(most!) ? units.weight(most!) : null,
      };
    }),
    ...(axles.runs === undefined
      ? {}
      : {
          runs: axles.runs.map(({ from, to, shares, maxWeight }) => ({
            ...{ from, to },
            load: units.weight(GROUP_NAMES.reduce((sum, name) => sum + (shares[name] ?? 0) * (loads[name] ?? 0), 0)),
            maxWeight: units.weight(maxWeight),
          })),
        }),
    stages: stages.map(({ afterStop, load }) => {
      const { weight, centre } = stageOf(problem, load);
      return {
        afterStop,
        weightLoaded: units.weight(weight),
        cog: units.position(centre),
        groups: groupsOf(axles, axleLoads(axles, weight, centre.x), units),
      };
    }),
  };
}

/** Numbers of the stops at which something of a load leaves, in the order of unloading. */
function stopsServed(problem: LoadProblem, arrangements: readonly Arrangement[]): number[] {
  const numbers = stopNumbers(problem);
  const ranks = loadingRanks(problem);
  const aboard = [...new Set(arrangements.map(({ cargo }) => ranks[cargo]!))].sort((a, b) => b - a);
  return aboard.map((rank, place) => numbers.get(rank) ?? place + 1);
}

/** What of a window lies within the container. */
export function windowShown(
  window: Window | null,
  { size: { length } }: Container,
  units: ShownUnits,
): AxlesAnswer['window'] {
  const [from, to] = window === null ? [0, -1] : [Math.max(0, window.from), Math.min(length, window.to)];
  return from <= to ? { from: units.length(from), to: units.length(to) } : null;
}

function stageOf({ cargoes }: LoadProblem, arrangements: readonly Arrangement[]) {
  const weight = arrangements.reduce((sum, one) => sum + piecesIn(one) * cargoes[one.cargo]!.weight, 0);
  return { weight, centre: centreOfGravity(cargoes, arrangements) };
}

function groupsOf(axles: Axles, loads: AxleLoads, units: ShownUnits): AxlesAnswer['groups'] {
  return CARRIERS.flatMap((name) => {
    const carrier = axles[name];
    if (carrier === undefined) return [];
    return [
      {
        name,
        load: units.weight(loads[name]!),
        maxWeight: units.weight(carrier.maxWeight),
        minWeight: units.weight(carrier.minWeight),
        share: toFourPlaces(loads.gross === 0 ? 0 : (100 * loads[name]!) / loads.gross),
        margin: units.weight(marginOf(axles, name, loads)),
      },
    ];
  });
}
