/** Builds a load while its request waits, and saves it. */
import type { Logger } from 'pino';
import type { Timings } from '../../calculation/node/tasks.js';
import { Changed, type LoadHead, type LoadStore, type LoadToSave } from '../../store/index.js';
import { tagOfLoad } from '../../store/load-steps.js';
import type { AuditLog } from '../accounts/audit-log.js';
import type { Caller } from '../accounts/caller.js';
import type { LoadCalculator, PlanRequest, PreparedLoad } from './calculate-load.js';
import { documentOf, type LoadDocument, withDocument } from './document.js';
import { refusal } from './owner.js';
import { noteSavedOver } from './saved-over.js';

/** What is known of a load that was built, and saved, before. */
export interface BuiltBefore {
  /** Null: it was not saved. */
  readonly document: LoadDocument | null;
}

export interface BuildRequest extends PlanRequest {
  /** Aborted when nobody wants the answer any more. */
  readonly signal: AbortSignal;
  /** Of the network, of who asks. */
  readonly address: string;
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
    private readonly audit: Pick<AuditLog, 'note'>,
  ) {}

  /** @throws ServiceFailure, StoreUnavailable */
  async build(asked: BuildRequest): Promise<BuiltLoad> {
    const { log, before } = asked;
    const { status, response, load, timings } = await this.calculator.admitted(asked, async (held) => {
      const prepared = await this.calculator.prepare(asked);
      if (!before) await this.#checkUnchanged(asked.caller, prepared);
      return this.calculator.calculate(prepared, { ...held, log, processId: '' });
    });
    if (before?.document) {
      const { document } = before;
      return { status, response: withDocument(response, document), document, timings: { ...timings, save: 0 } };
    }
    if (!load) return { status, response, document: null, timings: { ...timings, save: 0 } };
    const begun = performance.now();
    const head = await this.#save(load);
    noteSavedOver(this.audit, head, { key: asked.caller.keyId, address: asked.address });
    const save = performance.now() - begun;
    const document = documentOf(head, asked.caller.user);
    return { status, response: withDocument(response, document), document, timings: { ...timings, save } };
  }

  /** Nothing is calculated that will not be saved. @throws ServiceFailure Changed */
  async #checkUnchanged(caller: Caller, { owner, terms, options }: PreparedLoad): Promise<void> {
    const tags = terms?.ifMatch ?? '*';
    if (tags === '*' || tags.length !== 1 || !options.isSaved) return;
    const [id = ''] = tags[0]!.split('.');
    const { items } = await this.loads.search(caller, { id, limit: 1, sharedOnly: false });
    const there = items.find((head) => head.owner === owner);
    if (there && tagOfLoad(there) !== tags[0]) throw refusal(new Changed(there), owner, there.title);
  }

  async #save(load: LoadToSave): Promise<LoadHead> {
    try {
      return await this.loads.save(load);
    } catch (error) {
      throw refusal(error, load.head.owner, load.head.title);
    }
  }
}
