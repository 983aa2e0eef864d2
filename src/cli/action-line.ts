/** The line of a command that does several things: `stowage keys create ...`. */
import type { ParseArgsConfig } from 'node:util';
import { nearMiss } from '../schema/near-miss.js';
import { commandLine, misused, spoken } from './usage.js';

/** What may follow an action. */
export interface Action {
  /** Names of its words, as the usage has them; one in brackets may be left out. */
  readonly words: readonly string[];
  readonly options: readonly string[];
}

/** @returns null when the usage was asked for, and shown. @throws UsageError */
export function actionLine<Name extends string, const Known extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  actions: Readonly<Record<Name, Action>>,
  options: Known,
  args: readonly string[],
  print: (line: string) => void,
) {
  const line = commandLine(usage, options, args, print);
  if (line === null) return null;
  const { values, files } = line;
  const [name, ...words] = files;
  const command = usage.split(' ', 2).join(' ');
  const allowed = Object.keys(actions) as Name[];
  const action = allowed.find((one) => one === name);
  if (action === undefined) throw misused(usage, whichAction(command, allowed, name));
  const { words: names, options: taken } = actions[action];
  const missing = names[words.length];
  if (missing !== undefined && !missing.startsWith('[')) {
    throw misused(usage, `${missing} is missing: ${command} ${action} ${names.join(' ')}`);
  }
  const extra = words[names.length];
  if (extra !== undefined) {
    const whole = names.length === 0 ? 'no more words' : `one ${names.join(' ').replace(/[[\]]/g, '')}`;
    throw misused(usage, `"${extra}" is one word too many: ${command} ${action} takes ${whole}.`);
  }
  const idle = Object.keys(values).find((option) => !taken.includes(option));
  if (idle !== undefined) {
    const may = taken.length === 0 ? 'takes no options' : `takes ${spoken(taken.map((option) => `--${option}`))}`;
    throw misused(usage, `--${idle} has no meaning here: ${command} ${action} ${may}.`);
  }
  return { action, words, values };
}

function whichAction(command: string, allowed: readonly string[], name: string | undefined): string {
  const one = spoken(allowed, 'or');
  if (name === undefined) return `A word is missing after ${command}: ${one}.`;
  const near = nearMiss(name, allowed);
  return `${command} does not know "${name}"${near === undefined ? '' : ` (did you mean ${near}?)`}: it takes ${one}.`;
}
