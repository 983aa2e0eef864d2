/** Floor, walls and lines around the cargo on the card, and the map of what presses on the floor. */
import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  FrontSide,
  GLSL3,
  LineSegments,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
} from 'three';
import type { Scene } from '../../../scene/scene.js';
import type { FloorMap } from '../bearing.js';
import { type Coloured, floorShapes, roomShapes } from './room-lines.js';
import { FLAT_FRAGMENT, FLAT_VERTEX } from './shaders.js';
import type { Uniforms, Units } from './solids.js';

type Tone = readonly [number, number, number];
type Part = Mesh<BufferGeometry, RawShaderMaterial> | LineSegments<BufferGeometry, RawShaderMaterial>;

export class RoomDrawing {
  readonly parts: readonly [faces: Part, lines: Part, floor: Part];

  /** @param uniforms shared by all that is drawn */
  constructor(uniforms: Uniforms) {
    const faces = new Mesh(new BufferGeometry(), flat(uniforms, 1e-3));
    const lines = new LineSegments(new BufferGeometry(), flat(uniforms, 0));
    const floor = new Mesh(new BufferGeometry(), flat(uniforms, 5e-4));
    floor.material.side = DoubleSide;
    lines.renderOrder = 2;
    floor.renderOrder = 2;
    this.parts = [faces, lines, floor];
    for (const part of this.parts) part.frustumCulled = false;
  }

  /** @param map null: none is drawn */
  draw(scene: Scene, units: Units, background: Tone, ink: Tone, map: FloorMap | null): void {
    const [faces, lines, floor] = this.parts;
    const shapes = roomShapes(scene, background, ink);
    fill(faces, shapes.faces, units);
    fill(lines, shapes.lines, units);
    fill(floor, map === null ? { points: [], tones: [] } : floorShapes(map, scene.room.size), units);
  }

  dispose(): void {
    for (const { geometry, material } of this.parts) {
      geometry.dispose();
      material.dispose();
    }
  }
}

function fill(part: Part, { points, tones }: Coloured, { origin, unit }: Units): void {
  const places = points.flatMap(([x, y, z]) => [(x - origin.x) / unit, (y - origin.y) / unit, (z - origin.z) / unit]);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(places), 3));
  geometry.setAttribute('colour', new BufferAttribute(Float32Array.from(tones.flat()), 4));
  part.geometry.dispose();
  part.geometry = geometry;
  part.visible = points.length > 0;
}

/** @param behind so much farther than it is, against other things in the same plane */
function flat(uniforms: Uniforms, behind: number): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: FLAT_VERTEX,
    fragmentShader: FLAT_FRAGMENT,
    uniforms: { uProjection: uniforms['uProjection']!, uBehind: { value: behind } },
    side: FrontSide,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
}
