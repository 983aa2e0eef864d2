/** A load being looked at: which sheet, what of it, and what the controls ask for. Knows neither canvas nor page. */
import { batch, computed, signal } from '@preact/signals';
import type { Cuboid } from '../../domain/geometry.js';
import type { Uom } from '../../domain/words.js';
import type { ShownLoad } from '../../scene/shown-load.js';
import { isNear, nameOf, rayThrough, viewFrom } from './camera.js';
import { colouredBy, type OwnColouring } from './colouring.js';
import { reachOf } from './cuts.js';
import { linkTo, sheetIn, stateIn } from './deep-link.js';
import { drawnParts, type LoadedOtherwise, NOT_DRAWN } from './drawn.js';
import { framed, held, heldNear } from './held.js';
import type { Order } from './keys.js';
import { Opened } from './opened.js';
import { pick } from './pick.js';
import { ruledPoint } from './ruler.js';
import { Ruling } from './ruling.js';
import { type SheetName, sheetNames } from './sheets.js';
import { shownPoints } from './shown-extent.js';
import type { Vector } from './vectors.js';
import { freshState, fulfilled, type ViewState } from './view-state.js';
import type { Words } from './words.js';

const NO_CARGO = -2;
const PLAIN_ASPECT = 1.6;
/** Of the picture's height: a place that is so near an edge is meant to be on it. */
const RULER_SLACK = 0.015;

