/** Builds a load while its request waits, and saves it. */
import type { Logger } from 'pino';
import type { Timings } from '../../calculation/node/tasks.js';
import type { LoadStore } from '../../store/index.js';
import type { LoadCalculator, PlanRequest } from './calculate-load.js';
import { documentOf, type LoadDocument, withDocument } from './document.js';

/** What is known of a load that was built, and saved, before. */
export interface BuiltBefore {
  /** Null: it was not saved. */
  readonly document: LoadDocument | null;
}

export interface BuildRequest extends PlanRequest {
  /** Aborted when nobody wants the answer any more. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** Its answer is to be made once more: nothing is saved. Absent: it is new. */
  readonly before?: BuiltBefore | null;
}

export interface BuiltLoad {
  readonly status: 'succeed' | 'failed';
  /** The Load, as JSON. */
  readonly response: Uint8Array;
  /** Null: nothing was saved. */
  readonly document: LoadDocument | null;
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
    const { log, before } = asked;
    const { status, response, load, timings } = await this.calculator.admitted(asked, async (held) =>
      this.calculator.calculate(await this.calculator.prepare(asked), { ...held, log, processId: '' }),
    );
    if (before?.document) {
      const { document } = before;
      return { status, response: withDocument(response, document), document, timings: { ...timings, save: 0 } };
    }
    if (!load) return { status, response, document: null, timings: { ...timings, save: 0 } };
    const begun = performance.now();
    const head = await this.loads.save(load);
    const save = performance.now() - begun;
    const document = documentOf(head);
    return { status, response: withDocument(response, document), document, timings: { ...timings, save } };
  }
}
