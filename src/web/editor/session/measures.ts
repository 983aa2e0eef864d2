/** Lengths of the edited load as people read them. */
import { UNITS } from '../../../domain/units.js';
import type { EditedLoad } from './edited-load.js';

export class Measures {
  constructor(private readonly load: EditedLoad) {}

  lengthOf(scaled: number): number {
    return scaled / this.#scale;
  }

  scaledOf(length: number): number {
    return Math.round(length * this.#scale);
  }

  get unitNames(): (typeof UNITS)[keyof typeof UNITS] {
    return UNITS[this.load.opened.peek()?.uom ?? 'UnitMetric'];
  }

  /** So far does an arrow key push: about a centimetre. */
  get pushStep(): number {
    const steps = { mm: 10, cm: 1, in: 0.5 } as const;
    return this.scaledOf(steps[this.unitNames.length as keyof typeof steps] ?? 1);
  }

  get #scale(): number {
    return this.load.opened.peek()?.problem.scale ?? 1;
  }
}
