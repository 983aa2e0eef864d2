/** What a command line can do wrong that is no fault of ours: its message is all that is shown. */

/** A command line that cannot be understood; the message says what would be. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** There is no store yet, and the command would find nothing in one. */
export class NoStore extends Error {
  constructor(where: string) {
    super(`There is no store in ${where}: the first start, or the first key, makes it. DATA_DIR names another folder.`);
    this.name = 'NoStore';
  }
}
