/** A plan as what lies where, for pages that save it so: loaded when first needed. */
export { editBufferOf, filledBufferOf } from '../saved/edit-buffer-of.js';
