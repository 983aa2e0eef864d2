/** How a choice of containers (search/next-container.ts) is named where it cannot be handed over itself. */
export type ChoiceName =
  /** Its place among those of the problem. */
  | { readonly of: 'problem'; readonly place: number }
  /** A single container of a type. */
  | { readonly of: 'one'; readonly type: number }
  /** So many containers of each type. */
  | { readonly of: 'mix'; readonly counts: readonly number[] };
