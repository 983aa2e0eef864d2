/** Builds the loads of an uploaded workbook or text: one a title, each as POST /Loads would build it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Warning } from '../calculation/types.js';
import { inTurns } from '../lib/in-turns.js';
import { UnreadableFile } from '../tables/unreadable-file.js';
import type { StoredFiles, UploadedLoad, UploadReader } from '../upload/reader.js';
import type { LoadQueuer, QueueTerms } from './background/queue-load.js';
import { ServiceFailure } from './failures.js';
import type { BuildRequest, BuiltBefore, BuiltLoad, LoadBuilder } from './loads/build-load.js';
import type { PlanRequest } from './loads/calculate-load.js';
import type { LoadDocument } from './loads/document.js';

export interface MassRequest
  extends Omit<BuildRequest, 'body' | 'isAutoSaved' | 'hasStoredCargoes' | 'hasStoredContainers'> {
  readonly files: StoredFiles;
}

/** What is known of the loads of an upload that was built before. */
export interface MassLoadsBefore {
  /** In their order. */
  readonly documents: readonly (LoadDocument | null)[];
}

/** `MassLoadsResponse`, as JSON, with the documents of what was saved. */
export interface BuiltMassLoads extends MassLoadsBefore {
  readonly response: Buffer;
}

interface BuiltItem {
  readonly title: string;
  readonly status: BuiltLoad['status'];
  /** The Load, as JSON. */
  readonly response: Uint8Array;
}

/** Loads of one upload that are calculated or wait at a time: others find a place between them. */
const AT_ONCE = 2;
const LOOK_AGAIN_MILLISECONDS = 250;
/** Titles of failed loads that the message names. */
const MOST_NAMED = 5;

export class MassLoads {
  #template: Promise<Buffer> | null = null;

  constructor(
    private readonly uploads: Pick<UploadReader, 'read'>,
    private readonly builder: Pick<LoadBuilder, 'build'>,
    private readonly queuer: Pick<LoadQueuer, 'queueAll'>,
  ) {}

  /**
   * @param before the answer is to be made once more: nothing is saved
   * @returns `MassLoadsResponse`, as JSON; a load that fails stops no other
   * @throws ServiceFailure BadUpload, UnknownUser, Cancelled; StoreUnavailable
   */
  async build(request: MassRequest, before: MassLoadsBefore | null): Promise<BuiltMassLoads> {
    const { loads, warnings } = await this.#read(request);
    const documents: (LoadDocument | null)[] = [];
    const items = await inTurns(loads, AT_ONCE, async (load, place): Promise<BuiltItem> => {
      const known = before && { document: before.documents[place] ?? null };
      const { status, response, document } = await this.#buildOne(load, request, known);
      documents[place] = document;
      return { title: load.title, status, response };
    });
    return { response: answerOf(items, [...request.options.warnings, ...warnings]), documents };
  }

  /**
   * One process, and one webhook, for each load that is not faulty.
   * @returns `MassLoadsResponse` of what is queued, as JSON
   * @throws ServiceFailure BadUpload, UnknownUser; StoreUnavailable
   */
  async queue(request: MassRequest, terms: QueueTerms): Promise<Buffer> {
    const { loads, warnings } = await this.#read(request);
    const queued = await this.queuer.queueAll(
      loads.map((load) => requestOf(load, request)),
      terms,
    );
    const items = queued.map((one, index): BuiltItem => ({ title: loads[index]!.title, ...one }));
    return answerOf(items, [...request.options.warnings, ...warnings], 'queued');
  }

  /** The workbook to start from (.xlsx); it is always the same. */
  async template(): Promise<Buffer> {
    // Loaded when it is asked for: what writes workbooks comes in 80 files.
    this.#template ??= import('../upload/template.js').then(({ writeTemplate }) => writeTemplate());
    return await this.#template;
  }

  async #read({ files, signal, caller, options: { uom } }: MassRequest) {
    try {
      return await this.uploads.read({ files, uom }, { user: caller.company, signal });
    } catch (error) {
      if (error instanceof UnreadableFile) throw new ServiceFailure('BadUpload', error.message);
      if (signal.aborted) throw new ServiceFailure('Cancelled', 'The upload was cancelled before it was read.');
      throw error;
    }
  }

  #buildOne(load: UploadedLoad, request: Omit<MassRequest, 'files'>, before: BuiltBefore | null): Promise<BuiltLoad> {
    const asked = {
      ...requestOf(load, request),
      signal: request.signal,
      log: request.log,
      address: request.address,
      before,
    };
    return patiently(() => this.builder.build(asked), request.signal);
  }
}

/** What POST /Loads would be asked for one load of the upload. */
function requestOf({ body, source }: UploadedLoad, request: Omit<MassRequest, 'files' | 'signal'>): PlanRequest {
  const { caller, userId, isShared } = request;
  const options = { ...request.options, warnings: [], source };
  const ofUpload = { isAutoSaved: true, hasStoredCargoes: false, hasStoredContainers: false };
  return { caller, userId, isShared, body, options, ...ofUpload };
}

/** A full queue is waited for: the other loads of the upload are in it too. */
async function patiently<T>(build: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await build();
    } catch (error) {
      if (!(error instanceof ServiceFailure && error.code === 'QueueFull') || signal.aborted) throw error;
      await sleep(LOOK_AGAIN_MILLISECONDS);
    }
  }
}

function answerOf(items: readonly BuiltItem[], warnings: readonly Warning[], done = 'built'): Buffer {
  const failed = items.filter(({ status }) => status === 'failed');
  const status = failed.length === items.length ? 'failed' : 'succeed';
  const head = { status, message: messageOf(items.length, failed, done), count: items.length, warnings };
  const parts = items.flatMap(({ title, response }, index) => [
    Buffer.from(`${index === 0 ? '' : ','}{"title":${JSON.stringify(title)},`),
    // The Load is an object: its opening brace gives way to the one with the title.
    response.subarray(1),
  ]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(head).slice(0, -1)},"items":[`), ...parts, Buffer.from(']}')]);
}

function messageOf(count: number, failed: readonly BuiltItem[], done: string): string {
  if (failed.length === 0) return count === 1 ? `The load was ${done}.` : `All ${count} loads were ${done}.`;
  const named = failed
    .slice(0, MOST_NAMED)
    .map(({ title }) => (title === '' ? 'rows without a title' : JSON.stringify(title)));
  const more = failed.length > MOST_NAMED ? ` and ${failed.length - MOST_NAMED} more` : '';
  const built =
    failed.length === count ? `No load was ${done}` : `${count - failed.length} of ${count} loads were ${done}`;
  return `${built}; failed: ${named.join(', ')}${more}. Each item says what is wrong, by sheet, row and column.`;
}
