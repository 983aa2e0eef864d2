/** Columns that their titles do not explain, and their cells do: remarks on handling, units of each row. */
import type { Cell } from '../cell.js';
import { readHandling } from './handling.js';
import type { Meaning } from './meanings.js';
import { readTitle } from './title.js';
import { isLengthUnit, type Unit, unitOfWord } from './units.js';

/** Null: its cells tell nothing either. @param cells not blank */
export function toldByCells(cells: readonly Cell[], title: string): Meaning | null {
  return handlingIn(cells) ?? unitIn(cells, title);
}

/** Only where every cell says so: remarks may be about anything. */
function handlingIn(cells: readonly Cell[]): Meaning | null {
  const read = cells.map((cell) => (typeof cell === 'string' ? readHandling(cell, null, '') : null));
  if (read.length === 0 || read.includes(null)) return null;
  return read.some((one) => one?.nothingOnTop !== undefined) ? 'nothingOnTop' : 'upright';
}

function unitIn(cells: readonly Cell[], title: string): Meaning | null {
  const words = cells.map((cell) => (typeof cell === 'string' ? cell.trim() : ''));
  const units = words.map((word): Unit | undefined => unitOfWord(word));
  if (units.length === 0 || units.includes(undefined)) return null;
  // A single letter may be a class or a grade.
  if (words.every((word) => word.length === 1) && readTitle(title) === null) return null;
  if (units.every((unit) => isLengthUnit(unit!))) return 'unitOfSizes';
  return units.some((unit) => isLengthUnit(unit!)) ? null : 'unitOfWeight';
}
