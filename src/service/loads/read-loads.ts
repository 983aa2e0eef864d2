/** Saved loads as clients see them: found in the archive, presented by a thread, sent as bytes. */
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CalculationPool } from '../../calculation/node/pool.js';
import type { PresentTask } from '../../calculation/node/tasks.js';
import { UnreadableLoad } from '../../calculation/saved/unreadable-load.js';
import type { OutputOptions, Warning } from '../../calculation/types.js';
import { ENGINE_VERSION } from '../../calculation/version.js';
import type { Uom } from '../../domain/words.js';
import {
  Damaged,
  type LoadHead,
  type ProgressStore,
  type SavedLoad,
  StoreUnavailable,
  type Viewer,
} from '../../store/index.js';
import { leftOut } from '../damaged-entries.js';
import { ServiceFailure } from '../failures.js';
import type { Pictures } from '../reports/pictures.js';
import type { Archive, LoadFilter } from './archive.js';
import { documentOf, withDocument } from './document.js';
import { earlierPlansOf, type OlderPlanParts, olderPlanOf } from './older-plan.js';
import { planOf } from './progress.js';

/**
 * Bytes of a page that are ready before the answer begins: whatever goes wrong until then is still told by a status.
 * Most pages are smaller.
 */
const HELD_BACK = 4 * 1024 * 1024;
/** Milliseconds that an answer under way waits for a store that is away, as it can no longer become a 503. */
const PATIENCE = 30_000;
const LOOK_AGAIN_MILLISECONDS = 500;
/** Loads read and presented beyond the one that is sent: a page of small ones then does not wait at each. */
const AHEAD = 4;

export interface ReaderParts {
  readonly archive: Archive;
  readonly pool: Pick<CalculationPool, 'present' | 'editOfLoad'>;
  readonly pictures: Pick<Pictures, 'linksOf' | 'untilDay'>;
  readonly progress: Pick<ProgressStore, 'sums'>;
  readonly loads: OlderPlanParts['loads'];
}

export interface FoundLoads {
  /** Begins the JSON; rejects as long as a failure can still be told by a status. */
  begin(): Promise<Readable>;
  /** Equal for two answers only when they are: a saved load is another one whenever its head is. */
  readonly identity: string;
}

export class LoadReader {
  private readonly archive: Archive;
  private readonly pool: ReaderParts['pool'];
  private readonly pictures: ReaderParts['pictures'];
  readonly progress: ReaderParts['progress'];
  readonly loads: ReaderParts['loads'];

  constructor({ archive, pool, pictures, progress, loads }: ReaderParts) {
    this.archive = archive;
    this.pool = pool;
    this.pictures = pictures;
    this.progress = progress;
    this.loads = loads;
  }

  /**
   * A page of loads as the JSON of a search's answer, one load after the other, so that a page of large loads never
   * stands in memory as a whole. A load that is deleted meanwhile is left out.
   * @throws ServiceFailure NoRecords, BadDate, BadCursor
   */
  async search(
    viewer: Viewer,
    filter: LoadFilter,
    output: OutputOptions,
    warnings: readonly Warning[],
  ): Promise<FoundLoads> {
    const page = await this.archive.search(viewer, filter);
    const { archive } = this;
    const show = async ({ owner, title }: LoadHead) => {
      const load = await archive.find(viewer, owner, title);
      return load && (await this.present(viewer, load, output));
    };
    let isUnderWay = false;
    async function* parts(): AsyncGenerator<Buffer> {
      let count = 0;
      yield Buffer.from('{"status":"succeed","message":"OK","items":[');
      const damaged = [...(page.damaged ?? [])];
      for (const { item, result } of begunAhead(page.items, show)) {
        const shown = await result.catch((error: unknown) => {
          if (error instanceof Damaged) {
            damaged.push(error.what);
            return null;
          }
          if (!isUnderWay || !(error instanceof StoreUnavailable)) throw error;
          return patiently(() => show(item));
        });
        if (!shown) continue;
        if (count++ > 0) yield Buffer.from(',');
        yield shown;
      }
      const all = JSON.stringify([...warnings, ...damaged.map(leftOut)]);
      const rest = `"count":${count},"next":${JSON.stringify(page.next)},"warnings":${all}`;
      yield Buffer.from(`],${rest}}`);
    }
    const begin = async () => {
      const readable = Readable.from(await begun(parts()), { objectMode: false });
      isUnderWay = true;
      return readable;
    };
    return {
      begin,
      identity: JSON.stringify([
        page,
        await this.progress.sums(page.items.flatMap((head) => [planOf(head), ...earlierPlansOf(head)])),
        output,
        warnings,
        ENGINE_VERSION,
        (output.pictures || output.reports) && this.pictures.untilDay,
      ]),
    };
  }

