/** Finished pallets, each kind once with how many there are, and what lies on them: sheets of their own, for their cargo is counted with their containers. */
import { codeOf } from '../cargo-marks.js';
import { stopWord } from '../manifest-cells.js';
import { countsOf } from '../model/loaded.js';
import { finishedPallet } from '../model/pallets.js';
import type { LoadSheet, Report } from '../model/report.js';
import type { Words } from '../words/words.js';
import type { OneContainer } from './container-rows.js';
import { type Column, type RowSheet, rowSheet, type Value } from './row-sheet.js';

const PLACES = 4;

/** @param pallets their sheets; none: no sheet of the workbook */
export function palletSheets(
  pallets: readonly LoadSheet[],
  containers: readonly OneContainer[],
  { units }: Report,
  words: Words,
): RowSheet[] {
  if (pallets.length === 0) return [];
  const w = words.text.bind(words);
  const count = (title: string): Column => ({ title, places: 0 });
  const heavy = (title: string): Column => ({ title: `${title} (${words.weightUnit})`, places: PLACES });
  const length = (title: string): Column => ({ title: `${title} (${words.lengthUnit})`, places: PLACES });
  const counts = quantities(containers);
  const rows = pallets.map((sheet): Value[] => {
    const { size } = sheet.thing.container;
    const { cargoWeight, weight, height } = finishedPallet(sheet);
    const packages = [...countsOf(sheet.thing).values()].reduce((sum, one) => sum + one, 0);
    const shown = units.size({ ...size, height });
    const quantity = counts.get(cargoOf(sheet)) ?? 0;
    const each = [packages, units.weight(weight), units.weight(sheet.thing.container.emptyWeight)];
    return [
      ...[codeOf(sheet, cargoOf(sheet)), words.equipment(sheet.name), quantity, ...each],
      ...[units.weight(cargoWeight), quantity * packages, units.weight(quantity * weight)],
      ...[shown.length, shown.width, shown.height, stopOf(sheet)],
    ];
  });
  const contents = pallets.flatMap((sheet) =>
    sheet.manifest.map((row): Value[] => {
      const quantity = counts.get(cargoOf(sheet)) ?? 0;
      const code = codeOf(sheet, cargoOf(sheet));
      return [code, row.look.code, row.name, row.quantity, quantity * row.quantity, row.stop, row.group];
    }),
  );
  const each = (title: string) => `${title}: ${w('palletEach')}`;
  const stop = w(stopWord(pallets[0]!));
  const sum = (at: number) => rows.reduce((all, row) => all + Number(row[at]), 0);
  return [
    rowSheet(
      w('unitLoads'),
      [
        ...[{ title: w('code') }, { title: w('name') }, count(w('palletCount')), count(each(w('cargoUnits')))],
        ...[heavy(each(w('grossMass'))), heavy(each(w('tare'))), heavy(each(w('cargoMass')))],
        ...[count(w('cargoUnits')), heavy(w('grossMass'))],
        ...[length(w('lengthName')), length(w('widthName')), length(w('heightName')), count(stop)],
      ],
      rows,
      [w('total'), null, sum(2), null, null, null, null, sum(7), sum(8)],
    ),
    rowSheet(
      w('contents'),
      [
        ...[{ title: w('unitLoads') }, { title: w('code') }, { title: w('cargo') }],
        ...[count(each(w('quantity'))), count(w('quantity')), count(stop), { title: w('group') }],
      ],
      contents,
    ),
  ];
}

/** As the steps of vehicles know it. */
function cargoOf({ thing, sequences }: LoadSheet): number {
  return thing.looseCargoes + sequences[0]! - 1;
}

/** Null: what lies on it goes to several, or to none. */
function stopOf({ manifest }: LoadSheet): number | null {
  const stops = new Set(manifest.map(({ stop }) => stop));
  return stops.size === 1 ? [...stops][0]! : null;
}

function quantities(containers: readonly OneContainer[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { sheet } of containers) {
    for (const { cargo, quantity } of sheet.pallets) counts.set(cargo, (counts.get(cargo) ?? 0) + quantity);
  }
  return counts;
}
