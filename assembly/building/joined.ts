/** Two blocks joined along an axis, the second beyond the first: what they measure together, and the block they become. */
import { SUPPORT_FULL } from '../abi/layout';
import {
  addBlock,
  bearingExtent,
  blockExtent,
  blockHeight,
  blockLength,
  blockVolume,
  blockWeight,
  blockWidth,
  floorAllowed,
  isPlain,
  isUniform,
  packedVolume,
  pieces,
  rankSum,
  restAllowed,
  setBearing,
  setEnvelope,
  setGrounds,
  setJoined,
  setMeasures,
  setParts,
  setPlain,
  setRankSum,
  setTops,
  setUniform,
  setWholeTop,
  topCount,
  tops,
  uniformCargo,
  uniformCount,
  uniformOrientation,
} from '../blocks/table';
import { allocate } from '../memory/arena';
import { supportMode } from '../problem/view';

/** The cuboid around both, along one of the axes. */
export function joinedExtent(a: i32, b: i32, axis: i32, along: i32): i32 {
  const extentA = blockExtent(a, along);
  const extentB = blockExtent(b, along);
  return along == axis ? extentA + extentB : max(extentA, extentB);
}

/** The rectangle of the top that bears cargo, along the length (0) or the width (1); full support. */
export function joinedBearing(a: i32, b: i32, axis: i32, along: i32): i32 {
  const bearingB = bearingExtent(b, along);
  if (axis == 2) return bearingB;
  return along == axis ? blockExtent(a, along) + bearingB : min(bearingExtent(a, along), bearingB);
}

/**
 * Adds the block; the caller has checked that there is room.
 * @param content of both together (blocks/content), kept
 */
export function addJoined(a: i32, b: i32, axis: i32, content: usize, partNumber: i32): void {
  const block = addBlock();
  setEnvelope(block, joinedExtent(a, b, axis, 0), joinedExtent(a, b, axis, 1), joinedExtent(a, b, axis, 2));
  setMeasures(
    block,
    packedVolume(a) + packedVolume(b),
    blockVolume(a) + blockVolume(b),
    blockWeight(a) + blockWeight(b),
    pieces(a) + pieces(b),
  );
  setParts(block, content, partNumber);
  setRankSum(block, rankSum(a) + rankSum(b));
  const atop = axis == 2;
  setGrounds(block, floorAllowed(a) && (atop || floorAllowed(b)), restAllowed(a) && (atop || restAllowed(b)));
  setPlain(block, isPlain(b) && (atop || isPlain(a)));
  if (staysUniform(a, b, axis)) {
    setUniform(
      block,
      uniformOrientation(a),
      uniformCount(a, 0) + (axis == 0 ? uniformCount(b, 0) : 0),
      uniformCount(a, 1) + (axis == 1 ? uniformCount(b, 1) : 0),
      uniformCount(a, 2) + (axis == 2 ? uniformCount(b, 2) : 0),
    );
  } else {
    setJoined(block, a, b, axis);
  }
  if (supportMode == SUPPORT_FULL) setBearing(block, joinedBearing(a, b, axis, 0), joinedBearing(a, b, axis, 1));
  else setBearing(block, blockLength(block), blockWidth(block));
  if (isSolid(block) && isPlain(block)) setWholeTop(block);
  else writeTops(block, a, b, axis);
}

function staysUniform(a: i32, b: i32, axis: i32): bool {
  if (!isUniform(a) || !isUniform(b)) return false;
  if (uniformCargo(a) != uniformCargo(b) || uniformOrientation(a) != uniformOrientation(b)) return false;
  for (let along = 0; along < 3; along++) {
    if (along != axis && uniformCount(a, along) != uniformCount(b, along)) return false;
  }
  return true;
}

function isSolid(block: i32): bool {
  const envelope = <f64>blockLength(block) * <f64>blockWidth(block) * <f64>blockHeight(block);
  return packedVolume(block) >= envelope * (1 - 1e-14);
}

/** The rectangles of both parents that reach the joined height, the second's moved beyond the first. */
function writeTops(block: i32, a: i32, b: i32, axis: i32): void {
  const h = blockHeight(block);
  const takeA = axis != 2 && blockHeight(a) == h;
  const takeB = axis == 2 || blockHeight(b) == h;
  const number = (takeA ? topCount(a) : 0) + (takeB ? topCount(b) : 0);
  const rectangles = allocate((<usize>number) << 4);
  let at = rectangles;
  if (takeA) {
    memory.copy(at, tops(a), (<usize>topCount(a)) << 4);
    at += (<usize>topCount(a)) << 4;
  }
  if (takeB) {
    const dx = axis == 0 ? blockLength(a) : 0;
    const dy = axis == 1 ? blockWidth(a) : 0;
    const shift = i32x4(dx, dy, dx, dy);
    let from = tops(b);
    for (let i = topCount(b); i > 0; i--) {
      v128.store(at, i32x4.add(v128.load(from), shift));
      at += 16;
      from += 16;
    }
  }
  setTops(block, rectangles, number);
}
