/** The side of the worker that plans: lets the lanes of its page work ahead, and waits between two parts. */
import { type Engine, EngineFailure, type FillResult, LEAST_EFFORT_OF_TASKS } from '../../../engine/port.js';
import {
  type Ahead,
  type Come,
  type Expected,
  NOBODY_AHEAD,
  nameOfPart,
  type Planned,
} from '../../../planning/fills/ahead.js';
import type { Found } from '../../../planning/fills/found.js';
import type { Pausing } from '../../../planning/fills/pausing.js';
import { Session } from '../../../planning/fills/session.js';
import type { Lanes } from '../../../planning/fills/solvers.js';
import { effortOf } from '../../../planning/lane.js';
import { OpenParts } from './open-parts.js';
import type { Channel } from './page-channel.js';
import { PieceByPiece } from './piece-by-piece.js';
import { PLANNER, type Said } from './said.js';

/** Between two looks at the clock while it waits, milliseconds. */
const LOOK_MILLISECONDS = 50;
/** In which a lane that has begun a part comes to its first fill, milliseconds. */
const TO_BEGIN_MILLISECONDS = 8;
/** A search that is over sooner is not worth the start of a worker. */
const WORTH_LANES_MILLISECONDS = 250;
/** A lane that is at something for so long is taken for dead. */
const PATIENCE_MILLISECONDS = 15_000;

export interface PageLanesOptions {
  /** That no other worker of the page has. */
  readonly name: string;
  /** How many there are, or will be. */
  readonly others: number;
  /** There is something to do for them. */
  readonly onWanted: () => void;
}

export class PageLanes implements Lanes {
  readonly #engine: Engine;
  readonly #channel: Channel;
  readonly #options: PageLanesOptions;
  #opened = 0;
  /** The search that is run, once it has begun. */
  #shared: SharedSearch | null = null;
  #isRunning = false;
  #wanting: ReturnType<typeof setTimeout> | undefined;

  constructor(engine: Engine, channel: Channel, options: PageLanesOptions) {
    this.#engine = engine;
    this.#channel = channel;
    this.#options = options;
    channel.hear = (said) => this.#shared?.hear(said);
  }

  open(planned: Planned): Ahead {
    // A search that goes straight on hears nothing.
    if (!this.#isRunning) return NOBODY_AHEAD;
    const { name, others, onWanted } = this.#options;
    this.#wanting = setTimeout(onWanted, WORTH_LANES_MILLISECONDS);
    this.#shared = new SharedSearch(`${name} ${this.#opened++}`, planned, this.#engine, others, this.#channel);
    return this.#shared;
  }

  /** Waits before each of its parts for what lanes are at. */
  async run(search: () => Pausing<Found>): Promise<Found> {
    const steps = search();
    this.#isRunning = true;
    try {
      for (;;) {
        const { done, value } = steps.next();
        if (done) return value;
        await this.#shared?.come(value);
      }
    } finally {
      clearTimeout(this.#wanting);
      this.#isRunning = false;
      this.#shared = null;
      steps.return(undefined as never);
    }
  }
}

class SharedSearch implements Ahead {
  readonly isNobody = false;
  readonly others: number;
  readonly #search: string;
  readonly #planned: Planned;
  readonly #engine: Engine;
  readonly #channel: Channel;
  readonly #open = new OpenParts();
  /** Who is told of the next message. */
  #news: (() => void) | null = null;
  #session: Session | null = null;
  #maker: PieceByPiece | null = null;
  /** Work units of the part that is being made. */
  #effort = 0;
  /** What depends on what lanes find, and what of it was told last. */
  #followed: {
    readonly group: number | string;
    readonly coming: () => readonly Expected[];
    readonly names: string;
  } | null = null;

  constructor(search: string, planned: Planned, engine: Engine, others: number, channel: Channel) {
    this.#search = search;
    this.#planned = planned;
    this.#engine = engine;
    this.others = others;
    this.#channel = channel;
    channel.say({ kind: 'search', search, planned });
  }

  hear(said: Said): void {
    if (said.kind === 'here') this.#tellAll();
    else if ('search' in said && said.search === this.#search) {
      if (said.kind === 'begun') this.#open.begin(said.part, said.by);
      else if (said.kind === 'left') this.#open.leave(said.part, said.isDone);
      else if (said.kind === 'fill') this.#keep(said.fill, said.result);
    }
    this.#news?.();
  }

  expect(group: number | string, parts: readonly Expected[]): void {
    // In the middle of a part that goes straight on nobody can be waited for.
    if (typeof group === 'string') return;
    this.#followed = null;
    this.#tell(group, parts);
  }

  follow(group: number | string, coming: () => readonly Expected[]): void {
    const parts = coming();
    this.#followed = { group, coming, names: namesOf(parts) };
    this.#tell(group, parts);
  }

  look(): void {}

  known(fill: string): FillResult | undefined {
    return this.#maker?.known(fill);
  }

  #keep(fill: string, result: FillResult): void {
    this.#maker?.keep(fill, result);
    if (this.#followed === null) return;
    const { group, coming, names } = this.#followed;
    const parts = coming();
    if (namesOf(parts) === names) return;
    this.#followed = { group, coming, names: namesOf(parts) };
    this.#tell(group, parts);
  }

  #tell(group: number | string, parts: readonly Expected[]): void {
    this.#open.expect(group, parts);
    this.#channel.say({ kind: 'expect', search: this.#search, group, parts });
  }

