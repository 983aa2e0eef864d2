/** The axes of a container and the six orientations of a cargo as one SVG, drawn from the table of the rules. */
import {
  type Cuboid,
  cuboidAt,
  isTurned,
  ORIENTATIONS,
  type Orientation,
  orientedSize,
  type Size,
} from '../../src/domain/geometry.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

type Axis = keyof Size;

const AXES: readonly Axis[] = ['length', 'width', 'height'];
const LETTERS: Readonly<Record<Axis, string>> = { length: 'L', width: 'W', height: 'H' };

/** Pixels on paper. */
const CARGO: Size = { length: 92, width: 58, height: 34 };
const CONTAINER: Size = { length: 230, width: 110, height: 110 };
const PICTURE = { width: 960, height: 430 } as const;
/** Of the corner where front wall, left and floor meet. */
const CONTAINER_AT: Point = { x: 272, y: 182 };
/** Middle of the first cargo, and from one to the next. */
const FIRST_CARGO_AT: Point = { x: 500, y: 105 };
const CELL: Point = { x: 175, y: 205 };

const LABEL_BELOW = 92;

/** Faces of the cargo by the side that they lack (Okabe and Ito 2008): the same face has the same colour everywhere. */
const FACES: Readonly<Record<Axis, string>> = { length: '#D55E00', width: '#E69F00', height: '#56B4E9' };
const COSINE_30 = 0.8660254037844386;

/** Seen from above, the door and the right: length comes towards the reader on the left, width on the right. */
function project(at: Point, x: number, y: number, z: number): Point {
  return { x: at.x + COSINE_30 * (y - x), y: at.y + (x + y) / 2 - z };
}

export function drawOrientations(): string {
  const cargoes = ORIENTATIONS.map((orientation, index) => {
    const at = { x: FIRST_CARGO_AT.x + (index % 3) * CELL.x, y: FIRST_CARGO_AT.y + (index < 3 ? 0 : CELL.y) };
    return cargo(orientation, at);
  });
  const { width, height } = PICTURE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13"`,
    ' role="img">',
    '<title>The axes of a container, and a cargo in each of the six orientations</title>',
    `<rect width="${width}" height="${height}" fill="#FFFFFF"/>`,
    container(CONTAINER_AT),
    ...cargoes,
    '</svg>\n',
  ].join('\n');
}

function container(at: Point): string {
  const room = cuboidAt({ x: 0, y: 0, z: 0 }, CONTAINER);
  const { x2, y2, z2 } = room;
  const point = (x: number, y: number, z: number) => project(at, x, y, z);
  const origin = point(0, 0, 0);
  const shaft = 34;
  const axes = [
    arrow(origin, point(x2 + shaft, 0, 0), 'length', { x: -6, y: 18 }),
    arrow(origin, point(0, y2 + shaft, 0), 'width', { x: 2, y: 18 }),
    arrow(origin, point(0, 0, z2 + shaft), 'height', { x: 0, y: -8 }),
  ];
  return [
    polygon('#E9EDF2', point(0, 0, 0), point(x2, 0, 0), point(x2, y2, 0), point(0, y2, 0)),
    polygon('#F3F5F8', point(0, 0, 0), point(x2, 0, 0), point(x2, 0, z2), point(0, 0, z2)),
    polygon('#DFE5EC', point(0, 0, 0), point(0, y2, 0), point(0, y2, z2), point(0, 0, z2)),
    `<g fill="none" stroke="#52606D">${[
      polygon('none', point(x2, 0, 0), point(x2, y2, 0), point(x2, y2, z2), point(x2, 0, z2)),
      polygon('none', point(0, 0, z2), point(x2, 0, z2), point(x2, y2, z2), point(0, y2, z2)),
    ].join('')}</g>`,
    ...axes,
    text(point(0, y2 / 2, z2 * 0.62), 'front wall'),
    text(point(x2, y2 / 2, z2 * 0.62), 'door'),
    text(point(x2 / 2, 0, z2 * 0.5), 'left'),
    text(point(x2 / 2, y2 / 2, -4), 'floor'),
    text({ x: origin.x + 26, y: origin.y - 4 }, '0, 0, 0', 'font-size="11"'),
    `<circle cx="${origin.x}" cy="${origin.y}" r="3.5" fill="#1F2933"/>`,
  ].join('\n');
}

