/** Takes a load request as a job: checked at once, calculated later. */
import type { Logger } from 'pino';
import type { Warning } from '../calculation/types.js';
import type { Background } from './background/background.js';
import { encode, type LoadJob } from './background/load-job.js';
import type { LoadCalculator, LoadWish } from './calculate-load.js';

export interface QueueRequest extends LoadWish {
  /** Empty: nobody is told. */
  readonly webhookUrl: string;
  readonly requestId: string;
  readonly log: Logger;
}

export class LoadQueuer {
  constructor(
    private readonly calculator: LoadCalculator,
    private readonly background: Background,
    private readonly kind: LoadJob,
  ) {}

  /**
   * @returns as JSON: that it is queued, or a Load of status failed, for which nothing is queued
   * @throws ServiceFailure, StoreUnavailable
   */
  async queue(asked: QueueRequest): Promise<Uint8Array> {
    const { webhookUrl, requestId } = asked;
    await this.background.checkPlace();
    await this.background.checkListener(webhookUrl);
    const prepared = await this.calculator.prepare(asked);
    const checked = await this.calculator.check(prepared);
    if (checked.kind === 'failed') return checked.response;
    const { owner, company } = prepared;
    const { title, warnings } = checked;
    const job = { kind: this.kind, owner, company, title, webhookUrl, requestId, input: encode(prepared) };
    const [processId] = await this.background.begin([job]);
    return Buffer.from(JSON.stringify(queuedAnswer(title, processId!, warnings)));
  }
}

function queuedAnswer(title: string, processId: string, warnings: readonly Warning[]) {
  return { status: 'succeed', message: 'Queued', filledContainers: [], warnings, document: { title, processId } };
}
