/**
 * What runs inside a thread that searches (pool.ts): bytes in, bytes out. A fault of ours comes back as a value, for an
 * error would lose its fields on the way between threads.
 */
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { containerPriceOf } from '../../domain/plan.js';
import type { Engine } from '../../engine/port.js';
import { giveBackLargeHeap } from '../../threads/give-back-memory.js';
import { asBytes } from '../asked/json-bytes.js';
import type { BuildOptions } from '../asked/options.js';
import { readRequest } from '../asked/read-request.js';
import { calculate } from '../calculate.js';
import { type PresentedLoad, present, presentFailure } from '../present/present.js';
import type { CalculatedLoad, CalculationOutcome } from '../types.js';
import { VerificationFailed } from '../verify.js';
import { WARM_UP_REQUEST } from '../warm-up.js';
import { begin, isCancelled, report } from './control.js';
import { workAhead as doAhead, type LanePlace } from './lanes/lane-loop.js';
import { NodeLanes } from './lanes/node-lanes.js';
import { type LinkMaker, pictureAddresses } from './picture-links.js';
import { reportAddresses } from './report-links.js';
import type { CalculateAnswer, CalculateTask, Fault, LoadFigures, WorkerSetup } from './tasks.js';

export { giveBackMemory } from '../../threads/give-back-memory.js';

const { engineModule, engineParts } = workerData as WorkerSetup;
const { createEngine } = (await import(engineModule)) as { createEngine: (parts: unknown) => Engine };
const engine = createEngine(engineParts);
const now = () => performance.now();

/** More than a small load takes on any machine: one that is busy starts later, not never. */
const WARM_UP_SECONDS = 60;

/** Plans a small load with the real engine; rejects when that is not possible. */
export function warmUp(): void {
  const options = { uom: 'UnitMetric', maxRunTimeSeconds: WARM_UP_SECONDS } as const;
  const outcome = calculate(WARM_UP_REQUEST, options, engine, { now });
  if (outcome.status !== 'succeed') throw new Error(`the warm-up load failed: ${outcome.error.message}`);
}

/** A raw request body -> a Load as bytes. */
export async function calculateLoad(task: CalculateTask): Promise<CalculateAnswer> {
  const answer = calculated(task);
  await giveBackLargeHeap();
  return answer;
}

/** Works ahead of another thread that plans. */
export async function workAhead(place: LanePlace): Promise<void> {
  doAhead(engine, place);
  await giveBackLargeHeap();
}

function calculated({ body, options, links, control, borrowing }: CalculateTask): CalculateAnswer {
  begin(control);
  if (isCancelled(control)) return { kind: 'cancelled' };
  const read = readRequest(body);
  if (read.kind !== 'request') return read;
  const lanes = borrowing === null ? undefined : new NodeLanes(borrowing);
  try {
    const outcome = calculate(read.request, options, engine, {
      now,
      isCancelled: () => isCancelled(control),
      onProgress: (progress) => report(control, progress),
      lanes,
    });
    return isCancelled(control) ? { kind: 'cancelled' } : rendered(outcome, options, links);
  } catch (error) {
    return { kind: 'fault', fault: asFault(error) };
  } finally {
    lanes?.close();
  }
}

function rendered(outcome: CalculationOutcome, options: BuildOptions, links: LinkMaker | null): CalculateAnswer {
  const begun = now();
  const { warnings, output, uom, isSaved } = options;
  if (outcome.status === 'failed') {
    const shown = presentFailure(outcome.error, [...outcome.warnings, ...warnings], uom, outcome.left);
    const response = asBytes(shown);
    const figures = { loadSummary: shown.loadSummary, containerPrice: 0, searchNodes: 0, warnings: shown.warnings };
    const timings = { ...outcome.timings, render: now() - begun };
    return handingOver({ kind: 'failed', response, figures, timings }, [response]);
  }
  const { load } = outcome;
  const { pictures } = output;
  const stored = isSaved || pictures ? asBytes(load) : null;
  const addresses = pictures && links && stored ? pictureAddresses(pictures, links, load, stored) : undefined;
  const reports =
    output.reports && links && stored ? reportAddresses(output.reports, links, load.title, stored) : undefined;
  const shown = present(load, output, warnings, addresses, reports);
  const response = asBytes(shown);
  const { containers, rules } = load.problem;
  const answer: CalculateAnswer = {
    kind: 'calculated',
    response,
    stored,
    title: load.title,
    figures: figuresOf(load, shown),
    containerType: containers[load.plan.containers[0]!.container]!.containerType,
    calculationType: rules.calculationType,
    timings: { ...outcome.timings, render: now() - begun },
  };
  return handingOver(answer, stored ? [response, stored] : [response]);
}

function figuresOf({ problem, plan }: CalculatedLoad, { loadSummary, warnings }: PresentedLoad): LoadFigures {
  return { loadSummary, containerPrice: containerPriceOf(problem, plan), searchNodes: plan.search.nodes, warnings };
}

/** An answer whose bytes are handed over instead of copied. */
function handingOver(answer: CalculateAnswer, parts: readonly Uint8Array<ArrayBuffer>[]): CalculateAnswer {
  const transferable = { [transferableSymbol]: parts.map(({ buffer }) => buffer), [valueSymbol]: answer };
  return move(transferable as never) as unknown as CalculateAnswer;
}

function asFault(error: unknown): Fault {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack, details: error instanceof VerificationFailed ? error.faults : null };
}
