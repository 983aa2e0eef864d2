/** Plans seen from above: what lies in one tier, and how high the stacks are. */
import type { Body } from '../../domain/bodies.js';
import type { Cuboid, Size } from '../../domain/geometry.js';
import { isFromSide, type Way } from '../../domain/loading-way.js';
import type { Colour } from '../../scene/looks.js';
import { INK, inkOn, mixed, groundOf as readable, WHITE } from '../../scene/shades.js';
import { circle, cornersOf, line } from './flat-shapes.js';
import type { Box, Point } from './frame.js';
import { type BareBox, countBelow, LEAST, labels, MOST_NAMED, namesBelow, UPWARDS } from './plan-labels.js';
import type { Shape, Sheet } from './sheet.js';
import { PLAIN, widthOf } from './text.js';
import type { Paint } from './tones.js';

/** What stands there. */
export interface PlanPart {
  readonly extent: Cuboid;
  readonly paint: Paint;
  readonly isRound: boolean;
  readonly counts: readonly [length: number, width: number];
  /** The letter code, and what is written small beside it. */
  readonly code: string;
  readonly note: string;
}

export interface PlanLook {
  /** Of the length of the floor so much is shown from the front wall, scaled units: nothing stands beyond. */
  readonly until: number;
  /** Pixels, at most. */
  readonly wide: number;
  readonly most: number;
  /** By which cargo comes in. */
  readonly way: Way;
  readonly title: string;
}

const FLOOR = mixed(WHITE, INK, 0.07);
const EDGE = mixed(WHITE, INK, 0.5);
const MARGIN = 3;
/** Share of the width that the door's arrow takes. */
const DOOR = 14;

interface Ground {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  boxOf(extent: Cuboid): Box;
}

/** An arrow into the floor where cargo comes in: at the right, or from one of the sides. */
function arrowTo({ x, y, width, height }: Box, way: Way): Point[] {
  if (!isFromSide(way)) {
    const [right, middle] = [x + width, y + height / 2];
    return [
      { x: right + 3, y: middle },
      { x: right + DOOR - 3, y: middle - 5 },
      { x: right + DOOR - 3, y: middle + 5 },
    ];
  }
  const middle = x + width / 2;
  const [edge, away] = way === 'fromRight' ? [y, -1] : [y + height, 1];
  return [
    { x: middle, y: edge + away * 3 },
    { x: middle - 5, y: edge + away * (DOOR - 3) },
    { x: middle + 5, y: edge + away * (DOOR - 3) },
  ];
}

/** The floor with the front wall at the left, left of the container below; open at the right where not all is shown. */
function groundOf({ length, width }: Pick<Size, 'length' | 'width'>, { until, wide, most, way }: PlanLook): Ground {
  const shown = Math.min(length, until);
  const beside = way === 'fromDoor' ? DOOR : 0;
  const above = isFromSide(way) ? DOOR : 0;
  const scale = Math.min((wide - 2 * MARGIN - beside) / shown, (most - 2 * MARGIN - above) / width);
  const height = scale * width + 2 * MARGIN + above;
  const top = MARGIN + (way === 'fromRight' ? DOOR : 0);
  const floor = { x: MARGIN, y: top, width: scale * shown, height: scale * width };
  const arrow: Shape = {
    kind: 'polygon',
    points: arrowTo(floor, way),
    fill: EDGE,
    opacity: 1,
  };
  return {
    scale,
    width: Math.ceil(floor.width + 2 * MARGIN + beside),
    height: Math.ceil(height),
    shapes: [
      { kind: 'polygon', points: cornersOf(floor), fill: FLOOR, opacity: 1 },
      ...(beside + above > 0 ? [arrow] : []),
    ],
    boxOf: ({ x1, x2, y1, y2 }) => ({
      x: MARGIN + scale * x1,
      y: top + scale * (width - y2),
      width: scale * (x2 - x1),
      height: scale * (y2 - y1),
    }),
  };
}

export function layerSheet(
  floor: Pick<Size, 'length' | 'width'>,
  parts: readonly PlanPart[],
  look: PlanLook & {
    /** Says how many parts have no room for their note. */
    readonly unsaid: (count: number) => string;
  },
): Sheet {
  const ground = groundOf(floor, look);
  const shapes: Shape[] = [...ground.shapes];
  const bare: BareBox[] = [];
  for (const { extent, paint, isRound, counts, code, note } of parts) {
    const box = ground.boxOf(extent);
    if (isRound) shapes.push(...roundShapes(box, paint));
    else {
      shapes.push({ kind: 'swatch', box, paint });
      const ink = mixed(paint.colour, INK, 0.55);
      shapes.push(...joints(box, counts, ink));
    }
    const colour = readable(paint.colour);
    const named = labels(box, code, note, colour, isRound);
    if (named.length === 0)
      bare.push({ box, text: `${code} ${note}`, code: () => labels(box, code, '', colour, isRound) });
    shapes.push(...named);
  }
  shapes.push(outline(ground, floor, look));
  const isCrowded = bare.length > MOST_NAMED;
  if (isCrowded) shapes.push(...bare.flatMap(({ code }) => code()));
  const { shapes: below, height } = isCrowded ? countBelow(look.unsaid(bare.length), ground) : namesBelow(bare, ground);
  shapes.push(...below);
  return { width: ground.width, height, background: WHITE, title: look.title, panels: [], shapes };
}

