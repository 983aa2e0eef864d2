/** What runs in the Web Worker: the planning, the WASM and the verifier of the service, on the bytes of a request. */
import { createEngine } from '../../engine/engine.js';
import type { Engine } from '../../engine/port.js';
import { asPlaced } from '../as-placed.js';
import { asBytes } from '../asked/json-bytes.js';
import { readRequest } from '../asked/read-request.js';
import { calculate } from '../calculate.js';
import type { CalculationProgress } from '../hooks.js';
import { present, presentFailure } from '../present/present.js';
import { WARM_UP_REQUEST } from '../warm-up.js';
import type { Answer, CalculateTask, FromWorker, Setup, ToWorker } from './messages.js';

/** Between two reports of progress, milliseconds. */
const PROGRESS_MILLISECONDS = 100;

/** A container is too large for the module that is there. */
class NeedsWide extends Error {}

let engine: Engine;
let wide: WebAssembly.Module | null = null;
/** What waits for the other module. */
let waiting: CalculateTask | null = null;
const now = () => performance.now();
const say = (message: FromWorker, handedOver: Transferable[] = []) => {
  postMessage(message, { transfer: handedOver });
};

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.kind === 'setup') prepare(data.modules);
    else if (data.kind === 'calculate') work(data);
    else {
      wide = data.wide;
      if (waiting !== null) work(waiting);
    }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    say({ kind: 'fault', name, message });
  }
});

/** Begins anew when the other module is there: the same request gives the same plan, whatever was tried before. */
function work(task: CalculateTask): void {
  waiting = null;
  try {
    const answer = answerTo(task);
    say({ kind: 'answer', answer }, answer.kind === 'answered' ? [answer.response.buffer] : []);
  } catch (error) {
    if (!(error instanceof NeedsWide)) throw error;
    waiting = task;
    say({ kind: 'needsWide' });
  }
}

/** A first plan compiles what every plan runs through, so that the first one asked for does not wait for it. */
function prepare(modules: Setup['modules']): void {
  wide = modules.wide ?? null;
  engine = createEngine({
    narrow: modules.narrow,
    get wide() {
      if (wide === null) throw new NeedsWide();
      return wide;
    },
  });
  calculate(WARM_UP_REQUEST, { uom: 'UnitMetric', maxRunTimeSeconds: 1 }, engine, { now });
  say({ kind: 'ready' });
}

function answerTo({ body, options, isEndedAsPlaced }: CalculateTask): Answer {
  const read = readRequest(body);
  if (read.kind !== 'request') return read;
  const found = calculate(read.request, options, engine, { now, onProgress: nowAndThen() });
  const placed = isEndedAsPlaced ? asPlaced(found, options, engine, { now }) : null;
  const { outcome, buffer } = placed ?? { outcome: found, buffer: null };
  const begun = now();
  const { warnings, output, uom } = options;
  const failed = outcome.status === 'failed';
  const response = asBytes(
    failed
      ? presentFailure(outcome.error, [...outcome.warnings, ...warnings], uom, outcome.left)
      : present(outcome.load, output, warnings),
  );
  const timings = { ...outcome.timings, render: now() - begun };
  return { kind: 'answered', response, load: failed ? null : outcome.load, buffer, timings };
}

function nowAndThen(): (progress: CalculationProgress) => void {
  let last = now();
  return (progress) => {
    if (now() - last < PROGRESS_MILLISECONDS) return;
    last = now();
    say({ kind: 'progress', progress });
  };
}
