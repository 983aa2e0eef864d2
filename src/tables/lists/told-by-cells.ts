/** Columns that their titles do not explain, and their cells do: remarks on handling, units of each row. */
import type { Cell } from '../cell.js';
import { readHandling } from './handling.js';
import { packedAs } from './kinds.js';
import { type Meaning, plainTitle } from './meanings.js';
import { isHeeded, readRemark } from './remark.js';
import { readTitle } from './title.js';
import { isLengthUnit, type Unit, unitOfWord } from './units.js';

/** Of the cells that hold something, how many must speak of handling. */
const MOST_OF = 0.8;

/** Null: its cells tell nothing either. @param cells not blank */
export function toldByCells(cells: readonly Cell[], title: string): Meaning | null {
  return handlingIn(cells) ?? unitIn(cells, title) ?? kindIn(cells);
}

/** `EUP`, `Kiste`, `CX`: nothing but words for what freight is packed in. */
function kindIn(cells: readonly Cell[]): Meaning | null {
  const isKind = (cell: Cell) =>
    typeof cell === 'string' && (packedAs(cell) !== 'other' || PACKED.test(plainTitle(cell))) && !/\d{3}/.test(cell);
  return cells.length > 0 && cells.every(isKind) && cells.every((cell) => String(cell).trim().length <= 20)
    ? 'kind'
    : null;
}

const PACKED =
  /^(?:ctns?|cartons?|cases?|pkgs?|packages?|box(?:es)?|crates?|bundles?|bags?|kart|karton|kartons|kiste|kisten|sack|bund|bundel|paket|cx|caixas?|cj|cajas?|bultos?|colis|caisses?|sacs?|sacos?|fardo|volume|箱|纸箱|木箱|袋|ケース|カートン|木枠|박스|상자|포대)$/;

/**
 * Where most cells say so in words. Each is read for itself, for one may say that it stays upright and the next that nothing
 * lies on it; what is not understood is told beside the column.
 */
export function handlingIn(cells: readonly Cell[]): Meaning | null {
  const isKnown = (cell: string) => readHandling(cell, null, '') !== null || isHeeded(readRemark(cell));
  const known = cells.filter((cell) => typeof cell === 'string' && isKnown(cell)).length;
  return cells.length === 0 || known < MOST_OF * cells.length ? null : 'remark';
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
