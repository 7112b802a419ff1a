import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
  type SpanContext,
} from '@opentelemetry/api';

/** The carrier of a trace: the headers of a request or of a message. */
export type TraceCarrier = Readonly<Record<string, string | string[] | undefined>>;

export interface SpanOptions {
  readonly name: string;
  readonly kind: SpanKind;
  readonly carrier?: TraceCarrier;
  readonly attributes?: Attributes;
}

let isTracing = false;

/** The id of the trace that the next root span begins; undefined: a random one. */
let nextTraceId: string | undefined;

/** Runs inside a span that goes on from the carrier's trace; without tracing it costs nothing. */
export function inSpan<Result>(
  options: SpanOptions,
  run: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  return isTracing ? traced(options, run) : run(undefined);
}

async function traced<Result>(
  options: SpanOptions,
  run: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const parent = options.carrier === undefined ? context.active() : continued(options.carrier);
  const { name, kind, attributes = {} } = options;
  const span = trace.getTracer('pathshala').startSpan(name, { kind, attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), run, undefined, span);
  } catch (error) {
    span.recordException(error instanceof Error ? error : String(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** The span of a request from outside. */
export interface RequestSpan {
  /** For the calls that the request causes. */
  readonly traceparent: string;
  end(facts: { readonly name: string; readonly status: number }): void;
}

/**
 * Begins the trace of a request from outside, with the request's id (a UUID) as its id: logs and traces are found by one number.
 * Whether it is recorded is decided by the rate alone, so no header of the caller is read. Undefined without tracing.
 */
export function beginRequestSpan(requestId: string): RequestSpan | undefined {
  if (!isTracing) return undefined;
  nextTraceId = requestId.replaceAll('-', '');
  const span = trace.getTracer('pathshala').startSpan('request', { kind: SpanKind.SERVER, root: true });
  nextTraceId = undefined;
  return {
    traceparent: traceparentOf(span.spanContext()),
    end({ name, status }) {
      span.updateName(name);
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED) === 0 ? '00' : '01'}`;

/** Whether the running span is recorded: what costs time for a span is left out otherwise. */
export function isRecording(): boolean {
  return isTracing && trace.getActiveSpan()?.isRecording() === true;
}

/** The `traceparent` of the running span, to be stored with an event; undefined outside of a trace. */
export function currentTraceparent(): string | undefined {
  if (!isTracing) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

export interface TracingOptions {
  readonly service: string;
  /** The base URL of the collector; undefined: nothing is traced. */
  readonly endpoint: string | undefined;
  /** The share of the traces begun here that is recorded, from 0 to 1. A trace begun elsewhere is recorded as it says. */
  readonly rate: number;
}

/** Loads the OpenTelemetry SDK and sends spans to the collector; answers what flushes and stops it. */
export async function startTracing(options: TracingOptions): Promise<() => Promise<void>> {
  if (options.endpoint === undefined) return async () => undefined;
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } = sdk;
  const ids = new sdk.RandomIdGenerator();
  const exporter = new OTLPTraceExporter({ url: `${options.endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.rate) }),
    idGenerator: {
      generateTraceId: () => nextTraceId ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  isTracing = true;
  return async () => {
    isTracing = false;
    await provider.shutdown();
    for (const api of [trace, context, propagation]) api.disable();
  };
}

function continued(carrier: TraceCarrier): Context {
  return propagation.extract(context.active(), carrier);
}