  doing<Result>(_: Expected, work: () => Result): Result {
    return work();
  }

  found(fill: string): FillResult | undefined {
    return this.#maker?.take(fill);
  }

  helpFor(search: unknown): void {
    if (!(search instanceof Session)) return;
    this.#session = search;
    const channel = this.#channel;
    const place = { search: this.#search, me: PLANNER, open: this.#open, channel };
    const hooks = {
      isCancelled: () => this.#isOver(),
      onProgress: ({ share, nodes }: { readonly share: number; readonly nodes: number }) => {
        search.meter.watch({ bestValue: 0, nodes, share: Math.min(1, share) }, this.#effort);
      },
    };
    this.#maker = new PieceByPiece(this.#planned, this.#engine, place, hooks, search);
  }

  made(): void {}

  close(): void {
    this.#channel.say({ kind: 'closed', search: this.#search });
  }

  /** What follows is a part: what lanes are at of it is waited for, and what takes long is shared with them. */
  async come({ expected, after }: Come): Promise<void> {
    await this.#channel.listen();
    const maker = this.#maker;
    if (maker === null || this.#isOver()) return;
    const part = { name: nameOfPart(expected), expected };
    const by = this.#open.at(part.name);
    const { what } = expected.part;
    const isLong = (what === 'plan' || what === 'room') && expected.part.effort >= LEAST_EFFORT_OF_TASKS;
    this.#open.take(part);
    if (after !== null) this.follow(expected.round, after);
    this.#effort = effortOf(expected.part);
    // Of a lane that has just begun it: what it begins with is heard soon.
    if (by !== undefined && isLong) await new Promise((resolve) => setTimeout(resolve, TO_BEGIN_MILLISECONDS));
    if (by !== undefined && !isLong) await this.#awaitOther(part.name, expected.round);
    else {
      maker.begin(part.name);
    }
    if (isLong) await this.#make(expected);
  }

  async #make(expected: Expected): Promise<void> {
    const isWanted = () => !this.#isOver();
    try {
      await this.#maker!.make(expected, isWanted, (part) => this.#awaitOther(part, expected.round));
    } catch (error) {
      // Who plans comes upon it, and says so.
      if (!EngineFailure.is(error)) throw error;
    }
  }

  /** Meanwhile it does what nobody is at. */
  async #awaitOther(part: string, round: number): Promise<boolean> {
    const until = performance.now() + PATIENCE_MILLISECONDS;
    const isOtherAt = () => (this.#open.at(part) ?? PLANNER) !== PLANNER;
    while (isOtherAt() && !this.#isOver()) {
      if (performance.now() > until) {
        this.#open.leave(part, false);
        break;
      }
      const next = this.#open.next((expected) => expected.round === round);
      if (next === null) await this.#awaitNews();
      else await this.#help(next.name, next.expected, isOtherAt);
    }
    return true;
  }

  async #help(part: string, expected: Expected, isOtherAt: () => boolean): Promise<void> {
    const maker = this.#maker!;
    maker.begin(part);
    let isDone = true;
    try {
      isDone = await maker.make(expected, isOtherAt, async () => false);
    } catch (error) {
      if (!EngineFailure.is(error)) throw error;
    }
    maker.leave(part, isDone);
    await this.#channel.listen();
  }

  #awaitNews(): Promise<void> {
    return new Promise((resolve) => {
      const look = setTimeout(resolve, LOOK_MILLISECONDS);
      this.#news = () => {
        clearTimeout(look);
        resolve();
      };
    });
  }

  #isOver(): boolean {
    return this.#session?.meter.watchPreparing() === true;
  }

  #tellAll(): void {
    this.#channel.say({ kind: 'search', search: this.#search, planned: this.#planned });
    for (const [group, parts] of this.#open.all())
      this.#channel.say({ kind: 'expect', search: this.#search, group, parts });
  }
}

function namesOf(parts: readonly Expected[]): string {
  return parts.map(nameOfPart).join('\n');
}
