/** Compresses answers for who accepts it: brotli or gzip. Streams of events go out as they come. */
import { constants } from 'node:zlib';
import compress from 'koa-compress';
import { EVENTS_TYPE } from '../media-types.js';
import type { Middleware } from '../state.js';

/** Bytes below which it does not pay. */
const THRESHOLD = 1024;
/** Of 11: beyond it answers take longer to compress than to send. */
const BROTLI_QUALITY = 4;

export function compression(): Middleware {
  return compress({
    filter: (type) => /json|text|svg|javascript|xml|wasm/.test(type) && !type.startsWith(EVENTS_TYPE),
    threshold: THRESHOLD,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    deflate: false,
    zstd: false,
  }) as unknown as Middleware;
}
