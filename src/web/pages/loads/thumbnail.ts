/** A small picture of a loaded container, without a graphics card: what lies behind is drawn first. */
import type { Cuboid } from '../../../domain/geometry.js';
import type { Paint } from '../../viewer/colouring.js';

export interface Thumbnail {
  readonly parts: readonly Cuboid[];
  readonly paintOf: (place: number) => Paint;
  readonly room: { readonly length: number; readonly width: number; readonly height: number };
}

/** Across the picture and up it, of a length along the container and across it. */
const ALONG = [0.8, 0.42] as const;
const ASIDE = [0.62, -0.34] as const;
/** Of more pieces the exact order takes too long, and is not seen. */
const MOST_ORDERED = 900;

export function drawThumbnail(canvas: HTMLCanvasElement, { parts, paintOf, room }: Thumbnail): void {
  const dots = globalThis.devicePixelRatio || 1;
  const { clientWidth: wide, clientHeight: high } = canvas;
  canvas.width = Math.round(wide * dots);
  canvas.height = Math.round(high * dots);
  const context = canvas.getContext('2d')!;
  const { length, width, height } = room;
  const across = length * ALONG[0] + width * ASIDE[0];
  const down = length * ALONG[1] - width * ASIDE[1] + height;
  const scale = Math.min((wide - 4) / across, (high - 4) / down);
  const [left, top] = [(wide - across * scale) / 2, (high - down * scale) / 2];
  const at = (x: number, y: number, z: number): readonly [number, number] => [
    left + (x * ALONG[0] + y * ASIDE[0]) * scale,
    top + (x * ALONG[1] + y * ASIDE[1] - z - width * ASIDE[1] + height) * scale,
  ];
  const face = (corners: readonly (readonly [number, number])[]) => {
    context.beginPath();
    for (const [x, y] of corners) context.lineTo(x, y);
    context.closePath();
  };
  context.setTransform(dots, 0, 0, dots, 0, 0);
  context.clearRect(0, 0, wide, high);
  context.lineWidth = 0.75;
  context.lineJoin = 'round';
  const style = getComputedStyle(canvas);
  context.strokeStyle = style.getPropertyValue('--d-line-3');
  for (const corners of facesOf({ x1: 0, y1: 0, z1: 0, x2: length, y2: width, z2: height })) {
    face(corners.map(([x, y, z]) => at(x, y, z)));
    context.stroke();
  }
  for (const place of backToFront(parts)) {
    const { colour } = paintOf(place);
    const [side, end, above] = facesOf(parts[place]!);
    context.strokeStyle = mixed(colour, 0, 0.36);
    for (const [corners, fill] of [
      [side!, mixed(colour, 0, 0)],
      [end!, mixed(colour, 0, 0.13)],
      [above!, mixed(colour, 255, 0.16)],
    ] as const) {
      face(corners.map(([x, y, z]) => at(x, y, z)));
      context.fillStyle = fill;
      context.fill();
      context.stroke();
    }
  }
}

type Corner = readonly [x: number, y: number, z: number];

/** Those that are seen: the near side, the end at the door, the top. */
function facesOf({ x1, y1, z1, x2, y2, z2 }: Cuboid): readonly (readonly Corner[])[] {
  return [
    [
      [x1, y1, z1],
      [x2, y1, z1],
      [x2, y1, z2],
      [x1, y1, z2],
    ],
    [
      [x2, y1, z1],
      [x2, y2, z1],
      [x2, y2, z2],
      [x2, y1, z2],
    ],
    [
      [x1, y1, z2],
      [x2, y1, z2],
      [x2, y2, z2],
      [x1, y2, z2],
    ],
  ];
}

/** Places of the parts: none comes before one that it may hide. */
export function backToFront(parts: readonly Cuboid[]): number[] {
  const places = parts.map((_, place) => place);
  const byPlace = (a: number, b: number) =>
    parts[a]!.x1 - parts[b]!.x1 || parts[b]!.y1 - parts[a]!.y1 || parts[a]!.z1 - parts[b]!.z1;
  places.sort(byPlace);
  if (parts.length > MOST_ORDERED) return places;
  const order: number[] = [];
  const isDone = new Set<number>();
  const draw = (place: number) => {
    if (isDone.has(place)) return;
    isDone.add(place);
    for (const other of places) if (!isDone.has(other) && mayHide(parts[place]!, parts[other]!)) draw(other);
    order.push(place);
  };
  for (const place of places) draw(place);
  return order;
}

/** Whether the first can hide any of the second, from beyond the door, the near side and above. */
export function mayHide(a: Cuboid, b: Cuboid): boolean {
  return isBehind(b, a) && !isBehind(a, b);
}

function isBehind(a: Cuboid, b: Cuboid): boolean {
  return a.x2 <= b.x1 || a.y1 >= b.y2 || a.z2 <= b.z1;
}

/** @param colour red in the low byte @param share of black (0) or white (255) */
function mixed(colour: number, other: number, share: number): string {
  const channels = [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  return `rgb(${channels.map((one) => Math.round(one + (other - one) * share)).join(' ')})`;
}
