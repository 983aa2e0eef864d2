/** A worker of a page that works ahead of the one that plans. */
import { type Engine, EngineFailure } from '../../../engine/port.js';
import { mostLanes } from '../../../planning/lane.js';
import { NeedsWide } from '../needs-wide.js';
import { OpenParts } from './open-parts.js';
import type { Channel } from './page-channel.js';
import { PieceByPiece } from './piece-by-piece.js';
import type { Said } from './said.js';

/** After a part that was left. */
const PAUSE_MILLISECONDS = 5;

interface Search {
  readonly open: OpenParts;
  readonly maker: PieceByPiece;
}

export class LaneOfPage {
  readonly #engine: Engine;
  readonly #channel: Channel;
  readonly #me: number;
  readonly #searches = new Map<string, Search>();
  /** Tells that there may be something to do. */
  #wake: (() => void) | null = null;

  /** @param me from 1 */
  constructor(engine: Engine, channel: Channel, me: number) {
    this.#engine = engine;
    this.#channel = channel;
    this.#me = me;
    channel.hear = (said) => {
      this.#hear(said);
      this.#wake?.();
    };
  }

  /** Asks what is planned. */
  ask(): void {
    this.#channel.say({ kind: 'here' });
  }

  /** Until it is ended from outside. */
  async run(): Promise<never> {
    this.ask();
    for (;;) {
      const isBusy = await this.#doNext();
      if (!isBusy)
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }

  #hear(said: Said): void {
    if (said.kind === 'search') {
      if (this.#searches.has(said.search) || this.#me > mostLanes(said.planned)) return;
      this.#searches.set(said.search, this.#begun(said));
    } else if (said.kind === 'over') {
      for (const search of this.#searches.keys()) this.#forget(search);
    } else if (said.kind !== 'here' && said.kind !== 'echo') this.#hearOf(said);
  }

  #hearOf(said: Exclude<Said, { kind: 'here' | 'search' | 'over' | 'echo' }>): void {
    const { open, maker } = this.#searches.get(said.search) ?? {};
    if (said.kind === 'expect') open?.expect(said.group, said.parts);
    else if (said.kind === 'begun') open?.begin(said.part, said.by);
    else if (said.kind === 'left') open?.leave(said.part, said.isDone);
    else if (said.kind === 'fill') maker?.keep(said.fill, said.result);
    else this.#forget(said.search);
  }

  #begun({ search, planned }: Extract<Said, { kind: 'search' }>): Search {
    const open = new OpenParts();
    const hooks = { isCancelled: () => false };
    return {
      open,
      maker: new PieceByPiece(planned, this.#engine, { search, me: this.#me, open, channel: this.#channel }, hooks),
    };
  }

  /** @returns whether there was something to do */
  async #doNext(): Promise<boolean> {
    for (const [search, { open, maker }] of this.#searches) {
      const next = open.next();
      if (next === null) continue;
      const { name: part, expected } = next;
      const isWanted = () => this.#searches.has(search) && open.at(part) === this.#me && open.isOpen(next);
      maker.begin(part);
      let isDone = false;
      try {
        isDone = await maker.make(expected, isWanted, async () => false);
      } catch (error) {
        // Who plans comes upon it, and says so. Nor is there the other module yet, perhaps.
        this.#forget(search);
        if (!EngineFailure.is(error) && !(error instanceof NeedsWide)) throw error;
      }
      if (open.at(part) === this.#me) open.leave(part, isDone);
      this.#channel.say({ kind: 'left', search, part, isDone });
      if (maker.holdsTooMuch(this.#me - 1)) this.#forget(search);
      await this.#channel.listen();
      // It came upon what somebody else is at, perhaps.
      if (!isDone) await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
      return true;
    }
    return false;
  }

  #forget(search: string): void {
    this.#searches.get(search)?.maker.dispose();
    this.#searches.delete(search);
  }
}
