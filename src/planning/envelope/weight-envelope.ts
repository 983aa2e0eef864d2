/**
 * Where a load may have its weight: every limit of axles, kingpin, gross weight and tolerance along the length is a half-plane in
 * (weight, moment), the moment being weight times the place of the centre of gravity. All of them together are a convex envelope,
 * asked whether a load lies in it, where its centre may lie, and how much may lie at a place.
 */
import type { AxleGroup, Axles, GroupName, Kingpin } from '../../domain/axles.js';

/** perWeight * weight + perMoment * moment <= most */
export interface HalfPlane {
  readonly perWeight: number;
  readonly perMoment: number;
  readonly most: number;
}

export interface Window {
  readonly from: number;
  readonly to: number;
}

/** What a limit may be missed by, as a share of its figures; the verifier allows twice as much. */
const ROUNDING = 5e-10;

export class WeightEnvelope {
  constructor(readonly limits: readonly HalfPlane[]) {}

  holds(weight: number, moment: number): boolean {
    return this.limits.every((limit) => beyond(limit, weight, moment) <= 0);
  }

  /** How far the centre of such a weight lies from where it may lie; infinite where it may lie nowhere. */
  distance(weight: number, centre: number, room: Window): number {
    const window = this.window(weight, room);
    return window === null ? Number.POSITIVE_INFINITY : Math.abs(centre - within(window, centre));
  }

  /** The place nearest to `centre` where it may lie; null: nowhere. */
  nearest(weight: number, centre: number, room: Window): number | null {
    const window = this.window(weight, room);
    return window === null ? null : within(window, centre);
  }

  /** Between which places the centre of such a weight may lie; null: nowhere in the room. */
  window(weight: number, room: Window): Window | null {
    let { from, to } = room;
    for (const { perWeight, perMoment, most } of this.limits) {
      const slope = perMoment * weight;
      const rest = most - perWeight * weight;
      if (slope > 0) to = Math.min(to, rest / slope);
      else if (slope < 0) from = Math.max(from, rest / slope);
      else if (rest < -slack(most, perWeight * weight)) return null;
    }
    return from <= to ? { from, to } : null;
  }

  /** Which weights are legal with their centre there; null: none. */
  weights(centre: number): { readonly least: number; readonly most: number } | null {
    let [least, greatest] = [0, Number.POSITIVE_INFINITY];
    for (const { perWeight, perMoment, most } of this.limits) {
      const slope = perWeight + perMoment * centre;
      if (slope > 0) greatest = Math.min(greatest, most / slope);
      else if (slope < 0) least = Math.max(least, most / slope);
      else if (most < 0) return null;
    }
    return least <= greatest ? { least, most: greatest } : null;
  }

  /** The most that a load in the room may weigh; infinite where nothing limits it, 0 where nothing is legal. */
  mostWeight({ from, to }: Window): number {
    const all = [...this.limits, ...limitsOfCentre({ from, to }), { perWeight: 1, perMoment: 0, most: MOST_LOAD }];
    let most = 0;
    for (const [i, a] of all.entries()) {
      for (const b of all.slice(i + 1)) {
        const determinant = a.perWeight * b.perMoment - b.perWeight * a.perMoment;
        if (determinant === 0) continue;
        const weight = (a.most * b.perMoment - b.most * a.perMoment) / determinant;
        const moment = (a.perWeight * b.most - b.perWeight * a.most) / determinant;
        if (weight > most && all.every((limit) => isNearlyKept(limit, weight, moment))) most = weight;
      }
    }
    return most > MOST_LOAD * (1 - CORNER) ? Number.POSITIVE_INFINITY : most;
  }
}

/** No load weighs so much. */
const MOST_LOAD = 1e12;

/** What the corner of two limits is off by at most, as a share of its figures. */
const CORNER = 1e-9;

function isNearlyKept({ perWeight, perMoment, most }: HalfPlane, weight: number, moment: number): boolean {
  const size = Math.abs(perWeight * weight) + Math.abs(perMoment * moment) + Math.abs(most);
  return perWeight * weight + perMoment * moment - most <= CORNER * size;
}

function beyond({ perWeight, perMoment, most }: HalfPlane, weight: number, moment: number): number {
  const sum = perWeight * weight + perMoment * moment;
  return sum - most - slack(sum, most);
}

function slack(a: number, b: number): number {
  return ROUNDING * Math.max(Math.abs(a), Math.abs(b));
}

function within({ from, to }: Window, centre: number): number {
  return Math.min(to, Math.max(from, centre));
}

/** What something carries: empty + perWeight * weight + perMoment * moment. */
interface Carried {
  readonly empty: number;
  readonly perWeight: number;
  readonly perMoment: number;
}

