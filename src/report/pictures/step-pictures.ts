/**
 * The pictures of all loading steps of a container, made together: they look from one place, so that each face is worked
 * out once and what is seen grows step by step. A picture is a choice of faces, each drawn over those before it.
 */
import { ACROSS, highOf, lowOf } from '../../domain/bodies.js';
import { drawingOrder } from '../../scene/order.js';
import type { Scene } from '../../scene/scene.js';
import { type Tone, WHITE } from '../../scene/shades.js';
import { extentOnPaper, type Vector, VIEWS } from '../../scene/views.js';
import { type PathPart, type Roundness, shapesOf } from './faces.js';
import { type Frame, frameIn, onPaper } from './frame.js';
import { lineStrengths } from './paint.js';
import { FACE_OF, FACES } from './raster.js';
import { roomShapes, shownExtent } from './room-shapes.js';
import { type SeenStep, SeenSteps } from './seen-steps.js';
import type { Shape } from './sheet.js';
import type { StepBody } from './step-bodies.js';

export interface StepFace {
  /** Place of its body. */
  readonly body: number;
  readonly path: readonly PathPart[];
  /** Of a round side null. */
  readonly tone: Tone | null;
  /** Null: it is flat. */
  readonly round: Roundness | null;
  readonly edges: readonly (readonly PathPart[])[];
  /** Lines between pieces. */
  readonly joints: readonly (readonly PathPart[])[];
  /** Of its lines, 0 to 1. */
  readonly strength: number;
}

export interface StepPicture extends SeenStep {
  /** Places of faces; each is drawn over those before it. */
  readonly faces: readonly number[];
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

const MARGIN = 4;
/**
 * Of all pictures of a container together, and of each. Every picture shows what was loaded before, so that thousands of
 * steps would be gigabytes: of those the smallest grey faces are left out.
 */
const MOST_FACES = 400_000;
const LEAST_FACES = 60;
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
  const seen = new SeenSteps(bodies, frame, width, height);
  const facesOfEach = Math.max(LEAST_FACES, Math.floor(MOST_FACES / steps));
  const facesOfSteps = facesByStep(faces, bodies, steps);
  // What is hidden once stays hidden, so that only these and what is new need a look at each step.
  let shown: number[] = [];
  const pictures = Array.from({ length: steps }, (_, step): StepPicture => {
    const { labels, hidden } = seen.add(step);
    shown = [...shown, ...facesOfSteps[step]!]
      .filter((place) => seen.counts[owners[place]!]! > 0)
      .sort((a, b) => a - b);
    const isNew = (place: number) => bodies[faces[place]!.body]!.step === step;
    return { faces: largest(shown, facesOfEach, (place) => seen.counts[owners[place]!]!, isNew), labels, hidden };
  });
  const { under, over } = roomShapes(scene, frame, WHITE);
  return { width, height, bodies, under, over, faces, pictures };
}

/** Places of the faces of what each step loads. */
function facesByStep(faces: readonly StepFace[], bodies: readonly StepBody[], steps: number): number[][] {
  const byStep = Array.from({ length: steps }, (): number[] => []);
  faces.forEach(({ body }, place) => {
    byStep[bodies[body]!.step]!.push(place);
  });
  return byStep;
}

/** In their order: all that are new, and of the others no more than so many, those of which most is seen. */
function largest(
  places: readonly number[],
  most: number,
  pixelsOf: (place: number) => number,
  isNew: (place: number) => boolean,
): readonly number[] {
  if (places.length <= most) return places;
  const sizes = Int32Array.from(places, (place) => (isNew(place) ? 0 : pixelsOf(place))).sort();
  const least = sizes[sizes.length - 1 - most]!;
  return places.filter((place) => isNew(place) || pixelsOf(place) > least);
}

/** @returns by face the id of its body and side */
function facesInOrder(bodies: readonly StepBody[], frame: Frame): { faces: StepFace[]; owners: number[] } {
  const strengths = lineStrengths(bodies, frame);
  const faces: StepFace[] = [];
  const owners: number[] = [];
  for (const fragment of drawingOrder(bodies, frame.view)) {
    const whole = bodies[fragment.place]!;
    for (const { face, path, tone, round, edges } of shapesOf(fragment, whole, ALL_FACES, frame)) {
      faces.push({
        body: fragment.place,
        path,
        tone,
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
