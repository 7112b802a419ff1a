import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
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

/** The `traceparent` of the running span, to be stored with an event; undefined outside of a trace. */
export function currentTraceparent(): string | undefined {
  if (!isTracing) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Loads the OpenTelemetry SDK and sends spans to the collector; answers what flushes and stops it. */
export async function startTracing(options: {
  service: string;
  endpoint: string;
}): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${options.endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  isTracing = true;
  return async () => {
    isTracing = false;
    await provider.shutdown();
  };
}

function continued(carrier: TraceCarrier): Context {
  return propagation.extract(context.active(), carrier);
}
