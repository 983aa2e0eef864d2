/** The public side of the calculation: the same in Node and in browsers. */
export type { Engine } from '../engine/port.js';
export { calculate, calculatedLoad, type Planned, plan } from './calculate.js';
export { type CheckedRequest, check } from './check.js';
export { type ComparedRequest, type Comparison, MOST_COMPARED, readComparison, withRules } from './comparison.js';
export { convertRecord } from './convert-record.js';
export { editBufferOf } from './edit-buffer-of.js';
export { type FaultByHand, type JudgedByHand, judgedByHand } from './given-plan.js';
export type { CalculationHooks, CalculationProgress } from './hooks.js';
export type { CalculationOptions } from './options.js';
export { type PlanFigures, paretoMarks, paretoMarksByRequest } from './pareto.js';
export { type PresentedLoad, present, presentContainer, presentFailure } from './present/present.js';
export type { GivenContainer } from './resolve/given.js';
export { containerKey, namesToLookUp, type StoredRecord, type StoredRecords } from './resolve/stored-records.js';
export { readCalculatedLoad, SAVED_FORM, UnreadableLoad } from './saved-load.js';
export type * from './types.js';
export { type Verification, VerificationFailed, verify } from './verify.js';
