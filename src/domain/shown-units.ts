/** From the scaled units of a problem to the unit of a response, rounded to four decimals. */
import type { Position, Size } from './geometry.js';
import type { LoadProblem } from './problem.js';
import { convert, lengthRatio, type Ratio, toFourPlaces, UNITS, weightRatio } from './units.js';
import type { Uom } from './words.js';

interface Sides {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

export class ShownUnits {
  private readonly lengths: Ratio;
  private readonly weights: Ratio;

  constructor(
    private readonly problem: Pick<LoadProblem, 'uom' | 'scale'>,
    readonly uom: Uom,
  ) {
    const { numerator, denominator } = lengthRatio(problem.uom, uom);
    this.lengths = { numerator, denominator: denominator * problem.scale };
    this.weights = weightRatio(problem.uom, uom);
  }

  /** Names of the units. */
  get names() {
    const { length, area, weight, volume, weightPerLength, pressure } = UNITS[this.uom];
    return { length, area, weight, volume, weightPerLength, pressure };
  }

  length(scaled: number): number {
    return toFourPlaces(convert(scaled, this.lengths));
  }

  /** Whatever the unit of the response. */
  metres(scaled: number): number {
    return toFourPlaces(this.inEdgesOf('UnitMetric', scaled));
  }

  /** Whatever the unit of the response. */
  feet(scaled: number): number {
    return toFourPlaces(this.inEdgesOf('UnitEnglish', scaled));
  }

  /** Square feet or metres. */
  area(scaled: number): number {
    const { numerator, denominator } = this.lengths;
    const edge = denominator * UNITS[this.uom].lengthsPerEdge;
    return toFourPlaces((scaled * numerator * numerator) / (edge * edge));
  }

  /** Cubic feet or metres. */
  volume(scaled: number): number {
    return toFourPlaces(this.cubes(scaled, UNITS[this.uom].lengthsPerEdge));
  }

  weight(value: number): number {
    return toFourPlaces(convert(value, this.weights));
  }

  /** Dimensional weight of a volume. */
  dimWeight(scaled: number): number {
    const { dimWeightFactor, lengthsPerDimWeightEdge } = UNITS[this.uom];
    return toFourPlaces(this.cubes(scaled, lengthsPerDimWeightEdge) / dimWeightFactor);
  }

  get dimWeightFactor(): number {
    return UNITS[this.uom].dimWeightFactor;
  }

  size({ length, width, height }: Size): Sides {
    return { length: this.length(length), width: this.length(width), height: this.length(height) };
  }

  position({ x, y, z }: Position): Sides {
    return { length: this.length(x), width: this.length(y), height: this.length(z) };
  }

  /** A length in metres or feet. */
  private inEdgesOf(uom: Uom, scaled: number): number {
    const { numerator, denominator } = lengthRatio(this.problem.uom, uom);
    return convert(scaled, { numerator, denominator: denominator * this.problem.scale * UNITS[uom].lengthsPerEdge });
  }

  /** A volume in cubes whose edge is so many length units of the response. */
  private cubes(scaled: number, lengthsPerEdge: number): number {
    const { numerator, denominator } = this.lengths;
    const edge = denominator * lengthsPerEdge;
    return (scaled * numerator * numerator * numerator) / (edge * edge * edge);
  }
}
