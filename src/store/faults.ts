/** What a store cannot do, as every store says it. */

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

/** The file of the store is damaged in a way that nobody may open it. */
export class StoreBroken extends StoreUnavailable {
  constructor(
    readonly file: string,
    readonly reason: string,
  ) {
    super(
      `The store ${file} is damaged: ${reason}. Nothing was changed. Start from a copy of the last backup, or write what can ` +
        'still be read into a new store (`npx stowage data repair FOLDER`), and add what the backup has: docs/runbook.md.',
    );
  }
}

/** One thing that is kept cannot be read as it was written: 400. It can be deleted, or written anew. */
export class Damaged extends Error {
  constructor(
    /** What is damaged, in words; begins with a small letter. */
    readonly what: string,
  ) {
    super(`${what} is damaged`);
    this.name = 'Damaged';
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
