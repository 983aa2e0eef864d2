/** The thread that draws, and searches nothing. */
import type { PictureFormat, PictureLook, PictureSubject } from '../../schema/pictures.js';
import { ThreadPool } from '../../threads/thread-pool.js';

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

const MOST_WAITING = 500;
const USUAL_SECONDS = 0.1;

export class PicturePool {
  readonly #thread = new ThreadPool({
    module: new URL('./draw-worker.js', import.meta.url),
    mostWaiting: MOST_WAITING,
    usualSeconds: USUAL_SECONDS,
    givesWay: true,
  });

  /** @throws LineIsFull */
  draw(task: DrawTask): Promise<DrawAnswer> {
    return this.#thread.run(task);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
