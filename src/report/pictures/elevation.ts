/**
 * A section flat on paper, as it is seen along the way that cargo comes in: each arrangement with its letter, its step and
 * how many pieces there are across and up, and how high the stacks are. In points, to be printed as they are.
 */
import type { Way } from '../../domain/loading-way.js';
import type { Colour } from '../../scene/looks.js';
import { INK, inkOn, mixed, WHITE } from '../../scene/shades.js';
import {
  ACROSS,
  bandOf,
  EXTENTS,
  type FlatBox,
  flatBox,
  type Ground,
  type GroundLook,
  groundOf,
  isSeen,
  MARGIN,
  roomBox,
} from './elevation-ground.js';
import { besideWide, type ElevationBlock, labels, numbersBeside, withoutNumber } from './elevation-labels.js';
import { circle, cornersOf, line } from './flat-shapes.js';
import type { Box } from './frame.js';
import type { Shape, Sheet } from './sheet.js';
import { PLAIN, widthOf } from './text.js';

export interface ElevationLook extends GroundLook {
  /** Of a height in scaled units. */
  readonly textOf: (scaled: number) => string;
  readonly title: string;
  /** Names of the edges at the left and below; null: it has none. */
  readonly edges: { readonly left: string; readonly below: string } | null;
}

const HEIGHTS = { size: 7, between: 9.5, tick: 4 };
const BEFORE: Colour = mixed(WHITE, INK, 0.09);
const BEFORE_LINE: Colour = mixed(WHITE, INK, 0.38);
const ROOM: Colour = mixed(WHITE, INK, 0.03);

/**
 * @param before of the section, what stands already
 * @param all of the section: its pictures show as much of the room; each is as small as what is new in it can be read
 */
export function elevationSheet(
  before: readonly ElevationBlock[],
  fresh: readonly ElevationBlock[],
  all: readonly ElevationBlock[],
  look: ElevationLook,
): Sheet {
  const { way } = look;
  const tops = way === 'fromAbove' ? [] : topsOf([...before, ...fresh], way);
  const left =
    way === 'fromAbove' ? MARGIN + (look.edges === null ? 0 : EDGE_NAME) : MARGIN + 8 + widest(topsOf(all, way), look);
  const groundIn = (wide: number) => bandOf(groundOf(all, fresh, left, { ...look, wide }), before, fresh, look);
  const bareIn = (ground: Ground) =>
    withoutNumber(fresh.map((block) => ({ block, box: ground.boxOf(flatBox(block.body, way)) })));
  const ground = groundIn(look.wide - besideWide(bareIn(groundIn(look.wide))));
  const bare = bareIn(ground);
  const { shown, boxOf } = ground;
  const shapes: Shape[] = [{ kind: 'polygon', points: cornersOf(boxOf(shown)), fill: ROOM, opacity: 1 }];
  for (const block of uncovered(before, fresh, way)) {
    if (isSeen(flatBox(block.body, way), ground)) shapes.push(...bodyShapes(block, true, ground, look));
  }
  // What is nearer covers the letters of what is behind it, too.
  for (const block of fresh) {
    shapes.push(...bodyShapes(block, false, ground, look), ...labels(block, boxOf(flatBox(block.body, way))));
  }
  shapes.push(...wallsAround(ground, look), ...heights(tops, ground, look));
  const box = boxOf(shown);
  shapes.push(...numbersBeside(bare, box.x + box.width, ground.height), ...edgeNames(box, look));
  return {
    ...{
      width: Math.ceil(box.x + box.width + MARGIN + besideWide(bare)),
      height: Math.ceil(ground.height + (look.edges === null ? 0 : EDGE_NAME)),
      background: WHITE,
    },
    ...{ title: look.title, panels: [], shapes },
  };
}

/** Points that the name of an edge takes beside it. */
const EDGE_NAME = 10;

function edgeNames({ x, y, width, height }: Box, { edges }: ElevationLook): Shape[] {
  if (edges === null) return [];
  const common = { kind: 'text', anchor: 'middle', size: HEIGHTS.size, face: PLAIN, colour: INK } as const;
  const upwards = { x: { x: 0, y: -1 }, y: { x: 1, y: 0 } };
  return [
    { ...common, text: edges.left, at: { x: x - EDGE_NAME / 2 - 1, y: y + height / 2 }, axes: upwards },
    { ...common, text: edges.below, at: { x: x + width / 2, y: y + height + EDGE_NAME / 2 + 1 } },
  ];
}

/** Far ones first: what a single nearer one covers is not drawn. */
function uncovered(before: readonly ElevationBlock[], fresh: readonly ElevationBlock[], way: Way): ElevationBlock[] {
  const covers = [...before, ...fresh].map(({ body }) => (body.axis === null ? flatBox(body, way) : null));
  return before.filter(({ body }, place) => {
    const { left, right, low, high } = flatBox(body, way);
    const isCovered = (cover: FlatBox | null, at: number) =>
      at > place &&
      cover !== null &&
      cover.left <= left &&
      cover.right >= right &&
      cover.low <= low &&
      cover.high >= high;
    return !covers.some(isCovered);
  });
}

