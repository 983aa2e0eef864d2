/** The calculation for pages of browsers (docs/browser.md): package export `./engine`. */
export type { EditBufferBody } from '../../schema/edit-buffer.js';
export type { LoadResponse } from '../../schema/load.js';
export type { AccountRules } from '../asked/account-rules.js';
export { rulesOver } from '../asked/rules-over.js';
export { type PlanFigures, paretoMarks, paretoMarksByRequest } from '../compared/pareto.js';
export type { CalculationProgress } from '../hooks.js';
export type { GivenContainer } from '../resolve/given.js';
export type { FaultByHand } from '../saved/given-plan.js';
export type { CalculatedLoad, Issue, NormalisedRequest } from '../types.js';
export {
  type BrowserEngine,
  type Calculated,
  type CalculateOptions,
  createEngine,
  EngineFault,
  type EngineSources,
} from './engine.js';
export { Judge, type TimedVerdict, UnreadableEdit } from './judge.js';
export type { EditSource, OpenedEdit } from './judge-messages.js';
export type { Timings } from './messages.js';
