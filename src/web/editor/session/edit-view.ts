/** What of the edited load is looked at: which container, from where, and which pieces are chosen. */
import { batch, computed, effect, signal } from '@preact/signals';
import type { Body } from '../../../domain/bodies.js';
import type { Scene } from '../../../scene/scene.js';
import type { Sheet } from '../../viewer/sheets.js';
import { freshState, fulfilled, type ViewRequest, type ViewState } from '../../viewer/view-state.js';
import { bodyOfPiece, type EditedPiece, findPiece } from '../edited-plan.js';
import { Lying } from '../lying.js';
import type { EditedLoad } from './edited-load.js';
import { roomScene } from './room-scene.js';

const PLAIN_ASPECT = 1.6;

export class EditView {
  /** Place of the container in the plan. */
  readonly place = signal(0);
  /** Ids of pieces of the container that is shown. */
  readonly selection = signal<ReadonlySet<number>>(new Set());
  readonly state = signal<ViewState | null>(null);
  readonly isXray = computed(() => this.state.value?.isXray === true);
  /** A cargo beside which all others are ghosts; null: none. */
  readonly spotlight = signal<number | null>(null);
  /** Of the picture. */
  aspect = PLAIN_ASPECT;

  readonly container = computed(() => this.load.plan.value?.containers[this.place.value] ?? null);
  readonly isLocked = computed(() => this.container.value?.isLocked === true);
  /** In the order of the plan. */
  readonly pieces = computed((): readonly EditedPiece[] => this.container.value?.pieces ?? []);
  /** Those of the selection that are there still, in the order of the plan. */
  readonly selected = computed((): readonly EditedPiece[] => {
    const ids = this.selection.value;
    return ids.size === 0 ? [] : this.pieces.value.filter(({ id }) => ids.has(id));
  });
  readonly #type = computed(() => this.container.value?.container ?? null);
  /** The room, without its pieces. */
  readonly scene = computed((): Scene | null => {
    const opened = this.load.opened.value;
    const type = this.#type.value;
    return opened === null || type === null ? null : roomScene(opened, type);
  });
  readonly #count = computed(() => this.load.plan.value?.containers.length ?? 0);
  /** As the viewer knows it: one container, no steps. */
  readonly sheet = computed((): Sheet | null => {
    const scene = this.scene.value;
    const count = this.#count.value;
    if (scene === null) return null;
    const place = this.place.value;
    const { name } = scene.room;
    const fixed = { kind: 'container', quantity: 1, steps: [], facts: [], sections: [] } as const;
    return { ...fixed, place, number: place + 1, count, name, scene };
  });
  readonly #bodies = new WeakMap<EditedPiece, Body>();
  readonly #stops: readonly (() => void)[];

  constructor(private readonly load: EditedLoad) {
    this.#stops = [
      effect(() => {
        // Another load, or a container that is there no longer.
        const count = this.#count.value;
        if (count > 0 && this.place.peek() >= count) this.showContainer(count - 1);
      }),
      effect(() => {
        if (load.opened.value !== null) this.select([]);
      }),
    ];
  }

  bodyOf(piece: EditedPiece): Body {
    const known = this.#bodies.get(piece) ?? bodyOfPiece(piece, this.load.opened.peek()!.problem.cargoes);
    this.#bodies.set(piece, known);
    return known;
  }

  /** What lies in a container, without some of it. */
  lyingIn(place: number, without: ReadonlySet<number> = new Set()): Lying {
    const { problem } = this.load.opened.peek()!;
    const { container, pieces } = this.load.plan.peek()!.containers[place]!;
    const rest = pieces.filter(({ id }) => !without.has(id));
    return new Lying(
      rest.map((piece) => this.bodyOf(piece)),
      problem.containers[container]!.size.length,
    );
  }

  select(ids: Iterable<number>): void {
    this.selection.value = new Set(ids);
  }

  /** @param isAdded to what is chosen, or taken from it; false: it alone is chosen */
  choosePiece(id: number, isAdded: boolean): void {
    const ids = new Set(isAdded ? this.selection.peek() : []);
    if (!ids.delete(id)) ids.add(id);
    this.select(ids);
  }

  /** All pieces of the container that are alike: of the cargo that is chosen. */
  chooseAllOfCargo(): void {
    const [first] = this.selected.peek();
    if (first === undefined) return;
    this.select(this.pieces.peek().flatMap(({ id, cargo }) => (cargo === first.cargo ? [id] : [])));
  }

  /** Shows the piece, and chooses it alone. */
  focusPiece(id: number): void {
    const plan = this.load.plan.peek();
    const found = plan && findPiece(plan, id);
    if (!found) return;
    batch(() => {
      this.showContainer(found.container);
      this.select([id]);
    });
  }

  /** Chooses the next piece, or the one before. */
  stepThrough(by: 1 | -1): void {
    const pieces = this.pieces.peek();
    if (pieces.length === 0) return;
    const [first] = this.selected.peek();
    const at = first === undefined ? (by > 0 ? -1 : 0) : pieces.indexOf(first);
    this.focusPiece(pieces[(at + by + pieces.length) % pieces.length]!.id);
  }

  showContainer(place: number): void {
    const next = Math.max(0, Math.min(this.#count.peek() - 1, place));
    if (next === this.place.peek()) return;
    batch(() => {
      this.place.value = next;
      this.select([]);
      this.state.value = null;
    });
    this.look();
  }

  /** Looks at what is shown from the door, unless somebody looks already. */
  look(): void {
    const shown = this.sheet.peek();
    if (shown !== null && this.state.peek() === null) this.state.value = freshState(shown.place, shown, this.aspect);
  }

  request(one: ViewRequest): void {
    const [sheet, now] = [this.sheet.peek(), this.state.peek()];
    if (sheet !== null && now !== null) this.state.value = fulfilled(now, one, { sheet, aspect: this.aspect });
  }

  resize(aspect: number): void {
    const isFirst = this.aspect === PLAIN_ASPECT;
    this.aspect = aspect;
    if (isFirst && this.state.peek() !== null) this.request({ kind: 'view', name: 'diagram' });
    else if (this.state.peek() !== null) this.state.value = { ...this.state.peek()! };
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
  }
}
