/** The `traceparent` header of W3C Trace Context: which trace a request belongs to. */

const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;
/** Version, trace, parent and flags. */
const LENGTH = 55;

/** The header as it may be kept; null when it is absent or malformed, which is as if it were absent. */
export function readTraceParent(header: string): string | null {
  return TRACE_PARENT.test(header) ? header.slice(0, LENGTH) : null;
}

export function traceIdOf(traceParent: string): string {
  return traceParent.slice(3, 35);
}

/** The same trace, with the caller's own step as the parent. @param spanId 16 hexadecimal digits */
export function childOf(traceParent: string, spanId: string): string {
  return `00-${traceIdOf(traceParent)}-${spanId}-${traceParent.slice(-2)}`;
}
