/** All words in Korean. */
export * from './account.js';
export * from './codes.js';
export * from './compare.js';
export * from './dialogs.js';
export * from './dock.js';
export * from './editor.js';
export * from './fields.js';
export * from './hints.js';
export * from './lists.js';
export * from './loads.js';
export * from './plan.js';
export * from './processes.js';
export * from './records.js';
export * from './shell.js';
export * from './upload.js';
export * from './viewer.js';