const NOTHING: Carried = { empty: 0, perWeight: 0, perMoment: 0 };
const CARGO: Carried = { empty: 0, perWeight: 1, perMoment: 0 };

function sum(...parts: readonly Carried[]): Carried {
  return parts.reduce(
    (all, { empty, perWeight, perMoment }) => ({
      empty: all.empty + empty,
      perWeight: all.perWeight + perWeight,
      perMoment: all.perMoment + perMoment,
    }),
    NOTHING,
  );
}

function times({ empty, perWeight, perMoment }: Carried, factor: number): Carried {
  return { empty: factor * empty, perWeight: factor * perWeight, perMoment: factor * perMoment };
}

/** The share of the cargo that a support at `far` takes where the other one stands at `near`. */
function share(near: number, far: number): Carried {
  return { empty: 0, perWeight: -near / (far - near), perMoment: 1 / (far - near) };
}

function emptyOf({ emptyWeight }: Kingpin): Carried {
  return { ...NOTHING, empty: emptyWeight };
}

/** @param reserve what is to spare of each limit that the place of a load decides, as a share of it */
export function limitsOfAxles(axles: Axles, reserve = 0): HalfPlane[] {
  const { layout, steer, drive, trailer, kingpin, maxGrossWeight, minDrivenShare = 0, runs = [] } = axles;
  const [less, more] = [1 - reserve, 1 + reserve];
  const groups: { name: GroupName; group: AxleGroup; carried: Carried }[] = [];
  const pins: { group: Kingpin; carried: Carried }[] = [];
  if (layout === 'Rigid') {
    const onDrive = share(steer!.position, drive!.position);
    groups.push({ name: 'drive', group: drive!, carried: sum(emptyOf(drive!), onDrive) });
    groups.push({ name: 'steer', group: steer!, carried: sum(emptyOf(steer!), CARGO, times(onDrive, -1)) });
  } else {
    const onTrailer = share(kingpin!.position, trailer!.position);
    const onPin = sum(CARGO, times(onTrailer, -1));
    pins.push({ group: kingpin!, carried: sum(emptyOf(kingpin!), onPin) });
    if (steer !== undefined && drive !== undefined) {
      const onDrive = times(onPin, (kingpin!.position - steer.position) / (drive.position - steer.position));
      groups.push({ name: 'drive', group: drive, carried: sum(emptyOf(drive), onDrive) });
      groups.push({ name: 'steer', group: steer, carried: sum(emptyOf(steer), onPin, times(onDrive, -1)) });
    }
    groups.push({ name: 'trailer', group: trailer!, carried: sum(emptyOf(trailer!), onTrailer) });
  }
  const motor = sum(...groups.filter(({ group }) => group === steer || group === drive).map(({ carried }) => carried));
  const all = groups.map(({ carried }) => carried);
  const gross = steer === undefined ? sum(...all, ...pins.map(({ carried }) => carried)) : sum(...all);
  const limits = [...groups, ...pins].flatMap(({ group, carried }) => [
    ...(group.maxWeight > 0 ? [atMost(carried, less * group.maxWeight)] : []),
    atLeast(carried, NOTHING, more * group.minWeight),
  ]);
  for (const { group, carried } of groups) {
    if (group.minShare > 0) limits.push(atLeast(carried, times(gross, (more * group.minShare) / 100), 0));
    if (group.minShareOfVehicle > 0)
      limits.push(atLeast(carried, times(motor, (more * group.minShareOfVehicle) / 100), 0));
  }
  if (minDrivenShare > 0) {
    const driven = groups.filter(({ group }) => group.isDriven === true).map(({ carried }) => carried);
    limits.push(atLeast(sum(...driven), times(gross, (more * minDrivenShare) / 100), 0));
  }
  for (const { shares, maxWeight } of runs) {
    const ofRun = groups.map(({ name, carried }) => times(carried, shares[name] ?? 0));
    limits.push(atMost(sum(...ofRun), less * maxWeight));
  }
  return maxGrossWeight > 0 ? [...limits, atMost(gross, maxGrossWeight)] : limits;
}

function atMost({ empty, perWeight, perMoment }: Carried, most: number): HalfPlane {
  return { perWeight, perMoment, most: most - empty };
}

/** The one carries at least as much as the other, and that weight more. */
function atLeast(carried: Carried, other: Carried, least: number): HalfPlane {
  return atMost(sum(other, times(carried, -1)), -least);
}

/** The centre lies between these places along the length. */
export function limitsOfCentre({ from, to }: Window): HalfPlane[] {
  return [
    { perWeight: -to, perMoment: 1, most: 0 },
    { perWeight: from, perMoment: -1, most: 0 },
  ];
}
