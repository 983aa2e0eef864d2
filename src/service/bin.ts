/** The bin: what was deleted lies there for some days, and can be had back. */
import { type BinEntry, type BinStore, type Deletion, NameTaken, type Page } from '../store/index.js';
import type { Caller } from './accounts/caller.js';
import { ServiceFailure } from './failures.js';
import { knownCursor, LARGEST_PAGE } from './paging.js';

export class Bin {
  constructor(private readonly bin: BinStore) {}

  /** What was deleted last comes first. @throws ServiceFailure BadCursor */
  list(caller: Caller, limit: number, cursor: string | undefined): Promise<Page<BinEntry>> {
    return knownCursor(this.bin.list(caller, { limit: Math.min(limit, LARGEST_PAGE), cursor }));
  }

  /** @throws ServiceFailure NoRecords, NameTaken */
  async restore(caller: Caller, id: string): Promise<BinEntry> {
    try {
      const entry = await this.bin.restore(caller, id);
      if (!entry) throw nothingSo(id);
      return entry;
    } catch (error) {
      if (!(error instanceof NameTaken)) throw error;
      const message = `The name "${error.taken}" is taken by now, and two of one name cannot be. Delete what has it, or save that under another name first; then restore again.`;
      throw new ServiceFailure('NameTaken', message);
    }
  }

  /** For good. @throws ServiceFailure NoRecords */
  async remove(caller: Caller, id: string): Promise<BinEntry> {
    const entry = await this.bin.remove(caller, id);
    if (!entry) throw nothingSo(id);
    return entry;
  }
}

/** Now. */
export function deletionBy({ user, personName = null }: Caller): Deletion {
  return { deletedAt: new Date().toISOString(), deletedBy: user, deletedByName: personName };
}

function nothingSo(id: string): ServiceFailure {
  return new ServiceFailure('NoRecords', `There is nothing "${id}" in the bin.`);
}
