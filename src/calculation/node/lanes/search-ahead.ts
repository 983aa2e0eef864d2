/** A search as its lanes know it: hands out its parts to them, and waits where one of them is at what it needs. */
import type { Engine, FillResult } from '../../../engine/port.js';
import {
  type Ahead,
  type Expected,
  groupOf,
  type LaneHooks,
  nameOfPart,
  nameOfTask,
  type Planned,
} from '../../../planning/fills/ahead.js';
import { FoundFills } from '../../../planning/fills/found-fills.js';
import { Session } from '../../../planning/fills/session.js';
import { Lane } from '../../../planning/lane.js';
import type { Board } from './board.js';
import type { ToLane } from './lane-messages.js';

/** Between two looks at the clock while it waits for a lane, milliseconds. */
const LOOK_MILLISECONDS = 50;
/** A lane that gives no sign for so long is taken for dead: what it was at is done by who plans. */
const SILENCE_MILLISECONDS = 3000;

/** What it asks of all lanes of its thread. */
export interface LanesOfThread {
  readonly board: Board;
  readonly count: number;
  readonly mayCome: boolean;
  listen(): void;
  say(message: ToLane): void;
  nextPart(): number;
  closed(search: SearchAhead): void;
}

/** A part that was handed out. */
interface HandedOut {
  readonly part: number;
  readonly expected: Expected;
}

export class SearchAhead implements Ahead {
  readonly isNobody = false;
  readonly #lanes: LanesOfThread;
  readonly #planned: Planned;
  /** By the name of the part. */
  readonly #handedOut = new Map<string, HandedOut>();
  readonly #found = new FoundFills();
  #isTold = false;
  /** In the thread that plans. */
  #help: Lane | null = null;
  /** Whether the part that is waited for is wanted no more. */
  #isOver = () => false;
  /** The part to which the search has come while a lane is at it. */
  #awaited: HandedOut | null = null;
  /** What it waits for of that part. */
  #awaitedFill = '';
  /** While it waits it does a beam to which whoever makes the whole fill will come. */
  #isAtBeam = false;
  /** What depends on what lanes find. */
  #followed: { readonly group: number | string; readonly coming: () => readonly Expected[] } | null = null;
  /** Lanes have found something since it was asked. */
  #hasNews = false;

  constructor(
    lanes: LanesOfThread,
    readonly number: number,
    planned: Planned,
  ) {
    this.#lanes = lanes;
    this.#planned = planned;
  }

  get others(): number {
    return this.#lanes.count;
  }

