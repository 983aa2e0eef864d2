/** The lanes of a thread that plans: who they are, and what they say to it. */
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { Ahead, Planned } from '../../../planning/fills/ahead.js';
import type { Lanes } from '../../../planning/fills/solvers.js';
import { Board } from './board.js';
import type { FromLane, ToLane } from './lane-messages.js';
import type { Borrowing, LaneLent } from './lending.js';
import { type LanesOfThread, SearchAhead } from './search-ahead.js';

export class NodeLanes implements Lanes, LanesOfThread {
  readonly board: Board;
  readonly #ports = new Set<MessagePort>();
  /** Through which further lanes come; null: whoever made this adds them. */
  readonly #lender: MessagePort | null;
  readonly #searches = new Map<number, SearchAhead>();
  #opened = 0;
  #parts = 0;

  constructor(borrowing?: Borrowing, board = new Board(borrowing?.memory)) {
    this.board = board;
    this.#lender = borrowing?.port ?? null;
  }

  /** How many lanes there are. */
  get count(): number {
    return this.#ports.size;
  }

  /** Whether there are any, or may be later. */
  get mayCome(): boolean {
    return this.#ports.size > 0 || this.#lender !== null;
  }

  /** Another lane, at the other end of the port: it is told of all searches that are open. */
  add(port: MessagePort): void {
    this.#ports.add(port);
    for (const search of this.#searches.values()) search.tell((message) => port.postMessage(message));
  }

  open(planned: Planned): Ahead {
    const search = new SearchAhead(this, this.#opened++, planned);
    this.#searches.set(search.number, search);
    return search;
  }

  say(message: ToLane): void {
    for (const port of this.#ports) port.postMessage(message);
  }

  /** The number of a part that is new on the board. */
  nextPart(): number {
    return this.#parts++;
  }

  /** Takes in what lanes have said. */
  listen(): void {
    for (const { port } of this.#lender === null ? [] : messages<LaneLent>(this.#lender)) this.add(port);
    for (const port of this.#ports) {
      for (const message of messages<FromLane>(port)) {
        if (message.kind === 'left') this.#ports.delete(port);
        else this.#searches.get(message.search)?.keep(message.fill, message.result);
      }
    }
  }

  closed(search: SearchAhead): void {
    this.#searches.delete(search.number);
  }

  /** All lanes leave. */
  close(): void {
    this.board.close();
    for (const port of this.#ports) port.close();
    this.#ports.clear();
    this.#lender?.close();
  }
}

function* messages<Message>(port: MessagePort): Generator<Message> {
  for (;;) {
    const received = receiveMessageOnPort(port) as { message: Message } | undefined;
    if (received === undefined) return;
    yield received.message;
  }
}