/** The cargo as it lies, with the letter of the side that lies along each axis. */
function cargo(orientation: Orientation, middle: Point): string {
  const size = orientedSize(CARGO, orientation);
  const cuboid = cuboidAt({ x: 0, y: 0, z: 0 }, size);
  const sides = sidesOf(orientation);
  const letters = AXES.map((axis) => LETTERS[sides[axis]]).join(' ');
  const { x2, y2, z2 } = cuboid;
  const drawnMiddle = project({ x: 0, y: 0 }, x2 / 2, y2 / 2, z2 / 2);
  const at = shift(middle, -drawnMiddle.x, -drawnMiddle.y);
  const point = (x: number, y: number, z: number) => project(at, x, y, z);
  const below = middle.y + LABEL_BELOW;
  const along = 'font-size="12" font-weight="bold"';
  return [
    ...faces(cuboid, sides, at),
    text(shift(point(x2 / 2, y2, 0), 12, 14), LETTERS[sides.length], along),
    text(shift(point(x2, y2 / 2, 0), -12, 14), LETTERS[sides.width], along),
    text(shift(point(0, y2, z2 / 2), 12, 4), LETTERS[sides.height], along),
    text({ x: middle.x, y: below }, `${orientation} = ${letters}`, 'font-size="15"'),
    text({ x: middle.x, y: below + 17 }, isTurned(orientation) ? 'turned' : 'basic', 'font-size="11" fill="#52606D"'),
  ].join('\n');
}

function faces({ x2, y2, z2 }: Cuboid, sides: Readonly<Record<Axis, Axis>>, at: Point): string[] {
  const point = (x: number, y: number, z: number) => project(at, x, y, z);
  return [
    polygon(FACES[sides.height], point(0, 0, z2), point(x2, 0, z2), point(x2, y2, z2), point(0, y2, z2)),
    polygon(FACES[sides.length], point(x2, 0, 0), point(x2, y2, 0), point(x2, y2, z2), point(x2, 0, z2)),
    polygon(FACES[sides.width], point(0, y2, 0), point(x2, y2, 0), point(x2, y2, z2), point(0, y2, z2)),
  ];
}

/** Which side of the cargo lies along each axis of the container: found from sizes that tell the sides apart. */
function sidesOf(orientation: Orientation): Record<Axis, Axis> {
  const told: Size = { length: 1, width: 2, height: 3 };
  const placed = orientedSize(told, orientation);
  const sideOf = (axis: Axis) => AXES.find((side) => told[side] === placed[axis])!;
  return { length: sideOf('length'), width: sideOf('width'), height: sideOf('height') };
}

function arrow(from: Point, to: Point, label: string, offset: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const wing = (side: number) =>
    `${(to.x - 10 * ux - side * 5 * uy).toFixed(1)},${(to.y - 10 * uy + side * 5 * ux).toFixed(1)}`;
  const line = `<path d="M${pair(from)}L${pair(to)}" stroke="#1F2933" stroke-width="2"/>`;
  const head = `<polygon points="${pair(to)} ${wing(1)} ${wing(-1)}" fill="#1F2933"/>`;
  return `${line}${head}${text(shift(to, offset.x, offset.y), label, 'font-weight="bold"')}`;
}

function polygon(fill: string, ...points: Point[]): string {
  return `<polygon points="${points.map(pair).join(' ')}" fill="${fill}" stroke="#1F2933" stroke-width="0.8" stroke-linejoin="round"/>`;
}

function text({ x, y }: Point, words: string, more = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="middle" ${more}>${words}</text>`;
}

function shift({ x, y }: Point, dx: number, dy: number): Point {
  return { x: x + dx, y: y + dy };
}

function pair({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