export class Viewing {
  readonly opened;
  readonly state;
  readonly isPlaying = signal(false);
  /** Place in the request of a cargo beside which all others are ghosts; null: none. */
  readonly spotlight = signal<number | null>(null);
  /** Pieces beside which all others are ghosts; null: none. */
  readonly marked = signal<ReadonlySet<number> | null>(null);
  /** What is loaded otherwise than the steps say, of the sheet that is shown; null: nothing is. */
  readonly loaded = signal<LoadedOtherwise | null>(null);
  /** A place that is pointed out; null: none. */
  readonly place = signal<Cuboid | null>(null);
  readonly ruler = new Ruling((at) => this.#ruledAt(at));
  /** What the step that is shown loads stays in the picture, whatever one does, and a step on it is in its middle. */
  holdsStep = false;
  /** Of the picture. */
  aspect = PLAIN_ASPECT;
  readonly #names;
  /** By sheet, once it was opened. */
  readonly #known = new Map<number, Opened>();

  // Each part by itself, so that whatever shows one is drawn anew only when that one changes.
  readonly sheet = computed(() => this.state.value.sheet);
  readonly step = computed(() => this.state.value.step);
  readonly camera = computed(() => this.state.value.camera);
  readonly viewName = computed(() => nameOf(this.camera.value));
  /** All that there is can be seen, from a named place. */
  readonly isWhole = computed(() => this.#isFitted(this.state.value));
  readonly hasPerspective = computed(() => this.camera.value.hasPerspective);
  readonly colouring = computed(() => this.state.value.colouring);
  readonly cut = computed(() => this.state.value.cut);
  readonly isXray = computed(() => this.state.value.isXray);
  readonly hasLabels = computed(() => this.state.value.hasLabels);
  readonly hasFloorMap = computed(() => this.state.value.hasFloorMap);
  readonly hasMeasures = computed(() => this.state.value.hasMeasures);
  readonly hasCentre = computed(() => this.state.value.hasCentre);
  readonly selected = computed(() => this.state.value.selected);
  readonly hiddenCargoes = computed(() => this.state.value.hiddenCargoes);
  readonly #hiddenPieces = computed(() => this.state.value.hiddenPieces);
  readonly isAnyHidden = computed(() => this.hiddenCargoes.value.size + this.#hiddenPieces.value.size > 0);
  readonly reach = computed(() => reachOf(this.cut.value, this.opened.value.sheet.scene.extent));
  readonly drawn = computed(() => {
    const opened = this.opened.value;
    const shown = {
      step: this.step.value,
      isXray: this.isXray.value,
      hasFloorMap: this.hasFloorMap.value,
      hiddenCargoes: this.hiddenCargoes.value,
      hiddenPieces: this.#hiddenPieces.value,
      selected: this.selected.value,
      // Around a place that is pointed out nothing hides it.
      spotlight: this.place.value === null ? this.spotlight.value : NO_CARGO,
      marked: this.marked.value,
      loaded: this.loaded.value,
    };
    return drawnParts(opened.pieces, shown, opened.sheet.steps.length, () => opened.supportGraph);
  });
  readonly coloured = computed(() => {
    const opened = this.opened.value;
    const stopOf = (cargo: number) => {
      const { groupName } = opened.pieces.cargoes[cargo]!;
      const stop = String(opened.stopOf(cargo) ?? 0);
      return groupName === '' ? stop : `${stop} · ${groupName}`;
    };
    const weightOf = (value: number) => opened.weight(value);
    const words = { unit: opened.units.weight, weightOf, none: this.words.text('noGroup'), stopOf };
    const { looks } = opened.sheet.scene;
    const { kind, place } = opened.sheet;
    const own = this.own === null || kind === 'pallet' ? null : { colouring: this.own, container: place };
    return colouredBy(this.colouring.value, opened.pieces, looks, () => opened.supportGraph, words, own);
  });
  /** Where the centre of gravity of what is shown lies; null: nothing is. */
  readonly centre = computed(() => this.opened.value.centreAfter(this.step.value));
  readonly floorMap = computed(() =>
    this.hasFloorMap.value ? this.opened.value.floorMapAfter(this.step.value) : null,
  );

  /**
   * @param link as `link` gives it
   * @param own a colouring that one sees first; null: there is none
   * @param uom in which figures are read; absent: that of the request
   */
  constructor(
    private load: ShownLoad,
    readonly words: Words,
    link = '',
    readonly own: OwnColouring | null = null,
    private uom?: Uom,
  ) {
    this.#names = signal<readonly SheetName[]>(sheetNames(load));
    if (this.names.length === 0) throw new RangeError('Nothing is loaded: there is nothing to look at.');
    const place = sheetIn(link, this.names.length);
    const opened = this.#open(place);
    this.opened = signal(opened);
    this.state = signal<ViewState>(this.#stateIn(link, place, opened));
  }

  get names(): readonly SheetName[] {
    return this.#names.value;
  }

  /** A named view with everything in it stays one; any other keeps its height. */
  resize(aspect: number): void {
    const state = this.state.value;
    const isFitted = this.#isFitted(state);
    this.aspect = aspect;
    if (isFitted) this.ask({ kind: 'view', name: nameOf(state.camera)! });
    else this.state.value = { ...state };
  }

  /** @param place in `names` */
  openedAt(place: number): Opened {
    return this.#open(place);
  }

  get link(): string {
    return linkTo(this.state.value, this.opened.value.sheet, this.aspect);
  }

  /** To what a link shows. */
  follow(link: string): void {
    const place = sheetIn(link, this.names.length);
    const opened = this.#open(place);
    this.#show(opened, this.#stateIn(link, place, opened));
  }

  ask(order: Order): void {
    const state = this.state.value;
    if (order.kind === 'play') this.#play();
    else if (order.kind === 'ruler') this.ruler.toggle();
    else if (order.kind === 'moveCross') this.ruler.move(order.across, order.upward, this.aspect);
    else if (order.kind === 'mark') this.ruler.mark();
    else if (order.kind === 'sheet') this.showSheet(state.sheet + order.by);
    else if (order.kind === 'hideSelected') {
      if (state.selected !== null) this.ask({ kind: 'hidePiece', piece: state.selected });
    } else {
      if (order.kind === 'step') this.isPlaying.value = false;
      const next = fulfilled(state, order, { sheet: this.opened.value.sheet, aspect: this.aspect });
      this.state.value = this.holdsStep ? this.#holding(state, next, order.kind === 'zoom') : next;
    }
  }

  /** Beyond the first and the last nothing happens. */
  showSheet(place: number): void {
    if (place < 0 || place >= this.names.length || place === this.state.value.sheet) return;
    this.isPlaying.value = false;
    this.place.value = null;
    this.marked.value = null;
    this.loaded.value = null;
    const opened = this.#open(place);
    this.#show(opened, freshState(place, opened.sheet, this.aspect, this.state.value));
  }

  /** @param place in the plan's pallets */
  showPallet(place: number): void {
    this.showSheet(this.names.findIndex((name) => name.kind === 'pallet' && name.place === place));
  }

  /** The piece at a place of the picture; null: none. */
  pieceAt(x: number, y: number): number | null {
    const { pieces } = this.opened.value;
    const { ways } = this.drawn.value;
    const ray = rayThrough(this.state.value.camera, { x, y }, this.aspect);
    const isAsked = (place: number) => ways[place] !== NOT_DRAWN && pieces.parts[place]!.piece >= 0;
    const hit = pick(pieces.parts, ray, this.reach.value, isAsked);
    return hit === null ? null : pieces.parts[hit.place]!.piece;
  }

  /** What is pointed at is chosen, or with the ruler measured. */
  pointAt(x: number, y: number): void {
    if (this.ruler.isOut.value) this.ruler.markAt({ x, y });
    else this.ask({ kind: 'select', piece: this.pieceAt(x, y) });
  }

  /**
   * Another plan in place of the one before: what was looked at stays as far as it is there.
   * @throws RangeError when nothing is loaded
   */
  show(load: ShownLoad, uom = this.uom): void {
    const names = sheetNames(load);
    if (names.length === 0) throw new RangeError('Nothing is loaded: there is nothing to look at.');
    const before = this.state.value;
    const room = this.opened.value.container.size;
    this.load = load;
    this.uom = uom;
    this.#known.clear();
    const place = Math.min(before.sheet, names.length - 1);
    const opened = new Opened(load, names[place]!, uom);
    this.#known.set(place, opened);
    const { size } = opened.container;
    const isSameRoom = size.length === room.length && size.width === room.width && size.height === room.height;
    const fresh = freshState(place, opened.sheet, this.aspect, before);
    batch(() => {
      this.isPlaying.value = false;
      this.#names.value = names;
      this.place.value = null;
      this.marked.value = null;
      this.loaded.value = null;
      this.#show(opened, isSameRoom ? { ...fresh, camera: before.camera } : fresh);
    });
  }

  /** One step of the playback; false: it was the last. */
  playOn(): boolean {
    const { steps } = this.opened.value.sheet;
    if (this.state.value.step < steps.length) this.ask({ kind: 'steps', by: 1 });
    if (this.state.value.step >= steps.length) this.isPlaying.value = false;
    return this.isPlaying.value;
  }

  /** After a request: with what its step loads in the picture. */
  #holding(before: ViewState, next: ViewState, isZoom: boolean): ViewState {
    const isOther = next.step !== before.step;
    if (!isOther && next.camera === before.camera) return next;
    if (this.#isFitted(isOther ? before : next)) return next;
    const { steps, scene } = this.opened.value.sheet;
    const { extent } = scene;
    const size = Math.max(extent.x2 - extent.x1, extent.y2 - extent.y1, extent.z2 - extent.z1);
    const what = { box: steps[next.step - 1]?.extent ?? extent, size, aspect: this.aspect };
    const hold = isOther ? framed : isZoom ? heldNear : held;
    return { ...next, camera: hold(next.camera, what) };
  }

  #isFitted({ camera }: ViewState): boolean {
    const name = nameOf(camera);
    const points = shownPoints(this.opened.value.sheet.scene);
    return name !== null && isNear(viewFrom(name, points, this.aspect), camera);
  }

  /** The place in the room that is measured where one points at the picture; null: there is none. */
  #ruledAt(at: { readonly x: number; readonly y: number }): Vector | null {
    const { pieces, sheet } = this.opened.value;
    const { ways } = this.drawn.value;
    const camera = this.camera.value;
    const { length, width, height } = sheet.scene.room.size;
    const room = { x1: 0, y1: 0, z1: 0, x2: length, y2: width, z2: height };
    const isAsked = (place: number) => ways[place] !== NOT_DRAWN;
    const slack = RULER_SLACK * camera.height;
    return ruledPoint(pieces.parts, room, rayThrough(camera, at, this.aspect), this.reach.value, isAsked, slack);
  }

  #stateIn(link: string, place: number, opened: Opened): ViewState {
    const state = stateIn(link, place, opened.sheet, opened.pieces.pieces.length, this.aspect);
    return this.own === null ? state : { ...state, colouring: 'own' };
  }

  #play(): void {
    const isOver = this.state.value.step >= this.opened.value.sheet.steps.length;
    if (!this.isPlaying.value && isOver) this.ask({ kind: 'step', to: 0 });
    this.isPlaying.value = !this.isPlaying.value;
  }

  #show(opened: Opened, state: ViewState): void {
    batch(() => {
      this.opened.value = opened;
      this.ruler.restart();
      this.state.value = state;
    });
  }

  #open(place: number): Opened {
    const known = this.#known.get(place) ?? new Opened(this.load, this.names[place]!, this.uom);
    this.#known.set(place, known);
    return known;
  }
}
