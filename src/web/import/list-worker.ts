/** Reads lists beside the page, so that five thousand rows stop no frame. */
import { UnreadableFile } from '../../tables/unreadable-file.js';
import type { FromWorker, ToWorker } from './messages.js';
import { OpenedList } from './understand.js';

let list: OpenedList | null = null;
const say = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void answer(data);
});

async function answer(asked: ToWorker): Promise<void> {
  const { id } = asked;
  try {
    if (asked.kind === 'open') {
      list = null;
      list = await OpenedList.open(asked.source, asked.setting);
      say({ kind: 'understood', id, understood: list.understood({}) });
    } else if (asked.kind === 'read') say({ kind: 'understood', id, understood: list!.understood(asked.choices) });
    else say({ kind: 'taken', id, taken: list!.taken(asked.choices) });
  } catch (error) {
    const { why, line } = error instanceof UnreadableFile ? error : ({ why: 'damaged', line: null } as const);
    say({ kind: 'unreadable', id, why, line });
  }
}
