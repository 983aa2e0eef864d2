/** The public side of the calculation: the same in Node and in browsers. */
export type { Engine } from '../engine/port.js';
export type { CalculationOptions } from './asked/options.js';
export type { StoredRecord, StoredRecords } from './asked/stored-record.js';
export { containerKey, namesToLookUp } from './asked/stored-records.js';
export { calculate, calculatedLoad, type Planned, plan } from './calculate.js';
export { type CheckedRequest, check } from './check.js';
export {
  type ComparedRequest,
  type Comparison,
  MOST_COMPARED,
  readComparison,
  withRules,
} from './compared/comparison.js';
export { type PlanFigures, paretoMarks, paretoMarksByRequest } from './compared/pareto.js';
export { convertRecord } from './convert-record.js';
export type { CalculationHooks, CalculationProgress, PlannerStep } from './hooks.js';
export { type PresentedLoad, present, presentContainer, presentFailure } from './present/present.js';
export type { GivenContainer } from './resolve/given.js';
export { editBufferOf } from './saved/edit-buffer-of.js';
export { type FaultByHand, type JudgedByHand, judgedByHand } from './saved/given-plan.js';
export { readCalculatedLoad, SAVED_FORM } from './saved/saved-load.js';
export { UnreadableLoad } from './saved/unreadable-load.js';
export type * from './types.js';
export { type Verification, VerificationFailed, verify } from './verify.js';
