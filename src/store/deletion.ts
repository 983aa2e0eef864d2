/** Who deleted something, and when. */
export interface Deletion {
  readonly deletedAt: string;
  /** E-mail, lower case. */
  readonly deletedBy: string;
  /** Null: not known. */
  readonly deletedByName: string | null;
}
