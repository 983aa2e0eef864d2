/**
 * Judges a load while it is edited, in a Web Worker of its own, so that neither the page nor the search waits for it: by
 * the rules, and in the words, by which the service builds it.
 */
import type { AccountRules } from '../asked/account-rules.js';
import type { GivenContainer } from '../resolve/given.js';
import type { JudgedByHand } from '../saved/given-plan.js';
import type { Issue } from '../types.js';
import { EngineFault } from './engine.js';
import type { EditSource, FromJudge, OpenedEdit, ToJudge } from './judge-messages.js';

/** What was given cannot be edited; every fault of it is in `issues`. */
export class UnreadableEdit extends Error {
  override readonly name = 'UnreadableEdit';

  constructor(readonly issues: readonly Issue[]) {
    super(issues.map(({ message }) => message).join(' '));
  }
}

export interface TimedVerdict extends JudgedByHand {
  /** In the worker. */
  readonly milliseconds: number;
}

export class Judge {
  readonly #worker = new Worker(new URL('./judge-worker.js', import.meta.url), {
    type: 'module',
    name: 'stowage judge',
  });
  #last: Promise<unknown> = Promise.resolve();

  /** @throws UnreadableEdit, EngineFault */
  async open(source: EditSource, account?: AccountRules): Promise<OpenedEdit> {
    const answer = await this.#ask({ kind: 'open', source, account });
    if (answer.kind === 'faulty') throw new UnreadableEdit(answer.issues);
    if (answer.kind !== 'opened') throw faultOf(answer);
    return answer.edit;
  }

  /** @param given containers of the load that was opened last; @throws EngineFault */
  async judge(given: readonly GivenContainer[]): Promise<TimedVerdict> {
    const answer = await this.#ask({ kind: 'judge', given });
    if (answer.kind !== 'judged') throw faultOf(answer);
    return { ...answer.verdict, milliseconds: answer.milliseconds };
  }

  close(): void {
    this.#worker.terminate();
  }

  /** One after the other. */
  #ask(task: ToJudge): Promise<FromJudge> {
    const before = this.#last;
    const answer = (async () => {
      await before.catch(() => {});
      return new Promise<FromJudge>((resolve, reject) => {
        this.#worker.onmessage = ({ data }: MessageEvent<FromJudge>) => resolve(data);
        this.#worker.onerror = ({ message }) => reject(new EngineFault(message || 'the worker of the judge ended'));
        this.#worker.postMessage(task);
      });
    })();
    this.#last = answer;
    return answer;
  }
}

function faultOf(answer: FromJudge): EngineFault {
  return new EngineFault(answer.kind === 'fault' ? answer.message : `the worker said ${answer.kind}`);
}
