/** What comes off at each stop, in its colours before what is still in the vehicle then: loaded last, it leaves first. */

import { deliveredStops } from './manifest-cells.js';
import type { LoadSheet } from './model/report.js';
import { stepBodies } from './pictures/step-bodies.js';
import { type StepPictures, stepPictures } from './pictures/step-pictures.js';
import { stopTitle } from './stop-cells.js';
import type { Words } from './words/words.js';

export interface StopPictures {
  readonly pictures: StepPictures;
  /** In the order of the stops. */
  readonly stops: readonly { readonly stop: number | null; readonly caption: string; readonly place: number }[];
}

/**
 * Null: there is no order of deliveries, or one stop alone.
 * @param wide pixels
 */
export function stopPictures(sheet: LoadSheet, words: Words, wide: number, most: number): StopPictures | null {
  const { thing, stops, steps } = sheet;
  const numbers = deliveredStops(sheet).reverse();
  if (numbers.length < 2) return null;
  const places = new Map(numbers.map((stop, place) => [stop, place]));
  const bodies = stepBodies(thing.problem, thing.steps, thing.thicknesses).map((body) => ({
    ...body,
    step: places.get(steps[body.step]!.stop) ?? 0,
  }));
  const groupsOf = (stop: number | null) => stops.rows.filter((row) => row.stop === stop).map(({ group }) => group);
  return {
    pictures: stepPictures(thing.scene, bodies, numbers.length, wide, most),
    stops: numbers
      .map((stop, place) => ({ stop, caption: stopTitle(sheet, stop, groupsOf(stop), words), place }))
      .reverse(),
  };
}
