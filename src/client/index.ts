/**
 * The client of the service, for Node and browsers (docs/clients.md): every operation typed by the interface definition,
 * retries that are safe, lists as sequences, waiting for processes, checking webhooks.
 */
import type { components, operations } from './api.js';
import { type Api, apiClient, type ClientOptions } from './api-client.js';
import { answered } from './failures.js';
import { type ItemOf, itemsOf, type ListPath } from './pages.js';
import { type EndedProcess, type WaitOptions, waitForProcess } from './processes.js';

export type { components, operations, paths } from './api.js';
export type { Api, ClientOptions } from './api-client.js';
export { answered, type ErrorBody, type Issue, StowageError } from './failures.js';
export type { ItemOf, ListPath } from './pages.js';
export type { EndedProcess, Process, WaitOptions } from './processes.js';
export type { RetryPolicy } from './retries.js';
export { type ReceivedWebhook, verifyWebhook, type Webhook, WebhookError, type WebhookTerms } from './webhooks.js';

type Schemas = components['schemas'];
export type Load = Schemas['Load'];
export type LoadRequest = Schemas['LoadRequest'];
export type Cargo = Schemas['Cargo'];
export type EmptyContainer = Schemas['EmptyContainer'];
export type Rules = Schemas['Rules'];

/** The query of a build; whether it waits is said by the method that is called. */
export type BuildOptions = Omit<NonNullable<operations['buildLoad']['parameters']['query']>, 'multiProcessed'>;

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Absent: one is made. */
  readonly idempotencyKey?: string;
}

export interface Stowage {
  /** Every operation by its path: `answered(await stowage.api.GET('/Account/Keys'))`. */
  readonly api: Api;
  /** Plans and saves a load; `status` of it is failed where it cannot be planned, and `calculationError` says why. */
  buildLoad(request: LoadRequest, options?: BuildOptions, call?: CallOptions): Promise<Load>;
  /** The same in the background; resolves with the id of its process once that is stored durably. */
  queueLoad(request: LoadRequest, options?: BuildOptions, call?: CallOptions): Promise<string>;
  /** Resolves once a process has ended. */
  waitForProcess(processId: string, options?: WaitOptions): Promise<EndedProcess>;
  /** Every item of a list, whatever pages it has: `for await (const load of stowage.items('/Loads')) ...` */
  items<Path extends ListPath>(
    path: Path,
    params?: Parameters<typeof itemsOf<Path>>[2],
    signal?: AbortSignal,
  ): AsyncGenerator<ItemOf<Path>, void, undefined>;
}

export function createClient(options: ClientOptions): Stowage {
  const api = apiClient(options);
  const build = async (
    body: LoadRequest,
    query: BuildOptions & { multiProcessed: boolean },
    { signal, idempotencyKey }: CallOptions,
  ) =>
    answered(
      await api.POST('/Loads', {
        params: { query },
        body,
        ...(signal && { signal }),
        ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
      }),
    );
  return {
    api,
    buildLoad: async (request, query, call = {}) =>
      (await build(request, { ...query, multiProcessed: false }, call)) as Load,
    async queueLoad(request, query, call = {}) {
      const answer = (await build(request, { ...query, multiProcessed: true }, call)) as Load | Schemas['QueuedLoad'];
      const processId = answer.document?.processId;
      if (typeof processId === 'string' && processId !== '') return processId;
      throw new RequestRefused(answer as Load);
    },
    waitForProcess: (processId, wait) => waitForProcess(api, processId, wait),
    items: (path, params, signal) => itemsOf(api, path, params, signal),
  };
}

/** A request that cannot be calculated: nothing was queued. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  constructor(readonly load: Load) {
    super(load.message);
  }
}
