/** How much stands on the floor along the length of a container. Lengths and weights are in the unit that is shown. */
export interface FloorLine {
  /** Of a stretch: a metre, or the whole length where that is shorter. */
  readonly stretch: number;
  /** By the beginning of the stretch, weight on each metre (foot) of it. */
  readonly points: readonly { readonly from: number; readonly load: number }[];
  readonly greatest: { readonly from: number; readonly to: number; readonly load: number };
  /** Weight on a metre (foot). */
  readonly most: number;
  /** False: nobody said a limit, such floors usually bear so much. */
  readonly isAsked: boolean;
}
