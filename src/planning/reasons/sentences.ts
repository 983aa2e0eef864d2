/** Figures and units in sentences: at most four decimals, no locale. */
import type { Size } from '../../domain/geometry.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { UNITS } from '../../domain/units.js';

export function figure(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}

export function lengthUnit(problem: LoadProblem): string {
  return UNITS[problem.uom].length;
}

export function weightUnit(problem: LoadProblem): string {
  return UNITS[problem.uom].weight;
}

export function sized(problem: LoadProblem, size: Size): string {
  const [length, width, height] = [size.length, size.width, size.height].map((side) => figure(side / problem.scale));
  return `${length} x ${width} x ${height} ${lengthUnit(problem)}`;
}

export function quoted(containers: readonly Container[]): string {
  return containers.map((container) => `"${container.name}"`).join(', ');
}
