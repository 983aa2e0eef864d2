/**
 * What is seen at each pixel as the container fills: of each step what of it shows, where it can be named, and what of
 * it is hidden behind what was loaded before.
 */
import { ACROSS, highOf, lowOf } from '../../domain/bodies.js';
import { type Tone, toneOf } from '../../scene/shades.js';
import { extentOnPaper, facesSeen, type Vector } from '../../scene/views.js';
import { type Frame, magnified, movedBy, onPaper, type Point } from './frame.js';
import { FACE_OF, FACES, NOTHING, rasterise } from './raster.js';
import type { StepBody } from './step-bodies.js';

export interface StepLabel {
  readonly body: number;
  readonly at: Point;
  /** Pixels. */
  readonly size: number;
  /** Of the face that it names; null: a round side, on which no plate can hide the lines behind the letters. */
  readonly tone: Tone | null;
}

export interface SeenStep {
  /** Where what is new is named. */
  readonly labels: readonly StepLabel[];
  /** Around what is new and of which little or nothing is seen. */
  readonly hidden: readonly (readonly Point[])[];
}

/** Pixels in which it is looked for what is seen, along each side of one of the picture. */
const FINENESS = 2;
const LARGEST_LABEL = 13;
/** Points where a picture is printed as it is. */
const LEAST_LABEL = 7;
/** Share of a body below which it is outlined where it stands. */
const LEAST_SEEN = 0.2;

export class SeenSteps {
  /** By body and face, pixels. */
  readonly counts: Int32Array;
  readonly #ids: Int32Array;
  readonly #depths: Float32Array;
  readonly #frame: Frame;
  readonly #width: number;
  readonly #height: number;
  readonly #byStep = new Map<number, number[]>();

  constructor(
    private readonly bodies: readonly StepBody[],
    frame: Frame,
    width: number,
    height: number,
  ) {
    this.#frame = magnified(frame, FINENESS);
    this.#width = Math.ceil(width * FINENESS);
    this.#height = Math.ceil(height * FINENESS);
    this.#ids = new Int32Array(this.#width * this.#height).fill(NOTHING);
    this.#depths = new Float32Array(this.#ids.length).fill(Number.NEGATIVE_INFINITY);
    this.counts = new Int32Array(bodies.length * FACES);
    bodies.forEach(({ step }, place) => {
      const known = this.#byStep.get(step);
      if (known === undefined) this.#byStep.set(step, [place]);
      else known.push(place);
    });
  }

