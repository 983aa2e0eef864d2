/** Earlier versions of saved loads: listed, read, restored. */
import type { CalculationPool } from '../../calculation/node/pool.js';
import { UnreadableLoad } from '../../calculation/saved/unreadable-load.js';
import type { OutputOptions } from '../../calculation/types.js';
import type { Uom } from '../../domain/words.js';
import type { LoadResponse } from '../../schema/load.js';
import {
  Damaged,
  type LoadHead,
  type LoadStore,
  type SavedLoad,
  type SaveTerms,
  type Viewer,
} from '../../store/index.js';
import { tagOfLoad } from '../../store/load-steps.js';
import type { Caller, Callers } from '../accounts/caller.js';
import { ServiceFailure } from '../failures.js';
import type { Pictures } from '../reports/pictures.js';
import { noSuchLoad } from './archive.js';
import { refusal, savesFor } from './owner.js';
import type { LoadReader } from './read-loads.js';

export interface ShownVersion {
  readonly version: number;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly savedByName: string;
  readonly isShared: boolean;
  /** Null: a later version of the service saved it. */
  readonly loadSummary: LoadResponse['loadSummary'] | null;
}

export interface ShownLoad {
  /** The whole Load, as JSON. */
  readonly load: Uint8Array;
  /** Its entity tag, without quotes. */
  readonly tag: string;
}

export class LoadHistory {
  constructor(
    private readonly loads: LoadStore,
    private readonly callers: Callers,
    private readonly reader: LoadReader,
    private readonly pool: Pick<CalculationPool, 'summaryOf'>,
    private readonly pictures: Pick<Pictures, 'keep'>,
  ) {}

  /**
   * Newest first, the load as it is before all. What is damaged is left out, and named in words.
   * @throws ServiceFailure NoRecords
   */
  async list(
    viewer: Viewer,
    userId: string,
    title: string,
    uom: Uom | null,
  ): Promise<{ readonly items: readonly ShownVersion[]; readonly damaged: readonly string[] }> {
    const owner = userId.toLowerCase();
    const heads = await this.loads.versions(viewer, owner, title);
    if (!heads) throw noSuchLoad(owner, title);
    const items: ShownVersion[] = [];
    const damaged: string[] = [];
    const noteDamage = (error: unknown) => {
      if (!(error instanceof Damaged)) throw error;
      damaged.push(error.what);
      return null;
    };
    for (const { version, updatedAt: savedAt, savedBy, savedByName, isShared } of heads) {
      const found = await this.loads.version(viewer, owner, title, version).catch(noteDamage);
      // It is damaged, or no longer kept: the load was saved, or deleted, meanwhile.
      if (!found) continue;
      const loadSummary = await this.#summaryOf(found, uom);
      items.push({ version, savedAt, savedBy, savedByName: savedByName ?? savedBy, isShared, loadSummary });
    }
    return { items, damaged };
  }

  /** @throws ServiceFailure NoRecords, UnreadableLoad */
  async read(
    viewer: Viewer,
    userId: string,
    title: string,
    version: number,
    output: OutputOptions,
  ): Promise<ShownLoad> {
    const owner = userId.toLowerCase();
    const found = await this.#find(viewer, owner, title, version);
    const current = await this.#head(viewer, owner, title);
    if (current?.version === version) return this.#shown(viewer, found, output);
    // Addresses of saved loads show what is saved now; those of pictures hold for plans that are not saved, too.
    if (output.pictures) await this.pictures.keep(found.body);
    const { reports: _, ...rest } = output;
    return { load: await this.reader.presentUnsaved(viewer, found, rest), tag: tagOfLoad(found.head) };
  }

  /**
   * Saves it once more, as a new version; shared only where both it and the load as it is are.
   * @throws ServiceFailure NoRecords, UnknownUser, Changed
   */
  async restore(
    caller: Caller,
    userId: string,
    title: string,
    version: number,
    { output, terms }: { readonly output: OutputOptions; readonly terms?: SaveTerms },
  ): Promise<ShownLoad> {
    const saving = await savesFor(this.callers, caller, { userId, terms, isSaved: true });
    const { owner } = saving;
    const found = await this.#find(caller, owner, title, version);
    const current = await this.#head(caller, owner, title);
    if (!current) throw noSuchLoad(owner, title);
    const isShared = found.head.isShared && current.isShared;
    const draft = { ...found.head, ...saving, isShared, processId: '', updatedAt: new Date().toISOString() };
    const saved = await this.loads.save({ head: draft, body: found.body }).catch((error: unknown) => {
      throw refusal(error, owner, title);
    });
    return this.#shown(caller, { head: saved, body: found.body }, output);
  }

  /** Of the load as it is, whose plan may be damaged. */
  async #head(viewer: Viewer, owner: string, title: string): Promise<LoadHead | null> {
    const heads = await this.loads.versions(viewer, owner, title);
    return heads?.[0] ?? null;
  }

  async #find(viewer: Viewer, owner: string, title: string, version: number): Promise<SavedLoad> {
    const found = await this.loads.version(viewer, owner, title, version);
    if (!found)
      throw new ServiceFailure('NoRecords', `There is no version ${version} of a load "${title}" of ${owner}.`);
    return found;
  }

  async #shown(viewer: Viewer, load: SavedLoad, output: OutputOptions): Promise<ShownLoad> {
    return { load: await this.reader.present(viewer, load, output), tag: tagOfLoad(load.head) };
  }

  async #summaryOf({ body }: SavedLoad, uom: Uom | null): Promise<ShownVersion['loadSummary']> {
    try {
      return await this.pool.summaryOf({ stored: body, uom });
    } catch (error) {
      if (error instanceof UnreadableLoad) return null;
      throw error;
    }
  }
}
