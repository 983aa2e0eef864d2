/** A load problem and one of its container types as the engine's input words (layout.ts draws them). */

import { cuboidAt } from '../domain/geometry.js';
import { groundReach, smallestSide } from '../domain/grounds.js';
import { wayInto } from '../domain/loading-way.js';
import type { Cargo, Container, LoadProblem, Rules } from '../domain/problem.js';
import { fractionOf } from '../domain/support-share.js';
import { mostVolume } from '../domain/volume-limits.js';
import { mostWeight } from '../domain/weight-limits.js';
import type { StackingRule } from '../domain/words.js';
import { cargoColumns } from './cargo-columns.js';
import {
  ABI_VERSION,
  CARGO_COLUMNS,
  columnBytes,
  DECK_WORDS,
  MAGIC,
  PROBLEM_COLUMNS_AT,
  PROBLEM_HEADER,
  PROBLEM_HEADER_BYTES,
  PROBLEM_NUMBERS,
  STACKING_RULES,
  SUPPORT_MODES,
  ZONE_WORDS,
} from './layout.js';
import { inRoom, type LoadingSpace, loadingSpace } from './loading-space.js';
import { matrixRows } from './matrix-rows.js';
import { writeFloats, writeInts } from './words.js';

/** Part of the effort that block building may take (docs/engine.md, Effort). */
const BLOCK_SHARE = 0.08;
/** The verifier allows weights and prices a relative 1e-9 (docs/interface.md, Numbers); the search stays inside it. */
const TOLERANCE = 1e-10;

/**
 * @param blockFill least fill of the blocks, 0..1
 * @param countRowBytes see PROBLEM_HEADER in layout.ts
 */
