/** Builds a load from a request's raw body, and saves it. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Logger } from 'pino';
import { type CalculationPool, QueueIsFull } from '../calculation/node/pool.js';
import type { CalculateAnswer, Fault, Timings } from '../calculation/node/tasks.js';
import type { BuildOptions } from '../calculation/options.js';
import { ENGINE_VERSION } from '../calculation/version.js';
import type { Store } from '../store/index.js';
import type { SettingsKeeper } from './account-settings.js';
import type { Caller, Callers } from './caller.js';
import { documentOf, withDocument } from './document.js';
import { ServiceFailure } from './failures.js';
import { storedCargoes, storedContainers } from './stored-records.js';

export interface BuildRequest {
  /** Raw, unparsed. */
  readonly body: Uint8Array;
  readonly caller: Caller;
  /** Whose load it will be; null: the caller's. */
  readonly userId: string | null;
  readonly isShared: boolean;
  /** It comes from an upload. */
  readonly isAutoSaved?: boolean;
  /** `multiProcessed`. */
  readonly isAsynchronous: boolean;
  /** Details of cargoes come from the master data. */
  readonly hasStoredCargoes: boolean;
  readonly hasStoredContainers: boolean;
  readonly options: BuildOptions;
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
    private readonly pool: Pick<CalculationPool, 'admit' | 'calculate' | 'namesToLookUp'>,
    private readonly store: Pick<Store, 'loads' | 'records'>,
    private readonly callers: Callers,
    private readonly settings: Pick<SettingsKeeper, 'read'>,
  ) {}

  /** @throws ServiceFailure, StoreUnavailable */
  async build(asked: BuildRequest): Promise<BuiltLoad> {
    if (asked.isAsynchronous) {
      throw new ServiceFailure('NotBuilt', 'multiProcessed=true is not built yet; send the request without it.');
    }
    const owner = await this.#ownerOf(asked);
    const { request, answer } = await this.#admitted(async () => {
      const request = await this.#withAccount(await this.#withRecords(asked));
      return { request, answer: await this.#calculate(request) };
    });
    switch (answer.kind) {
      case 'malformed':
        throw new ServiceFailure('MalformedJson', `The body is not valid JSON: ${answer.message}`);
      case 'notAnObject':
        throw new ServiceFailure('BodyNotAnObject', `The body must be a JSON object, not ${answer.sent}.`);
      case 'cancelled':
        throw cancelled();
      case 'fault':
        throw await reported(request, answer.fault);
      case 'failed':
        return { status: 'failed', response: answer.response, timings: { ...answer.timings, save: 0 } };
      case 'calculated':
        if (request.signal.aborted) throw cancelled();
        return await this.#saved(request, owner, answer);
    }
  }

  async #ownerOf({ caller, userId }: BuildRequest): Promise<string> {
    const owner = userId?.trim().toLowerCase() ?? caller.user;
    if (owner === caller.user) return owner;
    if (caller.isAdmin && (await this.callers.isUserOf(caller.company, owner))) return owner;
    throw new ServiceFailure('UnknownUser', `The user ${owner} is unknown, or this key may not act for that user.`);
  }

  /** @throws ServiceFailure QueueFull at once, before the body goes anywhere */
  async #admitted<T>(work: () => Promise<T>): Promise<T> {
    const leave = this.#admit();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #admit(): () => void {
    try {
      return this.pool.admit();
    } catch (error) {
      if (!(error instanceof QueueIsFull)) throw error;
      throw new ServiceFailure('QueueFull', 'Too many calculations are waiting. Try again in a moment.');
    }
  }

  async #withRecords(request: BuildRequest): Promise<BuildRequest> {
    const { hasStoredCargoes, hasStoredContainers, body, caller, options } = request;
    if (!hasStoredCargoes && !hasStoredContainers) return request;
    const { records } = this.store;
    const names = await this.pool.namesToLookUp(body);
    const [cargoes, containers] = await Promise.all([
      hasStoredCargoes ? storedCargoes(records, caller.company, names) : undefined,
      hasStoredContainers ? storedContainers(records, caller.company, names) : undefined,
    ]);
    return { ...request, options: { ...options, storedCargoes: cargoes, storedContainers: containers } };
  }

  /** The settings of whoever asks count, for whomever the load is. */
  async #withAccount(request: BuildRequest): Promise<BuildRequest> {
    const account = await this.settings.read(request.caller.user);
    return { ...request, options: { ...request.options, account } };
  }

  async #calculate(request: BuildRequest): Promise<CalculateAnswer> {
    try {
      return await this.pool.calculate(request.body, request.options, { signal: request.signal });
    } catch (error) {
      // The thread itself ended, of lack of memory for instance.
      const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      throw await reported(request, { name, message, stack, details: null });
    }
  }

  async #saved(
    { caller, isShared, isAutoSaved = false, options }: BuildRequest,
    owner: string,
    answer: Extract<CalculateAnswer, { kind: 'calculated' }>,
  ): Promise<BuiltLoad> {
    if (!options.isSaved || !answer.stored) {
      return { status: 'succeed', response: answer.response, timings: { ...answer.timings, save: 0 } };
    }
    const begun = performance.now();
    const now = new Date().toISOString();
    const head = await this.store.loads.save({
      head: {
        owner,
        company: caller.company,
        title: answer.title,
        isShared,
        isAutoSaved,
        processId: '',
        calculationTimeInSeconds: secondsOf(answer.timings),
        containerType: answer.containerType,
        calculationType: answer.calculationType,
        createdAt: now,
        updatedAt: now,
      },
      body: answer.stored,
    });
    const save = performance.now() - begun;
    const response = withDocument(answer.response, documentOf(head));
    return { status: 'succeed', response, timings: { ...answer.timings, save } };
  }
}

/** What the calculation itself took, without the time that it waited for a thread. */
function secondsOf({ validate, search, verify, render }: Timings): number {
  return Math.round((validate + search + verify + render) / 1000);
}

function cancelled(): ServiceFailure {
  return new ServiceFailure('Cancelled', 'The calculation was cancelled before it ended; nothing was saved.');
}

const LARGEST_PLAIN_BODY = 64 * 1024;
const compress = promisify(gzip);

/** Logs a fault of ours with all that is needed to repeat it. */
async function reported(request: BuildRequest, fault: Fault): Promise<ServiceFailure> {
  const { body, options, log } = request;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const shown =
    bytes.length <= LARGEST_PLAIN_BODY
      ? { body: bytes.toString('utf8') }
      : { bodyGzipBase64: (await compress(bytes)).toString('base64') };
  const versions = { engine: ENGINE_VERSION, node: process.version };
  log.error({ fault, ...shown, options, versions }, 'calculation fault: nothing was saved');
  return new ServiceFailure(
    'InternalError',
    'A fault of the service. It was logged under the request id of this answer, with all that is needed to repeat it.',
  );
}
