/** Keeps measurements inside a picture: their text has one size however small the picture is, so the scene gives way. */
import type { Colour } from '../../scene/looks.js';
import type { Scene } from '../../scene/scene.js';
import { type Extent, extentOnPaper, type View } from '../../scene/views.js';
import { type Box, type Frame, frameIn, type Point } from './frame.js';
import { measures, shownExtent } from './room-shapes.js';
import type { Shape } from './sheet.js';
import { widthOf } from './text.js';

/** What a text or a line reaches beyond changes a little with the scene: a few rounds settle it. */
const MOST_ROUNDS = 6;
/** Of the room for the scene: with less of it nobody would see the cargo. */
const LEAST_SHARE = 0.3;

/** The largest frame in a room of the picture whose measurements stay inside the picture. */
export function frameWithMeasures(scene: Scene, view: View, picture: Box, room: Box, background: Colour): Frame {
  const extent = extentOnPaper(shownExtent(scene, { view }), view);
  let within = room;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const frame = frameIn(within, view, extent);
    const { left, right, high, low } = extentOf(measures(scene, frame, background));
    const beyond = {
      left: Math.max(0, picture.x - left),
      right: Math.max(0, right - picture.x - picture.width),
      above: Math.max(0, picture.y - low),
      below: Math.max(0, high - picture.y - picture.height),
    };
    if (Math.max(...Object.values(beyond)) <= 0) return frame;
    within = {
      x: within.x + beyond.left,
      y: within.y + beyond.above,
      width: Math.max(within.width - beyond.left - beyond.right, room.width * LEAST_SHARE),
      height: Math.max(within.height - beyond.above - beyond.below, room.height * LEAST_SHARE),
    };
  }
  return frameIn(within, view, extent);
}

/** Pixels that shapes of lines and texts cover. */
export function extentOf(shapes: readonly Shape[]): Extent {
  const points = shapes.flatMap((shape) =>
    shape.kind === 'text' ? cornersOf(shape) : shape.kind === 'line' ? shape.points : [],
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** Of a text along its axes; its capitals stand about its middle. */
function cornersOf({ text, size, face, at, anchor, axes }: Extract<Shape, { kind: 'text' }>): Point[] {
  const width = widthOf(text, size, face);
  const from = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0;
  const { x, y } = axes ?? { x: { x: 1, y: 0 }, y: { x: 0, y: 1 } };
  return [from, from + width].flatMap((along) =>
    [-size / 2, size / 2].map((down) => ({
      x: at.x + along * x.x + down * y.x,
      y: at.y + along * x.y + down * y.y,
    })),
  );
}
