/** Builds a load while its request waits, and saves it. */
import type { Logger } from 'pino';
import type { Timings } from '../calculation/node/tasks.js';
import type { LoadStore } from '../store/index.js';
import type { LoadCalculator, LoadWish } from './calculate-load.js';
import { documentOf, withDocument } from './document.js';

export interface BuildRequest extends LoadWish {
  /** Aborted when nobody wants the answer any more. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

export interface BuiltLoad {
  readonly status: 'succeed' | 'failed';
  /** The Load, as JSON. */
  readonly response: Uint8Array;
  /** Milliseconds by phase. */
  readonly timings: Timings & { readonly save: number };
}

export class LoadBuilder {
  constructor(
    private readonly calculator: LoadCalculator,
    private readonly loads: LoadStore,
  ) {}

  /** @throws ServiceFailure, StoreUnavailable */
  async build(asked: BuildRequest): Promise<BuiltLoad> {
    const { signal, log } = asked;
    const { status, response, load, timings } = await this.calculator.admitted(async () =>
      this.calculator.calculate(await this.calculator.prepare(asked), { signal, log, processId: '' }),
    );
    if (!load) return { status, response, timings: { ...timings, save: 0 } };
    const begun = performance.now();
    const head = await this.loads.save(load);
    const save = performance.now() - begun;
    return { status, response: withDocument(response, documentOf(head)), timings: { ...timings, save } };
  }
}
