/** Why nothing of a file could be read: pages have words of their own for it. */
export type WhyUnreadable =
  | 'empty'
  | 'noWorkbook'
  | 'oldWorkbook'
  | 'macros'
  | 'damaged'
  | 'tooLarge'
  | 'noText'
  /** Running text. */
  | 'noTable'
  | 'openQuotation'
  /** What an upload must hold besides is not there. */
  | 'incomplete';

/** The message says why, and what to do, to whoever sent the file. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  constructor(
    message: string,
    readonly why: WhyUnreadable = 'incomplete',
    /** Of a text, where the fault begins; null: nowhere in particular. */
    readonly line: number | null = null,
  ) {
    super(message);
  }
}