  /**
   * One filled container of a load, as JSON.
   * @param sequence from 1
   * @throws ServiceFailure NoRecords, UnreadableLoad
   */
  async filledContainer(
    viewer: Viewer,
    owner: string,
    title: string,
    sequence: number,
    output: OutputOptions,
    warnings: readonly Warning[],
  ): Promise<Uint8Array> {
    const { head, body } = await this.archive.read(viewer, owner, title);
    const links = await this.#linksOf(viewer, head, output);
    const task = { stored: body, output, warnings, filledContainer: sequence, links };
    const shown = await readable(title, this.pool.present(task));
    if (!shown) throw new ServiceFailure('NoRecords', `The load "${title}" has no filled container ${sequence}.`);
    return shown;
  }

  /**
   * A load as the editing buffer with which it is edited, as JSON; nothing is written.
   * @param option of alternatives the one that is edited, from 1; null: none is chosen
   * @throws ServiceFailure NoRecords, UnreadableLoad, ValidationFailed
   */
  async editBuffer(
    viewer: Viewer,
    owner: string,
    title: string,
    option: number | null,
    asked: Uom | null,
    warnings: readonly Warning[],
  ): Promise<Uint8Array> {
    const { head, body } = await this.archive.read(viewer, owner, title);
    const { updatedAt } = head;
    const place = option === null ? null : option - 1;
    const task = { stored: body, option: place, asked, updatedAt, warnings };
    const answer = await readable(title, this.pool.editOfLoad(task));
    if (!('alternatives' in answer)) return answer;
    const message =
      `The containers of "${title}" are ${answer.alternatives} alternatives, each of which can be edited by itself: ` +
      `\`option\` from 1 to ${answer.alternatives} says which.`;
    throw new ServiceFailure('ValidationFailed', message);
  }

  async #linksOf({ user }: Viewer, { owner, title }: LoadHead, output: OutputOptions): Promise<PresentTask['links']> {
    const { pictures, reports } = output;
    return (pictures || reports) && { ...(await this.pictures.linksOf(owner)), title, isForColleague: user !== owner };
  }

  /** A saved load as JSON, with its `document`. @throws ServiceFailure UnreadableLoad */
  async present(viewer: Viewer, { head, body }: SavedLoad, output: OutputOptions): Promise<Buffer> {
    return this.#shown(viewer, { head, body }, output, await this.#linksOf(viewer, head, output));
  }

  /** The same of what is saved no longer: pictures have the addresses of a load that is not saved. */
  async presentUnsaved(viewer: Viewer, load: SavedLoad, output: OutputOptions): Promise<Buffer> {
    const { title } = load.head;
    const links = output.pictures && { ...(await this.pictures.linksOf(null)), title };
    return this.#shown(viewer, load, output, links);
  }

  async #shown(
    viewer: Viewer,
    { head, body }: SavedLoad,
    output: OutputOptions,
    links: PresentTask['links'],
  ): Promise<Buffer> {
    const task = { stored: body, output, warnings: [], filledContainer: null, links };
    const load = await readable(head.title, this.pool.present(task));
    if (!load) throw new Error('a whole load is always presented');
    const [progress = null] = await this.progress.sums([planOf(head)]);
    const older = progress === null ? await olderPlanOf(this, viewer, head) : null;
    return withDocument(load, documentOf(head, viewer.user, progress, older));
  }
}

/** A load that cannot be read becomes a failure that names it. */
async function readable<T>(title: string, presented: Promise<T>): Promise<T> {
  try {
    return await presented;
  } catch (error) {
    // Bytes that are no JSON any more: an earlier version kept them without a checksum.
    if (error instanceof SyntaxError) throw new Damaged(`the load "${title}"`);
    if (!(error instanceof UnreadableLoad)) throw error;
    throw new ServiceFailure('UnreadableLoad', `The load "${title}" cannot be shown. ${error.message}`);
  }
}

/** The same parts, the first `HELD_BACK` bytes of them (or all) worked out already. @throws what working them out throws */
async function begun(parts: AsyncGenerator<Buffer>): Promise<AsyncIterable<Buffer>> {
  const first: Buffer[] = [];
  let bytes = 0;
  while (bytes < HELD_BACK) {
    const { value, done } = await parts.next();
    if (done) break;
    first.push(value);
    bytes += value.length;
  }
  return (async function* () {
    yield* first;
    yield* parts;
  })();
}

/** Each item with what `work` gives for it, begun a few items before it is asked for. */
function* begunAhead<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Generator<{ readonly item: Item; readonly result: Promise<Result> }> {
  const begun: { item: Item; result: Promise<Result> }[] = [];
  for (const item of items) {
    const result = work(item);
    // Whoever asks for it meets the failure; nobody may ask any more.
    result.catch(() => {});
    begun.push({ item, result });
    if (begun.length > AHEAD) yield begun.shift()!;
  }
  yield* begun;
}

async function patiently<T>(read: () => Promise<T>): Promise<T> {
  const giveUp = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || performance.now() > giveUp) throw error;
      await sleep(LOOK_AGAIN_MILLISECONDS);
    }
  }
}