  expect(group: number | string, parts: readonly Expected[]): void {
    if (this.#followed?.group === group) this.#followed = null;
    this.#handOutAll(group, parts);
  }

  follow(group: number | string, coming: () => readonly Expected[]): void {
    this.#followed = { group, coming };
    this.#hasNews = true;
    this.look();
  }

  look(): void {
    this.#lanes.listen();
    if (this.#followed === null || !this.#hasNews) return;
    this.#hasNews = false;
    this.#handOutAll(this.#followed.group, this.#followed.coming());
  }

  known(fill: string): FillResult | undefined {
    return this.#found.get(fill);
  }

  #handOutAll(group: number | string, parts: readonly Expected[]): void {
    this.#lanes.listen();
    if (!this.#lanes.mayCome) return;
    // Whoever made the whole fill ahead of it has led the way so far: now its tasks are shared.
    if (parts.some(isStretch) && this.#isFillAwaited()) this.#giveUpWaiting();
    const open = parts.filter((expected) => !this.#isLedTo(expected));
    const wanted = new Map(open.map((expected) => [nameOfPart(expected), expected]));
    for (const [key, { part, expected }] of this.#handedOut) {
      if (wanted.has(key) || groupOf(expected) !== group) continue;
      this.#lanes.board.drop(part);
      this.#handedOut.delete(key);
    }
    for (const [key, expected] of wanted) {
      if (!this.#handedOut.has(key)) this.#handOut(key, expected);
    }
    this.#lanes.board.tellWork();
  }

  doing<Result>(expected: Expected, work: () => Result): Result {
    if (this.#handedOut.size === 0) return work();
    const key = nameOfPart(expected);
    const handedOut = this.#handedOut.get(key);
    if (handedOut === undefined) return work();
    this.#handedOut.delete(key);
    if (this.#isLedTo(expected)) {
      this.#lanes.board.drop(handedOut.part);
      return work();
    }
    const before = this.#awaited;
    this.#awaited = this.#lanes.board.take(handedOut.part) ? null : handedOut;
    try {
      return work();
    } finally {
      if (this.#isFillAwaited()) this.#giveUpWaiting();
      this.#awaited = before;
    }
  }

  found(fill: string, isOver: () => boolean, isOfTasks = false): FillResult | undefined {
    const known = this.#taken(fill);
    if (known !== undefined || this.#awaited === null || (isOfTasks && this.#isFillAwaited())) return known;
    const { part } = this.#awaited;
    const { board } = this.#lanes;
    this.#awaitedFill = fill;
    const silence = new Silence(board);
    for (;;) {
      const lane = board.laneAt(part);
      const seen = board.newsTold;
      const found = this.#taken(fill);
      if (found !== undefined) return found;
      this.look();
      if (lane === null || isOver() || silence.isTooLong(lane)) break;
      if (!this.#helped(isOver)) board.awaitNews(seen, LOOK_MILLISECONDS);
    }
    // Nobody else goes on with it.
    this.#giveUpWaiting();
    return this.#taken(fill);
  }

  /** Whoever is at the awaited part makes whole fills. */
  #isFillAwaited(): boolean {
    const what = this.#awaited?.expected.part.what;
    return what === 'plan' || what === 'room';
  }

  /** Whether whoever makes the awaited fill is at this beam of it already. */
  #isLedTo({ part }: Expected): boolean {
    if (part.what !== 'task' || part.task.what !== 'beam' || !this.#isFillAwaited()) return false;
    const { lane } = part.task;
    return lane > 0 && this.#found.has(nameOfTask(part.fill, { what: 'beam', lane: lane - 1 }));
  }

  #giveUpWaiting(): void {
    this.#lanes.board.drop(this.#awaited!.part);
    this.#awaited = null;
  }

  helpFor(search: unknown, engine: Engine): void {
    if (!(search instanceof Session)) return;
    const hooks: LaneHooks = {
      isCancelled: () => {
        this.look();
        // It would come to the same beam now.
        if (this.#isAtBeam && this.#isFillAwaited() && this.#found.has(this.#awaitedFill)) this.#giveUpWaiting();
        return this.#isOver();
      },
      onFill: (fill, result) => this.keep(fill, result),
    };
    this.#help = new Lane(this.#planned, { engine }, hooks, search);
  }

  made(): void {}

  close(): void {
    for (const { part } of this.#handedOut.values()) this.#lanes.board.drop(part);
    this.#handedOut.clear();
    this.#followed = null;
    this.#found.clear();
    if (this.#isTold) this.#lanes.say({ kind: 'closed', search: this.number });
    this.#lanes.closed(this);
  }

  keep(fill: string, result: FillResult): void {
    this.#hasNews = true;
    this.#found.keep(fill, result);
  }

  /** To a lane that has come later: what is planned, and what nobody has begun. */
  tell(say: (message: ToLane) => void): void {
    if (!this.#isTold) return;
    say({ kind: 'search', search: this.number, planned: this.#planned });
    for (const { part, expected } of this.#handedOut.values()) {
      if (this.#lanes.board.isOpen(part)) say({ kind: 'part', search: this.number, part, expected });
    }
  }

  #handOut(key: string, expected: Expected): void {
    if (!this.#isTold) this.#lanes.say({ kind: 'search', search: this.number, planned: this.#planned });
    this.#isTold = true;
    const part = this.#lanes.nextPart();
    this.#lanes.board.open(part);
    this.#handedOut.set(key, { part, expected });
    this.#lanes.say({ kind: 'part', search: this.number, part, expected });
  }

  /** Does a part that nobody has begun, of the round that runs. @returns whether there was one */
  #helped(isOver: () => boolean): boolean {
    if (this.#help === null) return false;
    this.#isOver = isOver;
    const { round } = this.#awaited!.expected;
    for (const { part, expected } of this.#handedOut.values()) {
      if (expected.round !== round || !this.#lanes.board.take(part)) continue;
      this.#isAtBeam = isBeam(expected);
      this.#help.do(expected);
      this.#isAtBeam = false;
      return true;
    }
    return false;
  }

  #taken(fill: string): FillResult | undefined {
    if (!this.#found.has(fill)) this.#lanes.listen();
    return this.#found.take(fill);
  }
}

/** How long a lane has given no sign of life. */
class Silence {
  #beats = -1;
  #since = 0;

  constructor(private readonly board: Board) {}

  isTooLong(lane: number): boolean {
    const beats = this.board.beatsOf(lane);
    if (beats !== this.#beats) {
      this.#beats = beats;
      this.#since = performance.now();
    }
    return performance.now() - this.#since > SILENCE_MILLISECONDS;
  }
}

function isBeam({ part }: Expected): boolean {
  return part.what === 'task' && part.task.what === 'beam';
}

function isStretch({ part }: Expected): boolean {
  return part.what === 'task' && part.task.what === 'improve';
}
