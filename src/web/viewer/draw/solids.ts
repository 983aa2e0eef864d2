/** Bodies of one shape as instances: their corners, colours and marks are written in the order in which they are drawn. */
import type { Body } from '../../../domain/bodies.js';
import type { Paint } from '../colouring.js';
import type { Vector } from '../vectors.js';
import { type Column, type Look, Mesh, Program, type Uniforms } from './gl.js';
import { SOLID_FRAGMENT, SOLID_VERTEX } from './shaders.js';
import type { Shape } from './shapes.js';

const AXES = { x: 0, y: 1, z: 2 } as const;

const OF_CORNERS = [
  { name: 'position', size: 3 },
  { name: 'normal', size: 3 },
  { name: 'faceRight', size: 3 },
  { name: 'faceUp', size: 3 },
  { name: 'turn', size: 1 },
  { name: 'face', size: 1 },
] as const;
const LOW: Column = { name: 'low', size: 3, isOfInstance: true };
const HIGH: Column = { name: 'high', size: 3, isOfInstance: true };
/** Red, green, blue and one more, as cards take them at once. */
const COLOUR: Column = { name: 'colour', size: 4, isOfInstance: true, isShare: true };
const INFO: Column = { name: 'info', size: 4, isOfInstance: true };

export interface Instance {
  readonly body: Body;
  readonly paint: Paint;
  readonly emphasis: number;
  /** Of its letters; 0 has none. */
  readonly cell: number;
}

/** From scaled units to those of the GPU: `(value - origin) / unit`. */
export interface Units {
  readonly origin: Vector;
  readonly unit: number;
}

export class Solids {
  readonly #program: Program;
  readonly #mesh: Mesh;
  readonly #look: Look;
  readonly #own: Uniforms;
  #low = new Float32Array(0);
  #high = new Float32Array(0);
  #colour = new Uint8Array(0);
  #info = new Uint8Array(0);

  constructor(
    gl: WebGL2RenderingContext,
    shape: Shape,
    private readonly isRound: boolean,
    isGhost: boolean,
  ) {
    this.#program = new Program(gl, SOLID_VERTEX, SOLID_FRAGMENT, isRound);
    this.#mesh = new Mesh(gl, this.#program, 'triangles');
    for (const column of OF_CORNERS) this.#mesh.set(column, shape[column.name]);
    this.#mesh.setIndex(shape.index);
    this.#mesh.setInstances(0);
    // Faces of cuboids are turned to the eye, cylinders may be cut open.
    this.#look = { isBlended: isGhost, hidesOthers: !isGhost, hasTwoSides: !(isRound && isGhost) };
    this.#own = { uGhost: isGhost ? 1 : 0 };
  }

  write(instances: readonly Instance[], { origin, unit }: Units): void {
    const count = instances.length;
    if (3 * count > this.#low.length) this.#makeRoom(2 * count);
    const [low, high, colour, info] = [this.#low, this.#high, this.#colour, this.#info];
    for (let at = 0; at < count; at++) {
      const { body, paint, emphasis, cell } = instances[at]!;
      const three = 3 * at;
      const four = 4 * at;
      low[three] = (body.x1 - origin.x) / unit;
      low[three + 1] = (body.y1 - origin.y) / unit;
      low[three + 2] = (body.z1 - origin.z) / unit;
      high[three] = (body.x2 - origin.x) / unit;
      high[three + 1] = (body.y2 - origin.y) / unit;
      high[three + 2] = (body.z2 - origin.z) / unit;
      colour[four] = paint.colour & 255;
      colour[four + 1] = (paint.colour >> 8) & 255;
      colour[four + 2] = (paint.colour >> 16) & 255;
      info[four] = emphasis;
      info[four + 1] = cell & 255;
      info[four + 2] = cell >> 8;
      info[four + 3] = this.isRound && body.axis !== null ? AXES[body.axis] : AXES.z;
    }
    this.#mesh.set(LOW, low.subarray(0, 3 * count));
    this.#mesh.set(HIGH, high.subarray(0, 3 * count));
    this.#mesh.set(COLOUR, colour.subarray(0, 4 * count));
    this.#mesh.set(INFO, info.subarray(0, 4 * count));
    this.#mesh.setInstances(count);
  }

  draw(uniforms: Uniforms): void {
    this.#mesh.draw(this.#look, uniforms, this.#own);
  }

  dispose(): void {
    this.#mesh.dispose();
    this.#program.dispose();
  }

  #makeRoom(count: number): void {
    this.#low = new Float32Array(3 * count);
    this.#high = new Float32Array(3 * count);
    this.#colour = new Uint8Array(4 * count);
    this.#info = new Uint8Array(4 * count);
  }
}
