/**
 * Makes parts of a search piece by piece, a piece being a fill or a task of one. After a piece it leaves the part, hears what
 * others have said, and makes the part anew from its start: what was found of it by then is only looked up.
 */
import type { Engine, FillResult } from '../../../engine/port.js';
import { type Expected, type LaneHooks, nameOfPart, type Planned } from '../../../planning/fills/ahead.js';
import { FoundFills } from '../../../planning/fills/found-fills.js';
import type { Session } from '../../../planning/fills/session.js';
import { Lane } from '../../../planning/lane.js';
import type { OpenParts } from './open-parts.js';
import type { Channel } from './page-channel.js';
import { PLANNER } from './said.js';

/** So long it works before it listens, milliseconds; and so many times as long as it takes to come to where it was. */
const WORK_MILLISECONDS = 15;
const TIMES_THE_WAY = 4;

/** It is time to listen. */
class Left extends Error {}

/** Somebody else is at what comes next. */
class AtOther extends Error {
  constructor(readonly part: string) {
    super(part);
  }
}

export interface Place {
  readonly search: string;
  /** PLANNER, or the number of the lane. */
  readonly me: number;
  readonly open: OpenParts;
  readonly channel: Channel;
}

export class PieceByPiece {
  readonly #place: Place;
  readonly #lane: Lane;
  readonly #found = new FoundFills();
  /** When the part was begun from its start, and how long it took to come to something new; null: it has not yet. */
  #begun = 0;
  #way: number | null = null;
  /** Tasks that are not told yet. */
  #expected: { readonly group: number | string; readonly parts: readonly Expected[] } | null = null;

  /** @param helped the search itself, in the worker that plans */
  constructor(
    planned: Planned,
    engine: Engine,
    place: Place,
    hooks: Omit<LaneHooks, 'onFill' | 'among'>,
    helped?: Session,
  ) {
    this.#place = place;
    const among: LaneHooks['among'] = {
      expect: (group, parts) => this.#expect(group, parts),
      doing: (expected, work) => this.#doing(expected, work),
      found: (fill) => this.#known(fill),
    };
    const onFill: LaneHooks['onFill'] = (fill, result) => this.#made(fill, result);
    this.#lane = new Lane(planned, { engine }, { ...hooks, onFill, among }, helped);
  }

  holdsTooMuch(lane: number): boolean {
    return this.#lane.holdsTooMuch(lane);
  }

  dispose(): void {
    this.#lane.dispose();
  }

  /**
   * @param isWanted asked between two pieces
   * @param awaitOther fulfils when the part that somebody else was at has come to an end; false: nobody waits for it
   * @returns whether all of the part was made
   * @throws EngineFailure when the engine gives up on it
   */
  async make(
    expected: Expected,
    isWanted: () => boolean,
    awaitOther: (part: string) => Promise<boolean>,
  ): Promise<boolean> {
    const task = expected.part.what === 'task' ? nameOfPart(expected) : null;
    while (task === null || !this.#found.has(task)) {
      try {
        this.#begun = performance.now();
        this.#way = null;
        return this.#lane.do(expected);
      } catch (error) {
        if (error instanceof AtOther) {
          if (!(await awaitOther(error.part))) return false;
        } else if (error instanceof Left) await this.#place.channel.listen();
        else throw error;
      }
      if (!isWanted()) return false;
    }
    return true;
  }

  /** What somebody else has found. */
  keep(fill: string, result: FillResult): void {
    this.#found.keep(fill, result);
  }

  known(fill: string): FillResult | undefined {
    return this.#found.get(fill);
  }

  /** What is known of a fill, for who plans: it is asked once. */
  take(fill: string): FillResult | undefined {
    return this.#found.take(fill);
  }

  /** Tells the others that it is at a part. */
  begin(part: string): void {
    const { me, open, channel, search } = this.#place;
    open.begin(part, me);
    channel.say({ kind: 'begun', search, part, by: me });
  }

  /** @param isDone else anybody may begin it again */
  leave(part: string, isDone: boolean): void {
    const { open, channel, search } = this.#place;
    open.leave(part, isDone);
    channel.say({ kind: 'left', search, part, isDone });
  }

  /** Tasks are shared by who plans alone: whoever works ahead may be left behind with his. */
  #expect(group: number | string, parts: readonly Expected[]): void {
    if (this.#place.me !== PLANNER) return;
    this.#expected = { group, parts };
    // Else it is told when it comes to something new: up to there all was told before.
    if (parts.length === 0) this.#tellExpected();
  }

  #tellExpected(): void {
    if (this.#expected === null) return;
    const { open, channel, search } = this.#place;
    open.expect(this.#expected.group, this.#expected.parts);
    channel.say({ kind: 'expect', search, ...this.#expected });
    this.#expected = null;
  }

  #doing<Result>(expected: Expected, work: () => Result): Result {
    const { me, open } = this.#place;
    const part = nameOfPart(expected);
    if (this.#found.has(part)) return work();
    this.#tellExpected();
    const by = open.at(part);
    if (by !== undefined && by !== me) throw new AtOther(part);
    this.begin(part);
    try {
      return work();
    } finally {
      this.leave(part, true);
    }
  }

  #known(fill: string): FillResult | undefined {
    const found = this.#found.get(fill);
    if (found === undefined) this.#way ??= performance.now() - this.#begun;
    return found;
  }

  #made(fill: string, result: FillResult): void {
    const { channel, search } = this.#place;
    this.keep(fill, result);
    channel.say({ kind: 'fill', search, fill, result });
    const worked = performance.now() - this.#begun;
    const way = this.#way ?? 0;
    if (worked - way >= Math.max(WORK_MILLISECONDS, TIMES_THE_WAY * way)) throw new Left();
  }
}
