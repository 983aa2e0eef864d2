/** What runs inside the thread that draws (pool.ts): a stored load in, a picture out. */
import type { ShownLoad } from '../../scene/shown-load.js';
import { handOver } from '../../threads/hand-over.js';
import { sheetOf } from './compose.js';
import { drawPng } from './png.js';
import type { DrawAnswer, DrawTask } from './pool.js';
import { drawSvg } from './svg.js';

/** The loads read last, by their digest: a page asks for many pictures of one. */
const known = new Map<string, ShownLoad>();
const MOST_KNOWN = 4;

export default function draw({ digest, stored, subject, look, format }: DrawTask): DrawAnswer {
  const load = known.get(digest) ?? (JSON.parse(new TextDecoder().decode(stored)) as ShownLoad);
  known.delete(digest);
  known.set(digest, load);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
  const sheet = sheetOf(load, subject, look);
  if (sheet === null) return null;
  // The picture's bytes belong to the native canvas: they cannot change hands, a copy can.
  return handOver(format === 'svg' ? new TextEncoder().encode(drawSvg(sheet)) : Uint8Array.from(drawPng(sheet)));
}
