/** A thread that works ahead of another one which plans: it does what it is told until it is told to leave. */
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { type Engine, EngineFailure } from '../../../engine/port.js';
import type { Expected, LaneHooks } from '../../../planning/fills/ahead.js';
import { Lane, mostLanes } from '../../../planning/lane.js';
import { Board } from './board.js';
import type { FromLane, ToLane } from './lane-messages.js';

/** What one lane is given. */
export interface LanePlace {
  /** From 0. */
  readonly lane: number;
  readonly memory: SharedArrayBuffer;
  readonly port: MessagePort;
}

/** Between two looks whether the thread that plans is still there, milliseconds. */
const PATIENCE_MILLISECONDS = 1000;
/** So many looks without a word. */
const LOOKS_BEFORE_LEAVING = 120;

interface Waiting {
  readonly search: number;
  readonly part: number;
  readonly expected: Expected;
}

export class LaneLoop {
  readonly #engine: Engine;
  readonly #place: LanePlace;
  readonly #board: Board;
  readonly #lanes = new Map<number, Lane>();
  #waiting: Waiting[] = [];
  /** The part that is being done. */
  #part = -1;

  constructor(engine: Engine, place: LanePlace, board = new Board(place.memory)) {
    this.#engine = engine;
    this.#place = place;
    this.#board = board;
  }

  run(): void {
    let looks = 0;
    while (!this.#board.hasToLeave(this.#place.lane) && looks < LOOKS_BEFORE_LEAVING) {
      const seen = this.#board.workTold;
      if (this.doNext()) looks = 0;
      else {
        this.#board.awaitWork(seen, PATIENCE_MILLISECONDS);
        looks = this.#board.workTold === seen ? looks + 1 : 0;
      }
    }
    for (const lane of this.#lanes.values()) lane.dispose();
    this.#place.port.postMessage({ kind: 'left' } satisfies FromLane);
    this.#place.port.close();
  }

  /** @returns whether there was something to do */
  doNext(): boolean {
    this.#listen();
    const next = this.#claimed();
    if (next === null) return false;
    this.#do(next);
    return true;
  }

  #listen(): void {
    for (;;) {
      const received = receiveMessageOnPort(this.#place.port) as { message: ToLane } | undefined;
      if (received === undefined) return;
      const { message } = received;
      if (message.kind === 'search') this.#begin(message);
      else if (message.kind === 'part') this.#waiting.push(message);
      else this.#end(message.search);
    }
  }

  #begin({ search, planned }: Extract<ToLane, { kind: 'search' }>): void {
    const { lane, port } = this.#place;
    if (lane >= mostLanes(planned)) return;
    const isCancelled = () => {
      this.#board.beat(lane);
      return this.#board.laneAt(this.#part) !== lane || this.#board.hasToLeave(lane);
    };
    const onFill: LaneHooks['onFill'] = (fill, result) => {
      port.postMessage({ kind: 'fill', search, fill, result } satisfies FromLane);
      this.#board.tellNews();
    };
    this.#lanes.set(search, new Lane(planned, { engine: this.#engine }, { isCancelled, onFill }));
  }

  #end(search: number): void {
    this.#lanes.get(search)?.dispose();
    this.#lanes.delete(search);
    this.#waiting = this.#waiting.filter((one) => one.search !== search);
  }

  /** The first part that nobody else has begun. */
  #claimed(): Waiting | null {
    for (;;) {
      const next = this.#waiting.shift();
      if (next === undefined) return null;
      if (this.#lanes.has(next.search) && this.#board.claim(next.part, this.#place.lane)) return next;
    }
  }

  #do({ search, part, expected }: Waiting): void {
    const lane = this.#lanes.get(search)!;
    this.#part = part;
    let isDone = true;
    try {
      isDone = lane.do(expected);
    } catch (error) {
      // Who plans comes upon it, and says so.
      if (!EngineFailure.is(error)) throw error;
      lane.dispose();
    }
    this.#board.settle(part, this.#place.lane, isDone);
    this.#board.tellNews();
    if (lane.holdsTooMuch(this.#place.lane)) this.#end(search);
  }
}

/** Returns when the thread is wanted elsewhere, or nothing will be asked any more. */
export function workAhead(engine: Engine, place: LanePlace): void {
  new LaneLoop(engine, place).run();
}
