/**
 * The ruler while somebody measures: places that are marked with a pointer, or with a cross that keys move over the
 * picture. Places of the picture are from -1 to 1.
 */
import { batch, computed, signal } from '@preact/signals';
import type { Vector } from './vectors.js';

interface Place {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Place = { x: 0, y: 0 };

export class Ruling {
  readonly #marked = signal<readonly Vector[] | null>(null);
  readonly #cross = signal<Place | null>(null);

  readonly isOut = computed(() => this.#marked.value !== null);
  /** Null: nobody measures by keys. */
  readonly cross = computed(() => this.#cross.value);
  /** Null: nothing, or there is no cross. */
  readonly underCross = computed(() => {
    const cross = this.#cross.value;
    return cross === null ? null : this.under(cross);
  });
  /** Those between which one measures, at most two: the second may be under the cross still. */
  readonly points = computed((): readonly Vector[] => {
    const marked = this.#marked.value ?? [];
    const next = this.underCross.value;
    return marked.length === 1 && next !== null ? [...marked, next] : marked;
  });

  /** @param under what is seen at a place of the picture, as a place of the room; null: nothing */
  constructor(private readonly under: (at: Place) => Vector | null) {}

  /** Taken out, or put away. */
  toggle(): void {
    this.#begin(this.isOut.value ? null : []);
  }

  /** What was marked is of something that is not shown any more. */
  restart(): void {
    if (this.isOut.value) this.#begin([]);
  }

  /** The cross, in shares of the picture's height. @param aspect of the picture */
  move(across: number, upward: number, aspect: number): void {
    const { x, y } = this.#cross.value ?? MIDDLE;
    const within = (value: number) => Math.max(-1, Math.min(1, value));
    this.#cross.value = { x: within(x + (2 * across) / aspect), y: within(y + 2 * upward) };
  }

  /** With a pointer. */
  markAt(at: Place): void {
    batch(() => {
      this.#cross.value = null;
      this.#mark(this.under(at));
    });
  }

  /** What is under the cross. */
  mark(): void {
    batch(() => {
      this.#cross.value ??= MIDDLE;
      this.#mark(this.underCross.value);
    });
  }

  #begin(marked: readonly Vector[] | null): void {
    batch(() => {
      this.#cross.value = null;
      this.#marked.value = marked;
    });
  }

  /** A third place begins anew. */
  #mark(point: Vector | null): void {
    const marked = this.#marked.value;
    if (point === null || marked === null) return;
    this.#marked.value = marked.length === 1 ? [...marked, point] : [point];
  }
}
