/** What axles carry, and which of their limits that breaks, by code of the verifier's own. */
import { bridgeFormula, US } from '../domain/axle-regulations.js';
import { type Axles, type CarrierName, GROUP_NAMES } from '../domain/axles.js';
import { exceeds } from './geometry/exact.js';

export interface AxleLoads extends Readonly<Partial<Record<CarrierName, number>>> {
  readonly gross: number;
}

/** @param weight of the cargo, with its centre of gravity at `cog` along the length */
export function axleLoads({ layout, steer, drive, trailer, kingpin }: Axles, weight: number, cog: number): AxleLoads {
  if (layout === 'Rigid') {
    const onDrive = (weight * (cog - steer!.position)) / (drive!.position - steer!.position);
    const loads = { steer: steer!.emptyWeight + weight - onDrive, drive: drive!.emptyWeight + onDrive };
    return { ...loads, gross: loads.steer + loads.drive };
  }
  const onTrailer = (weight * (cog - kingpin!.position)) / (trailer!.position - kingpin!.position);
  const onPin = weight - onTrailer;
  const loads = { trailer: trailer!.emptyWeight + onTrailer, kingpin: kingpin!.emptyWeight + onPin };
  if (steer === undefined || drive === undefined) return { ...loads, gross: loads.trailer + loads.kingpin };
  const onDrive = (onPin * (kingpin!.position - steer.position)) / (drive.position - steer.position);
  const motor = { drive: drive.emptyWeight + onDrive, steer: steer.emptyWeight + onPin - onDrive };
  return { ...loads, ...motor, gross: loads.trailer + motor.drive + motor.steer };
}

/** A limit that a load does not keep. */
export interface BrokenLimit {
  readonly name: CarrierName | 'gross';
  readonly limit: 'max' | 'min' | 'share' | 'share of vehicle' | 'driven share';
  readonly load: number;
  /** What it may carry at most, or must at least. */
  readonly bound: number;
}

const CARRIERS = ['steer', 'drive', 'trailer', 'kingpin'] as const;

export function brokenLimits(axles: Axles, weight: number, cog: number): BrokenLimit[] {
  const loads = axleLoads(axles, weight, cog);
  const { gross } = loads;
  const vehicle = (loads.steer ?? 0) + (loads.drive ?? 0);
  const isBelow = (load: number, least: number) => exceeds(least, load) && least - load > 1e-9 * gross;
  const broken: BrokenLimit[] = [];
  for (const name of CARRIERS) {
    const group = axles[name];
    if (group === undefined) continue;
    const load = loads[name]!;
    const { minShare = 0, minShareOfVehicle = 0 } = name === 'kingpin' ? {} : axles[name]!;
    if (group.maxWeight > 0 && exceeds(load, group.maxWeight)) {
      broken.push({ name, limit: 'max', load, bound: group.maxWeight });
    }
    const least = [
      ['min', group.minWeight],
      ['share', (minShare / 100) * gross],
      ['share of vehicle', (minShareOfVehicle / 100) * vehicle],
    ] as const;
    for (const [limit, bound] of least) {
      if ((limit === 'min' || bound > 0) && isBelow(load, bound)) broken.push({ name, limit, load, bound });
    }
  }
  const driven = drivenLoad(axles, loads);
  const ofDriven = ((axles.minDrivenShare ?? 0) / 100) * gross;
  if (ofDriven > 0 && isBelow(driven, ofDriven)) {
    broken.push({ name: 'drive', limit: 'driven share', load: driven, bound: ofDriven });
  }
  const { maxGrossWeight } = axles;
  if (maxGrossWeight > 0 && exceeds(gross, maxGrossWeight)) {
    broken.push({ name: 'gross', limit: 'max', load: gross, bound: maxGrossWeight });
  }
  return broken;
}

/** What all driven groups carry together. */
export function drivenLoad(axles: Axles, loads: AxleLoads): number {
  return GROUP_NAMES.reduce((sum, name) => sum + (axles[name]?.isDriven === true ? loads[name]! : 0), 0);
}

/** How far a load is from the nearest limit of what carries it; below 0 where one is broken. */
export function marginOf(axles: Axles, name: CarrierName, loads: AxleLoads): number {
  const { maxWeight, minWeight } = axles[name]!;
  const load = loads[name]!;
  const margins = [load - minWeight];
  if (maxWeight > 0) margins.push(maxWeight - load);
  if (name === 'kingpin') return Math.min(...margins);
  const { minShare, minShareOfVehicle, isDriven } = axles[name]!;
  if (minShare > 0) margins.push(load - (minShare / 100) * loads.gross);
  if (minShareOfVehicle > 0) {
    margins.push(load - (minShareOfVehicle / 100) * ((loads.steer ?? 0) + (loads.drive ?? 0)));
  }
  if (isDriven === true && axles.minDrivenShare !== undefined) {
    margins.push(drivenLoad(axles, loads) - (axles.minDrivenShare / 100) * loads.gross);
  }
  return Math.min(...margins);
}

/** A single axle, pounds and feet from the first one. */
export interface UsAxle {
  readonly weight: number;
  readonly position: number;
}

/** Axles from the front, counted from 0, that carry more than they may; pounds. */
export interface UsFault {
  readonly what: 'single' | 'tandem' | 'bridge' | 'gross';
  readonly from: number;
  readonly to: number;
  readonly load: number;
  readonly most: number;
}

/** Of axles from the front to the rear: singles, tandems, every run of them by the bridge formula, and all together. */
export function usFaults(axles: readonly UsAxle[]): UsFault[] {
  const weightOf = (from: number, to: number) => axles.slice(from, to + 1).reduce((sum, { weight }) => sum + weight, 0);
  const feetOf = (from: number, to: number) => axles[to]!.position - axles[from]!.position;
  const isTandem = (from: number, to: number) => to === from + 1 && feetOf(from, to) <= US.tandemUpToFeet;
  const faults: UsFault[] = [];
  const judge = (what: UsFault['what'], from: number, to: number, most: number) => {
    const load = weightOf(from, to);
    if (exceeds(load, most)) faults.push({ what, from, to, load, most });
  };
  for (const place of axles.keys()) judge('single', place, place, US.single);
  for (let from = 0; from < axles.length; from++) {
    for (let to = from + 1; to < axles.length; to++) {
      const areTandems = to === from + 3 && isTandem(from, from + 1) && isTandem(to - 1, to);
      const isException = areTandems && feetOf(from, to) >= US.exceptionFromFeet;
      if (isTandem(from, to)) judge('tandem', from, to, US.tandem);
      else judge('bridge', from, to, isException ? 2 * US.tandem : bridgeFormula(feetOf(from, to), to - from + 1));
    }
  }
  judge('gross', 0, axles.length - 1, US.gross);
  return faults;
}
