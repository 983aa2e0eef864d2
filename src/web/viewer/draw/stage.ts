/**
 * The canvas on which a sheet is drawn. It is told what to show and draws once, on the next frame, however often it was
 * told; nothing moves by itself. All that it is told is in scaled units.
 */
import type { Cuboid } from '../../../domain/geometry.js';
import type { Scene } from '../../../scene/scene.js';
import { type Camera, directionsOf, eyeOf } from '../camera.js';
import type { Coloured as Painting } from '../colouring.js';
import type { Reach } from '../cuts.js';
import { type Drawn, nearestFirst } from '../drawn.js';
import type { Pieces } from '../pieces.js';
import { projectionOf } from '../projection.js';
import { shownExtent } from '../shown-extent.js';
import type { FloorMap } from '../support-graph.js';
import { dot, minus, scaled, type Vector } from '../vectors.js';
import { contextOf, type Uniforms } from './gl.js';
import { GlObjects, type Tone } from './gl-objects.js';
import { HiddenPieces } from './hidden-pieces.js';
import { instancesOf } from './instances.js';
import { CELL_ASPECT, type LetterCells, letterCells } from './letters.js';
import { isDrawnBySoftware, Pace } from './pace.js';
import type { Units } from './solids.js';

/** Colours around the load, red, green and blue from 0 to 1. */
export interface Theme {
  readonly background: Tone;
  readonly ink: Tone;
  /** Of a piece by its emphasis: plain, selected, carries it, lies on it, loaded in this step. */
  readonly accents: readonly [Tone, Tone, Tone, Tone, Tone];
}

/** The direction of the sight may turn so far (its cosine) before what is near is sorted anew. */
const SORTED_AGAIN = Math.cos((15 * Math.PI) / 180);
/** The GPU measures the greatest length as so much. */
const CARD_SIZE = 10;
const MOST_DOTS = 2;
/** Farther than anything, in the measure of the GPU. */
const FAR = 1e6;

interface Subject {
  readonly scene: Scene;
  readonly pieces: Pieces;
  readonly units: Units;
  readonly letters: LetterCells;
  /** Around everything that may be drawn. */
  readonly around: Cuboid;
}

