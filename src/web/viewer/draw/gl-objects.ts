/** What the GL context holds of a picture: all of it is made anew when the browser has lost the context and restored it. */
import type { Scene } from '../../../scene/scene.js';
import type { FloorMap } from '../support-graph.js';
import { beginPicture, textureOf, type Uniforms } from './gl.js';
import type { Instances } from './instances.js';
import { drawLetters, type LetterCells } from './letters.js';
import { RoomDrawing } from './room-drawing.js';
import { cuboidShape, cylinderShape, type Shape } from './shapes.js';
import { Solids, type Units } from './solids.js';

export type Tone = readonly [number, number, number];

export class GlObjects {
  readonly #room: RoomDrawing;
  readonly #cuboids: SolidsOfShape;
  readonly #cylinders: SolidsOfShape;
  #letters: WebGLTexture | null = null;

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.#room = new RoomDrawing(gl);
    this.#cuboids = solidsOf(gl, cuboidShape(), false);
    this.#cylinders = solidsOf(gl, cylinderShape(), true);
  }

  /** @param map null: none is drawn */
  writeRoom(scene: Scene, units: Units, background: Tone, ink: Tone, map: FloorMap | null): void {
    this.#room.write(scene, units, background, ink, map);
  }

  writePieces({ cuboids, cylinders }: Instances, units: Units): void {
    for (const way of ['solid', 'ghost'] as const) {
      this.#cuboids[way].write(cuboids[way], units);
      this.#cylinders[way].write(cylinders[way], units);
    }
  }

  setLetters(letters: LetterCells): void {
    this.gl.deleteTexture(this.#letters);
    this.#letters = textureOf(this.gl, drawLetters(letters));
  }

  /** Solid things hide what is behind them; what one sees through comes last. */
  paint(uniforms: Uniforms, background: Tone): void {
    beginPicture(this.gl, background);
    this.#room.drawFaces(uniforms);
    for (const { solid } of [this.#cuboids, this.#cylinders]) solid.draw(uniforms);
    this.#room.drawLines(uniforms);
    for (const { ghost } of [this.#cuboids, this.#cylinders]) ghost.draw(uniforms);
  }

  dispose(): void {
    this.#room.dispose();
    for (const { solid, ghost } of [this.#cuboids, this.#cylinders]) {
      solid.dispose();
      ghost.dispose();
    }
    this.gl.deleteTexture(this.#letters);
  }
}

interface SolidsOfShape {
  readonly solid: Solids;
  readonly ghost: Solids;
}

function solidsOf(gl: WebGL2RenderingContext, shape: Shape, isRound: boolean): SolidsOfShape {
  return { solid: new Solids(gl, shape, isRound, false), ghost: new Solids(gl, shape, isRound, true) };
}
