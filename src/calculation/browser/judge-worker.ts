/** What runs in the Web Worker of the judge: reading a load that is edited, and the verifier. Nothing is searched. */
import type { LoadProblem } from '../../domain/problem.js';
import type { EditBufferBody } from '../../schema/edit-buffer.js';
import { check } from '../check.js';
import { editBufferOf, filledBufferOf } from '../saved/edit-buffer-of.js';
import { judgedByHand } from '../saved/given-plan.js';
import type { FromJudge, OpenTask, ToJudge } from './judge-messages.js';

/** Nothing is searched: how long that may take is not asked. */
const MAX_RUN_TIME_SECONDS = 300;

let problem: LoadProblem | null = null;

addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  let answer: FromJudge;
  try {
    answer = data.kind === 'open' ? opened(data) : judged(data.given);
  } catch (error) {
    answer = { kind: 'fault', message: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});

function opened({ source, account }: OpenTask): FromJudge {
  const body = bodyOf(source);
  const uom = source.kind === 'buffer' ? source.uom : source.load.problem.uom;
  const edit = { fillRemaining: false };
  const checked = check(body, {
    uom,
    maxRunTimeSeconds: MAX_RUN_TIME_SECONDS,
    edit,
    ...(account === undefined ? {} : { account }),
  });
  if (checked.problem === null || checked.given === null) return { kind: 'faulty', issues: checked.issues };
  problem = checked.problem;
  return { kind: 'opened', edit: { body, uom, problem, request: checked.request, given: checked.given } };
}

function bodyOf(source: OpenTask['source']): EditBufferBody {
  if (source.kind === 'load') return editBufferOf(source.load, source.option);
  return source.kind === 'filled' ? filledBufferOf(source.load, source.buffer) : source.body;
}

function judged(given: Parameters<typeof judgedByHand>[1]): FromJudge {
  const begun = performance.now();
  const verdict = judgedByHand(problem!, given);
  return { kind: 'judged', verdict, milliseconds: performance.now() - begun };
}
