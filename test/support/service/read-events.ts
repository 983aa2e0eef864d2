/** What a stream of server-sent events says, as it comes. */

export interface SaidEvent<Data> {
  readonly id: string;
  readonly data: Data;
}

export interface EventsRead<Data> {
  /** Grows as long as the stream does not end. */
  readonly seen: readonly SaidEvent<Data>[];
  readonly ended: Promise<void>;
}

export function readEvents<Data>({ body }: Response): EventsRead<Data> {
  const seen: SaidEvent<Data>[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const [, id, data] = /^id: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (id !== undefined) seen.push({ id, data: JSON.parse(data!) });
      }
    }
  };
  return { seen, ended: read() };
}
