/**
 * The axles of a vehicle as a problem has them: positions along the length from the container's origin in scaled units, which
 * need not be whole; weights as in the request; limits those of the plates and of the regulation together.
 */

export type AxleLayout = 'Rigid' | 'SemiTrailer';

export interface Kingpin {
  readonly position: number;
  /** Of the empty trailer on it. */
  readonly emptyWeight: number;
  /** 0: no limit. */
  readonly maxWeight: number;
  readonly minWeight: number;
}

export interface AxleGroup extends Kingpin {
  readonly count: number;
  /** Between its axles; 0 where there is one. */
  readonly spacing: number;
  /** Percent of the gross weight that it carries at least. */
  readonly minShare: number;
  /** The same of what steer and drive carry together. */
  readonly minShareOfVehicle: number;
  /** An engine drives it; absent: none does. */
  readonly isDriven?: true;
}

export type GroupName = 'steer' | 'drive' | 'trailer';

/** What carries something, by name, from the front to the rear. */
export type CarrierName = GroupName | 'kingpin';

/** Neighbouring axles that a regulation limits together. */
export interface AxleRun {
  /** Axles from the front, counted from 1. */
  readonly from: number;
  readonly to: number;
  /** Of what each group carries, the share that lies on these. */
  readonly shares: Readonly<Partial<Record<GroupName, number>>>;
  readonly maxWeight: number;
}

export interface Axles {
  readonly layout: AxleLayout;
  /** A rigid vehicle has steer and drive; a semi-trailer has a trailer group, and either both others or none. */
  readonly steer?: AxleGroup;
  readonly drive?: AxleGroup;
  readonly trailer?: AxleGroup;
  /** Of a semi-trailer. */
  readonly kingpin?: Kingpin;
  /** 0: no limit. */
  readonly maxGrossWeight: number;
  /** Percent of the gross weight that all driven groups carry together at least; absent: none. */
  readonly minDrivenShare?: number;
  readonly runs?: readonly AxleRun[];
  /** The most that any cargo may weigh by all of these; absent: there is no such limit. */
  readonly mostLoad?: number;
}

/** Groups of a vehicle, from the front to the rear. */
export const GROUP_NAMES: readonly GroupName[] = ['steer', 'drive', 'trailer'];
