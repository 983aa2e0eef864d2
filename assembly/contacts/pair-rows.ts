/**
 * The pair rules as rows of bits, so that blocks that may not lie on the tops under a space are no candidates at all
 * (docs/engine.md, Pair rules). For a kind (cargo, orientation) of a top
 *
 *   ALL[kind]   the blocks of which every bottom piece may lie on it       one kind of top under the space: exact
 *   ANY[kind]   the blocks of which at least one may                       several: the union of them, contacts decide
 *   CORNER[kind] the blocks whose corner piece may                         one under the corner that is filled: the corner
 *                                                                          piece touches it, whatever else is below
 *
 * A kind's rows are written when it first lies under a space. That costs the fill no effort: which of the fills of a prepared
 * search comes first to a kind depends on who makes them, and what each costs must not. All rows together take some tenths of a
 * second at most (MOST_BYTES).
 */
import { blockOf } from '../blocks/ranking';
import { chunks } from '../blocks/rows';
import { count, first, isUniform, joinAxis, second, uniformCargo, uniformOrientation } from '../blocks/table';
import { allocate, allocateZeroed } from '../memory/arena';
import { setBit } from '../memory/bits';
import { cargoes } from '../problem/view';
import { isRoll } from '../rules/rolls';
import { stack, stackCargo, stackOrientation } from '../state/stack-table';
import { TOP } from '../tops/tops';
import { contactCount, contacts } from './contacts';
import { mayRestOn, pairsUsed } from './pairs';

/** Above, contacts alone decide. */
const MOST_BYTES: f64 = 3.2e7;
const ORIENTATIONS: i32 = 6;

export let pairRowsUsed: bool = false;
let rowBytes: usize = 0;
const ALL: i32 = 0;
const ANY: i32 = 1;
const CORNER: i32 = 2;
const ROWS: i32 = 3;
/** ROWS of each kind; and whether they are written (u8 a kind). */
let rows: usize = 0;
let written: usize = 0;
/** For each rank where its list begins: | kinds i32 | kind | kind | ... */
let bottoms: usize = 0;
/** Whether a piece of each kind may lie on the top whose rows are being written (u8 a kind). */
let mayLie: usize = 0;
let union: usize = 0;

export function openPairRows(): void {
  const kinds = cargoes * ORIENTATIONS;
  rowBytes = (<usize>chunks) << 4;
  pairRowsUsed = pairsUsed() && !anyRoll() && <f64>(ROWS * kinds) * <f64>rowBytes <= MOST_BYTES;
  if (!pairRowsUsed) return;
  rows = allocate(<usize>(ROWS * kinds) * rowBytes);
  written = allocateZeroed(<usize>kinds);
  mayLie = allocate(<usize>kinds);
  union = allocate(rowBytes);
  bottoms = allocate((<usize>count) << 2);
  for (let rank = 0; rank < count; rank++) {
    const list = allocate(4);
    store<i32>(list, 0);
    listBottoms(list, blockOf(rank));
    store<i32>(bottoms + ((<usize>rank) << 2), <i32>list);
  }
}

/** Rolls carry each other where no top is. */
function anyRoll(): bool {
  for (let cargo = 0; cargo < cargoes; cargo++) {
    if (isRoll(cargo)) return true;
  }
  return false;
}

/** Adds the kinds of a block's bottom pieces; the list is the last thing in the arena, which hands out 16 bytes at once. */
function listBottoms(list: usize, block: i32): void {
  if (!isUniform(block)) {
    listBottoms(list, first(block));
    if (joinAxis(block) != 2) listBottoms(list, second(block));
    return;
  }
  const kind = kindOf(uniformCargo(block), uniformOrientation(block));
  const n = load<i32>(list);
  for (let i = 1; i <= n; i++) {
    if (load<i32>(list + ((<usize>i) << 2)) == kind) return;
  }
  // The first 16 bytes hold the number and three kinds.
  if (n >= 3 && (n + 1) % 4 == 0) allocate(16);
  store<i32>(list + ((<usize>(n + 1)) << 2), kind);
  store<i32>(list, n + 1);
}

function kindOf(cargo: i32, orientation: i32): i32 {
  return cargo * ORIENTATIONS + orientation - 1;
}

function rowOf(kind: i32, row: i32): usize {
  if (load<u8>(written + <usize>kind) == 0) writeRows(kind);
  return rows + <usize>(ROWS * kind + row) * rowBytes;
}

function writeRows(kind: i32): void {
  store<u8>(written + <usize>kind, 1);
  const lower = kind / ORIENTATIONS;
  const lowerOrientation = (kind % ORIENTATIONS) + 1;
  for (let cargo = 0; cargo < cargoes; cargo++) {
    for (let orientation = 1; orientation <= ORIENTATIONS; orientation++) {
      const may = mayRestOn(cargo, orientation, lower, lowerOrientation);
      store<u8>(mayLie + <usize>kindOf(cargo, orientation), may ? 1 : 0);
    }
  }
  const all = rowOf(kind, ALL);
  const any = rowOf(kind, ANY);
  const corner = rowOf(kind, CORNER);
  memory.fill(all, 0, <usize>ROWS * rowBytes);
  for (let rank = 0; rank < count; rank++) {
    let list = <usize>load<i32>(bottoms + ((<usize>rank) << 2));
    const n = load<i32>(list);
    // The first of a block is its corner piece.
    if (load<u8>(mayLie + <usize>load<i32>(list, 4)) != 0) setBit(corner, rank);
    let lie = 0;
    for (let i = n; i > 0; i--) {
      list += 4;
      lie += <i32>load<u8>(mayLie + <usize>load<i32>(list));
    }
    if (lie == n) setBit(all, rank);
    if (lie > 0) setBit(any, rank);
  }
}

/** The blocks whose corner piece may lie on a stack. */
export function cornerRow(at: usize): usize {
  return rowOf(kindOf(stackCargo(at), stackOrientation(at)), CORNER);
}

/** The blocks that may lie on the stacks gathered under a space; 0: floor or deck are among them, all may. */
export function restingRow(table: usize): usize {
  let kind = -1;
  let several = false;
  let at = contacts;
  for (let i = contactCount; i > 0; i--) {
    const number = load<i32>(at, 20);
    if (number < 0) return 0;
    const below = stack(table, number);
    const next = kindOf(stackCargo(below), stackOrientation(below));
    at += TOP;
    if (next == kind) continue;
    if (kind >= 0) {
      if (!several) memory.copy(union, rowOf(kind, ANY), rowBytes);
      several = true;
      addRow(rowOf(next, ANY));
    }
    kind = next;
  }
  if (kind < 0) return 0;
  return several ? union : rowOf(kind, ALL);
}

function addRow(row: usize): void {
  for (let chunk: usize = 0; chunk < rowBytes; chunk += 16) {
    v128.store(union + chunk, v128.or(v128.load(union + chunk), v128.load(row + chunk)));
  }
}
