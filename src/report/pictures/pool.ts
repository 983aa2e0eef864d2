/** The thread that draws, and searches nothing. It begins with the first picture, and ends when it has long been idle. */
import { Piscina } from 'piscina';
import type { PictureFormat, PictureLook, PictureSubject } from '../../schema/pictures.js';

export interface DrawTask {
  /** Names the plan: the thread keeps the last ones that it has read. */
  readonly digest: string;
  /** The calculated load as it is kept. */
  readonly stored: Uint8Array;
  readonly subject: PictureSubject;
  readonly look: PictureLook;
  readonly format: PictureFormat;
}

/** The picture; null: the load has no such container or space. */
export type DrawAnswer = Uint8Array | null;

export class DrawingQueueIsFull extends Error {}

const THREADS = 1;
const MOST_WAITING = 500;
const IDLE_MILLISECONDS = 60_000;
/** Drawing gives way to the main thread, which answers everybody. */
const NICE = 10;

export class PicturePool {
  readonly #drawing = new Piscina({
    filename: new URL('./draw-worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MILLISECONDS,
    niceIncrement: NICE,
  });

  /** @throws DrawingQueueIsFull */
  async draw(task: DrawTask): Promise<DrawAnswer> {
    if (this.#drawing.queueSize >= MOST_WAITING) throw new DrawingQueueIsFull();
    return await this.#drawing.run(task);
  }

  async close(): Promise<void> {
    await this.#drawing.destroy();
  }
}
