/** What a calculation takes from where it runs: time, and a way to report and to be stopped. */
import type { LoadProblem } from '../domain/problem.js';
import { ShownUnits } from '../domain/shown-units.js';
import type { PlanHooks, Step } from '../planning/fills/hooks.js';
import type { Solvers } from '../planning/fills/solvers.js';

/** A step of the planner; its volume in cubic feet or metres. */
export type PlannerStep = Step;

/** How far the planning of a request is. */
export interface CalculationProgress {
  /** Share of the effort spent, 0..1; it never falls. */
  readonly share: number;
  /** Volume loaded by the best plan so far, in cubic feet or metres, as `volumeLoaded` of the Load shows it. */
  readonly bestVolume: number;
  /** Containers of that plan. */
  readonly containers: number;
  /** Completions evaluated so far. */
  readonly nodes: number;
}

/** A cancelled calculation ends soon, with whatever it has: nobody wants it. */
export interface CalculationHooks {
  /** A clock that only goes forward, milliseconds; without it no time limit holds and the timings are 0. */
  readonly now?: () => number;
  readonly isCancelled?: () => boolean;
  /** Called as often as planning looks up: whoever has a clock passes on what is wanted. */
  readonly onProgress?: (progress: CalculationProgress) => void;
  /** Others who work ahead of the search; they change no plan. */
  readonly lanes?: Solvers['lanes'];
  /** Where searches are made that wait for others. */
  readonly searches?: Solvers['searches'];
  /** Told of each step of the planner, for whoever debugs a plan. */
  readonly onStep?: ((step: PlannerStep) => void) | undefined;
}

export function planHooks(problem: LoadProblem, { now, isCancelled, onProgress, onStep }: CalculationHooks): PlanHooks {
  const units = new ShownUnits(problem, problem.uom);
  const onStepInUnits = onStep && ((step: PlannerStep) => onStep(inUnits(step, units)));
  if (onProgress === undefined) return { now, isCancelled, onStep: onStepInUnits };
  let most = 0;
  return {
    now,
    isCancelled,
    onStep: onStepInUnits,
    onProgress: ({ share, volumeLoaded, containers, nodes }) => {
      most = Math.max(most, share);
      onProgress({ share: most, bestVolume: units.volume(volumeLoaded), containers, nodes });
    },
  };
}

function inUnits(step: PlannerStep, units: ShownUnits): PlannerStep {
  return step.volume === undefined ? step : { ...step, volume: units.volume(step.volume) };
}
