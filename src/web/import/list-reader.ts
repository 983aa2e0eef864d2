/** The worker that reads lists, as the page asks it. What takes too long is given up with its worker. */
import type { WhyUnreadable } from '../../tables/unreadable-file.js';
import type { Choices, FromWorker, Setting, Source, TakenRows, ToWorker, Understood } from './messages.js';

/** Bytes of a file; a workbook of 10,000 rows has some 2 MB. */
const MOST_BYTES = 50 * 1024 * 1024;
/** That reading may take, milliseconds. */
const MOST_MILLISECONDS = 20_000;

/** Nothing of it can be read. */
export class UnreadableList extends Error {
  /** @param line of a text, where the fault begins */
  constructor(
    readonly why: WhyUnreadable,
    readonly line: number | null = null,
  ) {
    super(why);
  }
}

type Asked = { readonly [Kind in ToWorker['kind']]: Omit<Extract<ToWorker, { kind: Kind }>, 'id'> }[ToWorker['kind']];

export class ListReader {
  #worker: Worker | null = null;
  #last = 0;

  /** @throws UnreadableList */
  async open(source: File | string, setting: Setting): Promise<Understood> {
    const given = await sourceOf(source);
    const answer = await this.#ask({ kind: 'open', source: given, setting });
    return (answer as Extract<FromWorker, { kind: 'understood' }>).understood;
  }

  /** @throws UnreadableList */
  async read(choices: Choices): Promise<Understood> {
    const answer = await this.#ask({ kind: 'read', choices });
    return (answer as Extract<FromWorker, { kind: 'understood' }>).understood;
  }

  /** @throws UnreadableList */
  async take(choices: Choices): Promise<TakenRows> {
    const answer = await this.#ask({ kind: 'take', choices });
    return (answer as Extract<FromWorker, { kind: 'taken' }>).taken;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ask(asked: Asked): Promise<FromWorker> {
    const id = ++this.#last;
    this.#worker ??= new Worker(new URL('./list-worker.js', import.meta.url), {
      type: 'module',
      name: 'stowage lists',
    });
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const fail = (why: WhyUnreadable) => {
        this.close();
        reject(new UnreadableList(why));
      };
      const timer = setTimeout(() => fail('tooLarge'), MOST_MILLISECONDS);
      const listen = ({ data }: MessageEvent<FromWorker>) => {
        if (data.id !== id) return;
        clearTimeout(timer);
        worker.removeEventListener('message', listen);
        if (data.kind === 'unreadable') reject(new UnreadableList(data.why, data.line));
        else resolve(data);
      };
      worker.addEventListener('message', listen);
      worker.addEventListener('error', () => fail('damaged'), { once: true });
      worker.postMessage({ ...asked, id } as ToWorker);
    });
  }
}

async function sourceOf(source: File | string): Promise<Source> {
  if (typeof source === 'string') return { kind: 'text', text: source };
  if (source.size > MOST_BYTES) throw new UnreadableList('tooLarge');
  return { kind: 'file', name: source.name, bytes: await source.arrayBuffer() };
}
