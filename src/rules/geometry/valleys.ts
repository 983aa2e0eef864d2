/** Lying rolls in the valleys between two rolls below them (docs/rules.md, Rolls). */
import type { Rectangle } from '../../domain/geometry.js';
import { centre, diameter, high, low } from './cylinders.js';
import type { Piece } from './piece.js';
import { shared, totalArea, without } from './rectangles.js';

/** A roll in a valley sinks by less than this share of its diameter until it touches a roll below. */
const MOST_HOVER = 1 / 1000;

/** Then it lies within this share of the other one, too: its middle may fall between two points of the grid. */
const MOST_GAP = 2 / 1000;

export interface ValleyFooting {
  /** Stretches of the bottom line that are carried from both sides; rectangles of width 1. */
  readonly carried: readonly Rectangle[];
  /** Each roll below with half the length that it carries together with its opposite. */
  readonly halves: readonly { readonly lower: Piece; readonly measure: number }[];
}

/** Whether `upper` lies against `lower`, higher and parallel to it, so that it may be one side of a valley. */
export function isInValley(upper: Piece, lower: Piece): boolean {
  const axis = upper.axis;
  if (axis === null || axis === 'z' || axis !== lower.axis) return false;
  const rise = centre(upper, 'z') - centre(lower, 'z');
  if (rise <= 0 || sideways(upper, lower) === 0) return false;
  const aside = sideways(upper, lower);
  const gap = Math.sqrt(aside * aside + rise * rise) - diameter(upper, axis) - diameter(lower, axis);
  return gap / 2 < MOST_GAP * diameter(upper, axis);
}

/** @param rolls those for which `isInValley` holds */
export function valleyFooting(upper: Piece, rolls: readonly Piece[]): ValleyFooting {
  if (!rolls.some((roll) => hover(upper, roll) < MOST_HOVER * diameter(upper, upper.axis!))) {
    return { carried: [], halves: [] };
  }
  const left = rolls.filter((roll) => sideways(upper, roll) > 0);
  const right = rolls.filter((roll) => sideways(upper, roll) < 0);
  const carried = shared(union(upper, left), union(upper, right));
  const halves = rolls.map((lower) => ({ lower, measure: totalArea(shared([stretch(upper, lower)], carried)) / 2 }));
  return { carried, halves: halves.filter((half) => half.measure > 0) };
}

/** Whether `upper` lies on `lower`, which is parallel to it, from above or from one side. */
export function liesOn(upper: Piece, lower: Piece): boolean {
  const axis = upper.axis;
  if (axis === null || axis === 'z' || axis !== lower.axis) return false;
  if (centre(upper, 'z') <= centre(lower, 'z')) return false;
  const isAbove = Math.abs(sideways(upper, lower)) < diameter(upper, axis) + diameter(lower, axis);
  return isAbove && hover(upper, lower) < MOST_HOVER * diameter(upper, axis);
}

/** Where no support is asked for: each roll on which one lies, with the length outside valleys. */
export function singleFooting(
  upper: Piece,
  rolls: readonly Piece[],
  inValleys: readonly Rectangle[],
): ValleyFooting['halves'] {
  return rolls
    .filter((lower) => liesOn(upper, lower))
    .map((lower) => ({ lower, measure: totalArea(without(stretch(upper, lower), inValleys)) }))
    .filter(({ measure }) => measure > 0);
}

/** How far a roll can sink until it touches one below. */
function hover(upper: Piece, lower: Piece): number {
  const reach = diameter(upper, upper.axis!) + diameter(lower, lower.axis!);
  const aside = sideways(upper, lower);
  const rise = centre(upper, 'z') - centre(lower, 'z');
  return (rise - Math.sqrt(Math.max(0, reach * reach - aside * aside))) / 2;
}

/** Doubled distance between the middles across the axis, on the floor plan; positive when `lower` has the lower one. */
function sideways(upper: Piece, lower: Piece): number {
  const across = upper.axis === 'x' ? 'y' : 'x';
  return centre(upper, across) - centre(lower, across);
}

/** The stretch of a roll beside another along its axis, as a rectangle of width 1. */
function stretch(upper: Piece, lower: Piece): Rectangle {
  const axis = upper.axis!;
  return {
    x1: Math.max(low(upper, axis), low(lower, axis)),
    x2: Math.min(high(upper, axis), high(lower, axis)),
    y1: 0,
    y2: 1,
  };
}

function union(upper: Piece, rolls: readonly Piece[]): Rectangle[] {
  const parts: Rectangle[] = [];
  for (const roll of rolls) parts.push(...without(stretch(upper, roll), parts));
  return parts;
}
