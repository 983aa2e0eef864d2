/**
 * Cargo and containers as a person writes them, one a line:
 *
 *     Carton A: 60 x 40 x 40 cm, 14 kg, qty 120
 *     Drum: diameter 58 x 88 cm, 180 kg, 12 pcs, upright, group North, stop 2
 *     into Trailer: 13.6 x 2.48 x 2.7 m, max 24 t, qty 2
 *     axles drive: at 2140 mm, empty 4107 kg, max 11.5 t
 *
 * Axles are those of the container above them. The parts may stand in any order, with commas or without. `field=value` sets any other field by its name in the
 * interface. Empty lines and lines that begin with # say nothing. Every fault of every line is found, none is guessed over.
 */
import { AXLE_LINE_EXAMPLE, axlesFieldOf, isAxleLine, type ReadAxles, readAxleLine } from './axle-line.js';
import { CONTAINER_LINE_EXAMPLE, Line, type LineFault, uomNamedFirst } from './text-line.js';
import type { Uom } from './words.js';

/** One cargo or container, in the fields of the interface. */
export interface ReadLine {
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
  /** What was typed for a field. */
  readonly words: Readonly<Record<string, string>>;
  /** Line of each group of axles, by its name. */
  readonly axleLines: Readonly<Record<string, number>>;
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
  const { lines, faults } = readEach(text, () => unit);
  const plain = (isOfContainers: boolean) =>
    lines
      .filter(({ isContainer }) => isContainer === isOfContainers)
      .map(({ uom: _, isContainer: __, ...read }): ReadLine => read);
  return { uom: unit, cargoes: plain(false), containers: plain(true), faults };
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
  return readEach(text, (given) => uomNamedFirst(given) ?? ofText);
}

/** @param uomOf a line of cargo or of a container; axles are read in that of their container */
function readEach(text: string, uomOf: (given: string) => Uom): LinesAsWritten {
  const lines: (Omit<LineAsWritten, 'axleLines'> & { readonly axles: ReadAxles[] })[] = [];
  const faults: LineFault[] = [];
  /** Of the container above, even where it is not understood. */
  let axlesAbove: ReadAxles[] | null = null;
  let uomAbove = uomOf(text);
  for (const [index, given] of text.split(/\r?\n/).entries()) {
    const number = index + 1;
    if (given.trim() === '' || given.trimStart().startsWith('#')) continue;
    if (isAxleLine(given)) {
      const read = axlesBelow(axlesAbove, given, number, uomAbove);
      if ('message' in read) faults.push(read);
      else axlesAbove!.push(read);
      continue;
    }
    const uom = uomOf(given);
    const line = new Line(given, number, uom);
    line.read();
    const axles: ReadAxles[] = [];
    if (line.isContainer) [axlesAbove, uomAbove] = [axles, uom];
    faults.push(...line.faults);
    if (line.faults.length > 0) continue;
    lines.push({ line: number, fields: line.fields, words: line.words, uom, isContainer: line.isContainer, axles });
  }
  const withAxles = lines.map(({ axles, ...line }) => ({
    ...line,
    fields: axles.length === 0 ? line.fields : { ...line.fields, axles: axlesFieldOf(axles) },
    axleLines: Object.fromEntries(axles.map((one) => [one.name, one.line])),
  }));
  return { lines: withAxles, faults };
}

/** @param above what is said already of the container; null: there is none */
function axlesBelow(above: readonly ReadAxles[] | null, given: string, line: number, uom: Uom): ReadAxles | LineFault {
  const fault = (message: string): LineFault => ({ line, column: 1, message });
  if (above === null) {
    return fault(`Axles stand below their container: write "${CONTAINER_LINE_EXAMPLE}", then "${AXLE_LINE_EXAMPLE}".`);
  }
  const read = readAxleLine(given, line, uom);
  if ('message' in read) return read;
  return above.some(({ name }) => name === read.name) ? fault(`It says ${read.name} a second time.`) : read;
}
