/** What axles carry at departure and after each stop, and what stands on floors, as numbers. */
import { axleRows } from '../../scene/vehicle/vehicle.js';
import type { LoadSheet, Report } from '../model/report.js';
import { rowName, stageName, vehicleIn } from '../vehicle.js';
import type { Words } from '../words/words.js';
import { type Column, type RowSheet, rowSheet, type Value } from './row-sheet.js';

const PLACES = 2;

/** None where nobody said what carries the containers and what their floors bear. */
export function axleSheets(
  sheets: readonly LoadSheet[],
  report: Report,
  words: Words,
  nameOf: (sheet: LoadSheet) => string,
): RowSheet[] {
  const heavy = (title: string): Column => ({ title: `${title} (${words.weightUnit})`, places: PLACES });
  const axles = sheets.flatMap((sheet): Value[][] => {
    const vehicle = vehicleIn(sheet, report);
    if (vehicle === null) return [];
    return axleRows(vehicle).map((row) => [
      ...[nameOf(sheet), stageName(row.afterStop, sheet, words), rowName(row, words), row.load],
      row.minWeight > 0 ? row.minWeight : null,
      row.maxWeight > 0 ? row.maxWeight : null,
      row.standing === 'noLimit' ? null : row.margin,
    ]);
  });
  const floors = sheets.flatMap((sheet): Value[][] => {
    const floor = sheet.shown?.floorLine ?? null;
    if (floor === null) return [];
    const { greatest, most, isAsked } = floor;
    return [[nameOf(sheet), greatest.from, greatest.to, greatest.load, isAsked ? most : null]];
  });
  const perLength = (title: string): Column => ({ title: `${title} (${words.weightPerLengthUnit})`, places: PLACES });
  const length = (title: string): Column => ({ title: `${title} (${words.lengthUnit})`, places: PLACES });
  const ofAxles = rowSheet(
    words.vehicle('title'),
    [
      ...[{ title: words.text('container') }, { title: words.text('stop') }, { title: words.vehicle('axles') }],
      ...[heavy(words.vehicle('load')), heavy(words.vehicle('axleLeast')), heavy(words.vehicle('most'))],
      heavy(words.vehicle('margin')),
    ],
    axles,
  );
  const ofFloors = rowSheet(
    words.vehicle('floor'),
    [
      { title: words.text('container') },
      length(words.text('fromFront')),
      length(words.text('loadedEnd')),
      perLength(words.vehicle('load')),
      perLength(words.vehicle('most')),
    ],
    floors,
  );
  return [...(axles.length > 0 ? [ofAxles] : []), ...(floors.length > 0 ? [ofFloors] : [])];
}
