/** What one sentence of docs/rules.md, Palletizing, makes of a small order. */
import type { Answer, Order } from './order.js';

export interface PalletizedRow {
  /** The sentence, or how it begins; of the table with its field before it. */
  readonly says: string;
  /** Which of several things that it says. */
  readonly case?: string;
  readonly order: Order;
  /** What of the answer shows it; absent: the order is faulty. */
  readonly reads?: (answer: Answer) => unknown;
  readonly is: unknown;
}
