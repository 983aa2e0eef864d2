/** The two shapes of which all solids are instances, between 0 and 1 along each axis; a cylinder stands along z. */

export interface Shape {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly faceRight: Float32Array;
  readonly faceUp: Float32Array;
  readonly turn: Float32Array;
  readonly face: Float32Array;
  readonly index: Uint16Array;
}

type Triple = readonly [number, number, number];

/** Of a cylinder's side: the kind of its face. */
const SIDE = 1;
/** Segments of a quarter of a cylinder. */
const SEGMENTS = 8;

class Builder {
  readonly #rows: number[][] = [];
  readonly #index: number[] = [];

  /** @returns its place */
  corner(position: Triple, normal: Triple, right: Triple, up: Triple, turn = 0, face = 0): number {
    return this.#rows.push([...position, ...normal, ...right, ...up, turn, face]) - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.#index.push(a, b, c);
  }

  get shape(): Shape {
    const part = (from: number, size: number) =>
      Float32Array.from(this.#rows.flatMap((row) => row.slice(from, from + size)));
    return {
      position: part(0, 3),
      normal: part(3, 3),
      faceRight: part(6, 3),
      faceUp: part(9, 3),
      turn: part(12, 1),
      face: part(13, 1),
      index: Uint16Array.from(this.#index),
    };
  }
}

/** By outward normal: the directions in which a face is read, from outside, upright; from above as in the pictures. */
const FACES: readonly (readonly [normal: Triple, right: Triple, up: Triple])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [-1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 1, 0],
    [-1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [1, 0, 0],
    [0, -1, 0],
  ],
];

/** From the middle of the face of a cube, so far along its directions, each -1 or 1. */
function cornerOf(normal: Triple, right: Triple, up: Triple, u: number, v: number): Triple {
  const along = (axis: 0 | 1 | 2) => 0.5 + 0.5 * (normal[axis] + u * right[axis] + v * up[axis]);
  return [along(0), along(1), along(2)];
}

/** Of each two opposite faces one: where the eye is on the other side, the shader puts it there (shaders.ts). */
export function cuboidShape(): Shape {
  const builder = new Builder();
  for (const [normal, right, up] of [FACES[0]!, FACES[3]!, FACES[4]!]) {
    const [a, b, c, d] = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([u, v]) => builder.corner(cornerOf(normal, right, up, u!, v!), normal, right, up)) as [
      number,
      number,
      number,
      number,
    ];
    builder.triangle(a, b, c);
    builder.triangle(a, c, d);
  }
  return builder.shape;
}

export function cylinderShape(): Shape {
  const builder = new Builder();
  const around = (turn: number): readonly [number, number] => {
    const angle = (turn * Math.PI) / 2;
    return [Math.cos(angle), Math.sin(angle)];
  };
  for (let quarter = 0; quarter < 4; quarter++) {
    let before: readonly [low: number, high: number] | null = null;
    for (let at = 0; at <= SEGMENTS; at++) {
      const turn = at / SEGMENTS - 0.5;
      const [x, y] = around(quarter + turn);
      const corner = (z: number) =>
        builder.corner([0.5 + x / 2, 0.5 + y / 2, z], [x, y, 0], [-y, x, 0], [0, 0, 1], turn, SIDE);
      const now = [corner(0), corner(1)] as const;
      if (before !== null) {
        builder.triangle(before[0], now[0], now[1]);
        builder.triangle(before[0], now[1], before[1]);
      }
      before = now;
    }
  }
  for (const [normal, right, up] of FACES.slice(4)) {
    const z = normal[2] > 0 ? 1 : 0;
    const middle = builder.corner([0.5, 0.5, z], normal, right, up);
    const ring = Array.from({ length: 4 * SEGMENTS }, (_, at) => {
      const [x, y] = around(at / SEGMENTS);
      return builder.corner([0.5 + x / 2, 0.5 + y / 2, z], normal, right, up);
    });
    ring.forEach((corner, at) => {
      const next = ring[(at + 1) % ring.length]!;
      if (z > 0) builder.triangle(middle, corner, next);
      else builder.triangle(middle, next, corner);
    });
  }
  return builder.shape;
}
