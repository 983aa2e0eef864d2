/** The room of a container, without its pieces. */
import type { OpenedEdit } from '../../../calculation/browser/index.js';
import type { Cuboid } from '../../../domain/geometry.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { type Scene, sceneOf } from '../../../scene/scene.js';
import { shownExtent } from '../../viewer/shown-extent.js';

/** @param container place of its type in the problem */
export function roomScene({ body, problem, request }: OpenedEdit, container: number): Scene {
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  const empty = { containers: [{ container, arrangements: [] }], unloaded: [], search };
  const found = sceneOf({ title: body.title, problem, plan: empty, request }, 0);
  const { size } = found.room;
  const { extent } = found;
  // A pallet is as high as what may stand on it.
  return {
    ...found,
    extent: { ...extent, x2: Math.max(extent.x2, size.length), y2: Math.max(extent.y2, size.width), z2: size.height },
  };
}

/** Around everything that may be drawn: a piece in hand may lie beside the room, or on top of all. */
export function aroundOf(room: Scene, cargoes: LoadProblem['cargoes']): Cuboid {
  const sides = cargoes.map(({ size }) => Math.max(size.length, size.width, size.height));
  const away = sides.reduce((most, side) => Math.max(most, side), 0);
  const { x1, y1, z1, x2, y2, z2 } = shownExtent(room);
  return { x1: x1 - away, y1: y1 - away, z1, x2: x2 + away, y2: y2 + away, z2: z2 + away };
}