export function encodeProblem(
  problem: LoadProblem,
  container: Container,
  effort: number,
  blockFill: number,
  countRowBytes: number,
): Uint8Array {
  const { cargoes, rules } = problem;
  const space = loadingSpace(container);
  const { mode, numerator, denominator, depth } = supportOf(problem, container, space);
  // Who must lie wholly on tops of one height has no leave to reach past them.
  const leave = depth === rules.maxDepthToSupport;
  const matrix =
    rules.stackingRule === 'FollowStackMatrix'
      ? matrixRows(
          cargoes.map(({ name }) => name),
          rules.stackingMatrix,
        )
      : null;
  const columns = cargoColumns(
    leave ? problem : { ...problem, cargoes: cargoes.map(withoutOverhang) },
    container,
    matrix,
  );
  const stack = rules.maxStackingHeightRate === null ? null : fractionOf(rules.maxStackingHeightRate);
  const names = 1 + Math.max(-1, ...columns.NAME);
  const bytes = new Uint8Array(
    PROBLEM_COLUMNS_AT +
      CARGO_COLUMNS.reduce((sum, { type }) => sum + columnBytes(type, cargoes.length), 0) +
      4 * DECK_WORDS.length * space.decks.length +
      (8 + 4 * ZONE_WORDS.length + 4 * cargoes.length) * container.zones.length +
      4 * (matrix?.words.length ?? 0),
  );
  const view = new DataView(bytes.buffer);
  const header: Record<(typeof PROBLEM_HEADER)[number], number> = {
    MAGIC,
    VERSION: ABI_VERSION,
    CARGOES: cargoes.length,
    LENGTH: space.size.length,
    WIDTH: space.size.width,
    HEIGHT: space.size.height,
    EXTENT_LENGTH: space.extent.length,
    EXTENT_WIDTH: space.extent.width,
    EXTENT_HEIGHT: space.extent.height,
    FLOOR_X1: space.floor.x1,
    FLOOR_Y1: space.floor.y1,
    FLOOR_X2: space.floor.x2,
    FLOOR_Y2: space.floor.y2,
    SUPPORT_MODE: mode,
    SUPPORT_NUMERATOR: numerator,
    SUPPORT_DENOMINATOR: denominator,
    SUPPORT_DEPTH: depth,
    BOTTOM_TO_TOP: rules.fillDirection === 'BottomToTop' ? 1 : 0,
    SPACES_MERGED: rules.isEmptySpaceMerged ? 1 : 0,
    SEARCH_DEPTH: rules.maxSearchDepth,
    STACKING_RULE: STACKING_RULES[STACKING_CODES[rules.stackingRule]],
    GROUPS_APART: rules.groupsStackingRule === 'AlwaysNotAllowed' ? 1 : 0,
    MAX_UNITS: rules.maxFillQuantityPerContainer,
    MAX_TYPES: container.maxCargoTypes,
    STAGES: 1 + Math.max(0, ...columns.STAGE),
    NAMES: names,
    MATRIX_BITS: matrix?.bits ?? 0,
    ZONES: container.zones.length,
    DECKS: space.decks.length,
    COUNT_ROW_BYTES: countRowBytes,
    CONTACT_DEPTH: rules.maxDepthToSupport,
    ROLLS_TOUCH: rules.isSafeStackingUsed ? 0 : 1,
    GROUND_REACH: groundReach(problem),
    STAGE_REACH: stageReach(problem, container),
  };
  const numbers: Record<(typeof PROBLEM_NUMBERS)[number], number> = {
    MAX_WEIGHT: mostWeight(container, rules) * (1 + TOLERANCE),
    MAX_PRICE: limitOf(rules.isPriceLimited ? container.maxPrice : 0),
    MAX_VOLUME: volumeLimit(problem, container),
    WEIGHT_RATIO: weightRatio(rules),
    STACK_NUMERATOR: stack?.numerator ?? 0,
    STACK_DENOMINATOR: stack?.denominator ?? 0,
    BLOCK_FILL: blockFill,
    BLOCK_EFFORT: BLOCK_SHARE * effort,
  };
  writeInts(view, 0, PROBLEM_HEADER, header);
  writeFloats(view, PROBLEM_HEADER_BYTES, PROBLEM_NUMBERS, numbers);
  let at = PROBLEM_COLUMNS_AT;
  for (const { name, type } of CARGO_COLUMNS) {
    columns[name].forEach((value, index) => {
      if (type === 'f64') view.setFloat64(at + 8 * index, value, true);
      else view.setInt32(at + 4 * index, value, true);
    });
    at += columnBytes(type, cargoes.length);
  }
  for (const { x1, y1, z1, x2, y2, z2 } of space.decks) {
    writeInts(view, at, DECK_WORDS, { X1: x1, Y1: y1, Z1: z1, X2: x2, Y2: y2, Z2: z2 });
    at += 4 * DECK_WORDS.length;
  }
  at = writeZones(view, at, problem, container, space);
  matrix?.words.forEach((word, index) => {
    view.setUint32(at + 4 * index, word, true);
  });
  return bytes;
}

/** What the search compares for each stacking rule. */
const STACKING_CODES: Readonly<Record<StackingRule, keyof typeof STACKING_RULES>> = {
  BestFit: 'NONE',
  FloorStack: 'NONE',
  StackValue: 'VALUE_RISING',
  StackCode: 'CODE_SAME',
  HigherStackValueBottomFirst: 'VALUE_FALLING',
  AllowedTopBottmStackValueSame: 'VALUE_SAME',
  AllowedTopBottomFootPrintSame: 'FOOTPRINT_SAME',
  HeavierBottomFirst: 'WEIGHT_FALLING',
  LargerFootprintBottomFirst: 'FOOTPRINT_FALLING',
  DenserBottomFirst: 'DENSITY_FALLING',
  LowerSequenceBottomFirst: 'SEQUENCE_RISING',
  SameGroupOnly: 'GROUP_SAME',
  SameAliasOnly: 'ALIAS_SAME',
  AlwaysNotAllowed: 'CARGO_SAME',
  AlwaysSingleLayerOnBottom: 'NOTHING',
  FollowStackMatrix: 'MATRIX',
};

