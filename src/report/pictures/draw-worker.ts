/** What runs inside the thread that draws (pool.ts): a stored load in, a picture out. */
import { move } from 'piscina';
import type { ShownLoad } from '../../scene/shown-load.js';
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
  // In a buffer of its own, so that it can be handed over.
  const bytes = format === 'svg' ? new TextEncoder().encode(drawSvg(sheet)) : Uint8Array.from(drawPng(sheet));
  return move(bytes) as unknown as Uint8Array;
}
