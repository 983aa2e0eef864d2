/** What sweeps can place, and how it may lie. */
import { passingOrientations } from '../../domain/door.js';
import { maskAllows, ORIENTATIONS, orientedSize } from '../../domain/geometry.js';
import type { Cargo, Container, LoadProblem } from '../../domain/problem.js';
import type { Lying } from './sweeps.js';

/** Work units of a step, by time beside those of the search. */
export const EFFORT_OF_STEP = 700;

/** Nothing else ever lies within its sides, and it reaches over nothing. */
export function isBox({ diameter, overhang, palletizing }: Cargo): boolean {
  return diameter === 0 && overhang === null && palletizing === undefined;
}

/** All that is loaded lies between its walls. */
export function isBoxed({ deckReach }: Container): boolean {
  return deckReach.length === 0 && deckReach.width === 0;
}

/** Each way in which a cargo may lie, equal ones once. */
export function waysToLie({ cargoes, containers }: LoadProblem, container: number, cargo: number): Lying[] {
  const { size } = cargoes[cargo]!;
  const mask = passingOrientations(cargoes[cargo]!, containers[container]!);
  const ways = new Map<string, Lying>();
  for (const orientation of ORIENTATIONS) {
    if (!maskAllows(mask, orientation)) continue;
    const lying = orientedSize(size, orientation);
    const key = `${lying.length} ${lying.width} ${lying.height}`;
    if (!ways.has(key)) ways.set(key, { ...lying, cargo, orientation });
  }
  return [...ways.values()];
}
