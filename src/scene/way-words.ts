/** Keys of the words that depend on the way by which cargo comes in: reports and the viewer have the same. */
import type { Way } from '../domain/loading-way.js';
import type { FirstPiece } from './step-facts.js';

/** Of a section, from where its distances are: the end opposite to where cargo comes in. */
export const SECTION_WORDS = {
  fromDoor: 'sectionFromFront',
  fromLeft: 'sectionFromRight',
  fromRight: 'sectionFromLeft',
  fromAbove: 'sectionFromFloor',
} as const satisfies Readonly<Record<Way, string>>;

/** Which wall or edge a piece touches, or how far it is from one. */
export function placeWords({ from, side }: FirstPiece, hasWalls: boolean) {
  if (side === null) return from === 'left' ? 'atFromLeft' : 'atFromFront';
  if (side === 'front' || side === 'rear') return `${side}Wall` as const;
  return hasWalls ? (`${side}Wall` as const) : (`${side}Edge` as const);
}
