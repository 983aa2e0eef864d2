/** Figures in the cells of a row: with the unit beside them, and a fault where a cell holds none. */
import type { Cell } from '../cell.js';
import { type DecimalMark, usualMark } from '../numbers.js';
import { shown } from './cell-text.js';
import type { ListColumn } from './list-column.js';
import type { ListFault } from './list-fault.js';
import type { Meaning } from './meanings.js';
import { figureOf, type Measure, readMeasure } from './measures.js';
import { isLengthUnit, unitOfWord } from './units.js';

export class FigureReader {
  readonly #mark: DecimalMark | null;
  readonly #delimiter: string | null;

  /** @param mark what the list proves of figures that can be read in two ways; null: nothing */
  constructor(mark: DecimalMark | null, delimiter: string | null) {
    this.#mark = mark;
    this.#delimiter = delimiter;
  }

  /** Where no figure of the list proves one. */
  markOf(text: string): DecimalMark | null {
    return this.#mark ?? usualMark(text, this.#delimiter);
  }

  /** A unit beside the figure wins over that of the title. */
  measure(column: ListColumn, cell: Cell, faults: ListFault[], least = Number.MIN_VALUE): Measure | null {
    const found = this.figure(column, cell, faults);
    if (found === null) return null;
    if (!(found.figure >= least)) {
      faults.push({ about: column.meaning!, kind: 'notPositive', found: shown(cell), column: column.index });
      return null;
    }
    return { figure: found.figure, unit: found.unit ?? column.unit };
  }

  figure(
    { meaning, index }: { readonly meaning: string | null; readonly index: number },
    cell: Cell,
    faults: ListFault[],
  ): Measure | null {
    if (typeof cell === 'number') return { figure: cell, unit: null };
    const found = typeof cell === 'string' ? readMeasure(cell, this.markOf(cell)) : null;
    if (found !== null) return found;
    const isAmbiguous = typeof cell === 'string' && readMeasure(cell, 'point') !== null;
    faults.push({ about: meaning!, kind: isAmbiguous ? 'twoReadings' : 'noNumber', found: shown(cell), column: index });
    return null;
  }

  /** `10 cartons` are ten. */
  count(column: ListColumn, cell: Cell, faults: ListFault[]): number | null {
    const about = column.meaning!;
    const leading =
      typeof cell === 'string'
        ? /^[+-]?[\d.,\s\u00a0]*\d(?:e[+-]?\d+)?/i.exec(cell.normalize('NFKC').trim())?.[0]
        : undefined;
    const figure =
      typeof cell === 'number'
        ? cell
        : leading === undefined
          ? null
          : figureOf(leading, this.markOf(leading) ?? 'point');
    const fault = (kind: ListFault['kind']) => {
      faults.push({ about, kind, found: shown(cell), column: column.index });
      return null;
    };
    if (figure === null) return fault('noNumber');
    if (figure <= 0) return fault('notPositive');
    return Number.isInteger(figure) ? figure : fault('notWhole');
  }
}

/** Some lists have the unit of a row in a column of its own. */
export function withUnits(
  measures: Record<string, Measure | undefined>,
  { unitOfSizes, unitOfWeight }: Partial<Record<Meaning, string>>,
): void {
  for (const said of [unitOfSizes, unitOfWeight]) {
    const unit = said === undefined ? undefined : unitOfWord(said);
    if (unit === undefined) continue;
    for (const [name, measure] of Object.entries(measures)) {
      const isOfIt = isLengthUnit(unit) === (name !== 'weight');
      if (measure !== undefined && measure.unit === null && isOfIt) measures[name] = { ...measure, unit };
    }
  }
}

/** `$ 11.50`, `12,30 EUR`: the figure alone. */
export function money(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  return cell.replace(/\p{Sc}|\b(?:USD|EUR|GBP|CHF|CNY|RMB|JPY|KRW|BRL|MXN|US|Rs?)\b\.?/giu, ' ').trim();
}