/** So many parts of it have no room for their code and their note in a plan of this width. */
export function bareParts(floor: Pick<Size, 'length' | 'width'>, parts: readonly PlanPart[], look: PlanLook): number {
  const { boxOf } = groundOf(floor, look);
  const isBare = ({ extent, code, note, paint, isRound }: PlanPart) =>
    labels(boxOf(extent), code, note, paint.colour, isRound).length === 0;
  return parts.filter(isBare).length;
}

/** Lines between the pieces of a part. */
function joints({ x, y, width, height }: Box, [along, across]: PlanPart['counts'], ink: number): Shape[] {
  const inner = (count: number) => Array.from({ length: count - 1 }, (_, at) => (at + 1) / count);
  const upright = inner(along).map((share) => x + width * share);
  const level = inner(across).map((share) => y + height * share);
  const between = (from: Point, to: Point) => line([from, to], ink, 0.5);
  return [
    ...upright.map((at) => between({ x: at, y }, { x: at, y: y + height })),
    ...level.map((at) => between({ x, y: at }, { x: x + width, y: at })),
  ];
}

function outline(ground: Ground, { length, width }: Pick<Size, 'length' | 'width'>, { until }: PlanLook): Shape {
  const box = ground.boxOf({ x1: 0, y1: 0, z1: 0, x2: Math.min(length, until), y2: width, z2: 0 });
  const [left, right, lowRight, lowLeft] = cornersOf(box) as [Point, Point, Point, Point];
  const isWhole = until >= length;
  return line(isWhole ? [left, right, lowRight, lowLeft, left] : [right, left, lowLeft, lowRight], EDGE, 1);
}

function roundShapes(box: Box, { colour }: Paint): Shape[] {
  const points = circle(box);
  return [{ kind: 'polygon', points, fill: colour, opacity: 1 }, line([...points, points[0]!], INK, 0.7)];
}

const LOW = 0xf6e7d8;
const HIGH = 0x8a4a1c;

/**
 * @param stacks what is higher comes later
 * @param textOf a height in the unit of the report
 */
export function heightsSheet(
  floor: Size,
  stacks: readonly Body[],
  textOf: (height: number) => string,
  look: PlanLook,
): Sheet {
  const ground = groundOf(floor, look);
  const top = Math.max(floor.height, ...stacks.map(({ z2 }) => z2));
  const shapes: Shape[] = [...ground.shapes];
  stacks.forEach((stack) => {
    const paint: Paint = { colour: heightColour(stack.z2 / top) };
    const box = ground.boxOf(stack);
    if (stack.axis === 'z') shapes.push(...roundShapes(box, paint));
    else shapes.push({ kind: 'swatch', box, paint });
  });
  const boxes = stacks.map((stack) => ground.boxOf(stack));
  stacks.forEach((stack, at) => {
    const text = textOf(stack.z2);
    const common = {
      kind: 'text',
      text,
      anchor: 'middle',
      face: PLAIN,
      colour: inkOn(heightColour(stack.z2 / top)),
    } as const;
    for (let size = 11; size >= LEAST; size -= 0.75) {
      const [wide, tall] = [widthOf(text, size, PLAIN) / 0.94, size / 0.95];
      const level = freePlace(boxes, at, wide, tall);
      const upright = level === null ? freePlace(boxes, at, tall, wide) : null;
      if (level === null && upright === null) continue;
      shapes.push(level === null ? { ...common, at: upright!, size, axes: UPWARDS } : { ...common, at: level, size });
      break;
    }
  });
  shapes.push(outline(ground, floor, look));
  return { width: ground.width, height: ground.height, background: WHITE, title: look.title, panels: [], shapes };
}

function heightColour(share: number): Colour {
  return readable(mixed(LOW, HIGH, 0.85 * share));
}

/** In the middle of a box or of a part of it: where a text lies on it and on none of the boxes that are drawn over it. */
function freePlace(boxes: readonly Box[], at: number, wide: number, tall: number): Point | null {
  const { x, y, width, height } = boxes[at]!;
  if (wide > width || tall > height) return null;
  const isFree = (middle: Point) =>
    boxes.every(
      (other, place) =>
        place <= at ||
        middle.x + wide / 2 <= other.x ||
        middle.x - wide / 2 >= other.x + other.width ||
        middle.y + tall / 2 <= other.y ||
        middle.y - tall / 2 >= other.y + other.height,
    );
  const shares = [0.5, 0.25, 0.75];
  const middles = shares.flatMap((across) =>
    shares.map((down) => ({ x: x + (width - wide) * across + wide / 2, y: y + (height - tall) * down + tall / 2 })),
  );
  return middles.find(isFree) ?? null;
}
