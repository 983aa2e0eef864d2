/** What benchmarks of vehicles have in common: orders that are no part of the project, and plans with limits beside those without. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadOptions } from './options.js';
import { PROJECT } from './results.js';

/** Of --folder where it is not given. @param name of a folder of ../shared/benchmarks, beside the checkout */
export function sharedFolder(name: string): string {
  return fileURLToPath(new URL(`../shared/benchmarks/${name}`, PROJECT));
}

/** @throws BadOptions when there is none */
export function existing(folder: string, what: string): string {
  if (!existsSync(folder)) throw new BadOptions(`no ${what}; name their folder with --folder`);
  return folder;
}

/** What some work gives, and the CPU time that it takes. */
export function timed<Result>(work: () => Result): [result: Result, cpuSeconds: number] {
  const begin = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(begin);
  return [result, Number(((user + system) / 1e6).toFixed(3))];
}

export function piecesLeft({ unloaded }: { readonly unloaded: readonly { readonly quantity: number }[] }): number {
  return unloaded.reduce((sum, { quantity }) => sum + quantity, 0);
}
