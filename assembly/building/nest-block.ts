/** The block that the first rows of a nest's pattern (building/nest-rows) become: its members, its content, its tops. */
import { cargoVolume, cargoWeight } from '../abi/layout';
import { contentOfOne, contentOfTwo } from '../blocks/content';
import {
  addBlock,
  blockLength,
  blockWidth,
  MEMBER,
  partCount,
  parts,
  setBearing,
  setEnvelope,
  setGrounds,
  setMeasures,
  setNest,
  setParts,
  setPlain,
  setRankSum,
  setTops,
} from '../blocks/table';
import { orientedSize } from '../geometry/orientation';
import { allocate } from '../memory/arena';
import { mayRestOnCargo, mayStandOnFloor } from '../rules/floor-stack-type';
import { mayLieOnFloor, preference } from '../rules/orientations';
import {
  alongAxis,
  axisLengthOfA,
  axisLengthOfB,
  axisV,
  cargoA,
  cargoB,
  diameterA,
  diameterB,
  lying,
  mustNestle,
  orientationA,
  orientationB,
} from './nest-rolls';
import { diameterOf, isOfB, pitch, rowCount, rowsDepth, rowsLength, rowU, rowV } from './nest-rows';

/**
 * True when the rolls of a nest are more than straight rows of the first cargo in the same room.
 * @param depth rolls along the axis @param inA rolls of the first cargo @param inB of the second
 */
export function beatsStraightRows(taken: i32, depth: i32, inA: i32, inB: i32): bool {
  const columns = mustNestle() ? 1 : rowsDepth(taken) / diameterA;
  const straight = (rowsLength(taken) / diameterA) * columns;
  const squareA = <f64>diameterA * <f64>diameterA;
  const squares = <f64>inA * squareA + <f64>inB * <f64>diameterB * <f64>diameterB;
  return squares > <f64>(straight * depth) * squareA;
}

/** Adds the block, which is joined with nothing; parameters as above. */
export function addRows(taken: i32, depth: i32, inA: i32, inB: i32): i32 {
  const lengthA = axisLengthOfA();
  const layerHeight = max(lengthA, axisLengthOfB());
  const sizeU = rowsLength(taken);
  const sizeV = rowsDepth(taken);
  const sizeW = depth * layerHeight;
  // Tight rows of one cargo are a member each; else every roll is one.
  const tight = pitch == diameterA && cargoA == cargoB;
  let membersOfLayer = 0;
  for (let row = 0; row < taken; row++) membersOfLayer += tight ? 1 : rowCount(row);
  const layers = lying ? 1 : depth;
  const members = allocate(<usize>(membersOfLayer * layers) * MEMBER);
  let next = members;
  for (let layer = 0; layer < layers; layer++) {
    for (let row = 0; row < taken; row++) {
      const rolls = tight ? rowCount(row) : 1;
      const parts = tight ? 1 : rowCount(row);
      for (let i = 0; i < parts; i++) {
        writeMember(next, row, rowU(row) + i * pitch, layer * lengthA, rolls, depth);
        next += MEMBER;
      }
    }
  }
  const block = addBlock();
  setEnvelope(
    block,
    alongAxis(0, sizeU, sizeV, sizeW),
    alongAxis(1, sizeU, sizeV, sizeW),
    alongAxis(2, sizeU, sizeV, sizeW),
  );
  setNest(block, members, membersOfLayer * layers);
  if (cargoA != cargoB && inB > 0) setParts(block, contentOfTwo(cargoA, inA, cargoB, inB), 2);
  else setParts(block, contentOfOne(cargoA, inA), 1);
  measureParts(block);
  setBearing(block, blockLength(block), blockWidth(block));
  setPlain(block, false);
  if (lying) setTops(block, 0, 0);
  else writeTops(block, taken, members, membersOfLayer, layerHeight);
  setRankSum(block, inA * preference(cargoA, orientationA) + inB * preference(cargoB, orientationB));
  setGrounds(
    block,
    mayBeOnFloor(cargoA, orientationA) && (lying || mayBeOnFloor(cargoB, orientationB)),
    mayRestOnCargo(cargoA) && (lying || mayRestOnCargo(cargoB)),
  );
  return block;
}

/** Sums of the measures of all pieces. */
function measureParts(block: i32): void {
  let packed: f64 = 0;
  let volume: f64 = 0;
  let weight: f64 = 0;
  let number = 0;
  let part = parts(block);
  for (let i = partCount(block); i > 0; i--) {
    const cargo = load<i32>(part);
    const n = load<i32>(part, 4);
    packed += <f64>orientedSize(cargo, 1, 0) * <f64>orientedSize(cargo, 1, 1) * <f64>orientedSize(cargo, 1, 2) * <f64>n;
    volume += load<f64>(cargoVolume + ((<usize>cargo) << 3)) * <f64>n;
    weight += load<f64>(cargoWeight + ((<usize>cargo) << 3)) * <f64>n;
    number += n;
    part += 8;
  }
  setMeasures(block, packed, volume, weight, number);
}

function mayBeOnFloor(cargo: i32, orientation: i32): bool {
  return mayLieOnFloor(cargo, orientation) && mayStandOnFloor(cargo);
}

/** A row, or one roll of it; a row of lying rolls is as deep as the nest, standing ones are layer on layer. */
function writeMember(at: usize, row: i32, u: i32, w: i32, number: i32, depth: i32): void {
  const ofB = isOfB(row);
  store<i32>(at, ofB ? cargoB : cargoA);
  store<i32>(at, ofB ? orientationB : orientationA, 4);
  const v = rowV(row);
  for (let axis = 0; axis < 3; axis++) {
    const field = at + ((<usize>axis) << 2);
    store<i32>(field, alongAxis(axis, u, v, w), 8);
    store<i32>(field, alongAxis(axis, number, 1, lying ? depth : 1), 20);
  }
}

/**
 * Tops of the highest standing rolls, one a member: bounding squares without what those of the row before may cover
 * already.
 */
function writeTops(block: i32, taken: i32, members: usize, number: i32, height: i32): void {
  const rectangles = allocate((<usize>number) << 4);
  const end = members + <usize>number * MEMBER;
  let to = rectangles;
  for (let from = members; from < end; from += MEMBER) {
    const cargo = load<i32>(from);
    const orientation = load<i32>(from, 4);
    if (orientedSize(cargo, orientation, 2) < height) continue;
    const x = load<i32>(from, 8);
    const y = load<i32>(from, 12);
    store<i32>(to, x);
    store<i32>(to, y, 4);
    store<i32>(to, x + load<i32>(from, 20) * orientedSize(cargo, orientation, 0), 8);
    store<i32>(to, y + load<i32>(from, 24) * orientedSize(cargo, orientation, 1), 12);
    const v = to + (axisV == 0 ? 0 : 4);
    let covered = load<i32>(v);
    for (let row = 0; row < taken; row++) {
      if (rowV(row) < load<i32>(v)) covered = max(covered, rowV(row) + diameterOf(row));
    }
    store<i32>(v, min(covered, load<i32>(v, 8)));
    to += 16;
  }
  setTops(block, rectangles, <i32>((to - rectangles) >> 4));
}
