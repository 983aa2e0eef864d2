/** The media types of answers: which there are, and how each is announced. */

/** The `Content-Type` of each. */
const CONTENT_TYPES = {
  'application/json': 'application/json',
  'application/pdf': 'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/wasm': 'application/wasm',
  'font/woff2': 'font/woff2',
  'image/png': 'image/png',
  'image/svg+xml': 'image/svg+xml; charset=utf-8',
  'text/css': 'text/css; charset=utf-8',
  'text/csv': 'text/csv; charset=utf-8',
  /** Server-sent events. The sender of the stream writes a comment now and then, so that no proxy ends it. */
  'text/event-stream': 'text/event-stream; charset=utf-8',
  'text/html': 'text/html; charset=utf-8',
  'text/javascript': 'text/javascript; charset=utf-8',
  'text/markdown': 'text/markdown; charset=utf-8',
  'text/plain': 'text/plain; charset=utf-8',
} as const;

export type MediaType = keyof typeof CONTENT_TYPES;

export const JSON_TYPE = 'application/json' satisfies MediaType;
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' satisfies MediaType;
export const EVENTS_TYPE = 'text/event-stream' satisfies MediaType;

export function contentTypeOf(type: MediaType): string {
  return CONTENT_TYPES[type];
}

/** Of an event stream: no cache and no proxy keeps, changes (by compressing, for instance) or holds back its events. */
export const EVENT_HEADERS = { 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' } as const;
