/** `node build/scripts/changes/keep.js 2026-11-22`: keeps what the interface is today under that day, when it is given out. */
import { writeFileSync } from 'node:fs';
import { definition } from './definition.js';
import { surfaceOf } from './surface.js';

const day = process.argv[2] ?? '';
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error('Say the day, as 2026-11-22.');
writeFileSync(
  new URL(`../../../docs/changes/${day}.json`, import.meta.url),
  `${JSON.stringify(surfaceOf(definition()), null, 1)}\n`,
);
