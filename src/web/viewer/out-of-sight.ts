/**
 * Solids of which nothing can be seen: every face that looks to the eye is covered all over by others. In a well filled
 * container that is most of them, and what is not drawn costs nothing.
 */
import { type Axis, type Body, highOf, lowOf } from '../../domain/bodies.js';
import { coveredFaces } from '../../scene/covered-faces.js';
import { type Camera, directionsOf, eyeOf } from './camera.js';

const AXES: readonly Axis[] = ['x', 'y', 'z'];

export class OutOfSight {
  /** By axis: whether the low and the high faces of each body are covered. */
  readonly #covered: readonly (readonly [low: Uint8Array, high: Uint8Array])[];

  /** @param bodies all that is drawn solid, as a cut leaves them */
  constructor(private readonly bodies: readonly Body[]) {
    this.#covered = AXES.map((axis) => [coveredFaces(bodies, axis, -1), coveredFaces(bodies, axis, 1)]);
  }

  /** @returns by body, whether it need not be drawn */
  from(camera: Camera): Uint8Array {
    const { toward } = directionsOf(camera);
    const eye = eyeOf(camera);
    return Uint8Array.from(this.bodies, (body, place) => {
      // A cylinder never fills the corners of its faces.
      if (body.axis !== null) return 0;
      let seen = 0;
      for (let at = 0; at < AXES.length; at++) {
        const axis = AXES[at]!;
        const side = camera.hasPerspective ? sideOf(body, axis, eye[axis]) : Math.sign(toward[axis]);
        if (side === 0) continue;
        if (this.#covered[at]![side > 0 ? 1 : 0][place] === 0) return 0;
        seen++;
      }
      return seen > 0 ? 1 : 0;
    });
  }
}

/** Before which of its two faces the eye is; 0: between them. */
function sideOf(body: Body, axis: Axis, eye: number): number {
  return eye > highOf(body, axis) ? 1 : eye < lowOf(body, axis) ? -1 : 0;
}
