/** Bodies of one shape as instances: their corners, colours and marks are written in the order in which they are drawn. */
import {
  BufferAttribute,
  CustomBlending,
  DoubleSide,
  DynamicDrawUsage,
  FrontSide,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  type IUniform,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
} from 'three';
import type { Body } from '../../../domain/bodies.js';
import type { Hatch } from '../../../scene/looks.js';
import type { Paint } from '../colouring.js';
import type { Vector } from '../vectors.js';
import { SOLID_FRAGMENT, SOLID_VERTEX } from './shaders.js';
import type { Shape } from './shapes.js';

const HATCHES: readonly Hatch[] = ['none', 'rising', 'falling', 'level', 'crossed'];
const AXES = { x: 0, y: 1, z: 2 } as const;

export interface Instance {
  readonly body: Body;
  readonly paint: Paint;
  readonly emphasis: number;
  /** Of its letters; 0 has none. */
  readonly cell: number;
}

/** From scaled units to those of the card: `(value - origin) / unit`. */
export interface Units {
  readonly origin: Vector;
  readonly unit: number;
}

export type Uniforms = Record<string, IUniform>;

export class Solids {
  readonly mesh: Mesh<InstancedBufferGeometry, RawShaderMaterial>;
  #room = 0;
  #low = new Float32Array(0);
  #high = new Float32Array(0);
  #colour = new Uint8Array(0);
  #info = new Uint8Array(0);

  /** @param uniforms shared by all solids */
  constructor(
    shape: Shape,
    private readonly isRound: boolean,
    isGhost: boolean,
    uniforms: Uniforms,
  ) {
    const geometry = new InstancedBufferGeometry();
    for (const [name, size] of [
      ['position', 3],
      ['normal', 3],
      ['faceRight', 3],
      ['faceUp', 3],
      ['turn', 1],
      ['face', 1],
    ] as const) {
      geometry.setAttribute(name, new BufferAttribute(shape[name], size));
    }
    geometry.setIndex(new BufferAttribute(shape.index, 1));
    geometry.instanceCount = 0;
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: SOLID_VERTEX,
      fragmentShader: SOLID_FRAGMENT,
      defines: isRound ? { ROUND: '' } : {},
      uniforms: { ...uniforms, uGhost: { value: isGhost ? 1 : 0 } },
      // Faces of cuboids are turned to the eye, cylinders may be cut open.
      side: isRound && isGhost ? FrontSide : DoubleSide,
    });
    if (isGhost) {
      material.transparent = true;
      material.depthWrite = false;
      material.blending = CustomBlending;
      material.blendSrc = OneFactor;
      material.blendDst = OneMinusSrcAlphaFactor;
    }
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = isGhost ? 3 : 1;
    this.#makeRoom(64);
  }

  write(instances: readonly Instance[], { origin, unit }: Units): void {
    if (instances.length > this.#room) this.#makeRoom(Math.max(instances.length, 2 * this.#room));
    const [low, high, colour, info] = [this.#low, this.#high, this.#colour, this.#info];
    for (let at = 0; at < instances.length; at++) {
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
      colour[four + 3] = HATCHES.indexOf(paint.hatch);
      info[four] = emphasis;
      info[four + 1] = cell & 255;
      info[four + 2] = cell >> 8;
      info[four + 3] = this.isRound && body.axis !== null ? AXES[body.axis] : AXES.z;
    }
    const { geometry } = this.mesh;
    for (const [name, size] of [
      ['low', 3],
      ['high', 3],
      ['colour', 4],
      ['info', 4],
    ] as const) {
      const attribute = geometry.getAttribute(name) as InstancedBufferAttribute;
      attribute.clearUpdateRanges();
      attribute.addUpdateRange(0, size * instances.length);
      attribute.needsUpdate = true;
    }
    geometry.instanceCount = instances.length;
    this.mesh.visible = instances.length > 0;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }

  #makeRoom(count: number): void {
    this.#room = count;
    this.#low = new Float32Array(3 * count);
    this.#high = new Float32Array(3 * count);
    this.#colour = new Uint8Array(4 * count);
    this.#info = new Uint8Array(4 * count);
    const { geometry } = this.mesh;
    // Buffers of another size are new ones to the card.
    geometry.dispose();
    const set = (name: string, attribute: InstancedBufferAttribute) =>
      geometry.setAttribute(name, attribute.setUsage(DynamicDrawUsage));
    set('low', new InstancedBufferAttribute(this.#low, 3));
    set('high', new InstancedBufferAttribute(this.#high, 3));
    set('colour', new InstancedBufferAttribute(this.#colour, 4, true));
    set('info', new InstancedBufferAttribute(this.#info, 4, false));
  }
}
