/** Axles and floor of a container in a PDF. */
import type { LoadSheet, Report } from '../model/report.js';
import { floorPart, type VehiclePart, vehiclePart } from '../vehicle.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';
import { drawInRows, drawPicture, SCALE } from './pictures.js';
import { type Column, drawTable } from './table.js';
import { again } from './tables.js';

/** Side by side. */
const COLUMNS = 2;
/** Pixels of a drawing that has half of the width. */
const HALF = 293;

/** @param titled writes a heading that stays with so many points below it */
export function drawVehicle(
  canvas: Canvas,
  section: Tag,
  sheet: LoadSheet,
  report: Report,
  words: Words,
  titled: (text: string, room: number) => void,
): void {
  const axles = vehiclePart(sheet, report, words);
  const floor = floorPart(sheet, report, words);
  const say = (sentence: string) => canvas.paragraph(section, sentence, 9, 'plain', '#1f2933');
  if (axles !== null) {
    const side = axles.sideView(canvas.width / SCALE);
    titled(words.vehicle('title'), side.height * SCALE + 30);
    drawPicture(canvas, section, side, canvas.width, null);
    for (const sentence of axles.sentences) say(sentence);
    canvas.y += 4;
    table(canvas, section, axles, words);
  } else if (floor !== null) titled(words.vehicle('floorTitle'), ROOM_OF_FLOOR);
  if (floor !== null) say(floor.sentence);
  const drawn = [
    ...(axles === null ? [] : [[axles.diagram(HALF), words.vehicle('diagramTitle')] as const]),
    ...(floor === null ? [] : [[floor.drawn(HALF), words.vehicle('floorTitle')] as const]),
  ];
  drawInRows(
    canvas,
    section,
    drawn.map(([one]) => one),
    COLUMNS,
    drawn.map(([, title]) => title),
  );
}

/** Points of the drawing of a floor with its sentence. */
const ROOM_OF_FLOOR = 170;

function table(canvas: Canvas, section: Tag, { rows, hasLeast }: VehiclePart, words: Words): void {
  const unit = words.weightUnit;
  const columns: (Column | false)[] = [
    { title: '', share: 0.2 },
    { title: words.text('axleColumn'), share: 0.36 },
    { title: `${words.vehicle('load')} (${unit})`, share: 0.13, isNumber: true },
    hasLeast && { title: `${words.vehicle('axleLeast')} (${unit})`, share: 0.13, isNumber: true },
    { title: `${words.vehicle('most')} (${unit})`, share: 0.13, isNumber: true },
    { title: words.vehicle('margin'), share: 0.22 },
  ];
  const cells = rows.map(({ when, name, load, least, most, margin }) => [
    ...[when, name, load],
    ...(hasLeast ? [least] : []),
    ...[most, margin],
  ]);
  const title = again(words, words.vehicle('title'));
  drawTable(
    canvas,
    section,
    columns.filter((column) => column !== false),
    cells,
    title,
  );
}
