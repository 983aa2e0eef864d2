/**
 * The canvas on which a sheet is drawn. It is told what to show and draws once, on the next frame, however often it was
 * told; nothing moves by itself. All that it is told is in scaled units.
 */
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Camera as CardCamera,
  Scene as CardScene,
  CustomBlending,
  DoubleSide,
  FrontSide,
  GLSL3,
  LinearFilter,
  LinearMipmapLinearFilter,
  LineSegments,
  Matrix4,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
  Vector3,
  Vector4,
  WebGLRenderer,
} from 'three';
import type { Scene } from '../../../scene/scene.js';
import type { FloorMap } from '../bearing.js';
import { type Camera, directionsOf, eyeOf } from '../camera.js';
import { type Coloured as Painting, STEEL, WOOD } from '../colouring.js';
import { type Reach, trimmed } from '../cuts.js';
import { type Drawn, GHOST, NOT_DRAWN, nearestFirst, SOLID } from '../drawn.js';
import { OutOfSight } from '../out-of-sight.js';
import type { Pieces } from '../pieces.js';
import { projectionOf } from '../projection.js';
import { shownExtent } from '../shown-extent.js';
import { dot, minus, plus, scaled, unit as unitVector, type Vector } from '../vectors.js';
import { CELL_ASPECT, drawLetters, type LetterCells, letterCells } from './letters.js';
import { isDrawnBySoftware, Pace } from './pace.js';
import { type Coloured, floorShapes, roomShapes } from './room-lines.js';
import { FLAT_FRAGMENT, FLAT_VERTEX } from './shaders.js';
import { cuboidShape, cylinderShape } from './shapes.js';
import { type Instance, Solids, type Uniforms, type Units } from './solids.js';

type Tone = readonly [number, number, number];

/** Colours around the load, red, green and blue from 0 to 1. */
export interface Theme {
  readonly background: Tone;
  readonly ink: Tone;
  /** Of a piece by its emphasis: plain, selected, carries it, lies on it, loaded in this step. */
  readonly accents: readonly [Tone, Tone, Tone, Tone, Tone];
}

/** The direction of the sight may turn so far (its cosine) before what is near is sorted anew. */
const SORTED_AGAIN = Math.cos((15 * Math.PI) / 180);
/** Light falls from the right above the eye. */
const LIGHT = { right: 0.45, up: 0.65, toward: 0.5 } as const;
/** The card measures the greatest length as so much. */
const CARD_SIZE = 10;
const MOST_DOTS = 2;
/** Farther than anything, in the card's measure. */
const FAR = 1e6;

