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

/** The same fill but for its effort: by effort. */
type ByEffort = Map<number, FillResult>;

export class KnownFills {
  readonly #found = new Map<Variant, Map<string, ByEffort>>();

  /** They are prepared otherwise in another round, and find something else. */
  startRound(): void {
    this.#found.clear();
  }

  add(variant: Variant, words: FillWords, result: FillResult): void {
    const ofVariant = this.#found.get(variant) ?? new Map<string, ByEffort>();
    const key = keyOf(words);
    const byEffort = ofVariant.get(key) ?? new Map<number, FillResult>();
    this.#found.set(variant, ofVariant.set(key, byEffort.set(words.effort, result)));
  }

  of(variant: Variant, words: FillWords): FillResult | undefined {
    const byEffort = this.#found.get(variant)?.get(keyOf(words));
    return byEffort?.get(words.effort) ?? [...(byEffort?.values() ?? [])].find((found) => outlasted(found, words));
  }
}

/** The first completion is made whatever it costs: where it cost more than is asked for now, there is no second one. */
function outlasted({ nodes, effort, stopped }: FillResult, words: FillWords): boolean {
  return nodes === 1 && !stopped && effort >= words.effort;
}

/** The words but for their effort. */
export function keyOf({ counts, values, isTidy }: Omit<FillWords, 'effort'>): string {
  return `${isTidy === true ? 'tidy ' : ''}${counts.join()} ${values?.join() ?? ''}`;
}
