/** What drawings of a vehicle say, in the words of who shows them. */
import type { AxleRegulation } from '../../domain/axle-regulations.js';
import type { CarrierName } from '../../domain/axles.js';
import type { AxleRow, Vehicle } from './vehicle.js';

/** What a law is called, by the key of its words. */
export const LAW_WORDS = {
  None: 'lawNone',
  'EU96-53': 'lawEU',
  DE: 'lawDE',
  'US-Federal': 'lawUS',
} as const satisfies Record<AxleRegulation, string>;

/** Whose limits a verdict is by, as the key of a sentence. */
export function heldTo(regulation: AxleRegulation, { minDrivenShare }: Pick<Vehicle, 'minDrivenShare'>) {
  if (regulation === 'None') return 'heldToPlates';
  return minDrivenShare > 0 ? 'heldToLawDriven' : 'heldToLaw';
}

export interface VehicleWords {
  name(name: CarrierName): string;
  /** With its unit. */
  weight(weight: number): string;
  /** How far a load is from its limits. */
  margin(row: Pick<AxleRow, 'standing' | 'margin'>): string;
  /** A place along the length, with its unit. */
  place(at: number): string;
  /** The same without its unit. */
  tick(at: number): string;
  /** A weight along an axis, without its unit. */
  heavy(weight: number): string;
  readonly weightUnit: string;
  /** Of places. */
  readonly lengthUnit: string;
  readonly centre: string;
  readonly frontWall: string;
  readonly sideTitle: string;
  readonly diagramTitle: string;
}
