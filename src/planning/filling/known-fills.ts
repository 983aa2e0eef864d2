/**
 * What fills have found before they were tuned. The search of the same request without tuning asks for much the same
 * fills, and need not make them again.
 */
import type { FillResult } from '../../engine/port.js';
import type { Variant } from './variants/variant.js';

/** What makes two fills of one prepared search the same. */
export interface FillWords {
  readonly counts: readonly number[];
  readonly values: readonly number[] | null;
  readonly effort: number;
  readonly isTidy?: true;
}

export class KnownFills {
  readonly #found = new Map<Variant, Map<string, FillResult>>();

  /** They are prepared otherwise in another round, and find something else. */
  startRound(): void {
    this.#found.clear();
  }

  add(variant: Variant, words: FillWords, result: FillResult): void {
    const ofVariant = this.#found.get(variant) ?? new Map<string, FillResult>();
    this.#found.set(variant, ofVariant.set(keyOf(words), result));
  }

  of(variant: Variant, words: FillWords): FillResult | undefined {
    return this.#found.get(variant)?.get(keyOf(words));
  }
}

function keyOf({ counts, values, effort, isTidy }: FillWords): string {
  return `${isTidy === true ? 'tidy ' : ''}${effort} ${counts.join()} ${values?.join() ?? ''}`;
}
