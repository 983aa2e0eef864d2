/** What is asked of a calculation besides the body of the request: one value, from the route to the thread. */
import type { Uom } from '../../domain/words.js';
import type { RequestSource } from '../../schema/places.js';
import type { OutputOptions, Warning } from '../types.js';
import type { AccountRules } from './account-rules.js';
import type { StoredRecords } from './stored-record.js';

export interface EditOptions {
  /** Cargo still free is loaded around what is placed. */
  readonly fillRemaining: boolean;
  /** Its shape is still to be judged; absent: it was, when it was written. */
  readonly isAsSent?: boolean;
}

export interface CalculationOptions {
  /** The unit of the request's values. */
  readonly uom: Uom;
  /** Most seconds that a request may ask for, and what it gets when it asks for none. */
  readonly maxRunTimeSeconds: number;
  /** Records of the cargoes that the request names; absent: the details are in the request. */
  readonly storedCargoes?: StoredRecords;
  /** The same for its containers, by `containerKey`. */
  readonly storedContainers?: StoredRecords;
  /** Rule profiles that the request names, by name; absent: there is no master data. */
  readonly storedRules?: StoredRecords;
  /** Rules below those of the profile; absent: there are none. */
  readonly rulesUnder?: Readonly<Record<string, unknown>>;
  /** By row: letters of cargo that says none, as the load has them that is saved over; absent: there is none. */
  readonly keptLetters?: readonly string[];
  /** The settings of whoever asks; absent: none is set. */
  readonly account?: AccountRules;
  /** The workbook that the request was read from; absent: it was sent as it is. */
  readonly source?: RequestSource;
  /** The body is an editing buffer: what it places by hand is kept. Absent: it is a load request. */
  readonly edit?: EditOptions;
}

/** The same for whoever wants the load as an answer, in bytes. Plain data: it crosses threads, and a queue may keep it. */
export interface BuildOptions extends CalculationOptions {
  readonly output: OutputOptions;
  /** Shown with the load's own, and not saved. */
  readonly warnings: readonly Warning[];
  /** Whether the bytes for the store are wanted. */
  readonly isSaved: boolean;
}
