/**
 * Machines of any number of cores, in one thread: real lanes that make real fills, and clocks that are moved on by the work
 * units of what each core makes. A lane makes its part as soon as it has begun it; the thread that plans hears of it when its
 * own clock has come so far.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Board } from '../src/calculation/node/lanes/board.js';
import { LaneLoop } from '../src/calculation/node/lanes/lane-loop.js';
import { NodeLanes } from '../src/calculation/node/lanes/node-lanes.js';
import type { Engine } from '../src/engine/port.js';
import type { Ahead, Planned } from '../src/planning/fills/ahead.js';
import type { Lanes } from '../src/planning/fills/solvers.js';
import { spending } from './spending.js';

/** After so many work units a lane looks again whether its part is still wanted. */
const UNITS_BETWEEN_LOOKS = 2e7;

/** Becomes known when the clock of the lane has come to it. */
interface Event {
  readonly time: number;
  readonly lane: VirtualLane;
  readonly happen: () => void;
}

export class VirtualCores implements Lanes {
  /** Of the thread that plans. */
  readonly engine: Engine;
  readonly #lanes: NodeLanes;
  readonly #virtual: readonly VirtualLane[];
  #events: Event[] = [];
  #now = 0;
  #planned = 0;

  /** @param cores in all, with the one that plans */
  constructor(engine: Engine, cores: number) {
    this.engine = spending(engine, (units) => {
      this.#planned += units;
      this.#advance(this.#now + units);
    });
    this.#lanes = new NodeLanes(undefined, new PlannersBoard(this));
    const { memory } = this.#lanes.board;
    this.#virtual = Array.from({ length: cores - 1 }, (_, number) => {
      const lane = new VirtualLane(engine, number, memory, (happen) => {
        this.#events.push({ time: lane.time, lane, happen });
      });
      this.#lanes.add(lane.portOfPlanner);
      return lane;
    });
  }

  open(planned: Planned): Ahead {
    return this.#lanes.open(planned);
  }

  /** Work units until now. */
  get time(): number {
    return this.#now;
  }

  /** Work units that all cores have spent. */
  get spent(): number {
    return this.#virtual.reduce((sum, lane) => sum + lane.spentUntil(this.#now), this.#planned);
  }

  /** Of the time, what the thread that plans has waited. */
  get waited(): number {
    return this.#now - this.#planned;
  }

  close(): void {
    this.#lanes.close();
    for (const lane of this.#virtual) lane.close();
  }

  /** The thread that plans waits until a lane has something to say. */
  awaitNews(): void {
    // Before, no lane has heard of what was handed out last.
    this.#advance(this.#now);
    const next = Math.min(...this.#events.map(({ time }) => time));
    if (next < Number.POSITIVE_INFINITY) this.#advance(next);
  }

  /** A part that a lane is at is not wanted any more: what it would have found is lost. */
  cut(number: number): void {
    const lane = this.#virtual[number]!;
    this.#events = this.#events.filter((event) => event.lane !== lane);
    lane.cut(this.#now);
  }

  /** All that happens until then, in its order: of what happens at once, what was found comes first. */
  #advance(until: number): void {
    for (const lane of this.#virtual) lane.hear(this.#now);
    for (;;) {
      const event = earliest(this.#events);
      const lane = earliest(this.#virtual.filter(({ isIdle }) => !isIdle));
      if (Math.min(event?.time ?? until + 1, lane?.time ?? until + 1) > until) break;
      if (lane === null || (event !== null && event.time <= lane.time)) {
        this.#events.splice(this.#events.indexOf(event!), 1);
        event!.happen();
      } else lane.step();
    }
    this.#now = until;
  }
}

/** The first of them, where several come at once; null: there is none. */
function earliest<Timed extends { readonly time: number }>(all: readonly Timed[]): Timed | null {
  return all.reduce<Timed | null>((first, one) => (first === null || one.time < first.time ? one : first), null);
}

/** What the thread that plans looks at: where it would sleep, time passes. */
class PlannersBoard extends Board {
  #beats = 0;

  constructor(private readonly cores: VirtualCores) {
    super();
  }

  override awaitNews(): void {
    this.cores.awaitNews();
  }

  override drop(part: number): void {
    const lane = this.laneAt(part);
    super.drop(part);
    if (lane !== null) this.cores.cut(lane);
  }

  /** None is ever dead. */
  override beatsOf(): number {
    return this.#beats++;
  }
}

/** A lane and its clock, which is at the end of what it has begun. */
class VirtualLane {
  time = 0;
  /** Until there is something new to be done. */
  isIdle = true;
  readonly portOfPlanner: MessagePort;
  /** Ends at which its messages are held back until their time has come. */
  readonly #toPlanner: MessagePort;
  readonly #toLoop: MessagePort;
  readonly #loop: LaneLoop;
  #spent = 0;

  constructor(engine: Engine, lane: number, memory: SharedArrayBuffer, later: (happen: () => void) => void) {
    const [planners, loops] = [new MessageChannel(), new MessageChannel()];
    this.portOfPlanner = planners.port1;
    this.#toPlanner = planners.port2;
    this.#toLoop = loops.port1;
    const counted = spending(engine, (units) => {
      this.time += units;
      this.#spent += units;
    });
    const board = new LanesBoard(memory, later, () => this.#said());
    this.#loop = new LaneLoop(counted, { lane, memory, port: loops.port2 }, board);
  }

  hear(now: number): void {
    for (const message of messages(this.#toPlanner)) {
      this.#toLoop.postMessage(message);
      if (this.isIdle) this.time = Math.max(this.time, now);
      this.isIdle = false;
    }
  }

  step(): void {
    this.isIdle = !this.#loop.doNext();
  }

  /** It has looked for the last time a while after. */
  cut(now: number): void {
    const left = Math.min(this.time, now + UNITS_BETWEEN_LOOKS);
    this.#spent -= this.time - left;
    this.time = left;
  }

  /** What it has begun goes on until its own clock. */
  spentUntil(now: number): number {
    return this.#spent - Math.max(0, this.time - now);
  }

  close(): void {
    this.#toPlanner.close();
    this.#toLoop.close();
  }

  /** What was said by now, to be passed on in its time. */
  #said(): () => void {
    const said = [...messages(this.#toLoop)];
    return () => {
      for (const message of said) this.#toPlanner.postMessage(message);
    };
  }
}

/** Says only when the clock of its lane has come to it what that lane has made. */
class LanesBoard extends Board {
  readonly #later: (happen: () => void) => void;
  readonly #said: () => () => void;

  constructor(memory: SharedArrayBuffer, later: (happen: () => void) => void, said: () => () => void) {
    super(memory);
    this.#later = later;
    this.#said = said;
  }

  override settle(part: number, lane: number, isDone: boolean): void {
    this.#later(() => super.settle(part, lane, isDone));
  }

  override tellNews(): void {
    this.#later(this.#said());
  }
}

function* messages(port: MessagePort): Generator<unknown> {
  for (;;) {
    const received = receiveMessageOnPort(port) as { message: unknown } | undefined;
    if (received === undefined) return;
    yield received.message;
  }
}
