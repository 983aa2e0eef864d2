/** From where a container is looked at first: the wider the stage, the more from its side. */
import type { Scene } from '../../../scene/scene.js';
import { type Camera, fitted } from '../../viewer/camera.js';
import { shownPoints } from '../../viewer/shown-extent.js';

const ANGLES: readonly (readonly [above: number, around: number, up: number])[] = [
  [1.75, -55, 23],
  [1.3, -47, 28],
  [0.95, -38, 33],
  [0, -33, 38],
];

/** @param aspect of the stage, width to height */
export function cameraFor(scene: Scene, aspect: number): Camera {
  const [, around, up] = ANGLES.find(([above]) => aspect > above) ?? ANGLES.at(-1)!;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const camera: Camera = {
    target: { x: 0, y: 0, z: 0 },
    yaw: radians(around),
    pitch: radians(up),
    height: 1,
    hasPerspective: true,
  };
  return fitted(camera, shownPoints(scene), aspect);
}
