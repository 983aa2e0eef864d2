/** Floor, walls and lines around the cargo in the GL context, and the map of what presses on the floor. */
import type { Scene } from '../../../scene/scene.js';
import type { FloorMap } from '../support-graph.js';
import { type Look, Mesh, Program, type Uniforms } from './gl.js';
import { type Coloured, floorShapes, roomShapes } from './room-lines.js';
import { FLAT_FRAGMENT, FLAT_VERTEX } from './shaders.js';
import type { Units } from './solids.js';

type Tone = readonly [number, number, number];

const ONE_SIDE: Look = { isBlended: true, hidesOthers: true, hasTwoSides: false };
const TWO_SIDES: Look = { ...ONE_SIDE, hasTwoSides: true };
/** So much farther than they are, against other things in the same plane. */
const FACES_BEHIND = { uBehind: 4e-3 };
const LINES_BEHIND = { uBehind: 0 };
const FLOOR_BEHIND = { uBehind: 5e-4 };

export class RoomDrawing {
  readonly #program: Program;
  readonly #faces: Mesh;
  readonly #lines: Mesh;
  readonly #floor: Mesh;

  constructor(gl: WebGL2RenderingContext) {
    this.#program = new Program(gl, FLAT_VERTEX, FLAT_FRAGMENT);
    this.#faces = new Mesh(gl, this.#program, 'triangles');
    this.#lines = new Mesh(gl, this.#program, 'lines');
    this.#floor = new Mesh(gl, this.#program, 'triangles');
  }

  /** @param map null: none is drawn */
  write(scene: Scene, units: Units, background: Tone, ink: Tone, map: FloorMap | null): void {
    const shapes = roomShapes(scene, background, ink);
    fill(this.#faces, shapes.faces, units);
    fill(this.#lines, shapes.lines, units);
    fill(this.#floor, map === null ? { points: [], tones: [] } : floorShapes(map, scene.room.size), units);
  }

  /** Before the cargo. */
  drawFaces(uniforms: Uniforms): void {
    this.#faces.draw(ONE_SIDE, uniforms, FACES_BEHIND);
  }

  /** After it, so that smooth edges meet its colours. */
  drawLines(uniforms: Uniforms): void {
    this.#lines.draw(ONE_SIDE, uniforms, LINES_BEHIND);
    this.#floor.draw(TWO_SIDES, uniforms, FLOOR_BEHIND);
  }

  dispose(): void {
    for (const mesh of [this.#faces, this.#lines, this.#floor]) mesh.dispose();
    this.#program.dispose();
  }
}

function fill(mesh: Mesh, { points, tones }: Coloured, { origin, unit }: Units): void {
  const places = points.flatMap(([x, y, z]) => [(x - origin.x) / unit, (y - origin.y) / unit, (z - origin.z) / unit]);
  mesh.set({ name: 'position', size: 3 }, Float32Array.from(places));
  mesh.set({ name: 'colour', size: 4 }, Float32Array.from(tones.flat()));
  mesh.setCount(points.length);
}
