/**
 * A loaded container as an isometric picture in SVG, seen from the door side above: the line of sight is the diagonal
 * of a cube, so that a point's place on paper is x, y and z along three axes 120 degrees apart.
 */
import { type Cuboid, cuboidAt, type Size } from '../src/domain/geometry.js';
import { type Arrangement, placementsOf } from '../src/domain/plan.js';
import type { Cargo } from '../src/domain/problem.js';

export interface Scene {
  readonly container: Size;
  readonly arrangements: readonly Arrangement[];
  readonly cargoes: readonly Cargo[];
  /** `#RRGGBB` of each cargo. */
  readonly colours: readonly string[];
  /** What the picture shows, for those who cannot see it. */
  readonly title: string;
  /** Pixels. */
  readonly width: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const COSINE_30 = 0.8660254037844386;
const MARGIN = 12;

/** Shades of the three faces that are seen: top, towards the door, right-hand side. */
const SHADES = { top: 1.12, door: 0.9, side: 0.7 } as const;

export function drawIsometric({ container, arrangements, cargoes, colours, title, width }: Scene): string {
  const { length: l, width: w, height: h } = container;
  const scale = (width - 2 * MARGIN) / (COSINE_30 * (l + w));
  const height = scale * ((l + w) / 2 + h) + 2 * MARGIN;
  const project = (x: number, y: number, z: number): Point => ({
    x: MARGIN + scale * COSINE_30 * (x + (w - y)),
    y: MARGIN + scale * (h + (x + y) / 2 - z),
  });
  const path = (...points: Point[]) => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const polygon = (colour: string, ...points: Point[]) => `<polygon points="${path(...points)}" fill="${colour}"/>`;
  const line = (...points: Point[]) => `<polyline points="${path(...points)}"/>`;

  const pieces = arrangements.flatMap((arrangement) =>
    [...placementsOf(arrangement, cargoes)].map((placement) => ({
      cuboid: cuboidAt(placement.position, placement.size),
      colour: colours[placement.cargo]!,
    })),
  );
  const faces = farthestFirst(pieces).flatMap(({ cuboid: { x1, y1, z1, x2, y2, z2 }, colour }) => [
    polygon(
      shaded(colour, SHADES.top),
      project(x1, y1, z2),
      project(x2, y1, z2),
      project(x2, y2, z2),
      project(x1, y2, z2),
    ),
    polygon(
      shaded(colour, SHADES.door),
      project(x2, y1, z1),
      project(x2, y2, z1),
      project(x2, y2, z2),
      project(x2, y1, z2),
    ),
    polygon(
      shaded(colour, SHADES.side),
      project(x1, y2, z1),
      project(x2, y2, z1),
      project(x2, y2, z2),
      project(x1, y2, z2),
    ),
  ]);
  const behind = [
    polygon('#e9edf2', project(0, 0, 0), project(l, 0, 0), project(l, w, 0), project(0, w, 0)),
    polygon('#f3f5f8', project(0, 0, 0), project(l, 0, 0), project(l, 0, h), project(0, 0, h)),
    polygon('#dfe5ec', project(0, 0, 0), project(0, w, 0), project(0, w, h), project(0, 0, h)),
  ];
  const before = [
    line(project(l, 0, h), project(l, w, h), project(0, w, h)),
    line(project(l, w, 0), project(l, w, h)),
    line(project(l, 0, 0), project(l, w, 0), project(0, w, 0)),
    line(project(l, 0, 0), project(l, 0, h), project(0, 0, h), project(0, w, h), project(0, w, 0)),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${Math.ceil(height)}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<g stroke="#9aa5b1" stroke-width="1" stroke-linejoin="round">${behind.join('')}</g>`,
    `<g stroke="#1f2933" stroke-width="0.5" stroke-linejoin="round">\n${faces.join('\n')}\n</g>`,
    `<g stroke="#52606d" stroke-width="1.2" fill="none" stroke-linejoin="round">${before.join('')}</g>`,
    '</svg>\n',
  ].join('\n');
}

/**
 * Painter's order. A cuboid lies behind another when it ends, along any axis, before the other begins; two cuboids that
 * lie behind each other on different axes never hide one another, so only pairs that meet on paper are put in order.
 */
function farthestFirst<Piece extends { readonly cuboid: Cuboid }>(pieces: readonly Piece[]): Piece[] {
  const order: Piece[] = [];
  const state = pieces.map(() => 'new');
  const visit = (place: number): void => {
    if (state[place] !== 'new') return;
    state[place] = 'entered';
    for (const [other, { cuboid }] of pieces.entries()) {
      if (other !== place && liesBehind(cuboid, pieces[place]!.cuboid)) visit(other);
    }
    order.push(pieces[place]!);
  };
  for (const place of pieces.keys()) visit(place);
  return order;
}

function liesBehind(a: Cuboid, b: Cuboid): boolean {
  return (a.x2 <= b.x1 || a.y2 <= b.y1 || a.z2 <= b.z1) && meetOnPaper(a, b);
}

/** On paper a cuboid is a hexagon: a range of x - y, of x - z and of y - z. */
function meetOnPaper(a: Cuboid, b: Cuboid): boolean {
  return (
    a.x1 - a.y2 < b.x2 - b.y1 &&
    b.x1 - b.y2 < a.x2 - a.y1 &&
    a.x1 - a.z2 < b.x2 - b.z1 &&
    b.x1 - b.z2 < a.x2 - a.z1 &&
    a.y1 - a.z2 < b.y2 - b.z1 &&
    b.y1 - b.z2 < a.y2 - a.z1
  );
}

/** A colour made lighter (above 1) or darker (below). */
function shaded(hex: string, shade: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.min(255, Math.round(part * shade + (shade > 1 ? 18 : 0))));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
