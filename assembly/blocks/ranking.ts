/**
 * Blocks in the order in which the search looks at them: by falling static score s = V * n^-gamma, so that the order
 * of bits in a row is the order of scores. From here on the search names a block by its rank.
 *
 *   hot record, 32 bytes a rank | length i32 | width i32 | height i32 | s f32 | areas of an end, a side, the top f32 | 1 / surface f32 |
 */
import { spend } from '../effort/budget';
import { allocate, mark, release } from '../memory/arena';
import { sortFalling } from '../memory/sort';
import { contentHash } from './content';
import { blockHeight, blockLength, blockWidth, count, packedVolume, pieces, rankSum } from './table';

/** Weight of the number of pieces (Araya, Guerrero and Nunez 2017: 0.2). */
const GAMMA: f64 = 0.2;
/** A preferred orientation decides between blocks that are otherwise equal, no more. */
const PREFERENCE: f64 = 1e-6;
/** Elementary steps of a block that is ranked. */
const STEPS_OF_RANK: i32 = 40;

let hot: usize = 0;
/** Block of each rank (i32) and hash of its content (u64). */
let blocks: usize = 0;
let hashes: usize = 0;

export function hotRecord(rank: i32): usize {
  return hot + ((<usize>rank) << 5);
}
export function rankLength(rank: i32): i32 {
  return load<i32>(hot + ((<usize>rank) << 5));
}
export function rankWidth(rank: i32): i32 {
  return load<i32>(hot + ((<usize>rank) << 5), 4);
}
export function rankHeight(rank: i32): i32 {
  return load<i32>(hot + ((<usize>rank) << 5), 8);
}
export function staticScore(record: usize): f64 {
  return <f64>load<f32>(record, 12);
}
/** Area of a face across an axis, rounded. */
export function sideArea(rank: i32, axis: i32): f64 {
  return <f64>load<f32>(hot + ((<usize>rank) << 5) + ((<usize>axis) << 2), 16);
}
/** 1 / area of all six faces, rounded. */
export function inverseSurface(rank: i32): f64 {
  return <f64>load<f32>(hot + ((<usize>rank) << 5), 28);
}
export function blockOf(rank: i32): i32 {
  return load<i32>(blocks + ((<usize>rank) << 2));
}
export function rankHash(rank: i32): u64 {
  return load<u64>(hashes + ((<usize>rank) << 3));
}

export function rankBlocks(): void {
  const n = <usize>count;
  hot = allocate(n << 5);
  blocks = allocate(n << 2);
  hashes = allocate(n << 3);
  const back = mark();
  const scores = allocate(n << 3);
  const spare = allocate(n << 2);
  for (let block = 0; block < count; block++) {
    const preference = 1 - (PREFERENCE * <f64>rankSum(block)) / <f64>pieces(block);
    const score = packedVolume(block) * Math.pow(<f64>pieces(block), -GAMMA) * preference;
    store<f64>(scores + ((<usize>block) << 3), score);
    store<i32>(blocks + ((<usize>block) << 2), block);
  }
  sortFalling(blocks, spare, scores, count);
  for (let rank = 0; rank < count; rank++) {
    const block = blockOf(rank);
    const at = hotRecord(rank);
    store<i32>(at, blockLength(block));
    store<i32>(at, blockWidth(block), 4);
    store<i32>(at, blockHeight(block), 8);
    store<f32>(at, <f32>load<f64>(scores + ((<usize>block) << 3)), 12);
    const l = <f64>blockLength(block);
    const w = <f64>blockWidth(block);
    const h = <f64>blockHeight(block);
    store<f32>(at, <f32>(w * h), 16);
    store<f32>(at, <f32>(l * h), 20);
    store<f32>(at, <f32>(l * w), 24);
    store<f32>(at, <f32>(0.5 / (w * h + l * h + l * w)), 28);
    store<u64>(hashes + ((<usize>rank) << 3), contentHash(block));
  }
  release(back);
  spend(count * STEPS_OF_RANK);
}
