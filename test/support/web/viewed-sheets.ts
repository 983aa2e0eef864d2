/** Cameras, bodies and sheets for tests of the viewer. */
import fc from 'fast-check';
import type { Body } from '../../../src/domain/bodies.js';
import type { ShownLoad } from '../../../src/scene/shown-load.js';
import type { Camera } from '../../../src/web/viewer/camera.js';
import { type Pieces, piecesOf } from '../../../src/web/viewer/pieces.js';
import { type Sheet, sheetNames, sheetOf } from '../../../src/web/viewer/sheets.js';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

export const arbitraryCamera: fc.Arbitrary<Camera> = fc.record({
  target: fc.record({ x: number(-500, 1500), y: number(-500, 1500), z: number(-500, 1500) }),
  yaw: number(0, 2 * Math.PI),
  pitch: number(-Math.PI / 2, Math.PI / 2),
  height: number(100, 3000),
  hasPerspective: fc.boolean(),
});

/** A place of the picture. */
export const arbitraryPlace = fc.record({ x: number(-1, 1), y: number(-1, 1) });

export const arbitraryBody: fc.Arbitrary<Body> = fc
  .record({
    x1: fc.integer({ min: 0, max: 900 }),
    y1: fc.integer({ min: 0, max: 900 }),
    z1: fc.integer({ min: 0, max: 900 }),
    length: fc.integer({ min: 1, max: 400 }),
    width: fc.integer({ min: 1, max: 400 }),
    height: fc.integer({ min: 1, max: 400 }),
    axis: fc.constantFrom(null, 'x' as const, 'y' as const, 'z' as const),
  })
  .map(({ x1, y1, z1, length, width, height, axis }) => {
    // Of a cylinder both sides across its axis are its diameter.
    const [l, w, h] =
      axis === 'x'
        ? [length, width, width]
        : axis === 'y'
          ? [length, width, length]
          : axis === 'z'
            ? [length, length, height]
            : [length, width, height];
    return { x1, y1, z1, x2: x1 + l, y2: y1 + w, z2: z1 + h, axis };
  });

export function sheetAt(load: ShownLoad, place: number): { readonly sheet: Sheet; readonly pieces: Pieces } {
  const sheet = sheetOf(load, sheetNames(load)[place]!);
  return { sheet, pieces: piecesOf(load, sheet) };
}
