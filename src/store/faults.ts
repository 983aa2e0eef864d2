/** What a store cannot do, as every store says it. */
import type { LoadHead } from './loads.js';

/** The store cannot be reached or cannot write just now: 503, try again. */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreUnavailable';
  }
}

/** It can be read, but nothing can be written until its operator has done something. */
export class StoreCannotWrite extends StoreUnavailable {
  /** @param reason in words for its operator: the disk is full */
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`nothing can be written: ${reason}`, options);
  }
}

/** A record cannot be renamed so: another one of its kind has the name. */
export class NameTaken extends Error {
  constructor(readonly taken: string) {
    super(`the name "${taken}" is taken`);
    this.name = 'NameTaken';
  }
}

/** A cursor that no page of this store gave: 400. */
export class BadCursor extends Error {
  constructor() {
    super('the cursor is not one that a search has given');
    this.name = 'BadCursor';
  }
}

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
