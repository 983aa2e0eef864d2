/** What the page (judge.ts) and its worker (judge-worker.ts) say to each other about a load that is edited. */
import type { LoadProblem } from '../../domain/problem.js';
import type { Uom } from '../../domain/words.js';
import type { EditBufferBody } from '../../schema/edit-buffer.js';
import type { AccountRules } from '../asked/account-rules.js';
import type { GivenContainer } from '../resolve/given.js';
import type { JudgedByHand } from '../saved/given-plan.js';
import type { CalculatedLoad, Issue, NormalisedRequest } from '../types.js';

/** A plan, of alternatives one of them; what an editing buffer was filled to; or an editing buffer. */
export type EditSource =
  | { readonly kind: 'load'; readonly load: CalculatedLoad; readonly option: number | null }
  | { readonly kind: 'filled'; readonly load: CalculatedLoad; readonly buffer: EditBufferBody }
  | { readonly kind: 'buffer'; readonly body: EditBufferBody; readonly uom: Uom };

/** A load to be edited. */
export interface OpenedEdit {
  readonly body: EditBufferBody;
  readonly uom: Uom;
  readonly problem: LoadProblem;
  readonly request: NormalisedRequest;
  readonly given: readonly GivenContainer[];
}

export interface OpenTask {
  readonly kind: 'open';
  readonly source: EditSource;
  readonly account: AccountRules | undefined;
}

export interface JudgeTask {
  readonly kind: 'judge';
  /** Of the load that was opened last. */
  readonly given: readonly GivenContainer[];
}

export type ToJudge = OpenTask | JudgeTask;

export type FromJudge =
  | { readonly kind: 'opened'; readonly edit: OpenedEdit }
  | { readonly kind: 'faulty'; readonly issues: readonly Issue[] }
  | { readonly kind: 'judged'; readonly verdict: JudgedByHand; readonly milliseconds: number }
  /** A fault of ours, or of what was given. */
  | { readonly kind: 'fault'; readonly message: string };
