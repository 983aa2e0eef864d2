/**
 * A change to a plan, or to a load of it. It is always asked in the same order: what it would gain, whether it may be made,
 * and then it is made.
 */
export interface Move<Result> {
  /** Less than 0: it makes worse what it is to better. */
  gain(): number;
  /** Whether every rule holds after it. Asked of moves that gain something, as it is dear. */
  isValid(): boolean;
  /** After `isValid` alone. */
  apply(): Result;
}
