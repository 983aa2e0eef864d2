/**
 * Axles of common vehicles, millimetres and kilograms. Where axles stand and what they weigh empty is typical of makers and differs
 * from vehicle to vehicle; what they may carry is bounded by law, as is said beside each set. The kingpin of a 13.6 m trailer lies
 * within 2.04 m of the corners in front (Directive 96/53/EC, Annex I, 4.4).
 */
import type { AxleLayout } from './axles.js';
import { convert, type Ratio, toFourPlaces } from './units.js';

interface CarrierOfSet {
  readonly position: number;
  readonly emptyWeight: number;
  readonly maxWeight?: number;
}

interface GroupOfSet extends CarrierOfSet {
  readonly count: number;
  readonly spacing?: number;
}

/** As a container of a request has them. */
export interface AxleSet {
  readonly layout: AxleLayout;
  readonly steer: GroupOfSet;
  readonly drive: GroupOfSet;
  readonly trailer?: GroupOfSet;
  readonly kingpin?: CarrierOfSet;
  readonly maxGrossWeight: number;
}

/** Three axles more than 1.3 m apart carry 24 t (Directive 96/53/EC, Annex I, 3.3.2). */
const EUROPEAN_TRAILER = {
  trailer: { position: 9260, count: 3, spacing: 1310, emptyWeight: 4600, maxWeight: 24_000 },
  kingpin: { position: 1560, emptyWeight: 2000 },
} as const;

/** 80,000 lb, 34,000 lb on a tandem (23 U.S.C. 127); the rating of the steered axle is the maker's. */
const american = (tandem: number): AxleSet => ({
  layout: 'SemiTrailer',
  steer: { position: -4501, count: 1, emptyWeight: 4944, maxWeight: 5670 },
  drive: { position: 1214, count: 2, spacing: 1321, emptyWeight: 5761, maxWeight: 15_422 },
  trailer: { position: tandem, count: 2, spacing: 1245, emptyWeight: 4082, maxWeight: 15_422 },
  kingpin: { position: 914, emptyWeight: 2495 },
  maxGrossWeight: 36_287,
});

export const AXLE_SETS = {
  /** 11.5 t on a driven axle, 18 t in all (Annex I, 3.4.1, 2.3.1). */
  rigidTwo: {
    layout: 'Rigid',
    steer: { position: -1400, count: 1, emptyWeight: 4600, maxWeight: 8000 },
    drive: { position: 4700, count: 1, emptyWeight: 3000, maxWeight: 11_500 },
    maxGrossWeight: 18_000,
  },
  /** 19 t on a driven tandem and 26 t in all with twin tyres and air suspension (Annex I, 3.5.3, 2.3.2). */
  rigidThree: {
    layout: 'Rigid',
    steer: { position: -1400, count: 1, emptyWeight: 5200, maxWeight: 8000 },
    drive: { position: 5575, count: 2, spacing: 1350, emptyWeight: 4400, maxWeight: 19_000 },
    maxGrossWeight: 26_000,
  },
  /** 40 t in all (Annex I, 2.2.2). */
  tractorTwo: {
    layout: 'SemiTrailer',
    steer: { position: -1540, count: 1, emptyWeight: 5500, maxWeight: 8000 },
    drive: { position: 2160, count: 1, emptyWeight: 4100, maxWeight: 11_500 },
    ...EUROPEAN_TRAILER,
    maxGrossWeight: 40_000,
  },
  tractorThree: {
    layout: 'SemiTrailer',
    steer: { position: -1440, count: 1, emptyWeight: 5800, maxWeight: 8000 },
    drive: { position: 2360, count: 2, spacing: 1350, emptyWeight: 5000, maxWeight: 18_000 },
    ...EUROPEAN_TRAILER,
    maxGrossWeight: 40_000,
  },
  /** The rear axle 40 ft behind the kingpin. */
  americanForward: american(12_484),
  /** The middle of the tandem 41 ft behind the kingpin. */
  americanRearward: american(13_411),
} as const satisfies Readonly<Record<string, AxleSet>>;

/** The same in another unit of measure, to four places. */
export function axleSetIn(set: AxleSet, length: Ratio, weight: Ratio): AxleSet {
  const long = (value: number) => toFourPlaces(convert(value, length));
  const heavy = (value: number) => toFourPlaces(convert(value, weight));
  const carrier = ({ position, emptyWeight, maxWeight }: CarrierOfSet): CarrierOfSet => ({
    position: long(position),
    emptyWeight: heavy(emptyWeight),
    ...(maxWeight !== undefined && { maxWeight: heavy(maxWeight) }),
  });
  const group = ({ count, spacing, ...one }: GroupOfSet): GroupOfSet => ({
    ...carrier(one),
    count,
    ...(spacing !== undefined && { spacing: long(spacing) }),
  });
  const { layout, steer, drive, trailer, kingpin, maxGrossWeight } = set;
  return {
    layout,
    steer: group(steer),
    drive: group(drive),
    ...(trailer && { trailer: group(trailer) }),
    ...(kingpin && { kingpin: carrier(kingpin) }),
    maxGrossWeight: heavy(maxGrossWeight),
  };
}
