/** The tables of a PDF, but for those of the loading steps. */

import { cargoList } from '../cargo-list.js';
import type { Layout } from '../layouts.js';
import { stopsWord, totalsOf } from '../manifest-cells.js';
import type { LoadSheet, Report } from '../model/report.js';
import { stopTable } from '../stop-cells.js';
import { massText, unweighedOf } from '../unweighed.js';
import { sentenceIn } from '../words/sentences.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';
import { type Column, drawTable, roomOfTable } from './table.js';

/** Every different container. */
export function containersTable(canvas: Canvas, section: Tag, report: Report, words: Words): void {
  const each = report.rows.some(({ sequences }) => sequences.length > 1);
  const title = (text: string) => (each ? words.text('titleEach', { title: text }) : text);
  const columns: Column[] = [
    { title: words.text('sequence'), share: 0.14, isNumber: true },
    { title: words.text('container'), share: 0.3 },
    { title: words.text('count'), share: 0.1, isNumber: true },
    { title: title(words.text('cargoUnits')), share: 0.14, isNumber: true },
    { title: `${title(words.text('grossMass'))} (${words.weightUnit})`, share: 0.16, isNumber: true },
    { title: words.text('volumeUsed'), share: 0.13, isNumber: true },
    { title: words.text('weightUsed'), share: 0.13, isNumber: true },
  ];
  const rows = report.rows.map((row) => {
    const { loadSummary: sum } = row.shown;
    return [
      words.ranges(row.sequences),
      words.equipment(row.name),
      words.number(row.sequences.length),
      words.number(sum.cargoesLoaded),
      massText(words.number(sum.weightTotal, 2), sum.weightLoaded, unweighedOf(row)),
      words.percent(sum.volumeUtilization),
      words.percent(sum.weightUtilization),
    ];
  });
  const { containers, packages, grossMass, cargoMass, unweighed } = totalsOf(report);
  const foot = [
    '',
    words.text('total'),
    words.number(containers),
    words.number(packages),
    massText(words.number(grossMass, 2), cargoMass, unweighed),
    '',
    '',
  ];
  const sum = report.isAlternatives ? undefined : foot;
  canvas.heading(section, words.text('containers'), 2, roomOfTable(canvas, columns, rows));
  drawTable(canvas, section, columns, rows, again(words, words.text('containers')), sum);
}

export function unloadedTable(canvas: Canvas, section: Tag, report: Report, words: Words): void {
  if (report.unloaded.length === 0) {
    canvas.paragraph(section, words.text('everythingLoaded'), 9, 'bold', '#1b6e3c');
    return;
  }
  const columns: Column[] = [
    { title: words.text('code'), share: 44 },
    { title: words.text('cargo'), share: 0.3 },
    { title: words.text('quantity'), share: 0.12, isNumber: true },
    { title: words.text('reason'), share: 0.58 },
  ];
  const rows = report.unloaded.map(({ look, name, quantity, reason, detail }) => [
    look === null ? '' : { code: look.code, paint: look },
    name,
    words.number(quantity),
    { text: words.reason(reason), more: [sentenceIn(words, report.units, detail)].filter((text) => text !== '') },
  ]);
  canvas.heading(section, words.text('unloaded'), 2, roomOfTable(canvas, columns, rows));
  canvas.doc.outline.addItem(words.text('unloaded'));
  drawTable(canvas, section, columns, rows, again(words, words.text('unloaded')));
}

export function manifestTable(
  canvas: Canvas,
  section: Tag,
  sheet: LoadSheet,
  report: Report,
  words: Words,
  layout: Layout,
): void {
  const { columns, rows, foot } = cargoList(sheet, report, words, layout);
  drawTable(canvas, section, columns, rows, again(words, words.text('manifest')), foot);
}

export function stopsTable(
  canvas: Canvas,
  section: Tag,
  sheet: LoadSheet,
  report: Report,
  words: Words,
  layout: Layout,
): void {
  const { columns, rows, foot } = stopTable(sheet, report, words, layout);
  drawTable(canvas, section, columns, rows, again(words, words.text(stopsWord(sheet))), foot);
}

export function again(words: Words, title: string): string {
  return words.text('continued', { title });
}
