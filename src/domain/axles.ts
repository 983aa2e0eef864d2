/** The axles of a vehicle as a problem has them: positions along the length from the container's origin, weights as in the request. */

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
}

export type GroupName = 'steer' | 'drive' | 'trailer';

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
}
