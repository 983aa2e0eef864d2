/** Takes a load request as a job: checked at once, calculated later. */
import type { Logger } from 'pino';
import { USUAL_EFFORT } from '../../calculation/asked/effort-asked.js';
import type { Warning } from '../../calculation/types.js';
import type { LoadStore } from '../../store/index.js';
import type { Caller } from '../accounts/caller.js';
import type { LoadCalculator, PlanRequest, PreparedLoad } from '../loads/calculate-load.js';
import { unknownUser } from '../loads/owner.js';
import type { Background } from './background.js';
import { encode, type LoadJob } from './load-job.js';

/** How a load request is queued. */
export interface QueueTerms {
  /** Empty: nobody is told. */
  readonly webhookUrl: string;
  readonly requestId: string;
  /** Of the same request; null: it belongs to no trace. */
  readonly traceParent: string | null;
  readonly log: Logger;
}

export interface QueueRequest extends PlanRequest, QueueTerms {}

export interface QueuedLoad {
  /** Failed: it is faulty, and not queued. */
  readonly status: 'succeed' | 'failed';
  /** As JSON: that it is queued, or a Load of status failed. */
  readonly response: Uint8Array;
}

/** Jobs that are less work than this, of the weight of `EffortAsked`, take a turn all the same: a container at level 2. */
const TURN_WEIGHT = USUAL_EFFORT.weight;

export class LoadQueuer {
  constructor(
    private readonly calculator: LoadCalculator,
    private readonly background: Background,
    private readonly kind: LoadJob,
    private readonly loads: Pick<LoadStore, 'versions'>,
  ) {}

  /**
   * @returns as JSON: that it is queued, or a Load of status failed, for which nothing is queued
   * @throws ServiceFailure, StoreUnavailable
   */
  async queue(asked: QueueRequest): Promise<Uint8Array> {
    const [queued] = await this.queueAll([asked], asked);
    return queued!.response;
  }

  /** A job for each, all of them or none; those that are faulty are no jobs. @throws ServiceFailure, StoreUnavailable */
  async queueAll(
    requests: readonly PlanRequest[],
    { webhookUrl, requestId, traceParent }: QueueTerms,
  ): Promise<QueuedLoad[]> {
    await this.background.checkListener(webhookUrl);
    const jobs: Parameters<Background['begin']>[0][number][] = [];
    const answers: ((processIds: readonly string[]) => QueuedLoad)[] = [];
    for (const [place, asked] of requests.entries()) {
      const prepared = await this.calculator.prepare(asked);
      if (place === 0) await this.background.checkPlace(prepared.owner);
      const checked = await this.calculator.check(prepared);
      if (checked.kind === 'failed') {
        answers.push(() => ({ status: 'failed', response: checked.response }));
        continue;
      }
      const { owner, company } = prepared;
      const { title, warnings, effort } = checked;
      await this.#checkShared(asked.caller, prepared, title);
      const job = jobs.length;
      jobs.push({
        kind: this.kind,
        owner,
        company,
        title,
        weight: Math.ceil(effort.weight / TURN_WEIGHT),
        webhookUrl,
        requestId,
        traceParent,
        input: encode(prepared),
      });
      answers.push((processIds) => {
        const answer = queuedAnswer(title, processIds[job]!, warnings);
        return { status: 'succeed', response: Buffer.from(JSON.stringify(answer)) };
      });
    }
    const processIds = jobs.length === 0 ? [] : await this.background.begin(jobs);
    return answers.map((answer) => answer(processIds));
  }

  /** Over a load of a colleague, that it is there and shared: the job would be the colleague's. @throws ServiceFailure UnknownUser */
  async #checkShared(caller: Caller, { owner, terms }: PreparedLoad, title: string): Promise<void> {
    if (!terms?.isShared) return;
    const heads = await this.loads.versions(caller, owner, title);
    if (!heads?.[0]?.isShared) throw unknownUser(owner);
  }
}

function queuedAnswer(title: string, processId: string, warnings: readonly Warning[]) {
  return { status: 'succeed', message: 'Queued', filledContainers: [], warnings, document: { title, processId } };
}
