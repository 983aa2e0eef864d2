/** A camera that does not lose what is looked at, however somebody turns, moves and zooms. */
import type { Cuboid } from '../../domain/geometry.js';
import { type Camera, cornersOf, directionsOf, distanceOf, eyeOf, fitted, shownAt } from './camera.js';
import { dot, minus, plus, type Vector } from './vectors.js';

/** What is held may be so many times as large as the picture: nearer there is nothing but its colour. */
const LARGEST = 1.5;
/** Less than all: what one pulls gives way a little. */
const MOST = 0.85;
/** In greatest lengths of the room: farther away nobody sees what is loaded. */
const FARTHEST = 3;
/** Moved by what is out of the picture at its own depth, which changes that depth a little. */
const ROUNDS = 3;

interface Held {
  /** What stays in the picture. */
  readonly box: Cuboid;
  /** Greatest length of the room. */
  readonly size: number;
  readonly aspect: number;
}

/** After a turn or a move: most of what is held is in the picture or, where it is larger, fills most of it. */
export function held(camera: Camera, { box, aspect }: Pick<Held, 'box' | 'aspect'>): Camera {
  const corners = cornersOf(box);
  const { right, up, toward } = directionsOf(camera);
  let found = camera;
  for (let round = 0; round < ROUNDS; round++) {
    const shown = corners.flatMap((corner) => shownAt(found, corner, aspect) ?? []);
    // It stands beside the eye, where no move brings it into the picture.
    if (shown.length < corners.length) return fitted(camera, corners, aspect);
    const out = (values: readonly number[]) => beyond(Math.min(...values), Math.max(...values));
    const nearness = dot(minus(middleOf(box), found.target), toward);
    const half = (found.height / 2) * (camera.hasPerspective ? 1 - nearness / distanceOf(found) : 1);
    const aside = plus(found.target, right, out(shown.map(({ x }) => x)) * aspect * half);
    found = { ...found, target: plus(aside, up, out(shown.map(({ y }) => y)) * half) };
  }
  return found;
}

/** After one went nearer or farther. */
export function heldNear(camera: Camera, { box, size, aspect }: Held): Camera {
  const least = fitted(camera, cornersOf(box), aspect).height / LARGEST;
  const near = anchored(camera, middleOf(box), least);
  const height = Math.max(least, Math.min(Math.max(least, FARTHEST * size), near.height));
  return held({ ...near, height }, { box, aspect });
}

/** The same distance of the eye, with what one step loads in the middle of the picture, and all of it to be seen. */
export function framed(camera: Camera, { box, aspect }: Pick<Held, 'box' | 'aspect'>): Camera {
  const fit = fitted(camera, cornersOf(box), aspect);
  return { ...fit, height: Math.max(fit.height, anchored(camera, middleOf(box), fit.height).height) };
}

/** The same picture, with the plane of its target through a point; behind the eye it is seen from where it has that height. */
function anchored(camera: Camera, point: Vector, height: number): Camera {
  const { toward } = directionsOf(camera);
  if (!camera.hasPerspective) return camera;
  const eye = eyeOf(camera);
  const far = Math.max(dot(minus(eye, point), toward), distanceOf({ height }));
  return { ...camera, target: plus(eye, toward, -far), height: (camera.height * far) / distanceOf(camera) };
}

function middleOf({ x1, x2, y1, y2, z1, z2 }: Cuboid): Vector {
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, z: (z1 + z2) / 2 };
}

/** How far to go along a side of the picture, from -1 to 1, until most of a stretch is in it. */
function beyond(low: number, high: number): number {
  const seen = MOST * Math.min(high - low, 2);
  return Math.min(0, high - (seen - 1)) + Math.max(0, low - (1 - seen));
}
