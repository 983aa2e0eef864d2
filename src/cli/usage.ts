/**
 * How commands read their line and how they end. What is wrong with a line is no fault of ours: its message is all that
 * is shown.
 */
import { type ParseArgsConfig, parseArgs } from 'node:util';

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

/** Options of a command line as `parseArgs` has them, or a mistake with the usage. */
export function orUsage<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
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
  const read = orUsage(usage, () => parseArgs(config));
  const { values, positionals: files } = read as typeof read & { readonly values: { readonly help?: boolean } };
  if (!values.help) return { values, files };
  print(usage);
  return null;
}

/** @throws UsageError when there is none, or more */
export function onlyFile(usage: string, [file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) throw new UsageError(usage);
  return file;
}