function bodyShapes(
  { body, piece, paint }: ElevationBlock,
  isBefore: boolean,
  ground: Ground,
  { way }: ElevationLook,
): Shape[] {
  const whole = flatBox(body, way);
  const { low, high } = ground.shown;
  const flat = isBefore ? { ...whole, low: Math.max(whole.low, low), high: Math.min(whole.high, high) } : whole;
  const box = ground.boxOf(flat);
  const [along, up, toward] = ACROSS[way];
  const edge = isBefore ? BEFORE_LINE : INK;
  const width = isBefore ? 0.6 : 1.1;
  if (body.axis === toward) {
    const points = circle(box);
    const fill = isBefore ? BEFORE : paint.colour;
    return [{ kind: 'polygon', points, fill, opacity: 1 }, line([...points, points[0]!], edge, width)];
  }
  const corners = cornersOf(box);
  const outline = line([...corners, corners[0]!], edge, width);
  if (isBefore) return [{ kind: 'polygon', points: corners, fill: BEFORE, opacity: 1 }, outline];
  const joints =
    piece === null
      ? []
      : [
          ...between(box.x, box.width, (flat.right - flat.left) / piece[EXTENTS[along]]).map((x) => [
            { x, y: box.y },
            { x, y: box.y + box.height },
          ]),
          ...between(box.y, box.height, (flat.high - flat.low) / piece[EXTENTS[up]]).map((y) => [
            { x: box.x, y },
            { x: box.x + box.width, y },
          ]),
        ];
  const ink = mixed(paint.colour, inkOn(paint.colour), 0.7);
  return [{ kind: 'swatch', box, paint }, ...joints.map((points) => line(points, ink, 0.5)), outline];
}

/** Places of the lines that divide a side into so many. */
function between(from: number, wide: number, count: number): number[] {
  const pieces = Math.round(count);
  return Array.from({ length: Math.max(0, pieces - 1) }, (_, at) => from + (wide * (at + 1)) / pieces);
}

/** Floor, and the walls that are shown. */
function wallsAround({ shown, boxOf }: Ground, { way, size }: ElevationLook): Shape[] {
  const room = roomBox(size, way);
  const { x, y, width, height } = boxOf({
    ...shown,
    left: Math.max(shown.left, room.left),
    right: Math.min(shown.right, room.right),
  });
  const bottom = y + height;
  if (way === 'fromAbove') {
    const corners = cornersOf(boxOf(room));
    return [line([...corners, corners[0]!], INK, 1)];
  }
  const floor = line(
    [
      { x: x - 2, y: bottom },
      { x: x + width + 2, y: bottom },
    ],
    INK,
    1.6,
  );
  // A picture that begins above the floor has none.
  const walls: Shape[] = shown.low <= 0 ? [floor] : [];
  if (shown.left <= room.left)
    walls.push(
      line(
        [
          { x, y },
          { x, y: y + height },
        ],
        INK,
        1.2,
      ),
    );
  if (shown.right >= room.right)
    walls.push(
      line(
        [
          { x: x + width, y },
          { x: x + width, y: y + height },
        ],
        INK,
        1.2,
      ),
    );
  return walls;
}

/** Heights at which stacks end, the highest first. */
function topsOf(blocks: readonly ElevationBlock[], way: Way): number[] {
  const tops = blocks.map(({ body }) => flatBox(body, way).high);
  return [...new Set(tops)].sort((a, b) => b - a);
}

function widest(tops: readonly number[], { textOf }: ElevationLook): number {
  return Math.max(0, ...tops.map((top) => widthOf(textOf(top), HEIGHTS.size, PLAIN)));
}

/** As many as stand apart from each other. */
function heights(tops: readonly number[], { boxOf, left, shown }: Ground, { textOf }: ElevationLook): Shape[] {
  let last = Number.NEGATIVE_INFINITY;
  const said = tops.flatMap((top) => {
    if (top <= shown.low || top > shown.high) return [];
    const { y } = boxOf({ left: 0, right: 0, low: top, high: top });
    if (y - last < HEIGHTS.between) return [];
    last = y;
    return [{ y, text: textOf(top) }];
  });
  const ticks = said.map(({ y }) =>
    line(
      [
        { x: left - HEIGHTS.tick, y },
        { x: left, y },
      ],
      INK,
      0.8,
    ),
  );
  const texts = said.map(
    ({ y, text }): Shape => ({
      ...{ kind: 'text', text, at: { x: left - HEIGHTS.tick - 2, y }, anchor: 'end' },
      ...{ size: HEIGHTS.size, face: PLAIN, colour: INK },
    }),
  );
  return [...ticks, ...texts];
}
