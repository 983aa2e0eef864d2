/**
 * Sizes in whole numbers. First every size of a request is measured in ten-thousandths of its unit; then the grid is
 * the coarsest power of ten on which all of them are whole (docs/interface.md, Numbers).
 */
import { apart, figure, measure } from '../../domain/sentences.js';
import { PLACES, type Rounding, tenThousandths, UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import type { IssueCode } from '../../schema/codes.js';
import { LIMITS } from '../../schema/limits.js';
import type { Issue, Warning } from '../types.js';

/** A roll's diameter is at least so many units of the grid. */
const ROLL_GRID = 1000;

interface Measure {
  readonly pointer: string;
  /** As sent, in the unit of the request. */
  readonly sent: number;
  readonly tenThousandths: number;
}

/** Gathers sizes, and warns of those with more than four places. */
export class Measures {
  readonly warnings: Warning[] = [];
  private readonly all: Measure[] = [];
  /** Sizes that are too small to count, or none at all. */
  readonly vanished: Issue[] = [];
  private smallestDiameter = Number.POSITIVE_INFINITY;
  /** Its name in sentences. */
  private readonly unit: string;

  /** @param uom the unit of the request */
  constructor(uom: Uom) {
    this.unit = UNITS[uom].length;
  }

  /** A size in ten-thousandths. */
  of(sent: number, rounding: Rounding, pointer: string): number {
    const { value, isExact } = tenThousandths(sent, rounding);
    if (!isExact) {
      const [was, is] = apart(sent, value / PLACES);
      const message = `${was} ${this.unit} has more than 4 decimals and was rounded ${rounding} to ${is} ${this.unit}.`;
      this.warnings.push({ code: 'Rounded', pointer, message });
    }
    this.all.push({ pointer, sent, tenThousandths: value });
    return value;
  }

  /** A size in ten-thousandths that must be above 0, also once it is rounded. */
  positive(sent: number, rounding: Rounding, pointer: string, code: IssueCode, hint?: string): number {
    const value = this.of(sent, rounding, pointer);
    if (value > 0) return value;
    const message = `${measure(sent)} ${this.unit} is too small for a size. The smallest size is ${1 / PLACES} ${this.unit}.`;
    this.vanished.push({ pointer, code, message, ...(hint === undefined ? {} : { hint }) });
    return value;
  }

  noteDiameter(tenThousandths: number): void {
    if (tenThousandths > 0) this.smallestDiameter = Math.min(this.smallestDiameter, tenThousandths);
  }

  /** The grid, and a fault for every size that is too large on it, or too small to count. */
  grid(): { grid: Grid; issues: Issue[] } {
    let scale = 1;
    while (scale < PLACES && this.all.some((measure) => measure.tenThousandths % (PLACES / scale) !== 0)) scale *= 10;
    while ((this.smallestDiameter / PLACES) * scale < ROLL_GRID) scale *= 10;
    const grid = new Grid(scale);
    const tooLarge = this.all.filter((measure) => Math.abs(grid.whole(measure.tenThousandths)) > LIMITS.whole);
    const large = tooLarge.map(({ pointer, sent }): Issue => {
      const { unit } = this;
      const finest = scale === 1 ? `1 ${unit}` : `1/${figure(scale)} ${unit}`;
      const reason = `The finest size of the request is counted in ${finest}, and a size may have at most ${figure(LIMITS.whole)} of these`;
      return { pointer, code: 'ValidationFailed', message: `${measure(sent)} ${unit} is too large. ${reason}.` };
    });
    return { grid, issues: [...this.vanished, ...large] };
  }
}

export class Grid {
  /** @param scale whole units in one unit of length: 1, 10, 100, ... */
  constructor(readonly scale: number) {}

  /** Whole units of a size in ten-thousandths. */
  whole(tenThousandths: number): number {
    return this.scale >= PLACES ? tenThousandths * (this.scale / PLACES) : tenThousandths / (PLACES / this.scale);
  }
}
