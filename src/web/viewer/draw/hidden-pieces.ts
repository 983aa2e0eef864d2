/**
 * Which parts need not be drawn, because nothing of them is seen. Looked for only when the view moves: for a step alone
 * it would cost more than it saves.
 */
import type { Camera } from '../camera.js';
import { type Reach, trimmed } from '../cuts.js';
import { type Drawn, SOLID } from '../drawn.js';
import { OutOfSight } from '../out-of-sight.js';
import type { Pieces } from '../pieces.js';

export class HiddenPieces {
  #found: { readonly places: readonly number[]; readonly bodies: OutOfSight } | null = null;
  #parts: Uint8Array | null = null;

  /** By part; null: all are drawn. */
  get parts(): Uint8Array | null {
    return this.#parts;
  }

  /** Something else is drawn from now on. */
  forget(): void {
    this.#found = null;
    this.#parts = null;
  }

  find({ parts }: Pieces, { ways }: Drawn, reach: Reach, view: Camera): void {
    if (this.#found === null) {
      const rests = parts.map((part, place) => (ways[place] === SOLID ? trimmed(part, reach) : null));
      const places = parts.map((_, place) => place).filter((place) => rests[place] !== null);
      this.#found = { places, bodies: new OutOfSight(places.map((place) => rests[place]!)) };
    }
    const isHidden = this.#found.bodies.from(view);
    this.#parts = new Uint8Array(parts.length);
    for (const [at, place] of this.#found.places.entries()) this.#parts[place] = isHidden[at]!;
  }
}
