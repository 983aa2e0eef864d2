/** What was done, to be undone and done again. The commands of one drag are one entry: the last of them counts. */
import type { LoadProblem } from '../../domain/problem.js';
import { type Command, done } from './commands.js';
import type { EditedPlan } from './edited-plan.js';

interface Entry {
  readonly command: Command;
  readonly before: EditedPlan;
  readonly after: EditedPlan;
  readonly settled: number;
  /** Of the drag to which it belongs; null: none. */
  readonly drag: number | null;
}

export interface History {
  readonly plan: EditedPlan;
  readonly past: readonly Entry[];
  /** The next one to be done again last. */
  readonly future: readonly Entry[];
  /** Of the last command: pieces that came down. */
  readonly settled: number;
}

export function historyOf(plan: EditedPlan): History {
  return { plan, past: [], future: [], settled: 0 };
}

/** @param drag the same for all commands of one drag, each of which begins where the drag began */
export function executed(
  problem: LoadProblem,
  history: History,
  command: Command,
  drag: number | null = null,
): History {
  const last = history.past.at(-1);
  const isSameDrag = drag !== null && last !== undefined && last.drag === drag;
  const before = isSameDrag ? last.before : history.plan;
  const { plan, settled } = done(problem, before, command);
  if (plan === before && !isSameDrag) return history;
  const past = isSameDrag ? history.past.slice(0, -1) : history.past;
  if (plan === before) return { plan, past, future: [], settled: 0 };
  return { plan, past: [...past, { command, before, after: plan, settled, drag }], future: [], settled };
}

export function undone(history: History): History {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return { plan: last.before, past: history.past.slice(0, -1), future: [...history.future, last], settled: 0 };
}

export function redone(history: History): History {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  const past = [...history.past, next];
  return { plan: next.after, past, future: history.future.slice(0, -1), settled: next.settled };
}

/** As text that lasts a reload: the commands, which give the same plan again. */
export function commandsOf({ past }: History): Command[] {
  return past.map(({ command }) => command);
}
