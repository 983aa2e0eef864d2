/** The calculation for pages of browsers (docs/browser.md): package export `./engine`. */
export type { LoadResponse } from '../../schema/load.js';
export type { AccountRules } from '../account-rules.js';
export type { CalculationProgress } from '../hooks.js';
export { type PlanFigures, paretoMarks, paretoMarksByRequest } from '../pareto.js';
export { rulesOver } from '../rules-over.js';
export type { CalculatedLoad } from '../types.js';
export {
  type BrowserEngine,
  type Calculated,
  type CalculateOptions,
  createEngine,
  EngineFault,
  type EngineSources,
} from './engine.js';
export type { Timings } from './messages.js';
