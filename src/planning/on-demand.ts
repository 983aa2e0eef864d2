/**
 * Ways of planning that most orders do not ask for. They are called through here alone: a page loads them with the first
 * order that has use for one (calculation/browser/on-demand.ts takes this module's place there).
 */
export { planAround } from './kept/around.js';
export { planInAdvance } from './pallets/in-advance.js';
export { planTogether } from './plan-together.js';
export { palletizedSearches } from './searches-on-pallets.js';
export { planWithin } from './within-vehicle.js';
