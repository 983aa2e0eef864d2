/**
 * How far the centre of gravity of a load lies beyond the limits of its vehicle: its axles at departure and after every stop,
 * and cogTolerance at departure and, where that is asked, after every stop.
 */
import { centreOfGravity } from '../../domain/centre-of-gravity.js';
import type { Position } from '../../domain/geometry.js';
import { loadingRanks } from '../../domain/loading-ranks.js';
import { type Arrangement, piecesIn } from '../../domain/plan.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { type HalfPlane, limitsOfAxles, limitsOfCentre, WeightEnvelope, type Window } from './weight-envelope.js';

/** Shares of a side; what the verifier leaves is many times as much. */
const ROUNDING = 1e-11;

/** In shares of the length, of a load whose weight is legal nowhere. */
const NOWHERE = 10;

/** So light that no axle knows: the centre of a load without weight is that of its volume. */
const WEIGHTLESS = 1e-9;

const SIDES = { y: 'width', z: 'height' } as const;

/** What is in the container between two stops. */
export interface Stage {
  readonly weight: number;
  readonly centre: Position;
  /** Where its centre may be along the length; null: nowhere. */
  readonly along: Window | null;
  /** The same with a little to spare of each limit of the axles; null: nowhere. */
  readonly spared: Window | null;
  readonly isToleranceAsked: boolean;
}

export function hasCentreLimit({ cogTolerance, axles }: Container): boolean {
  return cogTolerance !== undefined || axles !== undefined;
}

/** In shares of the sides, all stages together; 0: within. */
export function centreBeyond(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): number {
  const type = problem.containers[container]!;
  let beyond = 0;
  for (const { centre, along, isToleranceAsked } of stagesOf(problem, type, arrangements)) {
    beyond += along === null ? NOWHERE : farFrom(along, centre.x, type.size.length);
    if (!isToleranceAsked) continue;
    for (const axis of ['y', 'z'] as const)
      beyond += farFrom(rangeOf(type, axis), centre[axis], type.size[SIDES[axis]]);
  }
  return beyond;
}

function farFrom({ from, to }: Window, at: number, side: number): number {
  const far = Math.max(from - at, at - to) / side;
  return far > ROUNDING ? far : 0;
}

/** Where the tolerance lets the centre be along an axis. */
export function rangeOf({ size, cogTolerance }: Container, axis: 'x' | 'y' | 'z'): Window {
  const side = axis === 'x' ? 'length' : SIDES[axis];
  const percent = cogTolerance?.[side] ?? 0;
  if (percent === 0) return { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  const leave = (size[side] * percent) / 100;
  if (axis === 'z') return { from: 0, to: leave };
  return { from: size[side] / 2 - leave, to: size[side] / 2 + leave };
}

/**
 * To spare of a limit of axles where a load has to be moved for them: what pieces stand apart in the vehicle, and weigh
 * otherwise than was said, moves a load by about so much.
 */
const RESERVE = 0.02;

interface Envelopes {
  readonly atDeparture: Limited;
  readonly afterStops: Limited;
}

interface Limited {
  readonly legal: WeightEnvelope;
  readonly spared: WeightEnvelope;
}

/** Of containers asked about before: every load that is tried asks again. */
const known = new WeakMap<Container, Envelopes>();

function envelopesOf(type: Container): Envelopes {
  const found = known.get(type);
  if (found !== undefined) return found;
  const ofAxles = (reserve: number) => (type.axles === undefined ? [] : limitsOfAxles(type.axles, reserve));
  const range = rangeOf(type, 'x');
  const ofCentre = Number.isFinite(range.to) ? limitsOfCentre(range) : [];
  const limited = (others: readonly HalfPlane[]): Limited => ({
    legal: new WeightEnvelope([...ofAxles(0), ...others]),
    spared: new WeightEnvelope([...ofAxles(RESERVE), ...others]),
  });
  const atDeparture = limited(ofCentre);
  const afterStops = type.cogTolerance?.afterStops === true ? atDeparture : limited([]);
  const envelopes = { atDeparture, afterStops };
  known.set(type, envelopes);
  return envelopes;
}

/** Where the centre of such a weight may be along the length of a vehicle that departs; null: nowhere. */
export function windowAtDeparture(type: Container, weight: number): Window | null {
  return windowOf(type, envelopesOf(type).atDeparture.legal, weight);
}

/** Which weights may have their centre there at departure; null: none. */
export function weightsAtDeparture(
  type: Container,
  centre: number,
): { readonly least: number; readonly most: number } | null {
  return envelopesOf(type).atDeparture.legal.weights(centre);
}

function windowOf(type: Container, envelope: WeightEnvelope, weight: number): Window | null {
  return envelope.window(Math.max(weight, WEIGHTLESS), { from: -type.size.length, to: 2 * type.size.length });
}

/** Departure first. */
export function stagesOf(problem: LoadProblem, type: Container, arrangements: readonly Arrangement[]): Stage[] {
  const { cogTolerance, axles } = type;
  const envelopes = envelopesOf(type);
  const stage = (load: readonly Arrangement[], isDeparture: boolean): Stage => {
    const weight = load.reduce((sum, one) => sum + piecesIn(one) * problem.cargoes[one.cargo]!.weight, 0);
    const { legal, spared } = isDeparture ? envelopes.atDeparture : envelopes.afterStops;
    return {
      weight,
      centre: centreOfGravity(problem.cargoes, load),
      along: windowOf(type, legal, weight),
      spared: windowOf(type, spared, weight),
      isToleranceAsked: isDeparture || cogTolerance?.afterStops === true,
    };
  };
  const departure = stage(arrangements, true);
  if (axles === undefined && cogTolerance?.afterStops !== true) return [departure];
  return [
    departure,
    ...ranksAfterStops(problem, arrangements).map((last) => stage(upTo(problem, arrangements, last), false)),
  ];
}

/** The last loading rank that is still there after each stop but the last. */
export function ranksAfterStops(problem: LoadProblem, arrangements: readonly Arrangement[]): number[] {
  const ranks = loadingRanks(problem);
  const stops = [...new Set(arrangements.map(({ cargo }) => ranks[cargo]!))].sort((a, b) => b - a);
  return stops.slice(1);
}

export function upTo(problem: LoadProblem, arrangements: readonly Arrangement[], last: number): Arrangement[] {
  const ranks = loadingRanks(problem);
  return arrangements.filter(({ cargo }) => ranks[cargo]! <= last);
}

export type End = 'rear' | 'front';

/** To which the cargo would have to go for its stages to be within their limits; null: to none more than to the other. */
export function heavierEnd(problem: LoadProblem, container: number, load: readonly Arrangement[]): End | null {
  const stages = stagesOf(problem, problem.containers[container]!, load);
  const off = stages.reduce((sum, { centre, along }) => sum + missing(along, centre.x), 0);
  return off === 0 ? null : off > 0 ? 'rear' : 'front';
}

/** By how much the centre would have to lie further back; below 0: further in front. */
function missing(window: Window | null, centre: number): number {
  return window === null ? 0 : Math.max(0, window.from - centre) + Math.min(0, window.to - centre);
}
