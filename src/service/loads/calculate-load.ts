/**
 * A load request becomes a load that can be saved: first everything that it takes from its moment is gathered (whose it
 * is, the settings of the account, the stored records), then it is calculated, at once or as a job.
 */
import type { Logger } from 'pino';
import type { EffortAsked } from '../../calculation/asked/effort-asked.js';
import type { BuildOptions } from '../../calculation/asked/options.js';
import { type CalculationPool, QueueIsFull, type Waiting } from '../../calculation/node/pool.js';
import type { CalculateAnswer, LoadFigures, Timings } from '../../calculation/node/tasks.js';
import type { Warning } from '../../calculation/types.js';
import type { Place } from '../../lib/fair-places.js';
import { spanned } from '../../spans.js';
import type { LoadDraft, LoadToSave, SaveTerms, Store } from '../../store/index.js';
import type { SettingsKeeper } from '../accounts/account-settings.js';
import type { Caller, Callers } from '../accounts/caller.js';
import { ServiceFailure, unreadable } from '../failures.js';
import type { FaultFiles } from '../fault-files.js';
import { NO_OBSERVER, type Observer } from '../metrics.js';
import { queueFull } from '../pace.js';
import { mayNameRules, storedCargoes, storedContainers, storedRules } from '../records/stored-records.js';
import type { Pictures } from '../reports/pictures.js';
import { reportedFault } from './calculation-fault.js';
import { type Saving, savesFor } from './owner.js';

/** A load request as it was sent. */
export interface PlanRequest {
  /** Raw, unparsed. */
  readonly body: Uint8Array;
  readonly caller: Caller;
  /** Whose load it will be; null: the caller's. */
  readonly userId: string | null;
  readonly isShared: boolean;
  /** What must be true of the load that is there; absent: nothing. */
  readonly terms?: SaveTerms;
  /** It comes from an upload. */
  readonly isAutoSaved?: boolean;
  /** Details of cargoes come from the master data. */
  readonly hasStoredCargoes: boolean;
  readonly hasStoredContainers: boolean;
  readonly options: BuildOptions;
}

/** With all that it needs of its moment. Apart from the body plain data. */
export interface PreparedLoad extends Saving {
  readonly body: Uint8Array;
  readonly company: string;
  readonly isShared: boolean;
  readonly isAutoSaved: boolean;
  readonly options: BuildOptions;
}

export interface LoadResult {
  readonly status: 'succeed' | 'failed';
  /** The Load as JSON, without `document`. */
  readonly response: Uint8Array;
  /** Null: nothing is to be saved. */
  readonly load: LoadToSave | null;
  readonly figures: LoadFigures;
  readonly timings: Timings;
}

export interface LoadWork extends Waiting {
  readonly log: Logger;
  /** Of the job; empty when it is none. */
  readonly processId: string;
}

export type CheckedLoad =
  /** A Load of status failed, as JSON. */
  | { readonly kind: 'failed'; readonly response: Uint8Array }
  | {
      readonly kind: 'sound';
      readonly title: string;
      readonly warnings: readonly Warning[];
      readonly effort: EffortAsked;
    };

export class LoadCalculator {
  constructor(
    private readonly pool: Pick<
      CalculationPool,
      'admit' | 'fullness' | 'calculate' | 'check' | 'namesToLookUp' | 'titleIn' | 'keptLetters'
    >,
    private readonly store: Pick<Store, 'records' | 'loads'>,
    private readonly callers: Callers,
    private readonly settings: Pick<SettingsKeeper, 'read'>,
    private readonly pictures: Pick<Pictures, 'linksOf' | 'keep'>,
    private readonly faults: Pick<FaultFiles, 'keep'>,
    private readonly observer: Pick<Observer, 'calculated'> = NO_OBSERVER,
  ) {}

  /** @throws ServiceFailure UnknownUser, StoreUnavailable */
  async prepare(asked: PlanRequest): Promise<PreparedLoad> {
    const { body, caller, isShared, isAutoSaved = false, options } = asked;
    const saving = await savesFor(this.callers, caller, {
      userId: asked.userId ?? caller.user,
      terms: asked.terms,
      isSaved: options.isSaved,
    });
    // The settings of whoever asks count, for whomever the load is.
    const [records, account, letters] = await Promise.all([
      this.#recordsFor(asked),
      this.settings.read(caller.user),
      this.#lettersFor(asked, saving.owner),
    ]);
    return {
      body,
      ...saving,
      company: caller.company,
      // Of a colleague's load nobody else is shut out.
      isShared: isShared || Boolean(saving.terms?.isShared),
      isAutoSaved,
      options: { ...options, ...records, ...letters, account },
    };
  }

  /** What is wrong with it, without calculating it. @throws ServiceFailure MalformedJson, BodyNotAnObject */
  async check({ body, options }: PreparedLoad): Promise<CheckedLoad> {
    const answer = await this.pool.check({ body, options });
    if (answer.kind === 'malformed' || answer.kind === 'notAnObject') throw unreadable(answer);
    return answer;
  }

  /** @throws ServiceFailure: MalformedJson, BodyNotAnObject, Cancelled, or InternalError, which is logged */
  async calculate(prepared: PreparedLoad, work: LoadWork): Promise<LoadResult> {
    const { options } = prepared;
    const answer = await this.#answerTo(prepared, work);
    switch (answer.kind) {
      case 'malformed':
      case 'notAnObject':
        throw unreadable(answer);
      case 'cancelled':
        throw cancelled();
      case 'fault':
        throw await reportedFault(prepared, answer.fault, this.faults, work.log);
      case 'failed':
        this.observer.calculated('failed', answer.figures, answer.timings);
        return {
          status: 'failed',
          response: answer.response,
          load: null,
          figures: answer.figures,
          timings: answer.timings,
        };
      case 'calculated':
        if (work.signal.aborted) throw cancelled();
        this.observer.calculated('succeed', answer.figures, answer.timings);
        if (answer.stored && !options.isSaved) await this.pictures.keep(answer.stored);
        return {
          status: 'succeed',
          response: answer.response,
          load: toSave(prepared, answer, work),
          figures: answer.figures,
          timings: answer.timings,
        };
    }
  }

