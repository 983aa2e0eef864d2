/** What runs in the Web Worker: the planning, the WASM and the verifier of the service, on the bytes of a request. */
import { createEngine } from '../../engine/engine.js';
import type { Engine } from '../../engine/port.js';
import { asPlaced } from '../as-placed.js';
import { asBytes } from '../asked/json-bytes.js';
import { readRequest } from '../asked/read-request.js';
import { calculate } from '../calculate.js';
import type { CalculationHooks, CalculationProgress } from '../hooks.js';
import { present, presentFailure } from '../present/present.js';
import type { CalculationOutcome } from '../types.js';
import { WARM_UP_REQUEST } from '../warm-up.js';
import type { LaneOfPage } from './lanes/lane-of-page.js';
import type { PlansInLanes } from './lanes/plans-in-lanes.js';
import { PLANNER } from './lanes/said.js';
import type { Answer, CalculateTask, FromWorker, Place, Setup, ToWorker } from './messages.js';
import { NeedsWide } from './needs-wide.js';
import { NeedsParts } from './on-demand.js';

/** Between two reports of progress, milliseconds. */
const PROGRESS_MILLISECONDS = 100;

let engine: Engine;
let wide: WebAssembly.Module | null = null;
/** What waits for the other module. */
let waiting: CalculateTask | null = null;
let place: Place;
/** Comes with the first calculation that may have use for it. */
let inLanes: Promise<PlansInLanes> | null = null;
/** The worker is one itself. */
let lane: LaneOfPage | null = null;
const now = () => performance.now();
const say = (message: FromWorker, handedOver: Transferable[] = []) => {
  postMessage(message, { transfer: handedOver });
};

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    say({ kind: 'fault', name, message });
  });
});

async function hear(said: ToWorker): Promise<void> {
  if (said.kind === 'setup') return said.place.me === PLANNER ? prepare(said) : workAhead(said);
  else if (said.kind === 'calculate') await work(said);
  else {
    wide = said.wide;
    lane?.ask();
    if (waiting !== null) await work(waiting);
  }
}

/** Begins anew when the other module is there: the same request gives the same plan, whatever was tried before. */
async function work(task: CalculateTask): Promise<void> {
  waiting = null;
  try {
    const answer = await answerTo(task);
    say({ kind: 'answer', answer }, answer.kind === 'answered' ? [answer.response.buffer] : []);
  } catch (error) {
    if (error instanceof NeedsParts) {
      await error.load();
      return work(task);
    }
    if (!(error instanceof NeedsWide)) throw error;
    waiting = task;
    say({ kind: 'needsWide' });
  }
}

/** A first plan compiles what every plan runs through, so that the first one asked for does not wait for it. */
function prepare(setup: Setup): void {
  place = setup.place;
  openEngine(setup.modules);
  calculate(WARM_UP_REQUEST, { uom: 'UnitMetric', maxRunTimeSeconds: 1 }, engine, { now });
  say({ kind: 'ready' });
}

async function openLanes(): Promise<PlansInLanes> {
  const { PlansInLanes } = await import('./lanes/plans-in-lanes.js');
  return new PlansInLanes(engine, place, () => say({ kind: 'wantsLanes' }));
}

/** Works for another worker of the page, until it is ended. */
async function workAhead({ modules, place }: Setup): Promise<void> {
  openEngine(modules);
  const [{ LaneOfPage }, { PageChannel }] = await Promise.all([
    import('./lanes/lane-of-page.js'),
    import('./lanes/page-channel.js'),
  ]);
  lane = new LaneOfPage(engine, new PageChannel(place.channel, place.me), place.me);
  await lane.run();
}

function openEngine(modules: Setup['modules']): void {
  wide = modules.wide ?? null;
  engine = createEngine({
    narrow: modules.narrow,
    get wide() {
      if (wide === null) throw new NeedsWide();
      return wide;
    },
  });
}

async function answerTo({ body, options, isEndedAsPlaced }: CalculateTask): Promise<Answer> {
  const read = readRequest(body);
  if (read.kind !== 'request') return read;
  const hooks = { now, onProgress: nowAndThen() };
  const planned = (among: CalculationHooks) => calculate(read.request, options, engine, { ...hooks, ...among });
  let found: CalculationOutcome;
  if (place.lanes === 0 || isQuick(read.request)) found = planned({});
  else {
    inLanes ??= openLanes();
    const lanes = await inLanes;
    const begun = now();
    const ofLast = await lanes.plan(planned);
    found = ofAllRounds(ofLast, now() - begun);
  }
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

/** What lanes help with is planned anew whenever they found something: its own figure is of the last round alone. */
function ofAllRounds(last: CalculationOutcome, milliseconds: number): CalculationOutcome {
  const { validate, verify } = last.timings;
  return { ...last, timings: { ...last.timings, search: milliseconds - validate - verify } };
}

/** It is over before others could help. */
function isQuick({ rules }: { readonly rules?: unknown }): boolean {
  return (rules as { readonly optimizationLevel?: unknown } | undefined)?.optimizationLevel === 1;
}

function nowAndThen(): (progress: CalculationProgress) => void {
  let last = now();
  return (progress) => {
    if (now() - last < PROGRESS_MILLISECONDS) return;
    last = now();
    say({ kind: 'progress', progress });
  };
}
