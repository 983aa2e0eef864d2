/**
 * The native canvas, loaded by the first picture or text: a thread whose own modules cannot be loaded ends the service, but a task
 * that fails is told.
 */
import { createRequire } from 'node:module';

type Canvas = typeof import('@napi-rs/canvas');

let loaded: Canvas | undefined;

/** @throws Error, which missingNativePart (lib/native-part.ts) puts in words: it is not installed */
export function nativeCanvas(): Canvas {
  loaded ??= createRequire(import.meta.url)('@napi-rs/canvas') as Canvas;
  return loaded;
}
