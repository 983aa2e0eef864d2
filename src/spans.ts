/**
 * Spans of OpenTelemetry: what a step of the work took, and which step asked for it. Without an exporter (start/export-traces.ts)
 * nothing is recorded, and a step costs a call.
 */
import {
  type Attributes,
  context,
  INVALID_SPAN_CONTEXT,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export type { Span };
export { SpanKind };

const tracer = trace.getTracer('stowage');

export interface Step {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** A `traceparent` that came from elsewhere; null: it begins a trace. Absent: it is a part of the step that runs. */
  readonly parent?: string | null;
}

/** Does a step of the work; the steps inside it are its children. */
export function spanned<T>(
  { name, kind = SpanKind.INTERNAL, attributes = {}, parent }: Step,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const around = parent === undefined ? context.active() : trace.setSpanContext(ROOT_CONTEXT, contextOf(parent));
  return tracer.startActiveSpan(name, { kind, attributes }, around, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Begins a step inside one that is recorded. Null: none is, and what nobody waits for, as looking for jobs, is no trace of its own.
 * @returns ends it, with the error of a step that failed
 */
export function begunInside(name: string): ((error?: unknown) => void) | null {
  if (!trace.getActiveSpan()?.isRecording()) return null;
  const span = tracer.startSpan(name);
  return (error) => {
    if (error !== undefined) failed(span, error);
    span.end();
  };
}

function failed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
}

/** The step that runs, as a header for whoever goes on with it; null: none is recorded. */
export function traceParentOfStep(): string | null {
  const found = trace.getActiveSpan()?.spanContext();
  if (found === undefined || !isSpanContextValid(found)) return null;
  return `00-${found.traceId}-${found.spanId}-${found.traceFlags.toString(16).padStart(2, '0')}`;
}

function contextOf(traceParent: string | null) {
  if (traceParent === null) return INVALID_SPAN_CONTEXT;
  const [, traceId = '', spanId = '', flags = '00'] = traceParent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
