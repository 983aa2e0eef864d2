/** Asking for work in the background and waiting for its end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { smallRequest } from '../problems/requests.js';
import type { TestAnswer } from './running-service.js';

type Call = (path: string, init?: RequestInit) => Promise<TestAnswer>;

/** A request whose first cargo tells the odd engine what to do. */
export function oddRequest(name: string, title = name) {
  const request = smallRequest({ title });
  return { ...request, cargoes: [{ ...request.cargoes[0], name }, ...request.cargoes.slice(1)] };
}

export function asProcess(query: Readonly<Record<string, string>> = {}): string {
  return `/Loads?${new URLSearchParams({ multiProcessed: 'true', UOM: 'UnitMetric', ...query })}`;
}

/** The process once it is as wanted; rejects when that takes too long. */
export async function processWhen(
  call: Call,
  id: string,
  isWanted: (process: TestAnswer['body']) => boolean = ({ finishedAt }) => finishedAt !== null,
  seconds = 120,
): Promise<TestAnswer['body']> {
  const giveUp = performance.now() + 1000 * seconds;
  for (;;) {
    const { body } = await call(`/Processes/${id}`);
    if (isWanted(body)) return body;
    if (performance.now() > giveUp) throw new Error(`still ${JSON.stringify(body)} after ${seconds} s`);
    await sleep(50);
  }
}

export async function until(condition: () => boolean | Promise<boolean>, seconds = 120): Promise<void> {
  const giveUp = performance.now() + 1000 * seconds;
  while (!(await condition())) {
    if (performance.now() > giveUp) throw new Error(`not so after ${seconds} s: ${condition}`);
    await sleep(20);
  }
}