  add(step: number): SeenStep {
    const places = this.#byStep.get(step) ?? [];
    const fresh = places.map((place) => this.bodies[place]!);
    const sums = new Map<number, { pixels: number; x: number; y: number }>();
    const [firstRow, lastRow, first, last] = this.#around(fresh);
    const wide = Math.max(0, last - first + 1);
    const { ids, depths } = rasterise(
      fresh,
      movedBy(this.#frame, -first, -firstRow),
      wide,
      Math.max(0, lastRow - firstRow + 1),
    );
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = first; column <= last; column++) {
        const at = row * this.#width + column;
        const own = (row - firstRow) * wide + column - first;
        const found = ids[own]!;
        const depth = depths[own]!;
        if (found === NOTHING || depth <= this.#depths[at]!) continue;
        const id = places[(found / FACES) | 0]! * FACES + (found % FACES);
        const before = this.#ids[at]!;
        if (before !== NOTHING) this.counts[before]!--;
        this.counts[id]!++;
        this.#ids[at] = id;
        this.#depths[at] = depth;
        const sum = sums.get(id);
        if (sum === undefined) sums.set(id, { pixels: 1, x: column, y: row });
        else {
          sum.pixels++;
          sum.x += column;
          sum.y += row;
        }
      }
    }
    return { labels: this.#labels(sums), hidden: this.#hidden(places) };
  }

  /** Rows and columns in which the bodies can be seen. */
  #around(fresh: readonly StepBody[]): [firstRow: number, lastRow: number, first: number, last: number] {
    const { view, scale, left, top } = this.#frame;
    const papers = fresh.map((body) => extentOnPaper(body, view));
    const least = (of: (paper: (typeof papers)[number]) => number) =>
      papers.reduce((a, one) => Math.min(a, of(one)), Number.POSITIVE_INFINITY);
    return [
      Math.max(0, Math.floor(top - scale * -least(({ high }) => -high)) - 1),
      Math.min(this.#height - 1, Math.ceil(top - scale * least(({ low }) => low)) + 1),
      Math.max(0, Math.floor(left + scale * least((paper) => paper.left)) - 1),
      Math.min(this.#width - 1, Math.ceil(left - scale * least(({ right }) => -right)) + 1),
    ];
  }

  /** On the face of each body that shows most, if its middle is seen. */
  #labels(sums: ReadonlyMap<number, { readonly pixels: number; readonly x: number; readonly y: number }>): StepLabel[] {
    const best = new Map<
      number,
      { readonly id: number; readonly pixels: number; readonly x: number; readonly y: number }
    >();
    for (const [id, sum] of sums) {
      const body = (id / FACES) | 0;
      if (this.bodies[body]!.isWood || (best.get(body)?.pixels ?? 0) >= sum.pixels) continue;
      best.set(body, { id, pixels: sum.pixels, x: sum.x / sum.pixels, y: sum.y / sum.pixels });
    }
    return [...best].flatMap(([body, { id, pixels, x, y }]) => {
      const most = Math.min(LARGEST_LABEL, (0.55 * Math.sqrt(pixels)) / FINENESS);
      for (let size = most; size >= LEAST_LABEL; size -= 1) {
        if (!this.#isAround(id, x, y, (FINENESS * size) / 2)) continue;
        return [{ body, at: { x: x / FINENESS, y: y / FINENESS }, size, tone: this.#toneOf(id % FACES) }];
      }
      return [];
    });
  }

  /** Whether a face is seen at a place and so far above, below and beside it. */
  #isAround(id: number, x: number, y: number, by: number): boolean {
    return [0, -by, by].every((up) =>
      [0, -by, by].every((aside) => this.#ids[Math.round(y + up) * this.#width + Math.round(x + aside)] === id),
    );
  }

  /** Of what would be seen of it if it stood alone. */
  #shareSeen(place: number): number {
    const { view, scale } = this.#frame;
    const body = this.bodies[place]!;
    const whole = facesSeen(view).reduce((sum, { axis }) => {
      const [u, v] = ACROSS[axis].map((one) => highOf(body, one) - lowOf(body, one)) as [number, number];
      return sum + Math.abs(view.toward[axis]) * u * v;
    }, 0);
    const seen = [0, 1, 2, 3].reduce((sum, face) => sum + this.counts[place * FACES + face]!, 0);
    return seen / Math.max(1, whole * scale * scale);
  }

  #toneOf(face: number): Tone | null {
    const { view } = this.#frame;
    const seen = facesSeen(view).find(({ axis }) => FACE_OF[axis] === face);
    if (seen === undefined) return null;
    return toneOf({ x: 0, y: 0, z: 0, [seen.axis]: seen.side } as Vector);
  }

  #hidden(places: readonly number[]): Point[][] {
    // The wood under a load that is seen is where everybody looks for it.
    return places
      .filter((place) => !this.bodies[place]!.isWood && this.#shareSeen(place) < LEAST_SEEN)
      .flatMap((place) => {
        const { x1, y1, z1, x2, y2, z2 } = this.bodies[place]!;
        const line = (...corners: readonly (readonly [number, number, number])[]) =>
          corners.map(([x, y, z]) => {
            const point = onPaper(this.#frame, { x, y, z });
            return { x: point.x / FINENESS, y: point.y / FINENESS };
          });
        return [
          line([x1, y1, z1], [x2, y1, z1], [x2, y2, z1], [x2, y2, z2], [x1, y2, z2], [x1, y1, z2], [x1, y1, z1]),
          line([x2, y1, z2], [x2, y1, z1]),
          line([x2, y1, z2], [x1, y1, z2]),
          line([x2, y1, z2], [x2, y2, z2]),
        ];
      });
  }
}
