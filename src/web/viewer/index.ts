/**
 * The viewer for other pages: `defineStowageView()` makes the element <stowage-view>, which shows a calculated load that
 * it is given (`load`), or one behind a shared address, in a frame (`src`). What draws is loaded when there is a load.
 */
export { VIEWER as ENGLISH } from '../../locales/made/eng/viewer.js';
export type { ShownLoad } from '../../scene/shown-load.js';
export type { OwnColouring } from './colouring.js';
export { defineStowageView, StowageView, type ViewChange } from './element.js';
export type { WordKey, WordList } from './words.js';
