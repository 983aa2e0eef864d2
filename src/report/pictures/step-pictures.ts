/**
 * The pictures of all loading steps of a container, made together: they look from one place, so that each face is worked
 * out once and what is seen grows step by step. A picture is a choice of faces, each drawn over those before it.
 */
import { ACROSS, highOf, lowOf } from '../../domain/bodies.js';
import { drawingOrder } from '../../scene/order.js';
import type { Scene } from '../../scene/scene.js';
import { extentOnPaper, facesSeen, type Vector, VIEWS } from '../../scene/views.js';
import { type Gradient, type PathPart, shapesOf } from './faces.js';
import { type Frame, frameIn, magnified, movedBy, onPaper, type Point } from './frame.js';
import { lineStrengths } from './paint.js';
import { FACE_OF, FACES, lightOn, NOTHING, rasterise } from './raster.js';
import { roomShapes, shownExtent } from './room-shapes.js';
import type { Shape } from './sheet.js';
import type { StepBody } from './step-bodies.js';
import { greyOf, WHITE } from './tones.js';

export interface StepFace {
  /** Place of its body. */
  readonly body: number;
  readonly path: readonly PathPart[];
  /** On it, 0 to 1; of a round side where it is brightest. */
  readonly light: number;
  /** Null: it is flat. */
  readonly round: Roundness | null;
  readonly edges: readonly (readonly PathPart[])[];
  /** Lines between pieces. */
  readonly joints: readonly (readonly PathPart[])[];
  /** Of its lines, 0 to 1. */
  readonly strength: number;
}

/** Light along a line on paper, at even steps from its one end to the other; straight across it is the same. */
export interface Roundness {
  readonly from: Point;
  readonly to: Point;
  /** 0 to 1. */
  readonly lights: readonly number[];
}

export interface StepLabel {
  readonly body: number;
  readonly at: Point;
  /** Pixels. */
  readonly size: number;
  /** On the face that it names, 0 to 1; null: a round side, on which no plate can hide the lines behind the letters. */
  readonly light: number | null;
}

export interface StepPicture {
  /** Places of faces; each is drawn over those before it. */
  readonly faces: readonly number[];
  /** Where what is new is named. */
  readonly labels: readonly StepLabel[];
  /** Around what is new and of which little or nothing is seen. */
  readonly hidden: readonly (readonly Point[])[];
}

export interface StepPictures {
  readonly width: number;
  readonly height: number;
  readonly bodies: readonly StepBody[];
  readonly under: readonly Shape[];
  readonly over: readonly Shape[];
  readonly faces: readonly StepFace[];
  /** By step. */
  readonly pictures: readonly StepPicture[];
}

/** Pixels in which it is looked for what is seen, along each side of one of the picture. */
const FINENESS = 2;
const MARGIN = 4;
const LARGEST_LABEL = 13;
const LEAST_LABEL = 6;
/** Share of a body below which it is outlined where it stands. */
const LEAST_SEEN = 0.2;
const ALL_FACES: ReadonlySet<number> = new Set([0, 1, 2, 3]);

/** @param width of each picture, in pixels; its height comes of the room */
export function stepPictures(
  scene: Scene,
  bodies: readonly StepBody[],
  steps: number,
  width: number,
  most: number,
): StepPictures {
  const view = VIEWS.diagram;
  const extent = extentOnPaper(shownExtent(scene, { view }), view);
  const wide = width - 2 * MARGIN;
  const tall = Math.min(most - 2 * MARGIN, (wide * (extent.high - extent.low)) / (extent.right - extent.left));
  const height = Math.ceil(tall + 2 * MARGIN);
  const frame = frameIn({ x: MARGIN, y: MARGIN, width: wide, height: tall }, view, extent);
  const { faces, owners } = facesInOrder(bodies, frame);
  const seen = new Seen(bodies, frame, width, height);
  const pictures = Array.from({ length: steps }, (_, step): StepPicture => {
    const { labels, hidden } = seen.add(step);
    return { faces: owners.flatMap((id, place) => (seen.counts[id]! > 0 ? [place] : [])), labels, hidden };
  });
  const { under, over } = roomShapes(scene, frame, WHITE);
  return { width, height, bodies, under, over, faces, pictures };
}

/** @returns by face the id of its body and side */
function facesInOrder(bodies: readonly StepBody[], frame: Frame): { faces: StepFace[]; owners: number[] } {
  const strengths = lineStrengths(bodies, frame);
  const faces: StepFace[] = [];
  const owners: number[] = [];
  for (const fragment of drawingOrder(bodies, frame.view)) {
    const whole = bodies[fragment.place]!;
    for (const { face, path, fill, edges } of shapesOf(fragment, whole, ALL_FACES, frame, WHITE)) {
      const round = typeof fill === 'number' ? null : roundnessOf(fill);
      faces.push({
        body: fragment.place,
        path,
        light: round === null ? greyOf(fill as number) / 255 : Math.max(...round.lights),
        round,
        edges,
        joints: whole.piece === null ? [] : jointsOf(fragment, whole, face, frame),
        strength: strengths[fragment.place]!,
      });
      owners.push(fragment.place * FACES + face);
    }
  }
  return { faces, owners };
}

function roundnessOf({ from, to, colours }: Gradient): Roundness {
  return { from, to, lights: colours.map((colour) => greyOf(colour) / 255) };
}

/** Lines between the pieces of a block, as far as they lie on this part of it. */
function jointsOf(
  part:
    | StepBody
    | {
        readonly x1: number;
        readonly x2: number;
        readonly y1: number;
        readonly y2: number;
        readonly z1: number;
        readonly z2: number;
      },
  whole: StepBody,
  face: number,
  frame: Frame,
): PathPart[][] {
  const axis = (['x', 'y', 'z'] as const).find((one) => FACE_OF[one] === face);
  if (axis === undefined) return [];
  const [u, v] = ACROSS[axis];
  const side = frame.view.toward[axis] > 0 ? 1 : -1;
  const at = side > 0 ? highOf(part, axis) : lowOf(part, axis);
  const sizes = { x: whole.piece!.length, y: whole.piece!.width, z: whole.piece!.height };
  const along = (one: 'x' | 'y' | 'z', other: 'x' | 'y' | 'z') => {
    const lines: PathPart[][] = [];
    for (let place = lowOf(whole, one) + sizes[one]; place < highOf(whole, one); place += sizes[one]) {
      if (place <= lowOf(part, one) || place >= highOf(part, one)) continue;
      const end = (to: number) => onPaper(frame, { x: 0, y: 0, z: 0, [axis]: at, [one]: place, [other]: to } as Vector);
      lines.push([
        { to: 'start', point: end(lowOf(part, other)) },
        { to: 'line', point: end(highOf(part, other)) },
      ]);
    }
    return lines;
  };
  return [...along(u, v), ...along(v, u)];
}

/** What is seen at each pixel, as the container fills. */
class Seen {
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

  add(step: number): Pick<StepPicture, 'labels' | 'hidden'> {
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
        return [{ body, at: { x: x / FINENESS, y: y / FINENESS }, size, light: this.#lightOn(id % FACES) }];
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

  #lightOn(face: number): number | null {
    const { view } = this.#frame;
    const seen = facesSeen(view).find(({ axis }) => FACE_OF[axis] === face);
    if (seen === undefined) return null;
    return lightOn({ x: 0, y: 0, z: 0, [seen.axis]: seen.side } as Vector, this.#frame);
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
