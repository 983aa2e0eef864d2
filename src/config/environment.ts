/** Settings as the environment has them, each of a kind: what is wrong is named by the setting. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** A wrong setting; the message is one line that starts with its name. */
export class ConfigError extends Error {
  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem.replace(/\s+/g, ' ')}`);
    this.name = 'ConfigError';
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

export const MEBIBYTE = 1024 * 1024;

/** The setting without blanks around it; undefined when absent or empty. */
export function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function integer(env: Environment, name: string, absent: number, least: number, most: number): number {
  const value = text(env, name);
  if (value === undefined) return absent;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new ConfigError(name, `a whole number from ${least} to ${most} is needed, not "${value}"`);
  }
  return number;
}

/** Bytes, or a number with KiB, MiB or GiB. */
export function byteCount(env: Environment, name: string, absent: number): number {
  const value = text(env, name);
  if (value === undefined) return absent;
  const match = /^(\d+)\s*(KiB|MiB|GiB)?$/i.exec(value);
  const unit = { kib: 1024, mib: MEBIBYTE, gib: 1024 * MEBIBYTE }[match?.[2]?.toLowerCase() ?? ''] ?? 1;
  const bytes = Number(match?.[1] ?? Number.NaN) * unit;
  if (!(bytes >= 1024 && bytes <= 1024 * MEBIBYTE)) {
    throw new ConfigError(name, `a size from 1 KiB to 1 GiB is needed, such as 16 MiB, not "${value}"`);
  }
  return bytes;
}

export function flag(env: Environment, name: string): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined || value === 'false' || value === '0') return false;
  if (value === 'true' || value === '1') return true;
  throw new ConfigError(name, `true or false is needed, not "${value}"`);
}

export function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], absent: T): T {
  const value = text(env, name);
  if (value === undefined) return absent;
  const found = allowed.find((word) => word === value.toLowerCase());
  if (!found) throw new ConfigError(name, `one of ${allowed.join(', ')} is needed, not "${value}"`);
  return found;
}

export function list(env: Environment, name: string, isValid: (item: string) => boolean, kind: string): string[] {
  const items = (text(env, name) ?? '').split(',').map((item) => item.trim());
  const given = items.filter((item) => item !== '');
  const wrong = given.find((item) => !isValid(item));
  if (wrong !== undefined) throw new ConfigError(name, `"${wrong}" is not ${kind}`);
  return given;
}

export function webAddress(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new ConfigError(name, `an address such as https://loads.example is needed, not "${value}"`);
  }
  return value.replace(/\/+$/, '');
}

/** Null when it is not set. */
export function folder(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === undefined) return null;
  const path = resolve(value);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new ConfigError(name, `there is no folder "${value}"`);
}

export function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value.toLowerCase();
}

export function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
}