/**
 * Full support has a search of its own, in columns above whole tops. Where a base may be carried otherwise (by a
 * sequence of deliveries, past an edge, with a gap, on rolls), partial support with a share of 1 finds what it allows.
 */
export function supportOf(
  { cargoes, rules }: LoadProblem,
  container: Container,
  space: LoadingSpace,
): { mode: number; numerator: number; denominator: number; depth: number } {
  const share = fractionOf(Math.min(1, rules.minSupportRate));
  const depth = rules.maxDepthToSupport;
  // Where a gap could hold a whole piece, tops of several heights may lie under one base; a base wholly on tops at its
  // own height sees none of the lower ones.
  if (depth >= smallestSide({ cargoes }))
    return { mode: SUPPORT_MODES.PARTIAL, numerator: 1, denominator: 1, depth: 0 };
  if (!rules.isSafeStackingUsed || share.numerator <= 0) {
    return { mode: SUPPORT_MODES.NONE, ...share, denominator: 1, depth };
  }
  const needsPartial =
    share.numerator < share.denominator ||
    rules.isSequenceUsed ||
    rules.isGroupSequenceUsed ||
    depth > 0 ||
    container.deckReach.length > 0 ||
    container.deckReach.width > 0 ||
    space.decks.length > 0 ||
    cargoes.some((cargo) => cargo.overhang !== null || cargo.style === 'Roll');
  return { mode: needsPartial ? SUPPORT_MODES.PARTIAL : SUPPORT_MODES.FULL, ...share, depth };
}

function withoutOverhang(cargo: Cargo): Cargo {
  return { ...cargo, overhang: null };
}

function limitOf(limit: number): number {
  return limit > 0 ? limit * (1 + TOLERANCE) : Number.POSITIVE_INFINITY;
}

/** Whole volumes are compared exactly; sums of the volumes of cylinders are rounded. */
function volumeLimit({ cargoes, rules }: LoadProblem, container: Container): number {
  const limit = mostVolume(container, rules);
  return cargoes.every(({ volume }) => Number.isInteger(volume)) ? limit : limit * (1 + TOLERANCE);
}

function weightRatio(rules: Rules): number {
  const percent = rules.isSafeStackingUsed ? rules.minWeightDifferencePercentage : 0;
  return percent > 0 ? (1 - percent / 100) * (1 + TOLERANCE) : Number.POSITIVE_INFINITY;
}

function writeZones(
  view: DataView,
  start: number,
  { cargoes }: LoadProblem,
  { zones }: Container,
  { origin, size }: LoadingSpace,
): number {
  let at = start;
  for (const { maxWeight } of zones) {
    view.setFloat64(at, limitOf(maxWeight), true);
    at += 8;
  }
  for (const zone of zones) {
    const { x1, y1, z1, x2, y2, z2 } = inRoom(cuboidAt(zone.position, zone.size), origin, size);
    const hasLimit = zone.maxWeight > 0 ? 1 : 0;
    writeInts(view, at, ZONE_WORDS, {
      X1: x1,
      Y1: y1,
      Z1: z1,
      X2: x2,
      Y2: y2,
      Z2: z2,
      HAS_LIMIT: hasLimit,
      RESERVED: 0,
    });
    at += 4 * ZONE_WORDS.length;
    for (const { groupName } of cargoes) {
      view.setInt32(at, zone.allowedGroups === null || zone.allowedGroups.includes(groupName) ? 1 : 0, true);
      at += 4;
    }
  }
  return at;
}

/** Of cargo that comes in by the door. */
function stageReach({ rules }: LoadProblem, container: Container): number {
  return wayInto(container) === 'fromAbove' ? -1 : (rules.stageReach ?? rules.maxLoadingReach ?? -1);
}
