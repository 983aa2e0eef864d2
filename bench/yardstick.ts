/**
 * The yardstick: a search of known strength, run as a child process. It is no part of the project; it is looked for in
 * the folder named by YARDSTICK, else beside the checkout in ../shared/yardstick.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadOptions } from './options.js';
import { PROJECT } from './results.js';
import type { Support } from './thpack.js';

/** @param thpack text with one problem @returns percent of the container's volume that the yardstick loads */
export function yardstickPercent(thpack: string, support: Support, cpuSeconds: number): number {
  const folder = process.env['YARDSTICK'] ?? fileURLToPath(new URL('../shared/yardstick', PROJECT));
  const script = join(folder, 'run.mjs');
  if (!existsSync(script)) throw new BadOptions(`no yardstick in ${folder}; name its folder in YARDSTICK`);
  const temporary = mkdtempSync(join(tmpdir(), 'yardstick-'));
  try {
    const file = join(temporary, 'problem.txt');
    writeFileSync(file, thpack);
    const options = ['--file', file, '--seconds', String(cpuSeconds), '--support', support, '--json'];
    const answer = execFileSync(process.execPath, [script, ...options], { encoding: 'utf8' });
    const [row] = JSON.parse(answer) as { percent: number; fault: string }[];
    if (row === undefined || row.fault !== 'none') throw new Error(`the yardstick failed: ${answer}`);
    return row.percent;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
