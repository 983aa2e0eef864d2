/** Why a store did not save a load, as every store says it. */
import type { LoadHead } from './loads.js';

/** The load that is there is not the one that its saver thinks: nothing was saved. */
export class Changed extends Error {
  /** @param there null: there is none */
  constructor(readonly there: LoadHead | null) {
    super('the load has been changed');
    this.name = 'Changed';
  }
}

/** A load to be saved over a colleague's is not there, or not shared with its saver. */
export class NotShared extends Error {
  constructor() {
    super('there is no such shared load');
    this.name = 'NotShared';
  }
}