  /**
   * Does work for which somebody waits, with a place among the calculations. Until a calculation of it has begun, the
   * place may go to another company where this one has more than its half.
   * @param work calculates with what it is handed
   * @throws ServiceFailure QueueFull at once, before the body goes anywhere; or when the place went to another
   */
  async admitted<T>(
    { caller, signal }: { readonly caller: Caller; readonly signal: AbortSignal },
    work: (held: Pick<Waiting, 'signal' | 'onBegin'>) => Promise<T>,
  ): Promise<T> {
    const place = this.#admit(caller.company);
    try {
      return await work({ signal: AbortSignal.any([signal, place.signal]), onBegin: () => place.begin() });
    } catch (error) {
      throw place.signal.aborted && !signal.aborted ? noPlace(this.pool.fullness()) : error;
    } finally {
      place.leave();
    }
  }

  #admit(company: string): Place {
    try {
      return this.pool.admit(company);
    } catch (error) {
      throw error instanceof QueueIsFull ? noPlace(error) : error;
    }
  }

  async #recordsFor({
    hasStoredCargoes,
    hasStoredContainers,
    body,
    caller,
  }: PlanRequest): Promise<Partial<BuildOptions>> {
    if (!hasStoredCargoes && !hasStoredContainers && !mayNameRules(body)) return {};
    const names = await this.pool.namesToLookUp(body);
    const [rules, cargoes, containers] = await Promise.all([
      storedRules(this.store.records, caller.company, names),
      hasStoredCargoes ? storedCargoes(this.store.records, caller.company, names) : undefined,
      hasStoredContainers ? storedContainers(this.store.records, caller.company, names) : undefined,
    ]);
    return { storedRules: rules, storedCargoes: cargoes, storedContainers: containers };
  }

  /** What is saved over a load keeps its letters; a page says those that its table shows. */
  async #lettersFor({ body, caller, options }: PlanRequest, owner: string): Promise<Partial<BuildOptions>> {
    if (!options.isSaved || options.edit !== undefined || caller.session !== null) return {};
    try {
      const title = await this.pool.titleIn(body);
      const there = title === '' ? null : await this.store.loads.get({ user: owner, company: '' }, owner, title);
      if (there === null) return {};
      return { keptLetters: await this.pool.keptLetters({ body, stored: there.body }) };
    } catch {
      // What is there may be damaged, and is replaced by this; a store that cannot be reached says so when it is saved.
      return {};
    }
  }

  async #answerTo(
    prepared: PreparedLoad,
    { signal, onProgress, onBegin, processId, log }: LoadWork,
  ): Promise<CalculateAnswer> {
    const { body, options, owner, company, terms } = prepared;
    // Those who wait take turns by company, jobs by their owner.
    const isJob = processId !== '';
    const user = isJob ? `owner ${owner}` : `company ${company}`;
    const { pictures, reports } = options.output;
    const maker =
      pictures || (reports && options.isSaved) ? await this.pictures.linksOf(options.isSaved ? owner : null) : null;
    const links = maker && { ...maker, isForColleague: terms?.isShared ?? false };
    try {
      return await spanned({ name: 'calculate' }, async (span) => {
        const answer = await this.pool.calculate(body, options, { signal, onProgress, onBegin, links, user, isJob });
        // Of the thread, in milliseconds; what is left of the span is waiting for one.
        if ('timings' in answer) {
          for (const [phase, taken] of Object.entries(answer.timings)) span.setAttribute(`stowage.${phase}_ms`, taken);
        }
        span.setAttribute('stowage.outcome', answer.kind);
        return answer;
      });
    } catch (error) {
      // The thread itself ended, of lack of memory for instance.
      const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      throw await reportedFault(prepared, { name, message, stack, details: null }, this.faults, log);
    }
  }
}

function toSave(
  { owner, company, isShared, isAutoSaved, options, savedBy, savedByName, createdByName = null, terms }: PreparedLoad,
  answer: Extract<CalculateAnswer, { kind: 'calculated' }>,
  { processId }: LoadWork,
): LoadToSave | null {
  if (!options.isSaved || !answer.stored) return null;
  const now = new Date().toISOString();
  const head: LoadDraft = {
    owner,
    company,
    title: answer.title,
    isShared,
    isAutoSaved,
    processId,
    calculationTimeInSeconds: Math.round(secondsOf(answer.timings)),
    containerType: answer.containerType,
    calculationType: answer.calculationType,
    createdAt: now,
    updatedAt: now,
    savedBy,
    savedByName,
    createdByName,
    ...(terms && { terms }),
  };
  return { head, body: answer.stored };
}

/** What the calculation itself took, without the time that it waited for a thread. */
export function secondsOf({ validate, search, verify, render }: Timings): number {
  return Math.round(validate + search + verify + render) / 1000;
}

function noPlace({ waiting, seconds }: QueueIsFull): ServiceFailure {
  const sentence = `${waiting} calculations are waiting, and there is no place for one more of your company.`;
  return queueFull(sentence, seconds);
}

export function cancelled(): ServiceFailure {
  return new ServiceFailure('Cancelled', 'The calculation was cancelled before it ended. Nothing was saved.');
}