interface Subject {
  readonly scene: Scene;
  readonly pieces: Pieces;
  readonly units: Units;
  readonly letters: LetterCells;
}

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new CardScene();
  readonly #camera = new CardCamera();
  readonly #uniforms: Uniforms = {
    uProjection: { value: new Matrix4() },
    uReach: { value: new Vector3() },
    uSlide: { value: new Vector3() },
    uLight: { value: new Vector3() },
    uEye: { value: new Vector4() },
    uLetters: { value: null },
    uCells: { value: new Vector4() },
    uDot: { value: 1 },
    uAccents: { value: [0, 1, 2, 3, 4].map(() => new Vector3()) },
  };
  readonly #cuboids: readonly [solid: Solids, ghost: Solids];
  readonly #cylinders: readonly [solid: Solids, ghost: Solids];
  readonly #faces: Mesh<BufferGeometry, RawShaderMaterial>;
  readonly #lines: LineSegments<BufferGeometry, RawShaderMaterial>;
  readonly #floor: Mesh<BufferGeometry, RawShaderMaterial>;
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
  #outOfSight: { readonly places: readonly number[]; readonly bodies: OutOfSight } | null = null;
  /** By part; null: nothing was found out of sight. */
  #hidden: Uint8Array | null = null;
  #reach: Reach = { x: Number.POSITIVE_INFINITY, z: Number.POSITIVE_INFINITY };
  #slide: Vector = { x: 0, y: 0, z: 0 };
  #floorMap: FloorMap | null = null;
  readonly #pace: Pace;
  /** Of the card for one of the page; 0: not set. */
  #dots = 0;
  #frame = 0;
  /** Called after each drawing. */
  onDrawn: () => void = () => {};

  /** @throws when the browser cannot draw in three dimensions */
  constructor(private readonly canvas: HTMLCanvasElement) {
    // Without a graphics card smooth edges would cost more than all the rest.
    const antialias = !isDrawnBySoftware();
    this.#renderer = new WebGLRenderer({ canvas, antialias, powerPreference: 'high-performance' });
    this.#pace = new Pace(() => this.drawSoon());
    this.#renderer.sortObjects = true;
    const [cuboid, cylinder] = [cuboidShape(), cylinderShape()];
    this.#cuboids = [new Solids(cuboid, false, false, this.#uniforms), new Solids(cuboid, false, true, this.#uniforms)];
    this.#cylinders = [
      new Solids(cylinder, true, false, this.#uniforms),
      new Solids(cylinder, true, true, this.#uniforms),
    ];
    this.#faces = new Mesh(new BufferGeometry(), this.#flat(1e-3));
    this.#lines = new LineSegments(new BufferGeometry(), this.#flat(0));
    this.#floor = new Mesh(new BufferGeometry(), this.#flat(5e-4));
    for (const part of [this.#faces, this.#lines, this.#floor]) part.frustumCulled = false;
    this.#floor.material.side = DoubleSide;
    this.#lines.renderOrder = 2;
    this.#floor.renderOrder = 2;
    this.#camera.matrixAutoUpdate = false;
    this.#camera.matrixWorldAutoUpdate = false;
    this.#scene.matrixWorldAutoUpdate = false;
    const solids = [...this.#cuboids, ...this.#cylinders].map(({ mesh }) => mesh);
    this.#scene.add(this.#faces, this.#lines, this.#floor, ...solids);
    canvas.addEventListener('webglcontextlost', this.#keepContext);
    canvas.addEventListener('webglcontextrestored', this.drawSoon);
  }

  setSubject(scene: Scene, pieces: Pieces): void {
    const { extent } = scene;
    const size = Math.max(extent.x2 - extent.x1, extent.y2 - extent.y1, extent.z2 - extent.z1, 1);
    const origin = { x: (extent.x1 + extent.x2) / 2, y: (extent.y1 + extent.y2) / 2, z: (extent.z1 + extent.z2) / 2 };
    const letters = letterCells(scene.looks.map(({ code }) => code));
    this.#subject = { scene, pieces, units: { origin, unit: size / CARD_SIZE }, letters };
    this.#order = null;
    this.#showAll();
    this.#isRoomDrawn = false;
    this.#setLetters(letters);
    this.drawSoon();
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    for (const [at, tone] of theme.accents.entries()) this.#uniforms['uAccents']!.value[at].set(...tone);
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
    this.#uniforms['uCells']!.value.w = areShown ? 1 : 0;
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
    if (this.#outOfSight !== null) this.#showAll();
    this.drawSoon();
  }

  /** At once, and not on the next frame. */
  draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const [subject, view] = [this.#subject, this.#view];
    if (subject === null || view === null || this.#theme === null) return;
    const { right, up, toward } = directionsOf(view);
    this.#sort(toward);
    this.#hide(view);
    this.#write();
    this.#drawRoom();
    this.#setDots(this.#pace.begin());
    this.#setPlaces(subject.units, view);
    const aspect = this.#size.width / this.#size.height;
    const { origin, unit } = subject.units;
    const matrix = projectionOf(view, aspect, shownExtent(subject.scene), origin, unit);
    this.#uniforms['uProjection']!.value.fromArray(matrix);
    const light = unitVector(plus(plus(scaled(right, LIGHT.right), up, LIGHT.up), toward, LIGHT.toward));
    this.#uniforms['uLight']!.value.set(light.x, light.y, light.z);
    this.#renderer.render(this.#scene, this.#camera);
    this.onDrawn();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#pace.stop();
    this.canvas.removeEventListener('webglcontextlost', this.#keepContext);
    this.canvas.removeEventListener('webglcontextrestored', this.drawSoon);
    for (const solids of [...this.#cuboids, ...this.#cylinders]) solids.dispose();
    for (const { geometry, material } of [this.#faces, this.#lines, this.#floor]) {
      geometry.dispose();
      material.dispose();
    }
    this.#uniforms['uLetters']!.value?.dispose();
    this.#renderer.dispose();
  }

  /** @param share of the picture's dots that are drawn */
  #setDots(share: number): void {
    const dots = Math.min(MOST_DOTS, globalThis.devicePixelRatio || 1) * share;
    if (dots === this.#dots) return;
    this.#dots = dots;
    this.#renderer.setPixelRatio(dots);
    this.#renderer.setSize(this.#size.width, this.#size.height, false);
    this.#uniforms['uDot']!.value = dots;
  }

  #setPlaces({ origin, unit }: Units, view: Camera): void {
    const eye = view.hasPerspective ? scaled(minus(eyeOf(view), origin), 1 / unit) : directionsOf(view).toward;
    this.#uniforms['uEye']!.value.set(eye.x, eye.y, eye.z, view.hasPerspective ? 1 : 0);
    const end = (value: number, from: number) => (Number.isFinite(value) ? (value - from) / unit : FAR);
    this.#uniforms['uReach']!.value.set(end(this.#reach.x, origin.x), FAR, end(this.#reach.z, origin.z));
    const { x, y, z } = scaled(this.#slide, 1 / unit);
    this.#uniforms['uSlide']!.value.set(x, y, z);
  }

  readonly #keepContext = (event: Event): void => event.preventDefault();

  readonly drawSoon = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.draw());
  };

  #sort(toward: Vector): void {
    if (this.#order !== null && dot(this.#order.toward, toward) > SORTED_AGAIN) return;
    this.#order = { toward, places: nearestFirst(this.#subject!.pieces, toward) };
    this.#isWritten = false;
  }

  /** What is out of sight is looked for only when the view moves: a step alone would cost more than it saves. */
  #hide(view: Camera): void {
    const isSliding = this.#slide.x !== 0 || this.#slide.z !== 0;
    if (!this.#isMoving || isSliding || this.#drawn === null) return;
    this.#isMoving = false;
    const { parts } = this.#subject!.pieces;
    if (this.#outOfSight === null) {
      const { ways } = this.#drawn;
      const rests = parts.map((part, place) => (ways[place] === SOLID ? trimmed(part, this.#reach) : null));
      const places = parts.map((_, place) => place).filter((place) => rests[place] !== null);
      this.#outOfSight = { places, bodies: new OutOfSight(places.map((place) => rests[place]!)) };
    }
    const isHidden = this.#outOfSight.bodies.from(view);
    this.#hidden = new Uint8Array(parts.length);
    for (const [at, place] of this.#outOfSight.places.entries()) this.#hidden[place] = isHidden[at]!;
    this.#isWritten = false;
  }

  #showAll(): void {
    this.#outOfSight = null;
    this.#hidden = null;
    this.#isWritten = false;
  }

  #write(): void {
    if (this.#isWritten || this.#drawn === null || this.#painting === null) return;
    const { pieces, scene, letters, units } = this.#subject!;
    const { ways, emphases } = this.#drawn;
    const lists: readonly Instance[][] = [[], [], [], []];
    for (const place of this.#order!.places) {
      const way = ways[place]!;
      if (way === NOT_DRAWN || this.#hidden?.[place] === 1) continue;
      const body = pieces.parts[place]!;
      const paint = body.kind === 'cargo' ? this.#painting.paintOf(body) : body.kind === 'deck' ? STEEL : WOOD;
      const cell = body.kind === 'cargo' ? (letters.cells.get(scene.looks[body.cargo]!.code) ?? 0) : 0;
      const list = (body.axis === null ? 0 : 2) + (way === GHOST ? 1 : 0);
      lists[list]!.push({ body, paint, emphasis: emphases[place]!, cell });
    }
    for (const [at, solids] of [...this.#cuboids, ...this.#cylinders].entries()) solids.write(lists[at]!, units);
    this.#isWritten = true;
  }

  #setLetters(letters: LetterCells): void {
    const before = this.#uniforms['uLetters']!.value as CanvasTexture | null;
    before?.dispose();
    const texture = new CanvasTexture(drawLetters(letters));
    texture.flipY = false;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.magFilter = LinearFilter;
    texture.generateMipmaps = true;
    this.#uniforms['uLetters']!.value = texture;
    const cells: Vector4 = this.#uniforms['uCells']!.value;
    cells.set(letters.columns, letters.rows, CELL_ASPECT, cells.w);
  }

  #drawRoom(): void {
    if (this.#isRoomDrawn) return;
    this.#isRoomDrawn = true;
    const { background, ink } = this.#theme!;
    const { scene } = this.#subject!;
    const { faces, lines } = roomShapes(scene, background, ink);
    this.#fill(this.#faces, faces);
    this.#fill(this.#lines, lines);
    const map = this.#floorMap;
    this.#fill(this.#floor, map === null ? { points: [], tones: [] } : floorShapes(map, scene.room.size));
    const [red, green, blue] = background;
    const clear = (Math.round(red * 255) << 16) | (Math.round(green * 255) << 8) | Math.round(blue * 255);
    this.#renderer.setClearColor(clear, 1);
  }

  #fill(part: Mesh<BufferGeometry> | LineSegments<BufferGeometry>, { points, tones }: Coloured): void {
    const { origin, unit } = this.#subject!.units;
    const places = points.flatMap(([x, y, z]) => [(x - origin.x) / unit, (y - origin.y) / unit, (z - origin.z) / unit]);
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(places), 3));
    geometry.setAttribute('colour', new BufferAttribute(Float32Array.from(tones.flat()), 4));
    part.geometry.dispose();
    part.geometry = geometry;
    part.visible = points.length > 0;
  }

  /** @param behind so much farther than it is, against other things in the same plane */
  #flat(behind: number): RawShaderMaterial {
    return new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: FLAT_VERTEX,
      fragmentShader: FLAT_FRAGMENT,
      uniforms: { uProjection: this.#uniforms['uProjection']!, uBehind: { value: behind } },
      side: FrontSide,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
    });
  }
}
