/** What drawings of a vehicle say, in the words of who shows them. */
import type { AxleRegulation, CarrierName } from '../../domain/axles.js';
import type { AxleRow } from './vehicle.js';

/** What a law is called, by the key of its words. */
export const LAW_WORDS = {
  None: 'lawNone',
  'EU96-53': 'lawEU',
  DE: 'lawDE',
  'US-Federal': 'lawUS',
} as const satisfies Record<AxleRegulation, string>;

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