export class Stage {
  readonly #gl: WebGL2RenderingContext;
  /** As the programs of shaders.ts have them. */
  readonly #uniforms = {
    uProjection: new Float32Array(16),
    uReach: new Float32Array(3),
    uSlide: new Float32Array(3),
    uEye: new Float32Array(4),
    uLetters: 0,
    uCells: new Float32Array(4),
    uDot: 1,
    uAccents: new Float32Array(15),
  } satisfies Uniforms;
  #onCard: GlObjects;
  readonly #hidden = new HiddenPieces();
  #subject: Subject | null = null;
  #view: Camera | null = null;
  #size = { width: 1, height: 1 };
  #painting: Painting | null = null;
  #drawn: Drawn | null = null;
  #theme: Theme | null = null;
  #order: { readonly toward: Vector; readonly places: Uint32Array } | null = null;
  #isWritten = false;
  #isRoomDrawn = false;
  #isMoving = false;
  #reach: Reach = { x: Number.POSITIVE_INFINITY, z: Number.POSITIVE_INFINITY };
  #slide: Vector = { x: 0, y: 0, z: 0 };
  #floorMap: FloorMap | null = null;
  readonly #pace: Pace;
  /** Of the GPU for one of the page; 0: not set. */
  #dots = 0;
  #frame = 0;
  /** Called after each drawing. */
  onDrawn: () => void = () => {};

  /** @throws when the browser cannot draw in three dimensions */
  constructor(private readonly canvas: HTMLCanvasElement) {
    // Without a graphics card smooth edges would cost more than all the rest.
    const antialias = !isDrawnBySoftware();
    this.#gl = contextOf(canvas, antialias);
    this.#pace = new Pace(() => this.drawSoon());
    this.#onCard = new GlObjects(this.#gl);
    canvas.addEventListener('webglcontextlost', this.#keepContext);
    canvas.addEventListener('webglcontextrestored', this.#beginAgain);
  }

  /** @param around all that may ever be drawn; nothing outside of it is */
  setSubject(scene: Scene, pieces: Pieces, around = shownExtent(scene)): void {
    const { extent } = scene;
    const size = Math.max(extent.x2 - extent.x1, extent.y2 - extent.y1, extent.z2 - extent.z1, 1);
    const origin = { x: (extent.x1 + extent.x2) / 2, y: (extent.y1 + extent.y2) / 2, z: (extent.z1 + extent.z2) / 2 };
    const letters = letterCells(scene.looks.map(({ code }) => code));
    this.#subject = { scene, pieces, units: { origin, unit: size / CARD_SIZE }, letters, around };
    this.#order = null;
    this.#showAll();
    this.#isRoomDrawn = false;
    this.#setLetters(letters);
    this.drawSoon();
  }

  /** Other pieces in the same room. `setDrawn` has to follow where there are more or fewer. */
  setPieces(pieces: Pieces): void {
    if (this.#subject === null) return;
    this.#subject = { ...this.#subject, pieces };
    this.#order = null;
    this.#showAll();
    this.drawSoon();
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.#uniforms.uAccents.set(theme.accents.flat());
    this.#isRoomDrawn = false;
    this.drawSoon();
  }

  setSize(width: number, height: number): void {
    this.#size = { width: Math.max(1, width), height: Math.max(1, height) };
    this.#dots = 0;
    this.drawSoon();
  }

  setCamera(camera: Camera): void {
    this.#view = camera;
    this.#isMoving = true;
    this.drawSoon();
  }

  setPainting(painting: Painting): void {
    this.#painting = painting;
    this.#isWritten = false;
    this.drawSoon();
  }

  setDrawn(drawn: Drawn): void {
    this.#drawn = drawn;
    this.#showAll();
    this.drawSoon();
  }

  setReach(reach: Reach): void {
    this.#reach = reach;
    this.#showAll();
    this.drawSoon();
  }

  setLabels(areShown: boolean): void {
    this.#uniforms.uCells[3] = areShown ? 1 : 0;
    this.drawSoon();
  }

  /** Null: no map. */
  setFloorMap(map: FloorMap | null): void {
    this.#floorMap = map;
    this.#isRoomDrawn = false;
    this.drawSoon();
  }

  /** How far from its place what is being loaded still is. */
  setSlide(slide: Vector): void {
    this.#slide = slide;
    if (this.#hidden.parts !== null) this.#showAll();
    this.drawSoon();
  }

  /** At once, and not on the next frame. */
  draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const [subject, view] = [this.#subject, this.#view];
    if (subject === null || view === null || this.#theme === null) return;
    const { toward } = directionsOf(view);
    this.#sort(toward);
    this.#hide(view);
    this.#write();
    this.#drawRoom();
    this.#setDots(this.#pace.begin());
    this.#setPlaces(subject.units, view);
    const aspect = this.#size.width / this.#size.height;
    const { origin, unit } = subject.units;
    const matrix = projectionOf(view, aspect, subject.around, origin, unit);
    this.#uniforms.uProjection.set(matrix);
    this.#onCard.paint(this.#uniforms, this.#theme.background);
    this.onDrawn();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#pace.stop();
    this.canvas.removeEventListener('webglcontextlost', this.#keepContext);
    this.canvas.removeEventListener('webglcontextrestored', this.#beginAgain);
    this.#onCard.dispose();
  }

  /** @param share of the picture's dots that are drawn */
  #setDots(share: number): void {
    const dots = Math.min(MOST_DOTS, globalThis.devicePixelRatio || 1) * share;
    if (dots === this.#dots) return;
    this.#dots = dots;
    this.canvas.width = Math.floor(this.#size.width * dots);
    this.canvas.height = Math.floor(this.#size.height * dots);
    this.#uniforms.uDot = dots;
  }

  #setPlaces({ origin, unit }: Units, view: Camera): void {
    const eye = view.hasPerspective ? scaled(minus(eyeOf(view), origin), 1 / unit) : directionsOf(view).toward;
    this.#uniforms.uEye.set([eye.x, eye.y, eye.z, view.hasPerspective ? 1 : 0]);
    const end = (value: number, from: number) => (Number.isFinite(value) ? (value - from) / unit : FAR);
    this.#uniforms.uReach.set([end(this.#reach.x, origin.x), FAR, end(this.#reach.z, origin.z)]);
    const { x, y, z } = scaled(this.#slide, 1 / unit);
    this.#uniforms.uSlide.set([x, y, z]);
  }

  readonly #keepContext = (event: Event): void => event.preventDefault();

  readonly #beginAgain = (): void => {
    this.#onCard = new GlObjects(this.#gl);
    if (this.#subject !== null) this.#setLetters(this.#subject.letters);
    this.#isWritten = false;
    this.#isRoomDrawn = false;
    this.drawSoon();
  };

  readonly drawSoon = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.draw());
  };

  #sort(toward: Vector): void {
    if (this.#order !== null && dot(this.#order.toward, toward) > SORTED_AGAIN) return;
    this.#order = { toward, places: nearestFirst(this.#subject!.pieces, toward) };
    this.#isWritten = false;
  }

  #hide(view: Camera): void {
    const isSliding = this.#slide.x !== 0 || this.#slide.z !== 0;
    if (!this.#isMoving || isSliding || this.#drawn === null) return;
    this.#isMoving = false;
    this.#hidden.find(this.#subject!.pieces, this.#drawn, this.#reach, view);
    this.#isWritten = false;
  }

  #showAll(): void {
    this.#hidden.forget();
    this.#isWritten = false;
  }

  #write(): void {
    if (this.#isWritten || this.#drawn === null || this.#painting === null) return;
    const { scene, units, ...subject } = this.#subject!;
    const shown = { ...subject, looks: scene.looks, drawn: this.#drawn, painting: this.#painting };
    this.#onCard.writePieces(instancesOf(shown, this.#order!.places, this.#hidden.parts), units);
    this.#isWritten = true;
  }

  #setLetters(letters: LetterCells): void {
    this.#onCard.setLetters(letters);
    this.#uniforms.uCells.set([letters.columns, letters.rows, CELL_ASPECT]);
  }

  #drawRoom(): void {
    if (this.#isRoomDrawn) return;
    this.#isRoomDrawn = true;
    const { background, ink } = this.#theme!;
    const { scene, units } = this.#subject!;
    this.#onCard.writeRoom(scene, units, background, ink, this.#floorMap);
  }
}
