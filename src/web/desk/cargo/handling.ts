/** How cargo is handled, as three icons of a row: which fields each reads, what a click writes, and what its choices write. */

import { FLOOR_STACK_TYPE } from '../../../schema/enums.js';
import { orientationMask } from '../../../schema/orientations.js';
import type { Row } from '../../plan-request/request-draft.js';
import { withField } from '../../plan-request/request-draft.js';

export const HANDLINGS = ['upright', 'nothingOnTop', 'floorOnly'] as const;
export type Handling = (typeof HANDLINGS)[number];

/** `half`: the row says something else of it than the icon can. */
export type Lit = 'on' | 'off' | 'half';

export const ORIENTATIONS = [1, 2, 3, 4, 5, 6] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

const UPRIGHT = 0b11;
const ANY_SIDE = 0b111111;
const LAYERS = ORIENTATIONS.map((one) => `maxLayersOnOrientation${one}`);
const LIMITS_ON_TOP = ['maxSupportingWeight', ...LAYERS];

/** What each icon speaks for. */
export const FIELDS_OF: Readonly<Record<Handling, readonly string[]>> = {
  upright: ['orientationsAllowed', 'turnAllowedOnFloor'],
  nothingOnTop: ['nothingOnTop', ...LIMITS_ON_TOP],
  floorOnly: ['floorStackType'],
};

export function litOf(row: Row, handling: Handling): Lit {
  if (handling === 'upright') {
    const mask = maskOf(row);
    if (mask === UPRIGHT) return 'on';
    return mask === ANY_SIDE && mayLieTurned(row) ? 'off' : 'half';
  }
  if (handling === 'nothingOnTop') return { nothing: 'on', limits: 'half', any: 'off' }[onTopOf(row)] as Lit;
  const floor = floorOf(row);
  return floor === 'BottomOnly' ? 'on' : floor === 'BestFit' ? 'off' : 'half';
}

/** After a click. */
export function toggled(row: Row, handling: Handling): Row {
  const isOn = litOf(row, handling) === 'on';
  if (handling === 'upright') return withMask(row, isOn ? ANY_SIDE : UPRIGHT);
  if (handling === 'nothingOnTop') return withField(row, 'nothingOnTop', isOn ? undefined : true);
  return withFloor(row, isOn ? 'BestFit' : 'BottomOnly');
}

/** Null: what stands there is none. Bit 0 is orientation 1. */
function maskOf({ orientationsAllowed: said }: Row): number | null {
  if (said === undefined || said === null) return UPRIGHT;
  return typeof said === 'string' || typeof said === 'number' ? orientationMask(said) : null;
}

export function orientationsOf(row: Row): readonly Orientation[] {
  const mask = maskOf(row) ?? 0;
  return ORIENTATIONS.filter((one) => (mask & bitOf(one)) !== 0);
}

/** One more or one fewer; without any a piece could not be loaded, so the last ones stay. */
export function withOrientations(row: Row, asked: readonly Orientation[], isAllowed: boolean): Row {
  const bits = asked.reduce((mask, one) => mask | bitOf(one), 0);
  const mask = isAllowed ? (maskOf(row) ?? 0) | bits : (maskOf(row) ?? 0) & ~bits;
  return mask === 0 ? row : withMask(row, mask);
}

/** Limits of layers that were alike stay alike, and what says nothing any more goes. */
function withMask(row: Row, mask: number): Row {
  const layers = mostLayersOf(row);
  const digits = ORIENTATIONS.filter((one) => (mask & bitOf(one)) !== 0).join('');
  const said = mask === UPRIGHT ? undefined : mask === ANY_SIDE ? 'OrientationsAll' : `Orientations${digits}`;
  const next = withField(row, 'orientationsAllowed', said);
  const settled = (mask & ~UPRIGHT) === 0 ? withField(next, 'turnAllowedOnFloor', undefined) : next;
  return typeof layers === 'number' ? withMostLayers(settled, layers) : settled;
}

function bitOf(orientation: Orientation): number {
  return 1 << (orientation - 1);
}

/** Whether any way of lying is allowed of which the rule below speaks. */
export function isTurnedAllowed(row: Row): boolean {
  return ((maskOf(row) ?? 0) & ~UPRIGHT) !== 0;
}

export function mayLieTurned(row: Row): boolean {
  return row['turnAllowedOnFloor'] !== false;
}

export function withLyingTurned(row: Row, mayLie: boolean): Row {
  return withField(row, 'turnAllowedOnFloor', mayLie ? undefined : false);
}

export type OnTop = 'any' | 'nothing' | 'limits';

export function onTopOf(row: Row): OnTop {
  if (row['nothingOnTop'] === true) return 'nothing';
  return LIMITS_ON_TOP.some((field) => isLimit(row[field])) ? 'limits' : 'any';
}

/** One of the two that need no figure. */
export function withOnTop(row: Row, onTop: 'any' | 'nothing'): Row {
  const free = LIMITS_ON_TOP.reduce((one, field) => withField(one, field, undefined), row);
  return withField(free, 'nothingOnTop', onTop === 'nothing' ? true : undefined);
}

/** The same for each orientation that is allowed; null: no limit. */
export function mostLayersOf(row: Row): number | 'mixed' | null {
  const said = orientationsOf(row).map((one) => row[`maxLayersOnOrientation${one}`]);
  const [first = null] = said.map((one) => (isLimit(one) ? one : null));
  if (said.some((one) => (isLimit(one) ? one : null) !== first)) return 'mixed';
  return first === null || typeof first === 'number' ? first : 'mixed';
}

/** @param count what was typed; undefined: no limit */
export function withMostLayers(row: Row, count: unknown): Row {
  const allowed = orientationsOf(row);
  const next = ORIENTATIONS.reduce(
    (one, orientation, at) => withField(one, LAYERS[at]!, allowed.includes(orientation) ? count : undefined),
    row,
  );
  return isLimit(count) ? withField(next, 'nothingOnTop', undefined) : next;
}

export type Floor = 'BestFit' | 'BottomOnly' | 'NoBottom';

/** Null: what stands there is none. */
export function floorOf(row: Row): Floor | null {
  return FLOOR_STACK_TYPE.match(row['floorStackType'] ?? 'BestFit') ?? null;
}

export function withFloor(row: Row, floor: Floor): Row {
  return withField(row, 'floorStackType', floor === 'BestFit' ? undefined : floor);
}

/** 0 is no limit, and so is nothing. */
function isLimit(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== 0;
}
