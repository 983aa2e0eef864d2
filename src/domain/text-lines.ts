/**
 * Cargo and containers as a person writes them, one a line:
 *
 *     Carton A: 60 x 40 x 40 cm, 14 kg, qty 120
 *     Drum: diameter 58 x 88 cm, 180 kg, 12 pcs, upright, group North, stop 2
 *     into Trailer: 13.6 x 2.48 x 2.7 m, max 24 t, qty 2
 *
 * The parts may stand in any order, with commas or without. `field=value` sets any other field by its name in the
 * interface. Empty lines and lines that begin with # say nothing. Every fault of every line is found, none is guessed over.
 */
import { Line, type LineFault, uomNamedFirst } from './text-line.js';
import type { Uom } from './words.js';

/** One cargo or container, in the fields of the interface. */
export interface ReadLine {
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface TextRequest {
  /** Of all sizes and weights in the fields. */
  readonly uom: Uom;
  readonly cargoes: readonly ReadLine[];
  readonly containers: readonly ReadLine[];
  readonly faults: readonly LineFault[];
}

/** @param uom of values without a unit, and of what is read; null: the first unit that the text names, else centimetres */
export function readTextLines(text: string, uom: Uom | null = null): TextRequest {
  const unit = uom ?? uomNamedFirst(text) ?? 'UnitHighMetric';
  const cargoes: ReadLine[] = [];
  const containers: ReadLine[] = [];
  const faults: LineFault[] = [];
  for (const [index, given] of text.split(/\r?\n/).entries()) {
    if (given.trim() === '' || given.trimStart().startsWith('#')) continue;
    const line = new Line(given, index + 1, unit);
    line.read();
    faults.push(...line.faults);
    if (line.faults.length > 0) continue;
    (line.isContainer ? containers : cargoes).push({ line: index + 1, fields: line.fields });
  }
  return { uom: unit, cargoes, containers, faults };
}

/** One line with its sizes and weights in the unit that it names itself. */
export interface LineAsWritten extends ReadLine {
  readonly uom: Uom;
  readonly isContainer: boolean;
}

export interface LinesAsWritten {
  readonly lines: readonly LineAsWritten[];
  readonly faults: readonly LineFault[];
}

/** @param usual of lines that name no unit, where no other line names one either */
export function readLinesAsWritten(text: string, usual: Uom): LinesAsWritten {
  const ofText = uomNamedFirst(text) ?? usual;
  const read = text.split(/\r?\n/).map((given, index) => {
    const uom = uomNamedFirst(given) ?? ofText;
    const { cargoes, containers, faults } = readTextLines(given, uom);
    const own = { line: index + 1, uom };
    return {
      lines: [
        ...cargoes.map((line) => ({ ...line, ...own, isContainer: false })),
        ...containers.map((line) => ({ ...line, ...own, isContainer: true })),
      ],
      faults: faults.map((fault) => ({ ...fault, line: index + 1 })),
    };
  });
  return { lines: read.flatMap(({ lines }) => lines), faults: read.flatMap(({ faults }) => faults) };
}
