/** The public side of the calculation: the same in Node and in browsers. */
export type { Engine } from '../engine/port.js';
export { calculate, VerificationFailed } from './calculate.js';
export { convertRecord } from './convert-record.js';
export type { CalculationHooks, CalculationProgress } from './hooks.js';
export type { CalculationOptions } from './options.js';
export { type PresentedLoad, present, presentContainer, presentFailure } from './present/present.js';
export { containerKey, namesToLookUp, type StoredRecord, type StoredRecords } from './resolve/stored-records.js';
export type * from './types.js';
