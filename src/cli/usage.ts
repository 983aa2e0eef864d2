/**
 * How commands read their line and how they end. What is wrong with a line is no fault of ours: its message names the
 * word that is wrong and what may stand there, and how the command is written follows.
 */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearMiss } from '../schema/near-miss.js';

/** Exit codes (docs/command-line.md). */
export const EXIT = {
  done: 0,
  /** The command line, a setting or a file is wrong; nothing was done. */
  mistake: 1,
  /** A request is faulty, nothing of it can be loaded, or a plan breaks a rule. */
  refused: 2,
  /** Some cargo stays behind, and --strict was said. */
  left: 3,
  /** A fault of ours. */
  fault: 70,
} as const;

const HELP = { type: 'boolean', short: 'h' } as const;

/** A command line that cannot be understood; the message says what would be. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** There is no store yet, and the command would find nothing in one. */
export class NoStore extends Error {
  constructor(where: string) {
    super(`There is no store in ${where}: the first start, or the first key, makes it. DATA_DIR names another folder.`);
    this.name = 'NoStore';
  }
}

/**
 * A word of a command line that is wrong or missing.
 * @param usage its lines before the first empty one say how the command is written
 */
export function misused(usage: string, message: string): UsageError {
  const [written = ''] = usage.split('\n\n');
  const [program, command] = written.split(' ');
  return new UsageError(`${message}\n\n${written}\n\n${program} help ${command} says more.`);
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** @returns null when the usage was asked for, and shown. @throws UsageError */
export function commandLine<Known extends Options>(
  usage: string,
  options: Known,
  args: readonly string[],
  print: (line: string) => void,
) {
  const config = { args: [...args], options: { ...options, help: HELP }, allowPositionals: true as const };
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens) {
    const mistake = token.kind === 'option' ? optionMistake(usage, config.options, token) : null;
    if (mistake !== null) throw misused(usage, mistake);
  }
  const read = parseArgs(config);
  const { values, positionals: files } = read as typeof read & { readonly values: { readonly help?: boolean } };
  if (!values.help) return { values, files };
  print(usage);
  return null;
}

interface OptionToken {
  readonly name: string;
  /** With its dashes. */
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function optionMistake(usage: string, options: Options, { name, rawName, value, inlineValue }: OptionToken) {
  if (!Object.hasOwn(options, name)) {
    const near = nearMiss(name, Object.keys(options));
    return `There is no option ${rawName}${near === undefined ? `. ${optionsOf(usage, options)}` : `: did you mean --${near}?`}`;
  }
  if (options[name]!.type === 'boolean') {
    return value === undefined ? null : `${rawName} takes no value, and "${value}" was given.`;
  }
  // What begins with a dash is the next option, unless it is `--name=-value`.
  if (value !== undefined && (inlineValue || !/^-./.test(value))) return null;
  const written = new RegExp(`^ +(--${name} .*?)(?: {2,}|$)`, 'm').exec(usage)?.[1];
  return `${rawName} needs a value${written === undefined ? '.' : `: ${written}`}`;
}

function optionsOf(usage: string, options: Options): string {
  const known = Object.keys(options).flatMap((option) => (option === 'help' ? [] : [`--${option}`]));
  const command = usage.split(/\s+/, 2).join(' ');
  return known.length === 0 ? `${command} takes no options.` : `${command} takes ${spoken(known)}.`;
}

/** @param what stands there, for who left it out; @throws UsageError when there is none, or more */
export function onlyFile(usage: string, what: string, files: readonly string[]): string {
  const [, command, name] = usage.split(/\s+/, 3) as [string, string, string];
  const [file, second] = files;
  if (file === undefined) throw misused(usage, `${name} is missing: ${what}.`);
  if (second !== undefined) throw misused(usage, `"${second}" is one word too many: ${command} takes one ${name}.`);
  return file;
}

/** `a, b and c`. */
export function spoken(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
