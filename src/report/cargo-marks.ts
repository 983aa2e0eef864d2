/** By what cargo is known on a sheet, its colour and its letter; and whether what it goes into has a door. */
import { paletteColour } from '../schema/palette.js';
import type { LoadSheet } from './model/report.js';
import type { Paint } from './pictures/tones.js';

/** Finished pallets go on with the colours where the cargoes end. */
export function paintOf({ thing: { scene, looseCargoes } }: LoadSheet, cargo: number): Paint {
  return cargo < looseCargoes ? scene.looks[cargo]! : { colour: paletteColour(cargo) };
}

/** A letter; of a finished pallet P and its number. */
export function codeOf({ thing: { scene, looseCargoes } }: LoadSheet, cargo: number): string {
  return cargo < looseCargoes ? scene.looks[cargo]!.code : `P${cargo - looseCargoes + 1}`;
}

/** A pallet or a carton has sides, and no door. */
export function hasDoor({ thing: { scene } }: LoadSheet): boolean {
  const { containerType } = scene.room;
  return containerType !== 'Pallet' && containerType !== 'Carton';
}
