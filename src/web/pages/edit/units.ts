/** Lengths of the edited load as people read them. */
import { UNITS } from '../../../domain/units.js';
import { edit } from './edit-store.js';

export function lengthOf(scaled: number): number {
  return scaled / (edit.peek()?.opened.problem.scale ?? 1);
}

export function scaledOf(length: number): number {
  return Math.round(length * (edit.peek()?.opened.problem.scale ?? 1));
}

export function unitNames(): (typeof UNITS)[keyof typeof UNITS] {
  return UNITS[edit.peek()?.opened.uom ?? 'UnitMetric'];
}

/** So far does an arrow key push: about a centimetre. */
export function pushStep(): number {
  const steps = { mm: 10, cm: 1, in: 0.5 } as const;
  const { length } = unitNames();
  return scaledOf(steps[length as keyof typeof steps] ?? 1);
}
