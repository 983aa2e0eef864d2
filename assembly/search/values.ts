/** What a piece, and so a block, is worth in this fill: its volume, or what planning says. */
import { cargoVolume, REQUEST_COLUMNS_AT, REQUEST_WITH_VALUES } from '../abi/layout';
import { blockOf } from '../blocks/ranking';
import { count, partCount, parts, rankSum } from '../blocks/table';
import { allocate } from '../memory/arena';
import { cargoes } from '../problem/view';

/** A preferred orientation decides between loads of equal value, no more (docs/rules.md, What best means). */
const PREFERENCE: f64 = 1e-9;

let pieceValues: usize = 0;
let blockValues: usize = 0;

export function openValues(request: usize): void {
  const given = load<i32>(request, REQUEST_WITH_VALUES) != 0;
  pieceValues = given ? request + REQUEST_COLUMNS_AT : cargoVolume;
  blockValues = allocate((<usize>count) << 3);
  for (let rank = 0; rank < count; rank++) {
    const block = blockOf(rank);
    let sum: f64 = 0;
    let part = parts(block);
    for (let i = partCount(block); i > 0; i--) {
      sum += pieceValue(load<i32>(part)) * <f64>load<i32>(part, 4);
      part += 8;
    }
    store<f64>(blockValues + ((<usize>rank) << 3), sum * (1 - PREFERENCE * <f64>rankSum(block)));
  }
}

export function pieceValue(cargo: i32): f64 {
  return load<f64>(pieceValues + ((<usize>cargo) << 3));
}

export function blockValue(rank: i32): f64 {
  return load<f64>(blockValues + ((<usize>rank) << 3));
}

/** Value of all pieces that may be loaded. */
export function totalValue(counts: usize): f64 {
  let sum: f64 = 0;
  for (let cargo = 0; cargo < cargoes; cargo++)
    sum += pieceValue(cargo) * <f64>load<i32>(counts + ((<usize>cargo) << 2));
  return sum;
}
