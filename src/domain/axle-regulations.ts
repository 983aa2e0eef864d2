/**
 * What laws let axles carry. EU96-53: Directive 96/53/EC, Annex I, as amended by (EU) 2015/719; DE: StVZO section 34 (4), (8), the same
 * figures, and the share of the steered axle by UVV Fahrzeuge; US-Federal: 23 U.S.C. 127 (a)(2), 23 CFR 658.17, in pounds and feet.
 */
import type { GroupName } from './axles.js';

export type AxleRegulation = 'None' | 'EU96-53' | 'DE' | 'US-Federal';

/** From the least spacing on, millimetres, what a group may carry, kilograms. */
interface Step {
  readonly below: number;
  readonly max: number;
}

const EU_SINGLE = { driven: 11_500, other: 10_000 } as const;

const EU_MOTOR_TANDEM: readonly Step[] = [
  { below: 1000, max: 11_500 },
  { below: 1300, max: 16_000 },
  { below: 1800, max: 18_000 },
];

const EU_TRAILER_TANDEM: readonly Step[] = [
  { below: 1000, max: 11_000 },
  { below: 1300, max: 16_000 },
  { below: 1800, max: 18_000 },
  { below: Number.POSITIVE_INFINITY, max: 20_000 },
];

/** Up to that spacing, which counts. */
const EU_TRAILER_TRIDEM = [
  { upTo: 1300, max: 21_000 },
  { upTo: 1400, max: 24_000 },
] as const;

/** @returns kilograms; null where the directive has no figure for such a group */
export function euGroupMax(role: GroupName, isDriven: boolean, count: number, spacing: number): number | null {
  if (count === 1) return isDriven ? EU_SINGLE.driven : EU_SINGLE.other;
  if (count === 2) {
    const steps = role === 'trailer' ? EU_TRAILER_TANDEM : EU_MOTOR_TANDEM;
    return steps.find(({ below }) => spacing < below)?.max ?? null;
  }
  if (count !== 3 || role !== 'trailer') return null;
  return EU_TRAILER_TRIDEM.find(({ upTo }) => spacing <= upTo)?.max ?? null;
}

/** Percent of the gross weight that all driven groups carry at least. */
export const EU_DRIVEN_SHARE = 25;

/** Percent of steer and drive together that the steered group carries at least. */
export const DE_STEER_SHARE = 20;

/** Gross weight by the number of axles of the whole vehicle, kilograms. */
const EU_GROSS: Readonly<Record<'motor' | 'drawbarTrailer' | 'articulated', Readonly<Record<number, number>>>> = {
  motor: { 2: 18_000, 3: 25_000, 4: 32_000 },
  drawbarTrailer: { 2: 18_000, 3: 24_000 },
  articulated: { 4: 36_000, 5: 40_000, 6: 40_000 },
};

/** Of motor vehicles with four axles, for each metre between the outer ones. */
const EU_FOUR_AXLES_PER_METRE = 5000;

/** @returns kilograms; null where the directive has no figure. @param metres between the outer axles */
export function euGrossMax(kind: keyof typeof EU_GROSS, axles: number, metres: number): number | null {
  const most = EU_GROSS[kind][axles] ?? null;
  return most !== null && kind === 'motor' && axles === 4 ? Math.min(most, EU_FOUR_AXLES_PER_METRE * metres) : most;
}

/** In pounds and feet. */
export const US = { single: 20_000, tandem: 34_000, gross: 80_000, tandemUpToFeet: 8, exceptionFromFeet: 36 } as const;

/** W = 500 (L N / (N - 1) + 12 N + 36), to the nearest 500 lb, half up. @param feet between the outer axles of the run */
export function bridgeFormula(feet: number, axles: number): number {
  return 500 * Math.floor((feet * axles) / (axles - 1) + 12 * axles + 36 + 0.5);
}
