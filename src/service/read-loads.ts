/** Saved loads as clients see them: found in the archive, presented by a thread, sent as bytes. */
import { Readable } from 'node:stream';
import type { CalculationPool } from '../calculation/pool.js';
import type { OutputOptions, Warning } from '../calculation/types.js';
import { ENGINE_VERSION } from '../calculation/version.js';
import type { SavedLoad, Viewer } from '../store/store.js';
import type { Archive, LoadFilter } from './archive.js';
import { documentOf, withDocument } from './document.js';
import { ServiceFailure } from './failures.js';

export interface FoundLoads {
  /** JSON. */
  readonly body: Readable;
  /** Equal for two answers only when they are: a saved load is another one whenever its head is. */
  readonly identity: string;
}

export class LoadReader {
  constructor(
    private readonly archive: Archive,
    private readonly pool: Pick<CalculationPool, 'present'>,
  ) {}

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
    const present = (load: SavedLoad) => this.#present(load, output);
    async function* parts(): AsyncGenerator<Uint8Array | string> {
      let count = 0;
      yield '{"status":"succeed","message":"OK","items":[';
      for (const { owner, title } of page.items) {
        const load = await archive.find(viewer, owner, title);
        if (!load) continue;
        if (count++ > 0) yield ',';
        yield await present(load);
      }
      yield `],"count":${count},"next":${JSON.stringify(page.next)},"warnings":${JSON.stringify(warnings)}}`;
    }
    const identity = JSON.stringify([page, output, warnings, ENGINE_VERSION]);
    return { body: Readable.from(parts(), { objectMode: false }), identity };
  }

  /**
   * One filled container of a load, as JSON.
   * @param sequence from 1
   * @throws ServiceFailure NoRecords
   */
  async filledContainer(
    viewer: Viewer,
    owner: string,
    title: string,
    sequence: number,
    output: OutputOptions,
    warnings: readonly Warning[],
  ): Promise<Uint8Array> {
    const { body } = await this.archive.read(viewer, owner, title);
    const shown = await this.pool.present({ stored: body, output, warnings, filledContainer: sequence });
    if (!shown) throw new ServiceFailure('NoRecords', `The load "${title}" has no filled container ${sequence}.`);
    return shown;
  }

  async #present({ head, body }: SavedLoad, output: OutputOptions): Promise<Buffer> {
    const load = await this.pool.present({ stored: body, output, warnings: [], filledContainer: null });
    if (!load) throw new Error('a whole load is always presented');
    return withDocument(load, documentOf(head));
  }
}
