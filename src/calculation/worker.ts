/**
 * What runs inside a thread of the pool (pool.ts): bytes in, bytes out. A fault of ours comes back as a value, for an
 * error would lose its fields on the way between threads.
 */
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import type { Engine } from '../engine/port.js';
import { calculate, VerificationFailed } from './calculate.js';
import { begin, isCancelled } from './control.js';
import { present, presentContainer, presentFailure } from './present.js';
import type {
  CalculateAnswer,
  CalculateOptions,
  CalculateTask,
  Fault,
  PresentAnswer,
  PresentTask,
  WorkerSetup,
} from './tasks.js';
import type { CalculatedLoad, CalculationOutcome } from './types.js';
import { WARM_UP_REQUEST } from './warm-up.js';

const { engineModule, engineParts } = workerData as WorkerSetup;
const { createEngine } = (await import(engineModule)) as { createEngine: (parts: unknown) => Engine };
const engine = createEngine(engineParts);
const now = () => performance.now();

/** Plans a small load with the real engine; rejects when that is not possible. */
export function warmUp(): void {
  const outcome = calculate(WARM_UP_REQUEST, { uom: 'UnitMetric', maxRunTimeSeconds: 1 }, engine, { now });
  if (outcome.status !== 'succeed') throw new Error(`the warm-up load failed: ${outcome.error.message}`);
}

/** A raw request body -> a Load as bytes. */
export function calculateLoad({ body, options, control }: CalculateTask): CalculateAnswer {
  begin(control);
  if (isCancelled(control)) return { kind: 'cancelled' };
  let request: unknown;
  try {
    request = parse(body);
  } catch (error) {
    return { kind: 'malformed', message: (error as Error).message };
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    return { kind: 'notAnObject', sent: kindOf(request) };
  }
  try {
    const { buildUom: uom, maxRunTimeSeconds } = options;
    const hooks = { now, isCancelled: () => isCancelled(control) };
    const outcome = calculate(request, { uom, maxRunTimeSeconds }, engine, hooks);
    return isCancelled(control) ? { kind: 'cancelled' } : rendered(outcome, options);
  } catch (error) {
    return { kind: 'fault', fault: asFault(error) };
  }
}

/** A stored load, or one of its containers -> the bytes of a response without `document`. */
export function presentLoad({ stored, output, warnings, filledContainer }: PresentTask): PresentAnswer {
  const load = parse(stored) as CalculatedLoad;
  if (filledContainer === null) return moving(asBytes(present(load, output, warnings)));
  const container = presentContainer(load, filledContainer, output);
  return container && moving(asBytes({ ...container, warnings }));
}

function rendered(outcome: CalculationOutcome, options: CalculateOptions): CalculateAnswer {
  const begun = now();
  const { warnings, output, buildUom, isSaved } = options;
  if (outcome.status === 'failed') {
    const response = asBytes(presentFailure(outcome.error, [...outcome.warnings, ...warnings], buildUom));
    return movingAll({ kind: 'failed', response, timings: { ...outcome.timings, render: now() - begun } }, [response]);
  }
  const { load } = outcome;
  const response = asBytes(present(load, output, warnings));
  const stored = isSaved ? asBytes(load) : null;
  const { containers, rules } = load.problem;
  const answer: CalculateAnswer = {
    kind: 'calculated',
    response,
    stored,
    title: load.title,
    containerType: containers[load.plan.containers[0]!.container]!.containerType,
    calculationType: rules.calculationType,
    timings: { ...outcome.timings, render: now() - begun },
  };
  return movingAll(answer, stored ? [response, stored] : [response]);
}

/** @throws SyntaxError, also when the bytes are no UTF-8 */
function parse(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SyntaxError('it is not UTF-8 text');
  }
  return JSON.parse(text);
}

/** In a buffer of its own, so that it can be handed over to another thread. */
function asBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Bytes that are handed over instead of copied. */
function moving(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  return move(bytes) as unknown as Uint8Array;
}

/** An answer whose bytes are handed over instead of copied. */
function movingAll(answer: CalculateAnswer, parts: readonly Uint8Array<ArrayBuffer>[]): CalculateAnswer {
  const transferable = { [transferableSymbol]: parts.map(({ buffer }) => buffer), [valueSymbol]: answer };
  return move(transferable as never) as unknown as CalculateAnswer;
}

function asFault(error: unknown): Fault {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack, details: error instanceof VerificationFailed ? error.faults : null };
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return value === null ? 'null' : `a ${typeof value}`;
}
