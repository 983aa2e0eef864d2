/** What axles carry, and which of their limits that breaks, by code of the verifier's own. */
import { bridgeFormula, US } from '../domain/axle-regulations.js';
import type { Axles, GroupName } from '../domain/axles.js';
import { exceeds } from './geometry/exact.js';

export interface AxleLoads extends Readonly<Partial<Record<GroupName | 'kingpin', number>>> {
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

const GROUPS = ['steer', 'drive', 'trailer', 'kingpin'] as const;

/** By name of what carries and of the limit, as `drive max`. */
export function axleFaults(axles: Axles, weight: number, cog: number): string[] {
  const loads = axleLoads(axles, weight, cog);
  const vehicle = (loads.steer ?? 0) + (loads.drive ?? 0);
  const faults = GROUPS.flatMap((name) => {
    const group = axles[name];
    if (group === undefined) return [];
    const load = loads[name]!;
    const { minShare = 0, minShareOfVehicle = 0 } = name === 'kingpin' ? {} : axles[name]!;
    const isBelow = (least: number) => exceeds(least, load) && least - load > 1e-9 * loads.gross;
    return [
      ...(group.maxWeight > 0 && exceeds(load, group.maxWeight) ? [`${name} max`] : []),
      ...(isBelow(group.minWeight) ? [`${name} min`] : []),
      ...(minShare > 0 && isBelow((minShare / 100) * loads.gross) ? [`${name} share`] : []),
      ...(minShareOfVehicle > 0 && isBelow((minShareOfVehicle / 100) * vehicle) ? [`${name} share of vehicle`] : []),
    ];
  });
  const { maxGrossWeight } = axles;
  return maxGrossWeight > 0 && exceeds(loads.gross, maxGrossWeight) ? [...faults, 'gross max'] : faults;
}

/** A single axle, pounds and feet from the first one. */
export interface UsAxle {
  readonly weight: number;
  readonly position: number;
}

/** Of axles from the front to the rear: singles, tandems, every run of them by the bridge formula, and all together. */
export function usFaults(axles: readonly UsAxle[]): string[] {
  const weightOf = (from: number, to: number) => axles.slice(from, to + 1).reduce((sum, { weight }) => sum + weight, 0);
  const feetOf = (from: number, to: number) => axles[to]!.position - axles[from]!.position;
  const isTandem = (from: number, to: number) => to === from + 1 && feetOf(from, to) <= US.tandemUpToFeet;
  const faults = axles.flatMap(({ weight }, place) => (exceeds(weight, US.single) ? [`single ${place}`] : []));
  for (let from = 0; from < axles.length; from++) {
    for (let to = from + 1; to < axles.length; to++) {
      const weight = weightOf(from, to);
      if (isTandem(from, to)) {
        if (exceeds(weight, US.tandem)) faults.push(`tandem ${from}-${to}`);
        continue;
      }
      const areTandems = to === from + 3 && isTandem(from, from + 1) && isTandem(to - 1, to);
      const isException = areTandems && feetOf(from, to) >= US.exceptionFromFeet;
      const most = isException ? 2 * US.tandem : bridgeFormula(feetOf(from, to), to - from + 1);
      if (exceeds(weight, most)) faults.push(`bridge ${from}-${to}`);
    }
  }
  return exceeds(weightOf(0, axles.length - 1), US.gross) ? [...faults, 'gross'] : faults;
}
