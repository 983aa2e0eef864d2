/** Files and standard input as the command line reads and writes them: what cannot be done is a sentence. */
import { readFile, writeFile } from 'node:fs/promises';
import { jsonFaultAt } from '../lib/json-fault.js';
import { UsageError } from './usage.js';

/** What the system says, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EEXIST: 'a file of that name is in the way',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk takes no writes',
  ENOSPC: 'the disk is full',
};

/** @throws UsageError: what the system does not let us do, and why not */
export async function orSentence<T>(what: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new UsageError(`${what}: ${REASONS[code ?? ''] ?? message}.`);
  }
}

/** @param file `-` is standard input */
export async function readInput(file: string): Promise<Uint8Array> {
  if (file !== '-') return await orSentence(`${file} cannot be read`, () => readFile(file));
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** @throws UsageError that names the line and the column at which it is no JSON */
export function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const at = jsonFaultAt(text);
    const before = text.slice(0, at).split('\n');
    const what = at === text.length ? 'it ends too early' : `"${text[at]}" cannot stand there`;
    throw new UsageError(
      `${file} is not valid JSON: ${what} (line ${before.length}, column ${before.at(-1)!.length + 1}).`,
    );
  }
}

export async function writeOutput(file: string, content: Uint8Array | string): Promise<void> {
  await orSentence(`${file} cannot be written`, () => writeFile(file, content));
}
